import type { Penwork } from '@understory/ink';
import type { TableView } from '../storage/table-view.ts';
import type { AnyGame } from '../words/any-game.ts';

/** A world to be taken along, as it is shown. */
export interface Taken<G extends AnyGame = AnyGame> {
  readonly game: G;
  /** The world's, also if it is a branch: it stands on the map. */
  readonly name: string;
  /** What its files are called after. */
  readonly file: string;
  readonly view: TableView;
  /** What was drawn on its map by hand. */
  readonly pen: Penwork;
}

/** One way to take it along. */
export interface Export<G extends AnyGame = AnyGame> {
  readonly key: string;
  readonly title: string;
  readonly does: string;
  /** Is it a picture whose width can be chosen? */
  readonly wide?: boolean;
  run(taken: Taken<G>, width: number): unknown;
}
