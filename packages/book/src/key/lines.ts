import type { Fact } from './fact.ts';
import type { Told } from './told.ts';

/** TA-KEY-01: the lines of an entry, what a party meets first being told first. */
export const LABELS = ['Notice', 'Who', 'Treasure', 'Danger', 'Hidden', 'Past', 'Ways'] as const;
export type Label = (typeof LABELS)[number];

/** What is said of anything in the key. */
export interface Entry {
  readonly name: string;
  /** What it is: archetype, maker, size, height, holder. */
  readonly what: Told;
  /** Only those that have something to say, in their order. */
  readonly lines: readonly { readonly label: Label; readonly facts: readonly Fact[] }[];
}
