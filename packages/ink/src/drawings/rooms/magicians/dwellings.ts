import { sketch } from '../../sketch.ts';
import { arch, coloured, DETAIL, drawn, flame, line, OUTLINE, poly, rect, round, star, tint } from '../parts.ts';

export const summoningStone = sketch(
  [drawn('smoke'), poly(-0.17, 0.5, -0.15, -0.36, -0.05, -0.5, 0.08, -0.45, 0.14, -0.32, 0.17, 0.5)],
  [
    coloured('magic', 0.022),
    line(-0.06, -0.3, 0.06, -0.22) +
      round(0, -0.08, 0.05) +
      line(0, -0.03, 0, 0.08) +
      line(-0.06, 0.14, 0.06, 0.14, -0.05, 0.22, 0.06, 0.22) +
      star(0, 0.34, 0.06, 0.024, 5),
  ],
  [DETAIL, line(0.1, -0.36, 0.12, 0.2) + line(-0.12, 0.3, -0.1, 0.42)],
  [tint('magic', 0.35), round(0, -0.08, 0.1)],
);

export const tower = sketch(
  [drawn('snow'), poly(-0.15, 0.5, -0.12, -0.22, 0.12, -0.22, 0.15, 0.5)],
  [drawn('snow'), rect(-0.17, -0.3, 0.17, -0.2)],
  [drawn('magic'), poly(-0.2, -0.3, 0, -0.6, 0.2, -0.3)],
  [tint('gold'), star(0, -0.63, 0.05, 0.02, 5)],
  [tint('dark'), arch(-0.05, 0.36, 0.05, 0.5) + arch(-0.03, -0.1, 0.03, 0.02) + arch(0.03, 0.14, 0.08, 0.24)],
  [DETAIL, line(-0.11, 0.1, -0.05, 0.1) + line(-0.13, 0.28, -0.07, 0.28) + line(0.05, -0.04, 0.11, -0.04)],
);

export const house = sketch(
  [drawn('snow'), rect(-0.4, -0.06, 0.4, 0.5)],
  [drawn('magic'), poly(-0.5, -0.04, -0.3, -0.36, 0.3, -0.36, 0.5, -0.04)],
  [drawn('roof'), rect(0.14, -0.5, 0.26, -0.3)],
  [tint('dark'), arch(-0.1, 0.16, 0.1, 0.5)],
  [drawn('glow'), rect(-0.32, 0.08, -0.18, 0.22) + rect(0.18, 0.08, 0.32, 0.22)],
  [DETAIL, line(-0.25, 0.08, -0.25, 0.22) + line(0.25, 0.08, 0.25, 0.22)],
);

export const pyramid = sketch(
  [drawn('sand'), poly(-0.5, 0.5, 0, -0.5, 0.5, 0.5)],
  [tint('rockDeep'), poly(0, -0.5, 0.5, 0.5, 0.14, 0.5)],
  [DETAIL, line(-0.38, 0.26, 0.38, 0.26) + line(-0.26, 0.02, 0.26, 0.02) + line(-0.14, -0.22, 0.14, -0.22)],
  [drawn('gold'), poly(-0.1, -0.3, 0, -0.5, 0.1, -0.3)],
  [tint('dark'), arch(-0.08, 0.3, 0.08, 0.5)],
);

export const chamber = sketch(
  [drawn('trunk'), rect(-0.5, -0.44, 0.5, -0.38) + rect(-0.5, -0.16, -0.28, -0.11)],
  [drawn('accent'), rect(-0.44, -0.38, -0.38, -0.2) + rect(0.1, -0.6, 0.16, -0.44) + rect(-0.22, -0.6, -0.15, -0.44)],
  [drawn('water'), rect(-0.36, -0.36, -0.3, -0.16) + rect(-0.13, -0.58, -0.07, -0.44)],
  [drawn('glass'), round(0.3, -0.52, 0.08)],
  [drawn('trunk'), rect(-0.46, 0.32, 0.46, 0.4) + rect(-0.4, 0.4, -0.33, 0.5) + rect(0.33, 0.4, 0.4, 0.5)],
  [drawn('snow'), 'M-.1 .32Q-.2 .24 -.36 .28L-.36 .16Q-.2 .12 -.1 .2Q0 .12 .16 .16L.16 .28Q0 .24 -.1 .32Z'],
  [drawn('snow'), rect(0.3, 0.14, 0.38, 0.32)],
  [tint('fire'), flame(0.34, 0.14, 0.09, 0.16)],
);

/** Where Jinn are shut away: a lamp, stoppered and sealed. */
export const jinnLamp = sketch(
  [coloured('crystal', 0.08), 'M.3 -.02Q.5 -.2 .3 -.34Q.06 -.48 -.14 -.36Q-.3 -.26 -.16 -.18'],
  [tint('crystalLight'), 'M-.34 -.3Q-.3 -.52 -.12 -.46Q0 -.36 -.1 -.2Q-.28 -.1 -.34 -.3Z'],
  [tint('void'), round(-0.22, -0.34, 0.026) + round(-0.13, -0.34, 0.026)],
  [drawn('gold'), 'M-.36 .14Q-.1 .04 .18 .1L.44 -.02L.48 .06L.28 .22Q.16 .38 -.06 .38Q-.28 .36 -.36 .14Z'],
  [drawn('gold'), `${rect(-0.12, 0.36, 0.06, 0.42) + rect(-0.2, 0.42, 0.14, 0.5)}M-.12 .08Q-.04 -.04 .04 .08Z`],
  [OUTLINE, 'M-.34 .16Q-.54 .08 -.5 .24Q-.46 .34 -.3 .28'],
);
