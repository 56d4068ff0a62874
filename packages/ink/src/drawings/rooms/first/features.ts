import { spiral } from '../../nexus/rays.ts';
import { sketch } from '../../sketch.ts';
import {
  coloured,
  DETAIL,
  dome,
  drawn,
  flame,
  HEAVY,
  line,
  OUTLINE,
  poly,
  rect,
  ripples,
  round,
  spokes,
  star,
  tint,
} from '../parts.ts';

/** A round pool that glows. */
export const magmaPool = sketch(
  [drawn('magma'), round(0, 0.2, 0.48, 0.26)],
  [tint('magmaHot'), round(0, 0.2, 0.3, 0.14)],
  [tint('fire'), flame(-0.2, 0.14, 0.14, 0.3) + flame(0.18, 0.18, 0.16, 0.36)],
);

/** The air turns in on itself. */
export const planarWarp = sketch(
  [tint('magic', 0.5), round(0, 0, 0.46)],
  [coloured('alienLight', 0.05), spiral(0, 0, 0.04, 0.42, 2.2, 0.1)],
  [tint('glow'), star(0, 0, 0.12, 0.05, 4)],
);

/** What an engineer builds for gold: a wheel, a plumb line, a door that is not one. */
export const engineersRoom = sketch(
  [drawn('smoke'), rect(-0.5, -0.36, -0.1, 0.5)],
  [OUTLINE, line(-0.3, -0.36, -0.3, 0.5) + round(-0.18, 0.1, 0.03)],
  [coloured('trunk', 0.05), spokes(0.24, 0.1, 0.05, 0.26, 6)],
  [OUTLINE, round(0.24, 0.1, 0.26) + round(0.24, 0.1, 0.06)],
  [DETAIL, line(0.24, -0.5, 0.24, -0.16)],
);

/** Horns on a block, and a drop. */
export const evilShrine = sketch(
  [drawn('dark'), rect(-0.3, 0.16, 0.3, 0.5)],
  [drawn('blood'), 'M-.2 .16Q-.5 .04 -.4 -.36Q-.28 -.08 0 -.08Q.28 -.08 .4 -.36Q.5 .04 .2 .16Z'],
  [tint('fire'), flame(0, 0.04, 0.2, 0.36)],
);

/** Two pans in balance on an altar. */
export const shrineOfLaw = sketch(
  [drawn('snow'), rect(-0.34, 0.3, 0.34, 0.5)],
  [HEAVY, line(0, 0.3, 0, -0.42) + line(-0.36, -0.3, 0.36, -0.3)],
  [
    OUTLINE,
    line(-0.36, -0.3, -0.48, 0) + line(-0.36, -0.3, -0.24, 0) + line(0.36, -0.3, 0.48, 0) + line(0.36, -0.3, 0.24, 0),
  ],
  [drawn('gold'), 'M-.5 0L-.22 0Q-.24 .12 -.36 .12Q-.48 .12 -.5 0ZM.5 0L.22 0Q.24 .12 .36 .12Q.48 .12 .5 0Z'],
);

/** A grating over the dark, and eyes. */
export const oubliette = sketch(
  [drawn('void'), dome(-0.4, -0.44, 0.4, 0.5)],
  [tint('glow'), round(-0.1, 0.2, 0.05) + round(0.1, 0.2, 0.05)],
  [
    coloured('smoke', 0.05),
    line(-0.4, -0.1, 0.4, -0.1) + line(-0.2, -0.4, -0.2, -0.1) + line(0, -0.44, 0, -0.1) + line(0.2, -0.4, 0.2, -0.1),
  ],
);

/** A ring of stones with somewhere else in it. */
export const dimensionalGate = sketch(
  [drawn('alien'), round(0, 0, 0.36)],
  [coloured('alienLight', 0.04), spiral(0, 0, 0.03, 0.3, 1.6, 0.4)],
  [drawn('smoke'), [0, 1, 2, 3, 4, 5, 6, 7].map((i) => gateStone(i)).join('')],
);

function gateStone(i: number): string {
  const [x, y] = (
    [
      [0, -0.44],
      [0.31, -0.31],
      [0.44, 0],
      [0.31, 0.31],
      [0, 0.44],
      [-0.31, 0.31],
      [-0.44, 0],
      [-0.31, -0.31],
    ] as const
  )[i] as readonly [number, number];
  return rect(x - 0.09, y - 0.09, x + 0.09, y + 0.09);
}

/** Bones on a heap, deep down. */
export const bonePit = sketch(
  [drawn('dark'), poly(-0.46, -0.3, 0.46, -0.3, 0.3, 0.5, -0.3, 0.5)],
  [coloured('bone', 0.06), line(-0.24, 0.3, 0.2, 0.1) + line(-0.2, 0.06, 0.24, 0.3) + line(-0.06, 0.42, 0.16, 0.36)],
  [drawn('bone'), round(0, -0.08, 0.13)],
  [tint('void'), round(-0.05, -0.08, 0.03) + round(0.05, -0.08, 0.03)],
);

/** Water with a mind in it: folds under the ripples. */
export const mindPool = sketch(
  [drawn('alien'), round(0, 0.1, 0.5, 0.36)],
  [
    drawn('alienLight'),
    'M-.26 .16Q-.36 .02 -.24 -.08Q-.14 -.2 0 -.16Q.16 -.22 .26 -.08Q.36 .04 .24 .16Q.1 .26 0 .22Q-.12 .26 -.26 .16Z',
  ],
  [DETAIL, 'M0 -.14Q-.04 0 .02 .06M-.18 -.02Q-.08 -.06 -.06 .04M.18 -.02Q.1 -.06 .08 .04'],
  [coloured('glow', 0.03), ripples(-0.4, 0.34, 0.4, 4)],
);
