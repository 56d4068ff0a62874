import type { AnyGame } from '../words/any-game.ts';

/** A gentle word about something on the table, when it first matters. */
export interface Note<G extends AnyGame = AnyGame> {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** The same for a hand without mouse and keys, where that is something else. */
  readonly byFinger?: string;
  /** What it points at. */
  readonly target: string;
  /** Is this its moment? A note is about what is happening. */
  when(game: G): boolean;
}
