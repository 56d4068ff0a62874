import type { Nib, PenInk } from './edit.ts';
import type { RoomShape } from './room-shapes.ts';

/** Said of a thing, if it still is what it was (`of`). */
export interface Said<T> {
  readonly of: string;
  readonly is: T;
}

export interface PenStroke {
  /** Its place in the list of edits, by which it is known. */
  readonly edit: number;
  readonly age: string;
  readonly ink: PenInk;
  readonly nib: Nib;
  /** x, y, pressure … in hundredths. */
  readonly points: readonly number[];
}

export interface Sticker {
  readonly edit: number;
  readonly age: string;
  readonly emblem: string;
  /** In beads. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** In turns, clockwise. */
  readonly turn: number;
}

/** All that the player has drawn and changed on a map. It is part of the picture; no rule ever sees it (H2-GEN-09). */
export interface PenChanges {
  /** How far aside pieces are drawn, in beads; the last nudged is the last here. */
  readonly nudged: ReadonlyMap<string, Said<{ readonly dx: number; readonly dy: number }>>;
  readonly shapes: ReadonlyMap<string, Said<RoomShape>>;
  /** Between a tunnel's ends, x, y … in beads. */
  readonly courses: ReadonlyMap<string, Said<readonly number[]>>;
  /** Where labels stand. */
  readonly labels: ReadonlyMap<string, Said<{ readonly x: number; readonly y: number }>>;
  /** Names of pieces, features, labels, treasures and groups, and of whatever the chronicle names. */
  readonly names: ReadonlyMap<string, Said<string>>;
  /** What the person has noted of a thing, by what it is known by (CH-LEG-17). */
  readonly notes: ReadonlyMap<string, string>;
  /** What only who hosts may know, and what everybody may (CH-SEC-03). */
  readonly known: ReadonlyMap<string, 'secret' | 'told'>;
  readonly strokes: readonly PenStroke[];
  readonly stickers: readonly Sticker[];
}
