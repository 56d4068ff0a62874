import { Impossible, type Stream } from '@understory/table';
import { round } from './round.ts';
import type { Player, Quick, Result, World } from './world.ts';

/** Dice that fall and a player who answers at once. */
export function quickly(player: Player, draw: Stream): Quick {
  return { player, die: (sides) => draw.int(1, sides) };
}

/** Play a copy from the start of a round to the end: the same rules, without an ask. */
export function playOn(world: World, player: Player, draw: Stream): Result {
  world.quick = quickly(player, draw);
  while (world.result === null) {
    if (!round(world).next().done) throw new Impossible('a playout was asked something');
  }
  return world.result;
}
