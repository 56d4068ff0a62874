import type { View } from '@understory/host';
import type { Inked, LookName, Penwork } from '@understory/ink';
import type { Bits, Entry, Rulebook, Told } from '@understory/table';
import type { TableView } from '../storage/table-view.ts';
import type { AnyGame } from '../words/any-game.ts';
import type { SortWords } from '../words/sort-of.ts';
import type { Export } from './export.ts';
import type { Note } from './note.ts';

/** Small drawings for the answers of an ask, by the option's key: strokes in a field of 28 by 20. */
export type Sketches = Readonly<Record<string, string>>;

interface DrawnBoard {
  readonly title: string;
  readonly drawing: Inked;
  /** In beads. */
  readonly width: number;
  readonly height: number;
  /** Where the paper's corner lies, for a board that grows on all sides. */
  readonly corner?: { readonly left: number; readonly top: number };
}

/** How a game is shown on the table. */
export interface Shown {
  readonly name: string;
  readonly view: TableView;
  readonly pen: Penwork;
}

/** How a game behaves on the table and on the shelf. What all games have in common is not here. */
export interface Kit<G extends AnyGame = AnyGame> {
  readonly rulebook: Rulebook<Told, unknown>;
  /** What it is called when nobody has named it. */
  nameOf(game: G): string;
  /** Who decides in the person's place: what makes the better story in a history, what serves best in a game that is won or lost. */
  readonly fate: 'story' | 'tactical';
  /** Do its dice roll by themselves, unless the person wants to press for them? Where they are not said to, the person presses. */
  readonly rolls?: TableView['rolls'];
  /** How far it has come, in a few words for the shelf. */
  whereabouts(game: G): string;
  /** When a line was written, where that is more than its turn and chapter say. */
  when?(game: G, line: Pick<Entry, 'age' | 'turn' | 'chapter'>): string;
  /** How it ended, in a sentence. */
  outcome(game: G): string | undefined;
  /** Puts the record into words, bit by bit, where that takes long: a save has all of it in words, and those that were made once are kept. */
  wording?(game: G): Bits<void>;
  /** What can be taken along besides the save and the link. */
  exports(): Promise<readonly Export<G>[]>;
  /** Notes for somebody's first game, in the order in which it meets them. */
  readonly notes?: readonly Note<G>[];
  /** Drawings for the buttons of an ask, fetched when it is asked. */
  sketches?(asked: string): Promise<Sketches | null>;
  /** `30 × 21 beads` */
  sizeOf(game: G): string;
  /** A small picture for the shelf as a data address; empty if the browser won't make one. */
  thumbnail(game: G, table: Shown): Promise<string>;
  /** Its boards as they lie now, drawn; none for a game on a page, whose map can be looked at as of any moment. */
  boards?(game: G, how: { readonly look: LookName; readonly prefix: string }): readonly DrawnBoard[];
  /** The question who draws its cards, if it has a deck that a person may hold instead of the game. */
  readonly whoDraws?: string;
  /** Whom and what its world shows, if it lies on a page. */
  readonly view?: View;
  /** Was it begun with dice that others have too, so that there is no next seed? */
  hasOwnDice?(game: G): boolean;
  /** What its sorts of lines are called in the record, where it has words of its own for them. */
  readonly sortWords?: SortWords;
  /** Does the person decide anything here? If so, the autopilots go on by themselves until it is the person's turn. */
  personPlays(game: G): boolean;
  /** Is it the turn of somebody whom an autopilot plays beside the person? Their dice are not the person's to press for. */
  isOthersTurn(game: G): boolean;
}
