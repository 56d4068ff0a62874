import {
  arch,
  coins,
  coloured,
  courses,
  DETAIL,
  dome,
  drawn,
  line,
  merlons,
  OUTLINE,
  poly,
  rect,
  round,
  tint,
} from '../../drawings/rooms/parts.ts';
import { type Sketch, sketch } from '../../drawings/sketch.ts';
import type { StyleName } from './manners.ts';

const posts = (from: number, to: number, step: number, top: number): string => {
  let d = '';
  for (let x = from; x <= to + 0.001; x += step) d += line(x, top, x, 0.5);
  return d;
};

/** The same styles under the sky: a hut on the line of the ground (H2-MON-130, H2-CRD-T3). */
export const huts: Readonly<Record<StyleName, Sketch>> = {
  cave: sketch(
    [drawn('smoke'), 'M-.5 .5Q-.5 .1 -.3 0Q-.24 -.3 .04 -.3Q.3 -.26 .34 0Q.5 .14 .5 .5Z'],
    [tint('void'), dome(-0.2, 0.08, 0.2, 0.5)],
    [DETAIL, 'M-.36 .2Q-.3 .12 -.24 .16M.24 -.06Q.32 0 .3 .1'],
  ),
  hall: sketch(
    [drawn('smoke'), rect(-0.46, -0.1, 0.46, 0.5)],
    [drawn('mud'), poly(-0.5, -0.08, -0.4, -0.3, 0.4, -0.3, 0.5, -0.08)],
    [tint('void'), rect(-0.1, 0.16, 0.1, 0.5)],
    [DETAIL, courses(-0.44, -0.06, -0.14, 0.5, 4) + courses(0.14, -0.06, 0.44, 0.5, 4)],
  ),
  warren: sketch(
    [drawn('mud'), `${dome(-0.5, 0.14, -0.06, 0.5)}${dome(0.02, 0.2, 0.5, 0.5)}${dome(-0.26, -0.08, 0.26, 0.5)}`],
    [OUTLINE, 'M-.1 -.06L-.2 -.34M.06 -.08L.12 -.28M-.2 -.3L-.08 -.26M.3 .22L.36 .04'],
    [tint('void'), dome(-0.1, 0.26, 0.1, 0.5) + dome(-0.38, 0.34, -0.26, 0.5) + dome(0.28, 0.36, 0.4, 0.5)],
  ),
  maze: sketch(
    [drawn('floorBuilt'), rect(-0.5, 0.04, 0.5, 0.5) + rect(-0.24, -0.26, 0.24, 0.06)],
    [
      tint('void'),
      rect(-0.44, 0.26, -0.34, 0.5) +
        rect(-0.12, 0.26, -0.02, 0.5) +
        rect(0.2, 0.26, 0.3, 0.5) +
        rect(-0.06, -0.14, 0.04, 0.04),
    ],
    [OUTLINE, 'M-.26 .16L-.26 .5M.1 .16L.1 .5M-.5 .16L.5 .16'],
  ),
  burrow: sketch(
    [drawn('sand'), 'M-.5 .5Q-.34 .02 0 0Q.34 .02 .5 .5Z'],
    [tint('void'), round(0, 0.36, 0.13)],
    [DETAIL, 'M-.3 .26L-.26 .3M.24 .2L.3 .24M-.14 .1L-.1 .14M.1 .06L.14 .1M-.36 .42L-.3 .44'],
  ),
  bore: sketch(
    [drawn('smoke'), 'M-.5 .5Q-.4 .2 -.24 .12L.24 .12Q.4 .2 .5 .5Z'],
    [tint('void'), round(0, 0.14, 0.24, 0.08)],
    [OUTLINE, 'M-.34 .26Q0 .36 .34 .26M-.42 .38Q0 .5 .42 .38'],
  ),
  angular: sketch(
    [
      drawn('floorMetal'),
      poly(-0.44, 0.5, -0.5, 0.1, -0.2, -0.4, -0.06, -0.06, 0.18, -0.3, 0.4, 0.02, 0.36, 0.3, 0.5, 0.5),
    ],
    [tint('void'), poly(-0.1, 0.5, -0.16, 0.2, 0.06, 0.1, 0.12, 0.5)],
    [OUTLINE, 'M-.2 -.4L-.3 .5M-.06 -.06L.06 .1M.4 .02L.12 .2'],
  ),
  block: sketch(
    [drawn('mud'), rect(-0.5, -0.2, 0.5, 0.5)],
    [drawn('smoke'), rect(-0.38, -0.08, 0.38, 0.5)],
    [tint('void'), rect(-0.14, 0.18, 0.14, 0.5) + rect(-0.3, 0, -0.18, 0.06) + rect(0.18, 0, 0.3, 0.06)],
  ),
  camp: sketch(
    [drawn('sand'), poly(-0.5, 0.5, 0, -0.34, 0.5, 0.5)],
    [drawn('roof'), poly(0, -0.34, 0.5, 0.5, 0.24, 0.5)],
    [tint('void'), poly(-0.16, 0.5, 0, -0.02, 0.12, 0.5)],
    [OUTLINE, 'M0 -.34L-.08 -.48M0 -.34L.08 -.48'],
  ),
  den: sketch(
    [drawn('trunk'), poly(-0.5, 0.5, -0.1, -0.2, 0.04, -0.24, 0.5, 0.5)],
    [tint('void'), poly(-0.16, 0.5, -0.04, 0.1, 0.2, 0.5)],
    [OUTLINE, 'M-.1 -.2L.3 .5M-.24 .04L.1 .5M.04 -.24L-.34 .5'],
    [coloured('bone', 0.05), 'M-.44 .44L-.28 .4M.3 .38L.44 .46'],
  ),
  crypt: sketch(
    [drawn('smoke'), rect(-0.4, -0.06, 0.4, 0.44) + rect(-0.5, 0.44, 0.5, 0.5)],
    [drawn('smoke'), poly(-0.46, -0.06, 0, -0.34, 0.46, -0.06)],
    [tint('void'), arch(-0.12, 0.1, 0.12, 0.44)],
    [OUTLINE, 'M0 -.48L0 -.34M-.06 -.43L.06 -.43'],
  ),
  pool: sketch(
    [drawn('water'), 'M-.5 .5Q-.4 .36 -.25 .44Q-.1 .5 0 .42Q.12 .36 .25 .44Q.4 .5 .5 .4L.5 .5Z'],
    [OUTLINE, line(-0.26, 0.2, -0.26, 0.44) + line(0.26, 0.2, 0.26, 0.44)],
    [drawn('grass'), poly(-0.36, 0.2, 0, -0.36, 0.36, 0.2)],
    [tint('void'), arch(-0.08, 0, 0.08, 0.2)],
  ),
  tower: sketch(
    [drawn('snow'), poly(-0.22, 0.5, -0.18, -0.5, 0.18, -0.5, 0.22, 0.5)],
    [drawn('magic'), poly(-0.3, -0.46, 0, -0.96, 0.3, -0.46)],
    [tint('void'), arch(-0.08, 0.24, 0.08, 0.5) + arch(-0.04, -0.3, 0.04, -0.14)],
    [DETAIL, line(-0.2, -0.02, 0.2, -0.02)],
  ),
  hoard: sketch(
    [drawn('smoke'), 'M-.5 .5L-.44 .06L-.2 -.2L.1 -.26L.38 0L.5 .5Z'],
    [tint('void'), dome(-0.28, 0, 0.28, 0.5)],
    [drawn('gold'), 'M-.26 .5Q-.1 .24 .02 .34Q.16 .26 .26 .5Z'],
    [drawn('oreGlint'), coins(0, 0.44)],
  ),
  grove: sketch(
    [drawn('fungusStem'), 'M-.18 .5Q-.12 .2 -.16 0L.16 0Q.12 .2 .18 .5Z'],
    [drawn('fungusCap'), 'M-.5 .06Q-.42 -.42 0 -.42Q.42 -.42 .5 .06Q0 .18 -.5 .06Z'],
    [tint('snow'), round(-0.22, -0.12, 0.07) + round(0.12, -0.26, 0.06) + round(0.28, -0.06, 0.05)],
    [tint('void'), arch(-0.07, 0.24, 0.07, 0.5)],
  ),
  blot: sketch(
    [drawn('slime'), 'M-.5 .5Q-.52 .3 -.36 .3Q-.3 -.1 0 -.1Q.28 -.1 .32 .24Q.5 .28 .5 .5Z'],
    [tint('slimeLight'), round(-0.1, 0.14, 0.08) + round(0.14, 0.3, 0.05)],
    [DETAIL, round(0.1, 0.06, 0.05) + round(-0.22, 0.34, 0.04)],
  ),
  village: sketch(
    [drawn('snow'), rect(-0.3, 0.06, 0.2, 0.5)],
    [drawn('sand'), poly(-0.42, 0.1, -0.05, -0.4, 0.32, 0.1)],
    [tint('void'), rect(-0.12, 0.24, 0.02, 0.5)],
    [coloured('trunk', 0.034), posts(0.26, 0.5, 0.08, 0.3) + line(0.22, 0.38, 0.52, 0.38)],
    [DETAIL, 'M-.5 .5Q-.46 .42 -.42 .5M-.42 .5Q-.38 .42 -.34 .5'],
  ),
  city: sketch(
    [drawn('snow'), rect(-0.42, -0.1, -0.16, 0.5) + rect(0.14, -0.04, 0.42, 0.5) + rect(-0.16, -0.3, 0.14, 0.5)],
    [
      drawn('roof'),
      poly(-0.46, -0.08, -0.29, -0.34, -0.12, -0.08) +
        poly(-0.2, -0.28, -0.01, -0.6, 0.18, -0.28) +
        poly(0.1, -0.02, 0.28, -0.28, 0.46, -0.02),
    ],
    [drawn('smoke'), merlons(-0.5, 0.2, 0.5, 0.5, 6)],
    [tint('void'), `${arch(-0.1, 0.3, 0.1, 0.5)}${rect(-0.04, -0.12, 0.03, 0)}`],
  ),
  mine: sketch(
    [drawn('smoke'), 'M-.5 .5Q-.4 .1 -.1 .04L.2 .04Q.44 .16 .5 .5Z'],
    [tint('void'), rect(-0.2, 0.14, 0.2, 0.5)],
    [drawn('trunk'), rect(-0.26, 0.1, -0.18, 0.5) + rect(0.18, 0.1, 0.26, 0.5) + rect(-0.32, 0.02, 0.32, 0.12)],
    [OUTLINE, 'M-.1 .5L-.04 .3M.1 .5L.04 .3M0 .02L0 -.2'],
    [drawn('glow'), round(0, -0.22, 0.06)],
  ),
  castle: sketch(
    [drawn('smoke'), merlons(-0.5, 0, 0.5, 0.5, 5)],
    [drawn('smoke'), merlons(-0.46, -0.34, -0.16, 0.5, 2) + merlons(0.16, -0.34, 0.46, 0.5, 2)],
    [tint('void'), arch(-0.1, 0.2, 0.1, 0.5) + rect(-0.33, -0.12, -0.29, 0.02) + rect(0.29, -0.12, 0.33, 0.02)],
    [drawn('accent'), poly(0.31, -0.34, 0.31, -0.54, 0.48, -0.46)],
  ),
  nest: sketch(
    [drawn('sand'), round(-0.28, 0.28, 0.22) + round(0.28, 0.28, 0.22) + round(0, 0.02, 0.24)],
    [tint('void'), round(-0.28, 0.3, 0.08) + round(0.28, 0.3, 0.08) + round(0, 0.04, 0.09)],
    [DETAIL, 'M-.46 .16L-.36 .24M.46 .16L.36 .24M-.2 -.12L-.1 -.06M.2 -.12L.1 -.06'],
  ),
  shrine: sketch(
    [drawn('snow'), [-0.4, -0.16, 0.08, 0.32].map((x) => rect(x, 0, x + 0.08, 0.42)).join('')],
    [drawn('gold'), dome(-0.46, -0.4, 0.46, 0)],
    [drawn('smoke'), rect(-0.5, 0.42, 0.5, 0.5)],
    [OUTLINE, 'M0 -.4L0 -.5'],
  ),
  grotto: sketch(
    [drawn('dark'), 'M-.5 .5Q-.48 -.1 0 -.12Q.48 -.1 .5 .5Z'],
    [tint('floorMetal'), 'M-.32 .5Q-.3 .14 0 .12Q.3 .14 .32 .5Z'],
    [OUTLINE, 'M-.2 .16L-.16 .3M0 .12L0 .28M.2 .16L.16 .3'],
  ),
  rift: sketch(
    [
      drawn('dark'),
      poly(
        -0.5,
        0.5,
        -0.44,
        0.04,
        -0.3,
        0.3,
        -0.2,
        -0.3,
        -0.06,
        0.2,
        0.08,
        -0.48,
        0.2,
        0.2,
        0.34,
        -0.1,
        0.4,
        0.3,
        0.5,
        0.5,
      ),
    ],
    [tint('fire'), poly(-0.16, 0.5, -0.04, 0.26, 0.02, 0.36, 0.08, 0.2, 0.18, 0.5)],
  ),
  midden: sketch(
    [drawn('mud'), 'M-.5 .5Q-.4 .2 -.24 .24Q-.12 -.06 .06 .1Q.24 0 .3 .24Q.46 .26 .5 .5Z'],
    [drawn('bone'), round(-0.2, 0.32, 0.06) + round(0.28, 0.4, 0.05)],
    [coloured('bone', 0.035), 'M0 .26L.16 .2M-.36 .42L-.26 .46'],
    [OUTLINE, 'M.04 .1L.1 -.3'],
    [drawn('accent'), poly(0.1, -0.3, 0.3, -0.24, 0.08, -0.14)],
  ),
  cellar: sketch(
    [drawn('snow'), rect(-0.34, -0.08, 0.34, 0.5)],
    [drawn('mud'), poly(-0.42, -0.06, -0.3, -0.32, 0.3, -0.32, 0.42, -0.06)],
    [drawn('trunk'), poly(-0.5, 0.5, -0.2, 0.24, 0.04, 0.24, -0.16, 0.5)],
    [OUTLINE, line(-0.33, 0.5, -0.08, 0.24)],
    [tint('glow'), rect(0.12, 0.08, 0.24, 0.22)],
  ),
  gallery: sketch(
    [drawn('snow'), rect(-0.5, 0.42, 0.5, 0.5) + rect(-0.46, -0.24, 0.46, -0.14)],
    [drawn('floorFine'), poly(-0.5, -0.24, 0, -0.46, 0.5, -0.24)],
    [
      drawn('smoke'),
      [-0.32, 0, 0.32]
        .map((x) => `${round(x, 0.02, 0.06)}${poly(x - 0.05, 0.08, x + 0.05, 0.08, x + 0.09, 0.42, x - 0.09, 0.42)}`)
        .join(''),
    ],
    [OUTLINE, [-0.46, -0.16, 0.16, 0.46].map((x) => line(x, -0.14, x, 0.42)).join('')],
  ),
};
