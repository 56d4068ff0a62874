import type { Answer, Save } from '@understory/table';

/** What one answer is worth, as far as it has been played out. */
export interface AdviceRow {
  readonly answer: Answer;
  /** What it is called. */
  readonly text: string;
  /** Clearly better than others. */
  readonly isBest: boolean;
  /** Parts of a bar, from 0 to 1 of its length, in the order of the legend. */
  readonly parts: readonly number[];
  /** The figure that stands beside it. */
  readonly says: string;
  /** More figures, a sentence each. */
  readonly more?: readonly string[];
}

export interface Advice {
  readonly rows: readonly AdviceRow[];
  /** What the figures are figures of. */
  readonly about: string;
  /** What each part of a bar is. */
  readonly legend: readonly string[];
  /** Which answers are clearly better, in a sentence. */
  readonly verdict: string;
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
