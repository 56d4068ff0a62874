import { box, disc, groundOfRegions, type Piece, type Point } from '@understory/page';
import type { Rule } from '@understory/table';
import { ScenarioProblem } from '@understory/table/scenario';
import { beadsOf } from '../../beads.ts';
import { plainGoods } from '../../playtest/civilization/deep-elves/elves.ts';
import { housed } from '../../playtest/civilization/deep-elves/rooms.ts';
import { setUpElves } from '../../playtest/civilization/deep-elves/set-up.ts';
import { beginFeature, draw, putBeads, sign } from '../../playtest/draw.ts';
import { playtestEdition } from '../../playtest/edition.ts';
import { gainBonus, putStart } from '../../playtest/monsters/beads.ts';
import { newDen } from '../../playtest/monsters/den.ts';
import { type GroupKind, KINDS_OF_GROUP } from '../../playtest/monsters/flavours.table.ts';
import { drawLair } from '../../playtest/monsters/lair.ts';
import { newBand } from '../../playtest/monsters/newborn.ts';
import { settleTerritory } from '../../playtest/monsters/territory.ts';
import { note } from '../../playtest/note.ts';
import { playtestOptionsSchema } from '../../playtest/options.ts';
import { beginAge } from '../../playtest/record.ts';
import type { PlaytestWorld } from '../../playtest/world.ts';
import { quietly } from '../shared/quietly.ts';
import type { Given, GivenBand, GivenCity, ScenarioOptions } from './given.ts';

/** The world that a scenario gives, before its rule is run. */
export function setUp(options: ScenarioOptions, given: Given, seed: string): PlaytestWorld {
  const world = playtestEdition.begin(playtestOptionsSchema.parse(options), seed);
  const { strata } = given;
  if (strata === undefined) return world;
  lay(
    world,
    strata.map((ring) => ring.flat()),
  );
  natural(world, given);
  if (given.city) cityGiven(world, given.city);
  if (given.groups.length > 0) groupsGiven(world, given);
  return world;
}

function lay(world: PlaytestWorld, rings: readonly (readonly number[])[]): void {
  const deep = world.options.surface;
  const surface = { path: [0, deep, world.page.width, deep], closed: false, swell: 0 };
  const ground = groundOfRegions('Given', [surface], rings);
  note(world, { kind: 'surface drawn', clause: 'PT-SET-02', deep }, [{ do: 'lay', ground }]);
}

/** What the first age has left. */
function natural(world: PlaytestWorld, { halls, ore, packs, loose, plague }: Given): void {
  for (const [left, top, right, bottom] of halls) {
    const shape = box((left + right) / 2, (top + bottom) / 2, right - left, bottom - top);
    draw(world, { clause: 'PT-FEA-T2.Region', kind: 'cave', shape, what: { kind: 'cavern' } });
  }
  for (const { at, lodes } of ore) oreGiven(world, spot(at), lodes);
  for (const { at, has } of packs) {
    const cave = caveGiven(world, spot(at));
    if (has.population > 0) putBeads(world, 'PT-CAV-02', cave, 'population', has.population, 'primordial monster');
    if (has.treasure > 0) putBeads(world, 'PT-CAV-02', cave, 'treasure', has.treasure, 'treasure');
  }
  for (const at of loose) putBeads(world, 'PT-CAV-02', caveGiven(world, spot(at)), 'treasure', 1, 'treasure');
  for (const { at, number } of plague)
    sign(world, 'PT-NEX-T1.2', caveGiven(world, spot(at)), 'plague', { kind: 'plague sign', number });
}

function oreGiven(world: PlaytestWorld, { x, y }: Point, lodes: number): void {
  const feature = beginFeature(world, 'PT-FEA-T1.1–2', 'ore', world.page.stratumAt(x, y));
  const what = { kind: 'spot of ore', metal: 'gold' } as const;
  for (let i = 0; i < lodes; i++) {
    const at = { x: x + i * 1.2, y };
    const units = [{ kind: 'ore', at: [at] }] as const;
    draw(world, { clause: 'PT-FEA-03', kind: 'ore', shape: disc(at.x, at.y, 0.5), what, feature, units });
  }
}

function caveGiven(world: PlaytestWorld, { x, y }: Point): Piece {
  const feature = beginFeature(world, 'PT-FEA-T1.7–9', 'caves', world.page.stratumAt(x, y));
  const what = { kind: 'natural cave' } as const;
  return draw(world, { clause: 'PT-FEA-T2.Scattering', kind: 'cave', shape: disc(x, y, 0.5), what, feature });
}

/** The elves come as usual; then beads are added or taken until the city has just so many. */
function cityGiven(world: PlaytestWorld, { has, built }: GivenCity): void {
  beginAge(world, 'civilization', 'PT-CIV-01');
  const elves = quietly(world, setUpElves(world), ['city']);
  for (const kind of ['population', 'treasure'] as const) {
    const now = kind === 'population' ? beadsOf(world, elves.city, kind) : plainGoods(world, elves.city);
    if (now.length < has[kind]) housed(world, elves, 'PT-ELF-06', kind, has[kind] - now.length);
    const gone = now.slice(has[kind]).map(({ id }) => id);
    const line = { kind: 'lost', clause: 'PT-ELF-06', group: elves.city, bead: kind, count: gone.length } as const;
    const piece = now[0]?.piece ?? '';
    if (gone.length > 0)
      note(
        world,
        { ...line, beads: gone, piece },
        gone.map((id) => ({ do: 'end', id })),
      );
  }
  for (const what of built)
    note(world, { kind: 'built', clause: 'PT-BLD-T1', group: elves.city, what, piece: null }, [
      { do: 'build', group: elves.city, what },
    ]);
}

function groupsGiven(world: PlaytestWorld, { groups, era }: Given): void {
  beginAge(world, 'monsters', 'PT-ERA-01');
  world.journal.turn = era;
  const den = newDen();
  den.era = era;
  world.den = den;
  world.at = { age: 'monsters', phase: 'arrivals', era };
  for (const [i, it] of groups.entries()) quietly(world, bandGiven(world, it, i), ['groups', i], () => it.name);
}

const PLAIN: Readonly<Record<GroupKind, string>> = { delvers: 'fungaliths', breeders: 'gnolls', alpha: 'ankheng' };

function* bandGiven(world: PlaytestWorld, { kind, flavour = PLAIN[kind], has, at }: GivenBand, i: number): Rule {
  const { flavours, clause } = KINDS_OF_GROUP[kind];
  const row = flavours.rows.find((it) => it.value.key === flavour);
  if (!row) {
    const known = flavours.rows.map((it) => it.value.key).join(', ');
    throw new ScenarioProblem(`No ${kind} are "${flavour}"; there is ${known}.`, ['groups', i, 'flavour']);
  }
  const band = yield* newBand(world, kind, row.value, spot(at), clause, 1);
  const lair = drawLair(world, band, spot(at), 'PT-ARR-04');
  band.lair = lair.id;
  putStart(world, band, clause, lair, has);
  if (has.bonus > 0) gainBonus(world, band, clause);
  yield* settleTerritory(world, band);
}

function spot([x, y]: readonly [number, number]): Point {
  return { x, y };
}
