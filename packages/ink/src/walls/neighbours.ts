import { type Bounds, boundsOf } from '@understory/ruler';
import { overlap } from '../box.ts';
import type { Figure } from '../figure.ts';
import { type Silhouette, silhouetteOf } from './silhouette.ts';
import { REACH } from './wall-field.ts';

/** Tells which of these walls decide how far it is to a wall from anywhere in a box. */
export function wallsAmong(open: readonly Figure[]): (box: Bounds) => readonly Silhouette[] {
  const walls = open.map((piece) => {
    const outline = silhouetteOf(piece);
    return { outline, box: boundsOf(outline.ring, REACH) };
  });
  return (box) => walls.filter((it) => overlap(it.box, box)).map(({ outline }) => outline);
}
