import { LONGEST_NAME } from '@understory/table';

/** How much a player may draw on one world. All limits are here, and drawings from outside have to keep them too. */
export const PEN_LIMITS = {
  /** Things done with the pen, those rubbed out among them. */
  edits: 4000,
  /** Points of all strokes together. */
  points: 60_000,
  /** Points of one stroke. */
  strokePoints: 1200,
  stickers: 500,
  /** Points of a tunnel's new course, its two ends not counted. */
  coursePoints: 80,
  /** Letters of a name. */
  name: LONGEST_NAME,
  /** Letters of a note. */
  note: 2000,
  /** Strokes that one sweep of the eraser may take. */
  erased: 400,
} as const;

/** The pen writes in hundredths of a bead: whole numbers are short in a file, and finer than a nib. */
export const FINE = 100;
