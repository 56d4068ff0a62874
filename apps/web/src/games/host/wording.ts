import type { Bits } from '@understory/table';
import { written } from '@understory/table/words';
import type { PageGame } from '../../table/page-game.ts';

/** Put the record of a world into words, bit by bit: of a long history from outside that takes seconds. */
export function* wording({ world, rulebook }: PageGame): Bits<void> {
  const { entries } = world.journal;
  for (const entry of entries) {
    written(world, rulebook.telling, entry);
    yield { step: entry.tick + 1, of: entries.length };
  }
}
