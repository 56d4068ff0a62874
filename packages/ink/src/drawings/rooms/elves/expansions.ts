import { sketch } from '../../sketch.ts';
import { type Furnishings, one } from '../furnishing.ts';
import { coloured, DETAIL, drawn, flame, gear, HEAVY, line, OUTLINE, poly, rect, round, tint, wisp } from '../parts.ts';

const excavations = sketch(
  [HEAVY, line(-0.44, 0.5, -0.36, -0.4) + line(0.44, 0.5, 0.36, -0.4) + line(-0.5, -0.4, 0.5, -0.4)],
  [drawn('trunk'), poly(-0.26, 0.34, -0.3, 0.28, 0.1, -0.2, 0.16, -0.16)],
  [drawn('smoke'), 'M-.14 -.28Q.14 -.34 .28 -.04Q.18 -.14 .04 -.14Q-.04 -.2 -.14 -.28Z'],
  [drawn('mud'), poly(-0.06, 0.16, 0.36, 0.16, 0.3, 0.4, 0, 0.4)],
  [drawn('ore'), 'M-.04 .16Q.04 .02 .14 .1Q.24 0 .34 .16Z'],
  [drawn('smoke'), round(0.06, 0.44, 0.06) + round(0.24, 0.44, 0.06)],
);

const saloon = sketch(
  [drawn('trunk'), rect(-0.5, 0.2, 0.5, 0.28) + rect(-0.42, 0.28, 0.42, 0.5)],
  [DETAIL, line(-0.14, 0.28, -0.14, 0.5) + line(0.14, 0.28, 0.14, 0.5)],
  [drawn('leafDark'), 'M-.34 .2L-.34 -.12L-.28 -.2L-.28 -.38L-.18 -.38L-.18 -.2L-.12 -.12L-.12 .2Z'],
  [drawn('snow'), rect(-0.32, -0.04, -0.14, 0.1)],
  [drawn('glass'), poly(0.06, -0.1, 0.34, -0.1, 0.22, 0.06, 0.22, 0.14, 0.3, 0.2, 0.1, 0.2, 0.18, 0.14, 0.18, 0.06)],
  [tint('blood'), poly(0.11, -0.05, 0.29, -0.05, 0.2, 0.05)],
  [HEAVY, line(0.08, -0.46, 0.08, -0.26) + line(0.34, -0.5, 0.34, -0.3) + line(0.08, -0.46, 0.34, -0.5)],
  [tint('dark'), round(0.03, -0.25, 0.06, 0.045) + round(0.29, -0.29, 0.06, 0.045)],
);

const rebellion = sketch(
  [
    drawn('flesh'),
    'M-.14 .5L-.14 .14Q-.28 .06 -.26 -.12Q-.28 -.3 -.16 -.34Q-.1 -.4 -.02 -.36Q.06 -.4 .12 -.34Q.26 -.34 .26 -.2Q.3 .04 .14 .14L.14 .5Z',
  ],
  [OUTLINE, 'M-.16 -.34L-.14 -.14M-.02 -.36L-.02 -.14M.12 -.34L.1 -.14M-.26 -.06Q-.1 -.12 .04 -.06Q.08 .04 -.04 .06'],
  [drawn('smoke'), rect(-0.2, 0.26, 0.2, 0.38)],
  [OUTLINE, round(-0.3, 0.36, 0.06, 0.04) + round(-0.4, 0.42, 0.06, 0.04) + round(0.32, 0.32, 0.06, 0.04)],
  [
    coloured('accent', 0.03),
    line(0.4, 0.24, 0.48, 0.16) +
      line(0.42, 0.34, 0.52, 0.34) +
      line(-0.36, -0.3, -0.46, -0.38) +
      line(0.34, -0.32, 0.44, -0.4) +
      line(0, -0.46, 0, -0.54),
  ],
);

const slagPit = sketch(
  [drawn('mud'), 'M-.5 .5Q-.4 .3 -.24 .24Q-.1 -.02 .06 .1Q.2 .06 .3 .28Q.44 .32 .5 .5Z'],
  [tint('magma'), 'M-.1 .1Q0 .06 .06 .16Q.02 .3 .12 .5L-.06 .5Q-.12 .3 -.1 .1Z'],
  [tint('magmaHot'), 'M-.03 .16Q.02 .16 0 .3Q.04 .4 .04 .5L-.02 .5Q-.06 .3 -.03 .16Z'],
  [drawn('smoke'), poly(-0.5, -0.44, -0.14, -0.34, -0.2, -0.08, -0.44, -0.14)],
  [coloured('magma', 0.06), 'M-.14 -.26Q0 -.2 -.02 .06'],
  [coloured('smoke', 0.04), wisp(0.2, 0.02, 0.36) + wisp(0.34, 0.2, 0.3)],
);

const infrastructure = sketch(
  [coloured('pencil', 0.17), line(-0.46, -0.28, 0.06, -0.28, 0.06, 0.2, 0.46, 0.2)],
  [coloured('smoke', 0.11), line(-0.46, -0.28, 0.06, -0.28, 0.06, 0.2, 0.46, 0.2)],
  [drawn('mud'), rect(-0.5, -0.4, -0.42, -0.16) + rect(0.42, 0.08, 0.5, 0.32) + rect(-0.06, -0.06, 0.18, 0.02)],
  [drawn('accent'), gear(-0.24, -0.28, 0.16, 8)],
  [tint('floorBuilt'), round(-0.24, -0.28, 0.06)],
  [drawn('snow'), round(0.3, -0.22, 0.15)],
  [DETAIL, line(0.3, -0.22, 0.38, -0.3) + line(0.3, -0.07, 0.3, 0.12)],
  [coloured('water', 0.04), line(-0.3, -0.1, -0.34, 0) + line(-0.26, 0.1, -0.3, 0.2) + line(-0.34, 0.26, -0.38, 0.36)],
  [tint('water'), round(-0.34, 0.44, 0.14, 0.05)],
);

const convoy = sketch(
  [drawn('snow'), 'M-.44 .1Q-.5 -.34 -.2 -.34L.1 -.34Q.36 -.34 .3 .1Z'],
  [DETAIL, 'M-.24 .1Q-.28 -.2 -.16 -.33M.06 .1Q.06 -.2 0 -.33'],
  [drawn('trunk'), rect(-0.46, 0.08, 0.36, 0.24)],
  [HEAVY, line(0.36, 0.16, 0.54, 0.08)],
  [drawn('sand'), round(-0.26, 0.32, 0.16) + round(0.18, 0.32, 0.16)],
  [
    DETAIL,
    line(-0.42, 0.32, -0.1, 0.32) +
      line(-0.26, 0.16, -0.26, 0.48) +
      line(0.02, 0.32, 0.34, 0.32) +
      line(0.18, 0.16, 0.18, 0.48),
  ],
);

const wanderlust = sketch(
  [HEAVY, line(0.06, 0.5, 0.06, -0.46)],
  [
    drawn('sand'),
    poly(0.06, -0.4, 0.38, -0.4, 0.5, -0.31, 0.38, -0.22, 0.06, -0.22) +
      poly(0.06, -0.14, -0.26, -0.14, -0.38, -0.05, -0.26, 0.04, 0.06, 0.04),
  ],
  [DETAIL, line(0.14, -0.31, 0.34, -0.31) + line(-0.2, -0.05, -0.02, -0.05)],
  [drawn('trunk'), poly(-0.5, 0.2, -0.44, 0.16, -0.12, 0.48, -0.16, 0.52)],
  [drawn('accent'), 'M-.52 .22Q-.56 .04 -.42 .02Q-.28 .04 -.32 .18Q-.4 .3 -.52 .22Z'],
  [tint('leafDark'), flame(0.34, 0.5, 0.2, 0.2)],
);

export const elvenExpansions: Furnishings = {
  Excavations: one(excavations),
  Saloon: one(saloon),
  Rebellion: one(rebellion),
  'Slag Pit': one(slagPit),
  Infrastructure: one(infrastructure),
  Convoy: one(convoy),
  Wanderlust: one(wanderlust),
};
