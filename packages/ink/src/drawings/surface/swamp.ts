import { inked, lined, washed } from '../pens.ts';
import { sketch } from '../sketch.ts';
import type { Strip } from './strip.ts';
import { stump } from './trees.ts';

const REED = lined('leafDark', 0.026);

/** Cat-tails. */
export const reeds = sketch(
  [
    REED,
    'M-.12 0Q-.16 -.5 -.1 -.9M0 0Q.04 -.5 .02 -1M.1 0Q.16 -.4 .2 -.72M-.16 0Q-.3 -.3 -.5 -.52M.14 0Q.3 -.26 .46 -.56',
  ],
  [
    inked('trunk', 0.014),
    'M-.14 -.66Q-.16 -.86 -.1 -.9Q-.03 -.86 -.06 -.66ZM-.03 -.74Q-.04 -.96 .02 -1Q.08 -.96 .07 -.74ZM.15 -.5Q.14 -.68 .2 -.72Q.26 -.68 .24 -.5Z',
  ],
);

/** A crooked tree on stilts of root, moss hanging from it. */
export const mossTree = sketch(
  [
    inked('trunk', 0.022),
    'M-.34 0Q-.14 -.08 -.12 -.24L-.06 -.02L0 -.22L.1 0L.08 -.24Q.2 -.12 .36 0Q.3 -.22 .12 -.34Q.04 -.5 .12 -.62Q.3 -.62 .44 -.74Q.3 -.74 .16 -.7Q.2 -.84 .1 -1Q.08 -.8 -.02 -.68Q-.16 -.76 -.24 -.9Q-.22 -.72 -.1 -.6Q-.26 -.6 -.42 -.52Q-.24 -.54 -.08 -.5Q-.06 -.4 -.14 -.3Q-.26 -.16 -.34 0Z',
  ],
  [
    inked('leaf', 0.02),
    'M-.52 -.86C-.5 -1.02 -.2 -1.06 -.1 -.92C-.04 -.86 -.12 -.78 -.2 -.8L-.24 -.6L-.28 -.8L-.34 -.5L-.38 -.8L-.44 -.66L-.46 -.8C-.52 -.8 -.54 -.82 -.52 -.86ZM-.06 -1C0 -1.14 .3 -1.14 .36 -1C.38 -.92 .3 -.9 .26 -.92L.22 -.74L.18 -.92L.12 -.84L.08 -.92C0 -.9 -.08 -.92 -.06 -1ZM.3 -.8C.36 -.92 .6 -.9 .6 -.78C.6 -.72 .54 -.7 .52 -.72L.48 -.46L.44 -.72L.4 -.56L.36 -.72C.3 -.72 .28 -.76 .3 -.8Z',
  ],
);

/** Standing water, seen from a little above. */
const puddle = sketch(
  [
    inked('water', 0.02),
    'M-1 .1C-.9 -.08 -.3 -.06 0 -.05C.4 -.08 .96 -.04 1 .1C.9 .26 .3 .24 0 .25C-.4 .28 -.94 .22 -1 .1Z',
  ],
  [lined('waterLine', 0.016), 'M-.5 .08Q-.3 .02 -.1 .08M.14 .14Q.34 .08 .54 .14'],
);

const lily = washed('leaf');
const pads = sketch([lily, 'M-.5 .06Q-.3 -.08 -.1 .06Q-.3 .16 -.5 .06ZM.24 .14Q.4 .02 .56 .14Q.4 .24 .24 .14Z']);

/** Puddles between reeds and crooked trees. */
export function swamp(strip: Strip): void {
  strip.tint('mud', 0.6);
  for (const spot of strip.places(1.25, 0.56)) {
    if (spot.felled) spot.stand(0, stump, 0.22);
    else spot.stand(0, mossTree, spot.size(0.7, 1.05));
  }
  for (const spot of strip.places(1.15, 0.42)) {
    spot.lie(1, puddle, spot.size(0.3, 0.42));
    if (spot.tremor.unit() < 0.5) spot.lie(2, pads, 0.3);
  }
  for (const spot of strip.places(0.55, 0.18)) if (!spot.felled) spot.stand(3, reeds, spot.size(0.34, 0.55));
}
