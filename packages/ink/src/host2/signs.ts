import { cross, devil, fortification, pennant, tomb, worm } from '../drawings/signs.ts';
import type { SignPen } from '../pattern-book.ts';
import { onTop, onWall } from '../signs.ts';

/** The small signs of the rulebook. A nexus's own drawing says what it is, and so does a ruin's. */
export const signs = {
  tunneller: (at) => [worm, at, 0.86],
  /** In the room that is the tomb the cross is as big as its lid. */
  tomb: (at, piece) => (piece?.room === 'Tomb' ? [cross, at, 0.5] : [tomb, onWall(piece, at, -1), 0.34]),
  fortification: (at, piece) => [fortification, onWall(piece, at, 1), 0.36],
  /** The Empire's pennant (H2-EMP-24). */
  annexed: (at, piece) => [pennant, onTop(piece, at), 0.46],
  demonic: (at, piece) => [devil, onWall(piece, at, 1), 0.34],
} as const satisfies Readonly<Record<string, SignPen>>;
