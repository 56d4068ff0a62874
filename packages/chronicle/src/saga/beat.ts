import type { Fact as Argument } from '@understory/table/words';

/** What one sentence is to say: a key and arguments, and the lines of the journal it stands on (CH-GEN-07). No words. */
export interface Beat {
  readonly key: string;
  /** Who acts, and to whom: ids, which the teller puts into words. */
  readonly a?: string | null;
  readonly b?: string | null;
  /** A third, where a sentence speaks of three. */
  readonly c?: string | null;
  /** Several that are named in one list. */
  readonly all?: readonly string[];
  readonly args?: Readonly<Record<string, Argument>>;
  readonly ticks: readonly number[];
  readonly age: string;
  readonly turn: number;
  /** The turn of the last fact in it, where it tells of several. */
  readonly until?: number;
}

/** A sentence, as it is read, with the lines that back it. */
export interface Sentence {
  readonly text: string;
  readonly ticks: readonly number[];
  /** The message and its variant. */
  readonly template: string;
}

export interface Chapter {
  readonly title: string;
  readonly paragraphs: readonly (readonly Sentence[])[];
}
