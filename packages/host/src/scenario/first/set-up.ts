import { line, type Point } from '@understory/page';
import type { Clause } from '@understory/table';
import { beginFeature, draw, putBeads, sign } from '../../first/draw.ts';
import { firstEdition } from '../../first/edition.ts';
import { NOUNS } from '../../first/nouns.ts';
import { firstOptionsSchema } from '../../first/options.ts';
import { drawMithral, drawVein } from '../../first/primordial/ore.ts';
import { beginAge } from '../../first/record.ts';
import { lodesLeft } from '../../first/words/lodes.ts';
import { drawCave, type Plot } from '../../first/words/natural.ts';
import type { FirstWorld } from '../../first/world.ts';
import { layWorld } from '../../first/worlds/worlds.ts';
import { VEIN } from '../../measures.ts';
import { note } from '../../note.ts';
import { drawGiven, foundGiven, markGiven, putGiven, type Setting } from '../shared/put.ts';
import { quietly } from '../shared/quietly.ts';
import { ownerOf, settled } from './civilizations.ts';
import type { Given, GivenCave, ScenarioOptions } from './given.ts';
import { monstersGiven } from './monsters.ts';
import { villainGiven } from './villains.ts';

const SET_UP: Clause = 'H1-GEN-15';

/** The world that a scenario gives, before its rule is run. */
export function setUp(options: ScenarioOptions, given: Given, seed: string): FirstWorld {
  const { world: key } = given;
  const all = firstOptionsSchema.parse({ ...options, world: key ?? 'usual' });
  const world = firstEdition.begin(all, seed);
  if (key === undefined) return world;
  quietly(world, layWorld(world), ['world']);
  natural(world, given);
  const setting: Setting = { world, clause: SET_UP, nouns: NOUNS, ownerOf: (handle) => ownerOf(world, handle) };
  for (const group of given.groups) foundGiven(setting, group);
  if (given.dwarves || given['dark elves'] || given.demons) beginAge(world, 'civilization', 'H1-CIV-01');
  settled(world, given);
  for (const [i, piece] of given.pieces.entries()) drawGiven(setting, piece, i);
  for (const [i, bead] of given.beads.entries()) putGiven(setting, bead, i);
  for (const [i, mark] of given.marks.entries()) markGiven(setting, mark, i);
  monstersGiven(world, given);
  villainGiven(world, given);
  if (given.minedOut) mineOut(world);
  return world;
}

/** What the first age has left. */
function natural(world: FirstWorld, { veins, mithral, rivers, caves }: Given): void {
  const plot = (kind: Parameters<typeof beginFeature>[2]): Plot => ({
    world,
    clause: SET_UP,
    feature: beginFeature(world, SET_UP, kind),
  });
  for (const [from, to] of veins) drawVein(plot('gold'), [at(from), at(to)]);
  for (const it of mithral) drawMithral(plot('mithral'), at(it));
  for (const course of rivers) {
    const { feature, clause } = plot('river');
    const what = { kind: 'stretch of river' } as const;
    draw(world, { clause, feature, kind: 'water', shape: line(course.flat(), VEIN), what });
  }
  for (const it of caves) caveGiven(plot('caverns'), it);
}

function caveGiven(plot: Plot, { at: spot, plague, fate, gems, beasts, wyrm, filled }: GivenCave): void {
  const { world, clause } = plot;
  const called =
    wyrm === undefined ? { kind: 'natural cave' as const } : ({ kind: 'cave of the Wyrm', name: wyrm } as const);
  const cave = drawCave(plot, at(spot), { kind: filled ?? 'cave', what: called });
  if (plague !== undefined) sign(world, clause, cave, 'plague', { kind: 'plague sign', number: plague });
  if (fate) sign(world, clause, cave, 'fate', { kind: 'fate sign' });
  if (gems > 0) putBeads(world, clause, cave, 'treasure', gems, 'gems');
  if (beasts > 0) putBeads(world, clause, cave, 'population', beasts, 'primordial beast');
  if (wyrm === undefined) return;
  putBeads(world, clause, cave, 'population', 1, 'wyrm');
  putBeads(world, clause, cave, 'treasure', 1, 'hoard of the wyrm');
}

function mineOut(world: FirstWorld): void {
  for (const { id, piece } of lodesLeft(world.page))
    note(world, { kind: 'given', clause: SET_UP, key: 'piece', piece }, [{ do: 'end', id }]);
}

function at([x, y]: readonly [number, number]): Point {
  return { x, y };
}
