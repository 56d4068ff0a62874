import type { Entry, TableLine } from '@understory/table';
import type { AnyGame } from '../../words/any-game.ts';

export type Throw = Entry & TableLine & { readonly kind: 'rolled' };

/** As many have room beside what is asked. */
const MOST = 2;

/** The last throw up to a moment, with the one that fell together with it: both dice of a contest, or two of a row of throws for many. */
export function lastThrows(game: AnyGame, tick: number): Throw[] {
  const { entries } = game.world.journal;
  const last = entries.findLastIndex((entry) => entry.tick <= tick && entry.kind === 'rolled');
  const clause = entries[last]?.clause;
  let first = last;
  while (last - first + 1 < MOST && entries[first - 1]?.kind === 'rolled' && entries[first - 1]?.clause === clause)
    first--;
  return entries.slice(Math.max(0, first), last + 1) as Throw[];
}
