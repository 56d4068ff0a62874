import { FINE, inked, lined, washed } from '../pens.ts';
import { sketch } from '../sketch.ts';
import type { Strip } from './strip.ts';
import { stump } from './trees.ts';

const BARK = inked('trunk', 0.02);

/** A giant: bare trunk, crown in two storeys, lianas. */
export const giant = sketch(
  [BARK, 'M-.14 0Q-.04 -.06 -.05 -.5L-.04 -.8L.04 -.8L.05 -.5Q.04 -.06 .15 0Z'],
  [
    inked('leafDark', 0.024),
    'M-.4 -.6C-.5 -.66 -.44 -.8 -.32 -.78C-.24 -.86 -.06 -.84 0 -.78C.1 -.86 .3 -.84 .34 -.76C.46 -.78 .48 -.64 .38 -.6C.28 -.54 .14 -.58 .06 -.6C-.04 -.54 -.26 -.52 -.4 -.6Z',
  ],
  [
    inked('leaf', 0.024),
    'M-.3 -.78C-.42 -.84 -.3 -.98 -.18 -.94C-.1 -1.04 .12 -1.04 .18 -.95C.32 -.98 .4 -.84 .28 -.79C.14 -.74 .06 -.76 0 -.78C-.08 -.74 -.2 -.74 -.3 -.78Z',
  ],
  [
    FINE,
    'M-.18 -.86Q-.1 -.92 -.02 -.86M.06 -.88Q.14 -.94 .2 -.87M-.26 -.66Q-.18 -.72 -.1 -.66M.12 -.66Q.2 -.72 .28 -.66',
  ],
  [lined('leafDark', 0.022), 'M-.34 -.58Q-.36 -.4 -.3 -.24M.3 -.58Q.26 -.44 .32 -.3M.22 -.58Q.2 -.5 .22 -.42'],
);

export const palm = sketch(
  [BARK, 'M-.08 0Q.06 -.4 .02 -.74L.08 -.74Q.14 -.4 .04 0Z'],
  [
    inked('leaf', 0.02),
    'M.05 -.74Q-.1 -1.02 -.44 -.86Q-.2 -.86 .05 -.74ZM.05 -.74Q-.18 -.84 -.4 -.54Q-.16 -.7 .05 -.74ZM.05 -.74Q-.02 -1 -.14 -1.06Q.06 -1.08 .05 -.74ZM.05 -.74Q.1 -1.06 .4 -.98Q.18 -.9 .05 -.74ZM.05 -.74Q.3 -.94 .52 -.66Q.28 -.8 .05 -.74ZM.05 -.74Q.3 -.72 .36 -.46Q.22 -.66 .05 -.74Z',
  ],
);

/** Broad leaves from the ground, each split by its rib. */
export const broadLeaf = sketch([
  inked('leaf', 0.014),
  'M0 0Q-.5 -.2 -.72 -.7Q-.2 -.6 0 0ZM0 0Q-.3 -.5 -.16 -1Q.14 -.56 0 0ZM0 0Q.1 -.56 .46 -.86Q.44 -.3 0 0ZM0 0Q.36 -.3 .8 -.36Q.5 .02 0 0Z',
]);

const understorey = washed('leafDark', 0.85);
const thicket = sketch([understorey, 'M-.7 .04Q-.8 -.6 -.4 -.6Q-.3 -.96 0 -.8Q.3 -1 .44 -.6Q.8 -.6 .7 .04Z']);

/** Layers of broad leaf: thicket, palms, giants with lianas, leaves in front. */
export function jungle(strip: Strip): void {
  strip.tint('leafDark', 0.55);
  for (const spot of strip.places(0.4, 0.3)) if (!spot.felled) spot.lie(0, thicket, spot.size(0.36, 0.58));
  for (const spot of strip.places(0.95, 0.52)) {
    if (spot.felled) spot.stand(1, stump, 0.26);
    else spot.stand(1, giant, spot.size(1, 1.25));
  }
  for (const spot of strip.places(1, 0.42)) if (!spot.felled) spot.stand(2, palm, spot.size(0.55, 0.8));
  for (const spot of strip.places(0.48, 0.2)) if (!spot.felled) spot.stand(3, broadLeaf, spot.size(0.2, 0.32));
}
