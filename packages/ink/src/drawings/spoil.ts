import type { Mark } from '../mark.ts';
import type { Tremor } from '../tremor.ts';
import { FINE, inked } from './pens.ts';
import { drawOne, sketch } from './sketch.ts';

const heap = sketch(
  [inked('mud', 0.04), 'M-.6 .02Q-.4 -.12 -.26 -.34Q-.06 -.62 .12 -.42Q.3 -.3 .4 -.14Q.5 -.04 .62 .02Z'],
  [
    inked('rockTop', 0.03),
    'M-.2 -.02Q-.24 -.16 -.12 -.18Q.02 -.16 0 -.02ZM.14 -.1Q.12 -.26 .24 -.24Q.34 -.18 .28 -.08ZM.44 .02Q.42 -.12 .54 -.1Q.64 -.06 .62 .02ZM-.64 .02Q-.66 -.12 -.54 -.1Q-.46 -.06 -.46 .02Z',
  ],
  [FINE, 'M-.14 -.36L-.06 -.3M.02 -.4L.1 -.34'],
);

/** Waste rock, left where something was dug out. */
export function spoilHeap(x: number, y: number, size: number, tremor: Tremor): Mark[] {
  return drawOne(heap, { x, y, size, mirrored: tremor.unit() < 0.5 }, tremor);
}
