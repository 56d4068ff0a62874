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
  type Shape,
  spread,
  unitsAlong,
  unitsOfArea,
} from '@understory/page';
import { asWritten, type Clause } from '@understory/table';
import { ScenarioProblem } from '@understory/table/scenario';
import { type Change, note } from '../../note.ts';
import type { Nouns } from '../../nouns.ts';
import type { World } from '../../world.ts';
import type { GivenBead, GivenGroup, GivenMark, GivenPiece } from './given.ts';

/** The world that a scenario sets up, and by which words and clause of its edition. */
export interface Setting {
  readonly world: World;
  readonly clause: Clause;
  readonly nouns: Nouns;
  /** Whom a scenario means: a people by its name, or a group that it gave. */
  ownerOf(handle: string): Owner;
}

export interface Owner {
  readonly id: string;
  /** The people that it was called by. */
  readonly people: string | null;
  /** What it has drawn is part of its works. */
  readonly hasWorks: boolean;
}

export function markGiven({ world, clause }: Setting, { in: id, kind }: GivenMark, i: number): void {
  const piece = world.page.pieces.find((it) => it.id === id);
  if (!piece) throw new ScenarioProblem(`There is no piece "${id}".`, ['marks', i, 'in']);
  const mark = { id: world.page.newId('m'), kind, at: centreOf(piece.shape), piece: id, what: null };
  note(world, { kind: 'given', clause, key: 'mark', piece: id, mark: kind }, [{ do: 'mark', mark }]);
}

export function foundGiven(
  { world, clause }: Setting,
  { id, kind, name = id, of = id, card, built }: GivenGroup,
): void {
  const builds = built.map((what): Change => ({ do: 'build', group: id, what }));
  note(world, { kind: 'given', clause, key: 'group', group: id }, [
    {
      do: 'found',
      group: { id, sort: card === undefined ? 'people' : 'monsters', kind, name, of, card: card ?? null },
    },
    ...builds,
  ]);
}

export function drawGiven({ world, clause, nouns, ownerOf }: Setting, given: GivenPiece, i: number): void {
  const { page, journal } = world;
  const owner = given.owner === undefined ? null : ownerOf(given.owner);
  const id = given.id ?? page.newId('p');
  if (page.pieces.some((it) => it.id === id)) throw new ScenarioProblem(`There are two pieces "${id}".`, ['pieces', i]);
  const shape = shapeOf(given);
  const centre = centreOf(shape);
  const stratum = page.isLaid ? page.stratumAt(centre.x, centre.y) : 0;
  const area = mil(given.area ?? areaOf(shape));
  const piece: Omit<Piece, 'since' | 'until'> = {
    id,
    kind: given.kind,
    matter: nouns.kinds[given.kind] ?? 'open',
    shape,
    area,
    stratum,
    // Whose it is made it in its own age; everything else was there from the first age on.
    age: owner ? journal.age : (world.ages[0]?.name ?? journal.age),
    clause,
    manner: given.manner,
    what: asWritten(given.title ?? given.kind),
    owner: owner?.id ?? null,
    people: owner?.people ?? null,
    feature: given.feature ?? null,
    within: given.within ?? null,
    biome: given.biome ?? null,
    nexus: given.nexus ?? null,
    variant: given.variant ?? null,
    room: given.room ?? null,
  };
  const units = unitsOf(page, piece);
  const bonds = owner?.hasWorks ? [worksBond(page, owner.id, id)] : [];
  note(world, { kind: 'given', clause, key: 'piece', piece: id }, [{ do: 'draw', piece }, ...units, ...bonds]);
}

/** What a civilization has drawn is part of its works. */
function worksBond(page: Page, group: string, piece: string): Change {
  return { do: 'bond', bond: { id: page.newId('n'), kind: 'works', group, piece } };
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
  const put = (resource: string, at: readonly Point[], life: Piece['biome']): Change[] =>
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

export function putGiven({ world, clause, ownerOf }: Setting, given: GivenBead, i: number): void {
  const { page } = world;
  const piece = page.pieces.find((it) => it.id === given.in);
  if (!piece) throw new ScenarioProblem(`There is no piece "${given.in}".`, ['beads', i, 'in']);
  const there = page.beadsIn(piece.id).length;
  const seats = spread(piece.shape, there + given.count);
  const beads = Array.from({ length: given.count }, (_, k): Change => {
    const at = seats[(there + k) % seats.length] ?? centreOf(piece.shape);
    const { kind, name = null } = given;
    const owner = given.owner === undefined ? null : ownerOf(given.owner).id;
    return {
      do: 'bead',
      bead: { id: page.newId('b'), kind, at, piece: piece.id, owner, name, fixed: false, emblem: null },
    };
  });
  const { kind: bead, count } = given;
  note(world, { kind: 'given', clause, key: 'beads', piece: piece.id, bead, count }, beads);
}
