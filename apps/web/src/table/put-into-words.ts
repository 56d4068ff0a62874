import type { Bits } from '@understory/table';
import type { AnyGame } from '../words/any-game.ts';
import { openedInSlices } from './opening.ts';

/**
 * Put the record of a game into words, in slices. A save has all of it in words, and those that were made once are kept: without this,
 * the first save of a long history from outside would hold up the page for seconds.
 */
export async function putIntoWords(game: AnyGame): Promise<void> {
  const { written } = await import('@understory/table/words');
  await openedInSlices(wording());
  function* wording(): Bits<void> {
    const { world, rulebook } = game;
    const { entries } = world.journal;
    for (const entry of entries) {
      written(world, rulebook.telling, entry);
      yield { step: entry.tick + 1, of: entries.length };
    }
  }
}
