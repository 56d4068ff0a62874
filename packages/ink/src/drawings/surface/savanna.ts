import { FINE, inked, lined, washed } from '../pens.ts';
import { sketch } from '../sketch.ts';
import type { Strip } from './strip.ts';
import { stump } from './trees.ts';

/** Flat-topped, as if clipped by giraffes. */
export const acacia = sketch(
  [
    inked('trunk', 0.02),
    'M-.07 0Q-.02 -.3 -.06 -.44Q-.2 -.6 -.42 -.74L-.36 -.76Q-.14 -.64 -.02 -.5Q0 -.62 .02 -.76L.08 -.76Q.06 -.6 .05 -.48Q.2 -.62 .38 -.76L.44 -.74Q.2 -.58 .08 -.38Q.04 -.16 .08 0Z',
  ],
  [
    inked('leaf', 0.024),
    'M-.76 -.74C-.84 -.84 -.6 -.92 -.44 -.9C-.2 -1.02 .2 -1.02 .42 -.92C.62 -.94 .84 -.84 .74 -.74C.5 -.7 .3 -.74 .2 -.72C0 -.76 -.2 -.7 -.3 -.72C-.5 -.7 -.7 -.7 -.76 -.74Z',
  ],
  [
    washed('leafDark', 0.5),
    'M-.76 -.74C-.8 -.78 -.78 -.82 -.7 -.84C-.4 -.78 .3 -.78 .72 -.84C.78 -.8 .78 -.78 .74 -.74C.5 -.7 .3 -.74 .2 -.72C0 -.76 -.2 -.7 -.3 -.72C-.5 -.7 -.7 -.7 -.76 -.74Z',
  ],
  [FINE, 'M-.4 -.84Q-.3 -.9 -.2 -.85M.02 -.9Q.14 -.94 .24 -.88'],
);

const STRAW = lined('sand', 0.036);
const EDGE = lined('trunk', 0.016);
export const tallGrass = sketch(
  [STRAW, 'M-.2 0Q-.24 -.4 -.4 -.8M-.08 0Q-.1 -.5 -.14 -1M.04 0Q.06 -.5 .14 -.92M.16 0Q.24 -.4 .42 -.78'],
  [EDGE, 'M-.14 0Q-.16 -.4 -.26 -.76M-.02 0Q0 -.4 .02 -.86M.1 0Q.16 -.4 .28 -.8'],
);

/** Acacias far apart in tall dry grass. */
export function savanna(strip: Strip): void {
  strip.tint('sand', 0.8);
  for (const spot of strip.places(2.1, 0.76)) {
    if (spot.felled) spot.stand(0, stump, 0.2);
    else spot.stand(0, acacia, spot.size(0.72, 1));
  }
  for (const spot of strip.places(0.2, 0.1)) if (!spot.felled) spot.stand(1, tallGrass, spot.size(0.2, 0.36));
}
