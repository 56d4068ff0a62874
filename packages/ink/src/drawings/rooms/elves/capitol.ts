import { sketch } from '../../sketch.ts';
import { type Furnishings, one, part, together } from '../furnishing.ts';
import {
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
} from '../parts.ts';
import { colonies } from './colonies.ts';
import { bars, canopy, chains, divan } from './homes.ts';

const abattoir = sketch(
  [HEAVY, line(-0.5, -0.44, 0.5, -0.44)],
  [OUTLINE, 'M-.26 -.44L-.26 -.32Q-.26 -.22 -.18 -.24M.22 -.44L.22 -.32Q.22 -.22 .3 -.24'],
  [drawn('flesh'), 'M-.22 -.26Q-.06 -.2 -.1 0Q-.08 .2 -.24 .28Q-.4 .2 -.36 0Q-.38 -.18 -.22 -.26Z'],
  [DETAIL, 'M-.32 -.06Q-.22 0 -.14 -.06M-.32 .04Q-.22 .1 -.12 .04M-.3 .14Q-.22 .18 -.14 .14'],
  [tint('blood'), 'M-.36 .46Q-.24 .38 -.08 .44Q0 .5 -.2 .5Q-.4 .5 -.36 .46Z'],
  [drawn('smoke'), poly(0.08, -0.14, 0.44, -0.18, 0.46, 0.1, 0.1, 0.06)],
  [drawn('trunk'), poly(0.16, 0.06, 0.26, 0.08, 0.24, 0.4, 0.14, 0.4)],
);

const arena = sketch(
  [drawn('smoke'), round(0, 0.06, 0.5, 0.42)],
  [drawn('bone'), round(0, 0.1, 0.42, 0.34)],
  [drawn('sand'), round(0, 0.14, 0.32, 0.25)],
  [DETAIL, spokes(0, 0.06, 0.36, 0.43, 20, 0.02)],
  [
    drawn('snow'),
    poly(-0.22, -0.12, -0.16, -0.14, 0.14, 0.3, 0.1, 0.34) + poly(0.22, -0.12, 0.16, -0.14, -0.14, 0.3, -0.1, 0.34),
  ],
  [coloured('blood', 0.045), line(0.04, 0.34, 0.18, 0.24) + line(-0.04, 0.34, -0.18, 0.24)],
  [drawn('accent'), poly(-0.4, -0.28, -0.4, -0.5, -0.24, -0.43) + poly(0.4, -0.28, 0.4, -0.5, 0.56, -0.43)],
);

const guild = sketch(
  [HEAVY, line(0, -0.46, 0, 0.36) + line(-0.36, -0.32, 0.36, -0.38)],
  [
    OUTLINE,
    line(-0.36, -0.32, -0.48, 0.02, -0.24, 0.02, -0.36, -0.32) +
      line(0.36, -0.38, 0.24, -0.06, 0.48, -0.06, 0.36, -0.38),
  ],
  [
    drawn('gold'),
    'M-.5 .02L-.22 .02Q-.24 .14 -.36 .14Q-.48 .14 -.5 .02ZM.22 -.06L.5 -.06Q.48 .06 .36 .06Q.24 .06 .22 -.06Z',
  ],
  [drawn('trunk'), rect(-0.32, 0.34, 0.32, 0.5)],
  [coloured('blood', 0.035), 'M-.28 .3Q-.14 .12 .02 .22Q.16 .32 .26 .2Q.36 .1 .3 .26'],
);

const expedition = sketch(
  [HEAVY, line(-0.42, 0.5, 0.36, -0.4) + line(0.42, 0.5, -0.36, -0.4)],
  [drawn('smoke'), poly(0.3, -0.34, 0.38, -0.3, 0.46, -0.52) + poly(-0.3, -0.34, -0.38, -0.3, -0.46, -0.52)],
  [drawn('magic'), 'M-.26 -.2Q0 -.3 .26 -.2Q.28 .2 0 .42Q-.28 .2 -.26 -.2Z'],
  [coloured('gold', 0.035), 'M-.19 -.14Q0 -.22 .19 -.14Q.2 .16 0 .32Q-.2 .16 -.19 -.14Z'],
  [tint('gold'), star(0, 0.04, 0.11, 0.04, 6)],
);

const breedingPit = sketch(
  [drawn('mud'), 'M-.5 .1Q-.46 .5 0 .5Q.46 .5 .5 .1Q.3 .2 0 .2Q-.3 .2 -.5 .1Z'],
  [drawn('bone'), round(-0.26, 0.04, 0.13, 0.18) + round(0.27, 0.04, 0.13, 0.18) + round(0, -0.06, 0.15, 0.2)],
  [drawn('bone'), round(-0.13, 0.18, 0.13, 0.17) + round(0.14, 0.18, 0.13, 0.17)],
  [
    coloured('blood', 0.02),
    'M-.06 -.14Q0 -.04 -.02 .04M.08 -.1Q.04 0 .08 .06M-.16 .1Q-.12 .2 -.16 .28M.16 .12Q.12 .2 .18 .28',
  ],
  [
    coloured('flesh', 0.045),
    'M-.42 .12Q-.5 -.2 -.36 -.34Q-.26 -.42 -.26 -.28M.4 .12Q.5 -.14 .38 -.3Q.28 -.4 .24 -.26M.06 -.26Q.1 -.44 -.04 -.48',
  ],
);

const opera = sketch(
  [tint('dark'), rect(-0.42, -0.36, 0.42, 0.34)],
  [drawn('blood'), 'M-.46 -.4L-.06 -.4Q-.12 .06 -.46 .3ZM.46 -.4L.06 -.4Q.12 .06 .46 .3Z'],
  [DETAIL, 'M-.36 -.38Q-.34 0 -.42 .22M-.22 -.38Q-.22 -.06 -.34 .14M.36 -.38Q.34 0 .42 .22M.22 -.38Q.22 -.06 .34 .14'],
  [
    drawn('gold'),
    'M-.5 -.5L.5 -.5L.5 -.38Q.4 -.32 .3 -.38Q.2 -.32 .1 -.38Q0 -.32 -.1 -.38Q-.2 -.32 -.3 -.38Q-.4 -.32 -.5 -.38Z',
  ],
  [drawn('bone'), 'M-.14 -.06Q0 -.14 .14 -.06Q.16 .18 0 .26Q-.16 .18 -.14 -.06Z'],
  [tint('void'), 'M-.1 .02Q-.06 -.04 -.02 .02ZM.02 .02Q.06 -.04 .1 .02ZM-.07 .1Q0 .2 .07 .1Q0 .14 -.07 .1Z'],
  [drawn('trunk'), rect(-0.5, 0.34, 0.5, 0.5)],
  [tint('glow'), round(-0.36, 0.4, 0.03) + round(-0.12, 0.4, 0.03) + round(0.12, 0.4, 0.03) + round(0.36, 0.4, 0.03)],
);

export const elvenRooms: Furnishings = {
  sanctum: {
    plain: together(canopy, divan),
    looks: Object.fromEntries(
      Object.entries(colonies).map(([look, what]) => [look, together(canopy, part(what, 0, 0.14, 0.74))]),
    ),
  },
  pit: {
    plain: together(bars, chains),
    looks: Object.fromEntries(
      Object.entries(colonies).map(([look, what]) => [look, together(chains, part(what, 0, 0.14, 0.62))]),
    ),
  },
  Abattoir: one(abattoir),
  Arena: one(arena),
  "Foreman's Guild": one(guild),
  'Expeditionary Force': one(expedition),
  'Breeding Pit': one(breedingPit),
  'Opera House': one(opera),
  Riot: one(
    sketch(
      [
        drawn('trunk'),
        poly(-0.5, 0.5, -0.44, 0.2, -0.04, 0.28, -0.1, 0.5) + poly(0.5, 0.5, 0.4, 0.1, 0.04, 0.3, 0.1, 0.5),
      ],
      [DETAIL, line(-0.46, 0.34, -0.08, 0.4) + line(0.1, 0.38, 0.44, 0.26) + line(-0.24, 0.24, -0.26, 0.5)],
      [drawn('sand'), poly(-0.05, 0.34, 0.05, 0.34, 0.08, -0.1, -0.08, -0.1)],
      [tint('fire'), flame(0, -0.06, 0.34, 0.46)],
      [tint('glow'), flame(0, -0.08, 0.18, 0.28)],
      [
        drawn('smoke'),
        poly(-0.44, -0.1, -0.3, -0.2, -0.26, -0.08, -0.36, 0) + poly(0.3, -0.24, 0.42, -0.18, 0.38, -0.08, 0.26, -0.12),
      ],
    ),
  ),
  Defenses: one(
    sketch(
      [
        drawn('trunk'),
        [-0.44, -0.27, -0.1, 0.1, 0.27, 0.44]
          .map((x) => poly(x - 0.07, 0.5, x - 0.07, 0, x, -0.2, x + 0.07, 0, x + 0.07, 0.5))
          .join(''),
      ],
      [coloured('mud', 0.05), line(-0.5, 0.16, 0.5, 0.16) + line(-0.5, 0.38, 0.5, 0.38)],
      [OUTLINE, 'M-.36 -.1Q-.3 -.46 0 -.46Q.3 -.46 .36 -.1M-.36 -.1L0 -.24L.36 -.1'],
      [
        drawn('smoke'),
        poly(-0.025, 0.02, 0.025, 0.02, 0.025, -0.42, 0.07, -0.42, 0, -0.56, -0.07, -0.42, -0.025, -0.42),
      ],
    ),
  ),
};
