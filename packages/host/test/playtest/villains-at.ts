import { disc, type Piece, type Point } from '@understory/page';
import { type MonsterGroup, newVillainy, villainsOf } from '../../src/first/lent.ts';
import type { VillainKey } from '../../src/first/villainy/keys.ts';
import { setUpVillain } from '../../src/first/villainy/set-up.ts';
import { draw } from '../../src/playtest/draw.ts';
import { keepGround } from '../../src/playtest/joined/ground.ts';
import { bandOf } from '../../src/playtest/monsters/bands.ts';
import type { Band } from '../../src/playtest/monsters/den.ts';
import type { PlaytestOptions } from '../../src/playtest/options.ts';
import { villainyAge } from '../../src/playtest/villainy/age.ts';
import type { PlaytestWorld } from '../../src/playtest/world.ts';
import { wild } from './bands-at.ts';
import { play } from './world-at.ts';

/** A world in its Age of Villainy, before a villain has come. */
export function villainous(options: Partial<PlaytestOptions> = {}): PlaytestWorld {
  const world = wild();
  Object.assign(world, { options: { ...world.options, ...options } });
  world.journal.age = 'villainy';
  world.ages.push({ name: 'villainy', turns: 0, end: null });
  world.villainy = newVillainy(null, { alphaVillain: 'as printed', lastAttack: 'knights' });
  if (world.den) world.den.end = { kind: 'last era', by: null };
  return world;
}

/** An empty room that he may take. */
export function hollow(world: PlaytestWorld, { x, y }: Point): Piece {
  return draw(world, { clause: 'PT-CAV-02', kind: 'cave', shape: disc(x, y, 0.5), what: { kind: 'natural cave' } });
}

/** A villain comes. */
export function comes(world: PlaytestWorld, who: VillainKey): { readonly kin: MonsterGroup; readonly band: Band } {
  play(world, (it) => setUpVillain(it, 1), { dice: null, choose: { 'H1-VIL-02': [who] } });
  keepGround(world);
  const kin = villainsOf(world).at(-1);
  if (!kin) throw new Error(`no ${who}`);
  return { kin, band: bandOf(world, kin.id) };
}

/** A stretch of the age. */
export function stretch(world: PlaytestWorld, at: Parameters<typeof villainyAge>[1], script: object = { dice: null }) {
  return play(world, (it) => villainyAge(it, at), script);
}
