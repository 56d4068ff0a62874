import type { Save } from '@understory/table';

/** What one option is worth, as far as it has been played out. */
export interface AdviceRow {
  /** The option's key; empty where there is nothing to choose. */
  readonly key: string;
  /** Parts of a bar, from 0 to 1 of its length, and which of the legend's colours each has. */
  readonly parts: readonly number[];
  /** The figure that stands beside it. */
  readonly says: string;
}

export interface Advice {
  readonly rows: readonly AdviceRow[];
  /** Playouts of each option so far, and how many there will be. */
  readonly playouts: number;
  readonly of: number;
}

/** What a worker is asked: the game as it stands. */
export interface Inquiry {
  readonly save: Save;
}

/** What it answers, again and again until all is played. */
export type Reply = { readonly advice: Advice } | { readonly trouble: string };
