import { type Answer, type FastDice, Impossible } from '@understory/table';
import { type Position, steppedOn } from '../advisor/playout.ts';
import { finalScore } from '../score/final-score.ts';
import { step } from '../step.ts';
import type { World } from '../world.ts';
import type { EagerPlayer, Luck } from './eager-player.ts';
import { heroesWorth } from './heroes-worth.ts';

/** What a world with one sheet comes to: the rounds that are left are played out, the heroes reckoned. */
export function outlook(world: World, player: EagerPlayer, luck: Luck): number {
  const [sheet] = world.sheets;
  if (!sheet) throw new Impossible('a world without a sheet');
  world.quick = player;
  player.begin(luck, world.round);
  while (world.phase !== 'heroes') step(world).next();
  return finalScore(sheet) + heroesWorth(sheet, 0, () => player.die());
}

/** The same after an answer to what is asked now. */
export function outlookAfter(position: Position, answer: Answer, player: EagerPlayer, dice: FastDice): number {
  const luck = [dice.next(), dice.next(), dice.next()] as const;
  player.begin(luck, position.began.round);
  return outlook(steppedOn(position, answer, player), player, luck);
}
