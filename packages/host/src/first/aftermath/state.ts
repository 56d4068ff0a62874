import type { Tick } from '../../events.ts';
import type { Realm } from '../realm.ts';

/** What the options have seen to, after each stretch of play. Plain data, like all of the world. */
export interface Aftermath {
  /** Up to which line of the journal new openings and treasures were looked at. */
  looked: Tick;
  /** The groups whose death has left its minor feature (H1-MIN-01). */
  readonly remembered: string[];
  /** The minor features that are struck from the list, by column and row, and what was written in their place (H1-MIN-02). */
  readonly struck: Map<string, string | null>;
}

/** A world in which something is seen to after each stretch of play. */
export interface Aftermathed extends Realm {
  readonly aftermath: Aftermath;
}

export function newAftermath(): Aftermath {
  return { looked: 0, remembered: [], struck: new Map() };
}
