import { inked, LINE, washed } from '../pens.ts';
import { sketch } from '../sketch.ts';
import { darkTuft, tuft } from './grass.ts';
import type { Strip } from './strip.ts';
import { stump } from './trees.ts';

export const bush = sketch(
  [
    inked('leaf', 0.024),
    'M-.62 0C-.86 -.2 -.72 -.52 -.48 -.5C-.48 -.82 -.14 -.9 -.02 -.7C.12 -1 .5 -.86 .48 -.54C.76 -.54 .8 -.16 .62 0Z',
  ],
  [
    washed('leafDark', 0.55),
    'M-.62 0C-.7 -.08 -.74 -.2 -.7 -.3C-.5 -.16 -.3 -.3 -.16 -.36C.1 -.2 .4 -.3 .72 -.28C.74 -.14 .7 -.06 .62 0Z',
  ],
  [LINE, 'M-.36 -.42Q-.26 -.54 -.14 -.46M.1 -.5Q.22 -.62 .32 -.5'],
);

/** All twigs: a thorn. */
export const thorn = sketch(
  [
    LINE,
    'M0 0Q-.1 -.4 -.5 -.7M-.18 -.42Q-.2 -.7 -.34 -.95M0 0Q.02 -.5 -.04 -1M.01 -.5Q.16 -.7 .2 -.9M0 0Q.15 -.4 .55 -.62M.28 -.42Q.36 -.6 .5 -.85M-.3 -.52L-.56 -.44M.4 -.52L.62 -.4',
  ],
  [
    washed('leaf'),
    ...[
      [-0.5, -0.7],
      [-0.34, -0.95],
      [-0.04, -1],
      [0.2, -0.9],
      [0.55, -0.62],
      [0.5, -0.85],
      [-0.56, -0.44],
      [0.62, -0.4],
    ].map(([x = 0, y = 0]) => `M${x - 0.07} ${y}Q${x} ${y - 0.14} ${x + 0.07} ${y}Q${x} ${y + 0.1} ${x - 0.07} ${y}Z`),
  ],
);

/** Low bushes and thorns, no tree. */
export function brush(strip: Strip): void {
  strip.tint('leaf', 0.4);
  for (const spot of strip.places(0.62, 0.34)) {
    if (spot.felled) spot.stand(0, stump, 0.13);
    else if (spot.tremor.unit() < 0.72) spot.lie(0, bush, spot.size(0.3, 0.45));
    else spot.stand(0, thorn, spot.size(0.36, 0.5));
  }
  for (const spot of strip.places(1, 0.24)) if (!spot.felled) spot.lie(1, bush, spot.size(0.2, 0.3));
  for (const spot of strip.places(0.5, 0.1)) spot.stand(1, spot.tremor.pick([tuft, darkTuft]), spot.size(0.12, 0.2));
}
