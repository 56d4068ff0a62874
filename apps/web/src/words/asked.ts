import { type Ask, type AskInWords, inWords, tellerOf } from '@understory/table';
import type { AnyGame } from './any-game.ts';

const known = new WeakMap<Ask, AskInWords>();

/** What the game asks now, in words. An ask never changes, so it is put into words once. */
export function askOf(game: AnyGame): AskInWords | null {
  const { ask } = game;
  if (!ask) return null;
  const words = known.get(ask) ?? inWords(ask, tellerOf(game));
  known.set(ask, words);
  return words;
}
