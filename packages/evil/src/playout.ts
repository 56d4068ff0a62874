import { Impossible, type Stream } from '@understory/table';
import { round } from './round.ts';
import type { Player, Result, World } from './world.ts';

/** Play a copy from the start of a round to the end, with a player who answers everything at once. Same rules, no asks. */
export function playOn(world: World, player: Player, draw: Stream): Result {
  world.quick = { player, die: (sides) => draw.int(1, sides) };
  while (world.result === null) {
    if (!round(world).next().done) throw new Impossible('a playout was asked something');
  }
  return world.result;
}
