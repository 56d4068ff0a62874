import type { Appended, Save } from '@understory/table';
import type { TableView } from './table-view.ts';

/** What the shelf shows of a world, small enough to read all of them at once. */
export interface KeptWorld {
  readonly id: string;
  /** All branches of a world have its name. */
  readonly name: string;
  /** When it was begun and last played, in milliseconds. */
  readonly begun: number;
  readonly played: number;
  /** `host`, `maker` …; what was kept before there were others has none. */
  readonly game?: string;
  /** `2`, `deluxe` …; what was kept before there were others has none. */
  readonly edition?: string;
  /** How far it has come: "Primordial Age: Stratum 3". */
  readonly where: string;
  /** `30 × 21 beads` */
  readonly size: string;
  /** A small picture as a data address; empty until there is one. */
  readonly thumbnail: string;
  /** When it was put into the bin; null = it stands on the shelf. */
  readonly removed: number | null;
  /** How many asks have been answered. */
  readonly steps?: number;
  /** Words of the person's own, to find it by. */
  readonly tags?: readonly string[];
  /** Its history in a title and in a line, as far as its last age had come; a world without a history has none. */
  readonly told?: Told;
  /** Where it branched off; a world that was begun has none. */
  readonly kin?: Kin;
}

/** As it is stored: where it stands is written apart. */
export type WorldRecord = Omit<KeptWorld, 'removed'>;

/**
 * A world that is off the shelf. This is written apart from the world, so that a window that still plays it and writes it down doesn't
 * put it back without knowing.
 */
export interface Binned {
  readonly id: string;
  /** When that was, in milliseconds. */
  readonly since: number;
  /** Nothing of it can be had back; what a window may have written of it since is to be deleted too. */
  readonly forGood: boolean;
}

/** A history in a few words (CH-REC-05, -07). */
export interface Told {
  readonly title: string;
  readonly line: string;
  /** A paragraph, without the end. */
  readonly blurb?: string;
  /** The age in which it was told: it is told anew in the next. */
  readonly age: string;
  /** The title is the person's own, and stays. */
  readonly isOwn?: boolean;
}

/** A branch's place in its family. */
export interface Kin {
  /** The world that all branches of the family go back to. */
  readonly root: string;
  readonly parent: string;
  /** What the branch is called, beside the name of its world. */
  readonly name: string;
  /** How many answers it has in common with its parent, and when that was: "Turn 6: Goblins". */
  readonly step: number;
  readonly at: string;
  /** Kept by itself when play that had been taken back would have been lost. */
  readonly takenBack: boolean;
}

/** The rest of it: the game itself and how the table was left. */
export interface KeptGame {
  readonly id: string;
  readonly save: Save;
  readonly view: TableView;
  /** By which what was written behind this save knows it; what was kept up to 0.5 has none. */
  readonly mark?: string;
}

/** What was answered since a save was written, a few answers at a time. */
export interface KeptAnswers {
  readonly id: string;
  /** The save that it is written behind. */
  readonly mark: string;
  /** Counted from 1. */
  readonly nth: number;
  readonly answers: Appended;
}

export function newId(): string {
  return crypto.randomUUID();
}
