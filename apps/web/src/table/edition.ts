import type { ComponentType, ReactNode } from 'react';
import type { Kit } from './kit.ts';

/** One edition of a game: all that the rest of the app knows of it. What is large is fetched when it is wanted. */
export interface Edition {
  readonly game: string;
  readonly edition: string;
  /** `How to Host a Dungeon, second edition` */
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly about: string;
  /** The name of the rulebook that explains it. */
  readonly book: string;
  kit(): Promise<Kit>;
  /** What it looks like once it lies on the table. */
  readonly Table: ComponentType;
  /** What it looks like on the shelf, as it comes from a seed if that makes any difference. */
  readonly Picture: ComponentType<{ readonly seed: string }>;
  /** Begin a game as usual, on the table at once. */
  begin(): Promise<void>;
  /** A dialog for settling more before the game begins. */
  readonly SetUp: ComponentType<SetUpProps>;
  /** Reads what the browser keeps for it besides its games. Called once, when the app begins. */
  wake?(): Promise<void>;
  /** Rooms of its own beside the shelf and the table. */
  readonly rooms?: readonly Room[];
  /** Files of its own that may be dropped on the shelf, besides saves. */
  readonly takes?: FilesTaken;
}

export interface SetUpProps {
  readonly onClose: () => void;
  /** What stands first in it: by which rules the world is begun. */
  readonly head?: ReactNode;
}

interface Room {
  /** The word after `#/` that leads there. */
  readonly address: string;
  readonly title: string;
  readonly Screen: ComponentType;
}

interface FilesTaken {
  /** `.card` */
  readonly ending: string;
  take(files: readonly File[]): Promise<void>;
}

/** A game that tells the history of a world: what the shelf is there for. */
export interface History extends Edition {
  /** What happens in it, after “In this game …”. */
  readonly story: string;
  /** A world that fate plays while the person watches, to be stopped and taken over at any moment. */
  surprise(): Promise<void>;
}
