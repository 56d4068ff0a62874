import type { Entry, TableLine } from '@understory/table';
import type { AnyGame } from '../../words/any-game.ts';

export type Throw = Entry & TableLine & { readonly kind: 'rolled' };

/** The last throw up to a moment. */
export function lastThrow(game: AnyGame, tick: number): Throw | null {
  const { entries } = game.world.journal;
  for (let i = Math.min(tick, entries.length - 1); i >= 0; i--) {
    const entry = entries[i];
    if (entry?.kind === 'rolled') return entry as Throw;
  }
  return null;
}
