import type { AnyGame } from '../words/any-game.ts';

/** A gentle word about something on the table, when it first matters. */
export interface Note<G extends AnyGame = AnyGame> {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** What it points at. */
  readonly target: string;
  /** Has its moment come? */
  when(game: G): boolean;
}
