import { sketch } from '../../sketch.ts';
import {
  arch,
  coloured,
  DETAIL,
  drawn,
  flame,
  HEAVY,
  line,
  OUTLINE,
  poly,
  rect,
  round,
  spokes,
  star,
  tint,
  wisp,
} from '../parts.ts';

/** A high bed under a canopy with a web for a curtain. */
export const palace = sketch(
  [drawn('magic'), poly(-0.5, -0.34, 0, -0.56, 0.5, -0.34, 0.42, -0.22, -0.42, -0.22)],
  [OUTLINE, line(-0.42, -0.22, -0.42, 0.5) + line(0.42, -0.22, 0.42, 0.5)],
  [drawn('alienLight'), 'M-.36 .3Q-.3 .14 0 .16Q.3 .14 .36 .3L.36 .42L-.36 .42Z'],
  [drawn('snow'), 'M-.36 .28Q-.34 .14 -.2 .16Q-.1 .18 -.12 .28Z'],
  [HEAVY, line(-0.4, 0.46, 0.4, 0.46)],
  [DETAIL, 'M.42 -.2Q.2 -.1 .14 -.22M.42 -.06Q.14 .04 .02 -.22M.42 -.2L.1 .04'],
);

/** Bars over a hole, and a hand on one of them. */
export const slavePit = sketch(
  [drawn('dark'), 'M-.46 .5L-.46 -.06Q-.4 -.36 0 -.36Q.4 -.36 .46 -.06L.46 .5Z'],
  [coloured('bone', 0.05), [-0.3, -0.1, 0.1, 0.3].map((x) => line(x, -0.3, x, 0.5)).join('')],
  [drawn('flesh'), 'M.02 .1Q.02 0 .1 0Q.2 0 .2 .1L.18 .22L.04 .22Z'],
  [DETAIL, line(0.08, 0.02, 0.08, 0.12) + line(0.14, 0.02, 0.14, 0.12)],
);

/** A rack with its wheel, and irons in a brazier. */
export const torturePit = sketch(
  [
    drawn('trunk'),
    poly(-0.5, 0.24, 0.2, 0.06, 0.22, 0.14, -0.48, 0.33) + rect(-0.44, 0.3, -0.37, 0.5) + rect(0.08, 0.14, 0.15, 0.5),
  ],
  [OUTLINE, round(0.2, 0.1, 0.13) + spokes(0.2, 0.1, 0.03, 0.18, 6)],
  [coloured('boneLine', 0.03), 'M-.42 .24Q-.3 .06 -.16 .14M-.1 .12Q.02 -.06 .14 .04'],
  [
    drawn('smoke'),
    poly(0.3, 0.16, 0.52, 0.16, 0.46, 0.32, 0.36, 0.32) + line(0.36, 0.32, 0.32, 0.5) + line(0.46, 0.32, 0.5, 0.5),
  ],
  [tint('fire'), flame(0.41, 0.17, 0.18, 0.24)],
  [coloured('pencil', 0.03), line(0.36, 0.14, 0.28, -0.14) + line(0.46, 0.14, 0.52, -0.18)],
  [OUTLINE, line(-0.3, -0.5, -0.3, -0.3) + round(-0.3, -0.22, 0.08)],
);

/** Dame Chaos: a head of eight arrows over a gown, between two columns. */
export const greatTemple = sketch(
  [
    drawn('smoke'),
    rect(-0.5, -0.36, -0.38, 0.42) +
      rect(0.38, -0.36, 0.5, 0.42) +
      rect(-0.54, -0.44, -0.34, -0.36) +
      rect(0.34, -0.44, 0.54, -0.36),
  ],
  [drawn('magic'), 'M0 -.12Q.1 -.12 .12 .02L.28 .42L-.28 .42L-.12 .02Q-.1 -.12 0 -.12Z'],
  [drawn('glow'), star(0, -0.26, 0.28, 0.12, 8)],
  [tint('void'), round(0, -0.26, 0.06)],
  [HEAVY, line(-0.54, 0.46, 0.54, 0.46)],
  [DETAIL, line(-0.06, 0.06, -0.12, 0.4) + line(0.06, 0.06, 0.12, 0.4)],
);

/** A low altar under the arrows of chaos, with two candles. */
export const darkShrine = sketch(
  [drawn('dark'), rect(-0.3, 0.2, 0.3, 0.32) + rect(-0.22, 0.32, 0.22, 0.5)],
  [OUTLINE, spokes(0, -0.16, 0.05, 0.28, 8)],
  [drawn('magic'), round(0, -0.16, 0.1)],
  [drawn('snow'), rect(-0.46, 0.2, -0.38, 0.5) + rect(0.38, 0.2, 0.46, 0.5)],
  [tint('fire'), flame(-0.42, 0.2, 0.1, 0.18) + flame(0.42, 0.2, 0.1, 0.18)],
);

/** Lids with carved faces, one over the other in the wall. */
export const crypt = sketch(
  [drawn('smoke'), rect(-0.5, -0.42, 0.5, -0.08) + rect(-0.5, 0.08, 0.5, 0.42)],
  [tint('dark', 0.7), rect(-0.44, -0.36, 0.44, -0.14) + rect(-0.44, 0.14, 0.44, 0.36)],
  [
    drawn('bone'),
    'M-.4 -.18Q-.36 -.32 -.22 -.28L.38 -.22L.38 -.16L-.4 -.16ZM-.4 .32Q-.36 .18 -.22 .22L.38 .28L.38 .34L-.4 .34Z',
  ],
  [HEAVY, line(-0.54, 0.48, 0.54, 0.48)],
);

/** Two tanks with somebody in them, and what they are fed by. */
export const tanks = sketch(
  [drawn('glass'), arch(-0.48, -0.3, -0.06, 0.36) + arch(0.06, -0.3, 0.48, 0.36)],
  [tint('slimeLight', 0.8), rect(-0.46, 0, -0.08, 0.35) + rect(0.08, 0, 0.46, 0.35)],
  [
    tint('dark'),
    round(-0.27, -0.04, 0.07) +
      poly(-0.33, 0.04, -0.21, 0.04, -0.19, 0.34, -0.35, 0.34) +
      round(0.27, 0.02, 0.07) +
      poly(0.2, 0.1, 0.34, 0.1, 0.36, 0.34, 0.18, 0.34),
  ],
  [drawn('mud'), rect(-0.52, 0.36, -0.02, 0.5) + rect(0.02, 0.36, 0.52, 0.5)],
  [OUTLINE, 'M-.27 -.3L-.27 -.44L.27 -.44L.27 -.3M0 -.44L0 -.54'],
  [coloured('smoke', 0.025), wisp(-0.4, -0.32, 0.2)],
);
