import { measuresIn, type PenMeasures } from '@understory/ink';
import type { Drawn } from './sheet-at.ts';

/** What touches and what is near at a moment, which no nudge may change (H2-GEN-09). */
export function penMeasures({ edition, journal }: Pick<Drawn, 'edition' | 'journal'>, tick: number): PenMeasures {
  const { age = '' } = (journal.entries[Math.min(tick, journal.entries.length - 1)] ?? {}) as { readonly age?: string };
  return measuresIn(edition, age);
}
