import {
  areaOf,
  centreOf,
  disc,
  line,
  mil,
  type Page,
  type Piece,
  type Point,
  polygon,
  type Resource,
  type Shape,
  spread,
  unitsAlong,
  unitsOfArea,
} from '@understory/page';
import { firstFault, Problem } from '@understory/table';
import { ScenarioProblem } from '@understory/table/scenario';
import { label } from '../draw.ts';
import type { Change } from '../note.ts';
import { beginFeature } from '../second/draw.ts';
import { secondEdition } from '../second/edition.ts';
import { note } from '../second/note.ts';
import { KINDS } from '../second/nouns.ts';
import { type SecondOptions, secondOptionsSchema } from '../second/options.ts';
import { layStrata } from '../second/primordial/shape.ts';
import type { SecondWorld } from '../second/world.ts';
import { bringTo, ownerNamed, settled } from './civilizations.ts';
import type { Given, GivenBead, GivenCivilization, GivenPiece, ScenarioOptions } from './given.ts';
import type { GivenWild } from './given-monsters.ts';
import { inhabited } from './monsters.ts';

const SET_UP = 'H2-GEN-07';

/** The world that a scenario gives, before its rule is run. */
export function setUp(options: ScenarioOptions, given: Given, seed: string): SecondWorld {
  const { width, height } = given.page;
  const own = given.cards === undefined ? [] : [{ file: 'cards', text: given.cards }];
  const cards = [...options.cards, ...own];
  const all = secondOptionsSchema.safeParse({ ...options, width, height, strata: given.strata ?? null, cards });
  if (!all.success)
    throw new ScenarioProblem(`${firstFault(all.error)}.`, [given.strata === undefined ? 'page' : 'strata']);
  const world = begun(all.data, seed);
  if (given.world !== undefined) layStrata(world, given.world);
  for (const [kind, count = 0] of Object.entries(given.drawn)) {
    for (let i = 0; i < count; i++) drawnBefore(world, kind as keyof Given['drawn']);
  }
  for (const group of given.groups) foundGiven(world, group);
  const civs = given.civilizations.map((it, i) => settled(world, it, i));
  for (const [i, piece] of given.pieces.entries()) drawGiven(world, piece, i);
  for (const [i, bead] of given.beads.entries()) putGiven(world, bead, i);
  for (const [i, civ] of civs.entries()) bringTo(civ, given.civilizations[i] as GivenCivilization, i);
  for (const it of given.wild) wildGiven(world, it);
  for (const [i, mark] of given.marks.entries()) markGiven(world, mark, i);
  if (world.page.isLaid) inhabited(world, given);
  return world;
}

/** Own cards are read when the world begins, and may be faulty. */
function begun(options: SecondOptions, seed: string): SecondWorld {
  try {
    return secondEdition.begin(options, seed);
  } catch (problem) {
    if (problem instanceof Problem) throw new ScenarioProblem(problem.message, ['cards']);
    throw problem;
  }
}

/** A cave with ● that belong to nobody, and the ○ that they guard. */
function wildGiven(world: SecondWorld, { id, at: [x, y], radius, population, treasure, nexus }: GivenWild): void {
  const lair = id ?? world.page.newId('p');
  const given = { id: lair, kind: 'cave', disc: [x, y, radius], manner: 'natural', width: 0.4 } as const;
  drawGiven(world, { ...given, disc: [x, y, radius], ...(nexus ? { nexus } : {}) }, -1);
  if (population > 0) putGiven(world, { in: lair, kind: 'population', count: population }, -1);
  if (treasure > 0) putGiven(world, { in: lair, kind: 'treasure', count: treasure }, -1);
}

function markGiven(world: SecondWorld, { in: id, kind }: Given['marks'][number], i: number): void {
  const piece = world.page.pieces.find((it) => it.id === id);
  if (!piece) throw new ScenarioProblem(`There is no piece "${id}".`, ['marks', i, 'in']);
  const mark = { id: world.page.newId('m'), kind, at: centreOf(piece.shape), piece: id, text: null };
  note(world, { kind: 'given', clause: SET_UP, key: 'mark', piece: id, mark: kind }, [{ do: 'mark', mark }]);
}

/** A feature with its label, but without its pieces. */
function drawnBefore(world: SecondWorld, kind: keyof Given['drawn']): void {
  const feature = beginFeature(world, 'H2-FEA-01', kind, 1, kind);
  label(world, 'H2-FEA-02', feature, kind, { x: world.page.width / 2, y: world.page.height / 2 });
}

function foundGiven(world: SecondWorld, { id, kind, name = id, of = id, card, built }: Given['groups'][number]): void {
  const builds = built.map((what): Change => ({ do: 'build', group: id, what }));
  note(world, { kind: 'given', clause: SET_UP, key: 'group', group: id }, [
    { do: 'found', group: { id, kind, name, of, card: card ?? null } },
    ...builds,
  ]);
}

function drawGiven(world: SecondWorld, given: GivenPiece, i: number): void {
  const { page, journal } = world;
  const id = given.id ?? page.newId('p');
  if (page.pieces.some((it) => it.id === id)) throw new ScenarioProblem(`There are two pieces "${id}".`, ['pieces', i]);
  const shape = shapeOf(given);
  const centre = centreOf(shape);
  const stratum = page.isLaid ? page.stratumAt(centre.x, centre.y) : 0;
  const area = mil(given.area ?? areaOf(shape));
  const piece: Omit<Piece, 'since' | 'until'> = {
    id,
    kind: given.kind,
    matter: KINDS[given.kind],
    shape,
    area,
    stratum,
    // Whose it is made it in its own age; everything else was there before.
    age: given.owner === undefined ? 'primordial' : journal.age,
    clause: SET_UP,
    manner: given.manner,
    title: given.title ?? given.kind,
    owner: given.owner === undefined ? null : ownerNamed(world, given.owner),
    people: world.civs.find(({ people }) => people.key === given.owner)?.people.key ?? null,
    feature: given.feature ?? null,
    within: given.within ?? null,
    biome: given.biome ?? null,
    nexus: given.nexus ?? null,
    look: given.look ?? null,
    room: given.room ?? null,
  };
  const units = unitsOf(page, piece);
  const bonds = piece.owner === null ? [] : worksBond(world, piece.owner, id);
  note(world, { kind: 'given', clause: SET_UP, key: 'piece', piece: id }, [{ do: 'draw', piece }, ...units, ...bonds]);
}

/** What a civilization has drawn is part of its works. */
function worksBond({ page, civs }: SecondWorld, owner: string, piece: string): Change[] {
  if (!civs.some(({ group }) => group.id === owner)) return [];
  return [{ do: 'bond', bond: { id: page.newId('n'), kind: 'works', group: owner, piece } }];
}

function shapeOf({ disc: round, line: course, width, box, outline }: GivenPiece): Shape {
  if (round) return disc(...round);
  if (course) return line(course.flat(), width);
  if (outline) return polygon(outline.flat());
  const [left, top, right, bottom] = box ?? [0, 0, 1, 1];
  return polygon([left, top, right, top, right, bottom, left, bottom]);
}

/** The units that a piece of its kind has (H2-MSR-24, -34). */
function unitsOf(
  page: Page,
  { id, kind, shape, area, stratum, biome, nexus }: Omit<Piece, 'since' | 'until'>,
): Change[] {
  const along = !shape.closed && shape.path.length > 2;
  const places = (): Point[] => (along ? unitsAlong(shape.path) : spread(shape, unitsOfArea(area)));
  const put = (resource: Resource, at: readonly Point[], life: Piece['biome']): Change[] =>
    at.map((it) => ({
      do: 'unit',
      unit: { id: page.newId('u'), kind: resource, biome: life, at: it, piece: id, stratum },
    }));
  const mined = kind === 'gem' ? 'gems' : kind === 'ore' || kind === 'water' || kind === 'magma' ? kind : null;
  return [
    ...(mined ? put(mined, places(), null) : []),
    ...(biome ? put(stratum === 0 ? 'surface biome' : 'biome', places(), biome) : []),
    ...(nexus ? put('nexus', [centreOf(shape)], null) : []),
  ];
}

function putGiven(world: SecondWorld, given: GivenBead, i: number): void {
  const { page } = world;
  const piece = page.pieces.find((it) => it.id === given.in);
  if (!piece) throw new ScenarioProblem(`There is no piece "${given.in}".`, ['beads', i, 'in']);
  const there = page.beadsIn(piece.id).length;
  const seats = spread(piece.shape, there + given.count);
  const beads = Array.from({ length: given.count }, (_, k): Change => {
    const at = seats[(there + k) % seats.length] ?? centreOf(piece.shape);
    const { kind, name = null } = given;
    const owner = given.owner === undefined ? null : ownerNamed(world, given.owner);
    return {
      do: 'bead',
      bead: { id: page.newId('b'), kind, at, piece: piece.id, owner, name, fixed: false, look: null },
    };
  });
  const { kind: bead, count } = given;
  note(world, { kind: 'given', clause: SET_UP, key: 'beads', piece: piece.id, bead, count }, beads);
}
