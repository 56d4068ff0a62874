import { FINE, inked, washed } from '../pens.ts';
import { sketch } from '../sketch.ts';
import { darkTuft } from './grass.ts';
import type { Strip } from './strip.ts';
import { stump } from './trees.ts';

/** Snow lies over the line of the ground. */
export const drift = sketch(
  [
    inked('snow', 0.02),
    'M-1.3 .1Q-.9 -.1 -.5 -.3Q-.1 -.62 .3 -.4Q.6 -.3 .8 -.18Q1.1 -.08 1.3 .1Q.9 .18 .62 .1Q.3 .3 0 .16Q-.36 .32 -.64 .14Q-1 .22 -1.3 .1Z',
  ],
  [washed('water', 0.3), 'M-.3 .06Q.3 .1 .9 -.1Q1.1 -.04 1.26 .08Q.9 .16 .62 .08Q.3 .28 0 .14Q-.2 .2 -.3 .06Z'],
);

/** Low, bent by the wind, snow on its boughs. */
export const stunted = sketch(
  [inked('trunk', 0.02), 'M-.05 0Q-.05 -.14 0 -.26L.08 -.24Q.05 -.1 .06 0Z'],
  [
    inked('leafDark', 0.022),
    'M.2 -1Q.2 -.8 .3 -.66L.2 -.68Q.24 -.46 .4 -.36L.28 -.36Q.34 -.22 .44 -.14Q.1 -.08 -.28 -.14Q-.1 -.28 -.04 -.42L-.16 -.4Q.02 -.56 .06 -.72L-.02 -.7Q.14 -.84 .2 -1Z',
  ],
  [
    washed('snow'),
    'M.2 -1Q.2 -.84 .27 -.72Q.18 -.8 .06 -.74Q.16 -.86 .2 -1ZM.04 -.64Q-.02 -.5 -.1 -.43Q.04 -.52 .16 -.46Q.24 -.52 .3 -.44Q.2 -.56 .04 -.64ZM-.06 -.38Q-.14 -.24 -.24 -.17Q-.06 -.28 .06 -.2Q.2 -.28 .36 -.2Q.22 -.36 -.06 -.38Z',
  ],
);

/** Stones that someone piled up to find the way back. */
const cairn = sketch(
  [
    inked('rockDeep', 0.024),
    'M-.5 0Q-.54 -.28 -.3 -.3Q0 -.34 0 0ZM-.02 0Q-.04 -.3 .22 -.32Q.5 -.3 .5 0ZM-.34 -.28Q-.34 -.56 -.02 -.56Q.32 -.56 .34 -.3Q0 -.36 -.34 -.28ZM-.22 -.55Q-.22 -.78 0 -.78Q.22 -.76 .22 -.55ZM-.12 -.78Q-.1 -1 .02 -.98Q.14 -.96 .12 -.77Z',
  ],
  [washed('snow'), 'M-.11 -.84Q-.08 -1 .02 -.98Q.13 -.96 .12 -.84Q0 -.9 -.11 -.84Z'],
  [FINE, 'M-.3 -.1L-.2 -.1M.2 -.12L.32 -.12M0 -.44L.12 -.44'],
);

/** Snow patches, stunted firs, a cairn. */
export function tundra(strip: Strip): void {
  strip.tint('snow', 0.95);
  for (const spot of strip.places(0.9, 0.2)) {
    if (spot.felled) spot.stand(0, stump, 0.12);
    else spot.stand(0, stunted, spot.size(0.34, 0.6), { mirrored: false });
  }
  for (const spot of strip.places(1.05, 0.52)) spot.lie(1, drift, spot.size(0.26, 0.42));
  for (const spot of strip.places(6, 0.3)) spot.stand(2, cairn, spot.size(0.3, 0.42));
  for (const spot of strip.places(0.9, 0.1)) spot.stand(2, darkTuft, spot.size(0.1, 0.15));
}
