import { FINE, inked, LINE, NICK, washed } from '../pens.ts';
import { sketch } from '../sketch.ts';
import { stone } from './grass.ts';
import type { Strip } from './strip.ts';

const SAND = inked('sand', 0.024);

/** A dune leans away from the wind: long on one side, steep on the other. */
export const dune = sketch(
  [SAND, 'M-2.1 .12Q-1.2 .02 -.6 -.5Q-.2 -.94 .1 -.98Q.3 -1 .42 -.72Q.7 -.2 1.7 .12Z'],
  [washed('trunk', 0.2), 'M.1 -.98Q.3 -1 .42 -.72Q.7 -.2 1.7 .12L.5 .12Q-.1 -.4 .1 -.98Z'],
  [NICK, 'M.1 -.98Q-.08 -.4 .44 .06M-1.3 0Q-.9 -.14 -.6 -.36M-.9 0Q-.64 -.1 -.44 -.26M-.5 .02Q-.34 -.04 -.24 -.14'],
);

export const cactus = sketch(
  [
    inked('leafDark', 0.024),
    'M-.11 0L-.11 -.36Q-.36 -.32 -.38 -.5L-.38 -.68Q-.3 -.78 -.24 -.68L-.24 -.54Q-.22 -.48 -.11 -.5L-.11 -.86Q0 -1.1 .11 -.86L.11 -.4Q.24 -.38 .25 -.46L.25 -.76Q.32 -.86 .4 -.76L.39 -.42Q.36 -.22 .11 -.24L.11 0Z',
  ],
  [FINE, 'M0 -.06L0 -.84M-.31 -.52L-.31 -.66M.32 -.46L.32 -.7'],
);

/** The dry bones of an ox: skull and ribs. */
const bones = sketch(
  [
    inked('bone', 0.02),
    'M-.66 -.5Q-.54 -.3 -.36 -.42Q-.2 -.5 -.04 -.42Q.14 -.3 .26 -.5Q.26 -.2 .02 -.24Q0 -.1 -.08 0L-.32 0Q-.4 -.1 -.42 -.24Q-.66 -.2 -.66 -.5Z',
  ],
  [
    LINE,
    'M-.3 -.26L-.24 -.2M-.12 -.26L-.16 -.2M.4 0Q.3 -.5 .62 -.46M.56 0Q.5 -.36 .78 -.34M.72 0Q.68 -.24 .92 -.22M.3 -.02L1 -.02',
  ],
);

/** Dunes, a cactus here and there, dry bones. */
export function desert(strip: Strip): void {
  strip.tint('sand', 1);
  const dunes = (row: number, apart: number, least: number, most: number) => {
    for (const spot of strip.places(apart, 1.5 * most))
      spot.lie(row, dune, spot.size(least, most), { mirrored: false });
  };
  dunes(0, 1.6, 0.26, 0.42);
  dunes(1, 2, 0.14, 0.24);
  for (const spot of strip.places(1.7, 0.3)) {
    const luck = spot.tremor.unit();
    if (spot.felled || luck > 0.9) spot.lie(2, stone, spot.size(0.16, 0.26));
    else if (luck < 0.62) spot.stand(2, cactus, spot.size(0.5, 0.85));
    else spot.lie(2, bones, spot.size(0.32, 0.42));
  }
}
