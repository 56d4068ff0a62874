import { sketch } from '../../sketch.ts';
import {
  arch,
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
  star,
  tint,
  wisp,
} from '../parts.ts';

export const mausoleum = sketch(
  [drawn('snow'), rect(-0.44, 0, 0.44, 0.5)],
  [drawn('smoke'), poly(-0.5, 0, 0, -0.34, 0.5, 0)],
  [
    drawn('snow'),
    rect(-0.42, 0, -0.33, 0.44) + rect(-0.2, 0, -0.12, 0.44) + rect(0.12, 0, 0.2, 0.44) + rect(0.33, 0, 0.42, 0.44),
  ],
  [tint('dark'), rect(-0.08, 0.1, 0.08, 0.44)],
  [drawn('smoke'), rect(-0.5, 0.44, 0.5, 0.5)],
  [drawn('bone'), round(0, -0.12, 0.08)],
  [tint('void'), round(-0.03, -0.12, 0.02) + round(0.03, -0.12, 0.02)],
);

export const orrery = sketch(
  [drawn('dark'), dome(-0.48, -0.5, 0.48, 0.34)],
  [coloured('gold', 0.022), round(0, 0, 0.14, 0.07) + round(0, 0, 0.28, 0.14) + round(0, 0, 0.41, 0.21)],
  [drawn('gold'), round(0, 0, 0.08)],
  [drawn('gem'), round(0.28, 0.02, 0.055)],
  [drawn('magma'), round(-0.13, 0.03, 0.04)],
  [drawn('crystal'), round(-0.34, -0.12, 0.06) + round(0.16, -0.19, 0.045)],
  [
    tint('snow'),
    star(0, -0.36, 0.05, 0.018, 4) + star(-0.22, -0.28, 0.03, 0.012, 4) + star(0.28, -0.26, 0.03, 0.012, 4),
  ],
  [drawn('snow'), rect(-0.5, 0.32, 0.5, 0.5)],
  [DETAIL, line(-0.3, 0.32, -0.3, 0.5) + line(0, 0.32, 0, 0.5) + line(0.3, 0.32, 0.3, 0.5)],
);

export const fountain = sketch(
  [
    coloured('water', 0.045),
    'M0 -.34Q-.12 -.56 -.24 -.3Q-.3 -.14 -.3 -.02M0 -.34Q.12 -.56 .24 -.3Q.3 -.14 .3 -.02M-.3 .08Q-.42 .1 -.44 .28M.3 .08Q.42 .1 .44 .28',
  ],
  [drawn('snow'), rect(-0.05, -0.2, 0.05, 0.3)],
  [drawn('snow'), 'M-.32 -.02L.32 -.02Q.24 .12 0 .12Q-.24 .12 -.32 -.02Z'],
  [drawn('flesh'), 'M-.05 -.06L-.06 -.2Q0 -.24 .06 -.2L.05 -.06Z'],
  [drawn('flesh'), round(0, -0.29, 0.06)],
  [drawn('water'), rect(-0.44, 0.26, 0.44, 0.4)],
  [drawn('snow'), poly(-0.5, 0.32, 0.5, 0.32, 0.42, 0.5, -0.42, 0.5)],
  [coloured('waterLine', 0.02), ripples(-0.36, 0.29, 0.36, 6)],
);

export const turbine = sketch(
  [drawn('snow'), poly(-0.2, 0.5, -0.1, -0.08, 0.1, -0.08, 0.2, 0.5)],
  [
    drawn('crystal'),
    'M0 -.14Q-.12 -.34 0 -.56Q.1 -.34 0 -.14ZM0 -.14Q.24 -.1 .4 .1Q.14 .1 0 -.14ZM0 -.14Q-.24 -.1 -.4 .1Q-.14 .1 0 -.14Z',
  ],
  [drawn('gold'), round(0, -0.14, 0.07)],
  [tint('magic'), star(0, 0.2, 0.07, 0.03, 5)],
  [drawn('water'), 'M-.5 .5L-.5 .4Q-.3 .34 -.1 .42Q.16 .34 .5 .42L.5 .5Z'],
);

export const alchemist = sketch(
  [drawn('roof'), rect(-0.4, -0.44, -0.18, 0.1)],
  [drawn('snow'), rect(-0.5, 0, 0.5, 0.5)],
  [
    drawn('magma'),
    'M-.02 .42Q-.18 .32 -.12 .18Q-.06 .1 .02 .06L.02 -.1L.14 -.1L.14 .06Q.26 .12 .3 .22Q.32 .36 .18 .42Z',
  ],
  [tint('magmaHot'), 'M-.1 .26Q.08 .2 .28 .26Q.28 .38 .16 .4L0 .4Q-.12 .36 -.1 .26Z'],
  [OUTLINE, 'M.14 -.08Q.34 -.12 .4 .06L.4 .2'],
  [tint('fire'), flame(-0.34, 0.5, 0.18, 0.24)],
  [coloured('smoke', 0.06), wisp(-0.29, -0.42, 0.18)],
  [tint('gold'), star(0.4, 0.34, 0.08, 0.03, 4)],
);

export const witchwood = sketch(
  [
    coloured('trunk', 0.08),
    'M-.28 .5Q-.2 .2 -.34 -.02M-.28 .2Q-.12 .06 -.14 -.14M.26 .5Q.16 .2 .3 -.1M.22 .2Q.06 .1 .04 -.1',
  ],
  [drawn('leafDark'), 'M-.54 .02Q-.56 -.3 -.3 -.26Q-.2 -.44 -.06 -.22Q.06 -.06 -.12 .04Q-.34 .14 -.54 .02Z'],
  [drawn('magic'), 'M.02 .02Q-.04 -.2 .12 -.3Q.2 -.56 .38 -.34Q.56 -.26 .5 0Q.28 .16 .02 .02Z'],
  [
    tint('glow'),
    round(-0.36, -0.1, 0.035) +
      round(-0.26, -0.1, 0.035) +
      round(0.24, -0.14, 0.035) +
      round(0.34, -0.14, 0.035) +
      star(-0.02, -0.44, 0.06, 0.02, 4) +
      star(0, 0.34, 0.05, 0.02, 4),
  ],
  [drawn('fungusCap'), 'M-.1 .4Q-.02 .28 .06 .4Z'],
  [coloured('fungusStem', 0.04), line(-0.02, 0.4, -0.02, 0.5)],
);

export const menagerie = sketch(
  [drawn('leaf'), 'M-.3 .44Q-.36 .06 -.08 .08Q-.04 -.18 .14 -.16Q.3 -.14 .28 .02Q.2 .06 .14 .06Q.3 .2 .28 .44Z'],
  [tint('void'), round(0.18, -0.06, 0.03)],
  [drawn('bone'), poly(0.24, 0.02, 0.3, 0.1, 0.18, 0.06)],
  [coloured('leaf', 0.06), 'M-.28 .4Q-.44 .36 -.36 .2'],
  [OUTLINE, [-0.44, -0.29, -0.14, 0.01, 0.16, 0.31, 0.44].map((x) => line(x, -0.32, x, 0.44)).join('')],
  [drawn('ore'), `${rect(-0.5, 0.42, 0.5, 0.5)}M-.5 -.3Q-.3 -.5 0 -.52Q.3 -.5 .5 -.3Z`],
);

export const lyceum = sketch(
  [drawn('snow'), rect(-0.5, 0.16, 0.5, 0.5) + rect(-0.34, -0.12, 0.34, 0.16)],
  [drawn('water'), dome(-0.22, -0.42, 0.22, -0.12)],
  [tint('gold'), star(0, -0.5, 0.08, 0.03, 5)],
  [
    tint('dark'),
    arch(-0.08, 0.26, 0.08, 0.5) +
      arch(-0.25, -0.04, -0.17, 0.12) +
      arch(-0.04, -0.04, 0.04, 0.12) +
      arch(0.17, -0.04, 0.25, 0.12),
  ],
  [
    drawn('glow'),
    arch(-0.4, 0.26, -0.3, 0.44) +
      arch(-0.24, 0.26, -0.14, 0.44) +
      arch(0.14, 0.26, 0.24, 0.44) +
      arch(0.3, 0.26, 0.4, 0.44),
  ],
  [drawn('snow'), 'M0 -.2Q-.08 -.26 -.16 -.22L-.16 -.34Q-.08 -.36 0 -.3Q.08 -.36 .16 -.34L.16 -.22Q.08 -.26 0 -.2Z'],
  [HEAVY, line(-0.5, 0.16, 0.5, 0.16)],
);
