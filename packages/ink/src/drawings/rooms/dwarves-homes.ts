import { sketch } from '../sketch.ts';
import { byLook, type Furnishings, one } from './furnishing.ts';
import {
  arch,
  coins,
  coloured,
  courses,
  DETAIL,
  drawn,
  flame,
  HEAVY,
  line,
  merlons,
  OUTLINE,
  poly,
  rect,
  round,
  spokes,
  tint,
} from './parts.ts';

const bunks = sketch(
  [HEAVY, line(-0.46, -0.42, -0.46, 0.5) + line(0.46, -0.42, 0.46, 0.5)],
  [drawn('sand'), rect(-0.46, -0.3, 0.46, -0.2) + rect(-0.46, 0.34, 0.46, 0.44)],
  [drawn('accent'), 'M-.16 -.3Q-.1 -.42 .12 -.4Q.36 -.4 .44 -.3ZM-.16 .34Q-.1 .22 .12 .24Q.36 .24 .44 .34Z'],
  [drawn('snow'), 'M-.44 -.3Q-.44 -.4 -.32 -.39Q-.18 -.38 -.18 -.3ZM-.44 .34Q-.44 .24 -.32 .25Q-.18 .26 -.18 .34Z'],
  [
    DETAIL,
    line(0.46, -0.08, 0.38, -0.08) +
      line(0.46, 0.06, 0.38, 0.06) +
      line(0.46, 0.2, 0.38, 0.2) +
      line(0.38, -0.2, 0.38, 0.34),
  ],
);

const chest = sketch(
  [drawn('trunk'), line(-0.5, -0.28, 0.5, -0.28, 0.5, -0.22, -0.5, -0.22)],
  [
    drawn('oreGlint'),
    'M-.4 -.28L-.36 -.38L-.18 -.38L-.14 -.28ZM-.1 -.28L-.06 -.38L.12 -.38L.16 -.28ZM-.26 -.38L-.22 -.47L-.04 -.47L0 -.38Z',
  ],
  [drawn('gem'), poly(0.24, -0.28, 0.2, -0.36, 0.27, -0.44, 0.36, -0.44, 0.42, -0.36, 0.38, -0.28)],
  [drawn('trunk'), 'M-.34 .22L.34 .22L.34 .5L-.34 .5ZM-.34 .22Q-.34 .02 0 .02Q.34 .02 .34 .22Z'],
  [drawn('gold'), rect(-0.06, 0.16, 0.06, 0.3) + coins(-0.42, 0.47) + coins(0.43, 0.47)],
  [DETAIL, line(-0.22, 0.08, -0.22, 0.5) + line(0.22, 0.08, 0.22, 0.5)],
);

/** The ☒ is cut into its lid. */
const sarcophagus = sketch(
  [drawn('rockDeep'), rect(-0.5, 0.4, 0.5, 0.5)],
  [drawn('smoke'), poly(-0.22, -0.5, 0.22, -0.5, 0.38, -0.16, 0.24, 0.42, -0.24, 0.42, -0.38, -0.16)],
  [DETAIL, poly(-0.17, -0.43, 0.17, -0.43, 0.31, -0.15, 0.19, 0.35, -0.19, 0.35, -0.31, -0.15)],
  [drawn('snow'), rect(-0.48, 0.16, -0.4, 0.4) + rect(0.4, 0.16, 0.48, 0.4)],
  [tint('fire'), flame(-0.44, 0.15, 0.08, 0.15) + flame(0.44, 0.15, 0.08, 0.15)],
);

const anvilAndBench = sketch(
  [HEAVY, line(-0.5, -0.34, 0.5, -0.34)],
  [OUTLINE, line(-0.34, -0.34, -0.34, -0.12) + line(0, -0.34, 0, -0.2) + line(0.32, -0.34, 0.32, -0.16)],
  [
    drawn('smoke'),
    rect(-0.43, -0.16, -0.25, -0.05) +
      round(0, -0.13, 0.07) +
      poly(0.25, -0.16, 0.39, -0.16, 0.42, 0, 0.32, 0.05, 0.22, 0),
  ],
  [drawn('mud'), 'M-.5 .1L.1 .1L.14 .2Q-.06 .22 -.08 .34L.06 .5L-.36 .5L-.22 .34Q-.24 .22 -.5 .1Z'],
  [drawn('trunk'), rect(0.2, 0.16, 0.5, 0.24) + rect(0.24, 0.24, 0.3, 0.5) + rect(0.41, 0.24, 0.47, 0.5)],
);

const kegs = sketch(
  [drawn('sand'), round(-0.16, 0.12, 0.33)],
  [drawn('trunk'), round(-0.16, 0.12, 0.26)],
  [DETAIL, line(-0.16, -0.14, -0.16, 0.38) + line(-0.3, -0.1, -0.3, 0.34) + line(-0.02, -0.1, -0.02, 0.34)],
  [drawn('mud'), poly(-0.5, 0.5, -0.44, 0.36, 0.12, 0.36, 0.18, 0.5)],
  [drawn('gold'), rect(-0.2, 0.24, -0.12, 0.32)],
  [OUTLINE, 'M.44 .26Q.56 .26 .54 .36Q.52 .44 .44 .42'],
  [drawn('ore'), rect(0.22, 0.2, 0.44, 0.5)],
  [drawn('snow'), 'M.19 .22Q.17 .12 .26 .13Q.29 .06 .36 .11Q.47 .09 .46 .22Z'],
  [drawn('trunk'), rect(-0.5, -0.44, 0.5, -0.38)],
  [drawn('smoke'), rect(-0.42, -0.38, -0.3, -0.24) + rect(0.02, -0.38, 0.14, -0.24) + rect(0.26, -0.38, 0.38, -0.24)],
);

const trophies = sketch(
  [
    OUTLINE,
    'M-.1 -.2Q-.3 -.22 -.4 -.5M-.28 -.28Q-.4 -.26 -.5 -.32M.1 -.2Q.3 -.22 .4 -.5M.28 -.28Q.4 -.26 .5 -.32M-.34 -.36L-.26 -.46M.34 -.36L.26 -.46',
  ],
  [drawn('trunk'), 'M-.16 -.38Q0 -.46 .16 -.38Q.22 -.1 0 .04Q-.22 -.1 -.16 -.38Z'],
  [drawn('bone'), 'M-.1 -.26Q0 -.32 .1 -.26Q.1 -.08 .05 .02L-.05 .02Q-.1 -.08 -.1 -.26Z'],
  [drawn('smoke'), rect(-0.26, 0.28, 0.26, 0.36) + rect(-0.2, 0.36, 0.2, 0.46) + rect(-0.3, 0.46, 0.3, 0.5)],
  [
    drawn('accent'),
    poly(-0.5, -0.1, -0.34, -0.1, -0.34, 0.3, -0.42, 0.22, -0.5, 0.3) +
      poly(0.34, -0.1, 0.5, -0.1, 0.5, 0.3, 0.42, 0.22, 0.34, 0.3),
  ],
);

const citadel = sketch(
  [drawn('smoke'), merlons(-0.5, 0.02, 0.5, 0.5, 5)],
  [drawn('smoke'), merlons(-0.24, -0.42, 0.24, 0.5, 3)],
  [drawn('accent'), poly(0, -0.5, 0.2, -0.56, 0, -0.62)],
  [OUTLINE, line(0, -0.34, 0, -0.64)],
  [tint('dark'), arch(-0.1, 0.2, 0.1, 0.5) + rect(-0.03, -0.18, 0.03, 0)],
  [DETAIL, courses(-0.46, 0.14, -0.26, 0.5, 3) + courses(0.26, 0.14, 0.46, 0.5, 3)],
);

const throne = sketch(
  [
    drawn('accent'),
    poly(-0.5, -0.46, -0.36, -0.46, -0.36, 0.1, -0.43, 0.02, -0.5, 0.1) +
      poly(0.36, -0.46, 0.5, -0.46, 0.5, 0.1, 0.43, 0.02, 0.36, 0.1),
  ],
  [drawn('gold'), 'M-.28 .34L-.28 -.3L-.2 -.5L-.1 -.36L0 -.54L.1 -.36L.2 -.5L.28 -.3L.28 .34Z'],
  [drawn('blood'), rect(-0.18, -0.26, 0.18, 0.16)],
  [drawn('gold'), rect(-0.38, 0.06, -0.26, 0.36) + rect(0.26, 0.06, 0.38, 0.36) + rect(-0.28, 0.2, 0.28, 0.36)],
  [drawn('smoke'), rect(-0.42, 0.36, 0.42, 0.43) + rect(-0.5, 0.43, 0.5, 0.5)],
);

const agora = sketch(
  [drawn('smoke'), poly(-0.5, -0.28, 0, -0.5, 0.5, -0.28)],
  [
    drawn('snow'),
    rect(-0.44, -0.28, -0.34, 0.3) +
      rect(-0.18, -0.28, -0.08, 0.3) +
      rect(0.08, -0.28, 0.18, 0.3) +
      rect(0.34, -0.28, 0.44, 0.3),
  ],
  [drawn('smoke'), rect(-0.5, 0.3, 0.5, 0.37) + rect(-0.5, 0.37, 0.5, 0.44) + rect(-0.5, 0.44, 0.5, 0.5)],
  [drawn('trunk'), rect(-0.08, 0.1, 0.08, 0.3)],
  [coloured('accent', 0.03), round(0, -0.36, 0.05)],
);

const baths = sketch(
  [OUTLINE, line(-0.5, -0.36, -0.2, -0.36, -0.2, -0.1) + line(0.5, -0.36, 0.2, -0.36, 0.2, -0.1)],
  [coloured('water', 0.045), line(-0.2, -0.08, -0.2, 0.2) + line(0.2, -0.08, 0.2, 0.2)],
  [drawn('water'), rect(-0.44, 0.16, 0.44, 0.42)],
  [coloured('snow', 0.02), line(-0.34, 0.24, -0.14, 0.24) + line(0.04, 0.28, 0.3, 0.28)],
  [drawn('snow'), 'M-.5 .16L-.4 .16L-.36 .4L.36 .4L.4 .16L.5 .16L.42 .5L-.42 .5Z'],
  [coloured('smoke', 0.03), 'M-.06 .08Q-.14 -.02 -.04 -.1Q.04 -.18 -.02 -.28M.1 .1Q.04 0 .1 -.08'],
);

const doomWeapon = sketch(
  [drawn('trunk'), poly(-0.44, 0.5, -0.5, 0.44, 0.2, -0.24, 0.26, -0.18)],
  [drawn('mud'), poly(-0.06, -0.3, 0.2, -0.52, 0.5, -0.16, 0.26, 0.08)],
  [drawn('gold'), poly(0.04, -0.28, 0.1, -0.34, 0.34, -0.08, 0.28, -0.02)],
  [tint('fire'), 'M.44 .1L.52 .02L.56 .16ZM-.16 -.3L-.22 -.42L-.06 -.42Z'],
  [DETAIL, spokes(0.22, -0.22, 0.46, 0.54, 9, 0.06)],
);

const GATE = [drawn('trunk'), 'M-.4 .5L-.4 -.16Q-.4 -.46 0 -.46Q.4 -.46 .4 -.16L.4 .5Z'] as const;
const SEAM = [OUTLINE, line(0, -0.46, 0, 0.5)] as const;

export const dwarvenHomes: Furnishings = {
  dormitory: one(bunks),
  vault: one(chest),
  Tomb: one(sarcophagus),
  Workshops: one(anvilAndBench),
  'Drinking Hall': one(kegs),
  'Trophy Hall': one(trophies),
  Citadel: one(citadel),
  'Imperial Throne Room': one(throne),
  Agora: one(agora),
  Baths: one(baths),
  'Doom Weapon': one(doomWeapon),
  'Gates of Dwarf': {
    ...byLook({
      'plain door': sketch([drawn('smoke'), rect(-0.5, -0.5, 0.5, 0.5)], GATE, SEAM, [
        HEAVY,
        line(-0.4, -0.1, -0.06, -0.1) +
          line(0.06, -0.1, 0.4, -0.1) +
          line(-0.4, 0.3, -0.06, 0.3) +
          line(0.06, 0.3, 0.4, 0.3),
      ]),
      statues: sketch(
        [drawn('smoke'), rect(-0.5, -0.5, 0.5, 0.5)],
        GATE,
        SEAM,
        [
          drawn('bone'),
          round(-0.3, -0.2, 0.09, 0.07) +
            poly(-0.44, -0.12, -0.16, -0.12, -0.2, 0.5, -0.4, 0.5) +
            round(0.3, -0.2, 0.09, 0.07) +
            poly(0.16, -0.12, 0.44, -0.12, 0.4, 0.5, 0.2, 0.5),
        ],
        [DETAIL, poly(-0.36, -0.12, -0.3, 0.16, -0.24, -0.12) + poly(0.36, -0.12, 0.3, 0.16, 0.24, -0.12)],
      ),
      'cannon embrasures': sketch(
        [drawn('smoke'), rect(-0.5, -0.5, 0.5, 0.5)],
        [DETAIL, courses(-0.5, -0.5, 0.5, 0.5, 7)],
        [tint('dark'), rect(-0.3, -0.38, 0.3, -0.22) + rect(-0.3, -0.06, 0.3, 0.1)],
        [drawn('mud'), round(0, -0.3, 0.16, 0.07) + round(0, 0.02, 0.16, 0.07)],
        [tint('void'), round(0, -0.3, 0.08, 0.035) + round(0, 0.02, 0.08, 0.035)],
        [drawn('trunk'), arch(-0.28, 0.2, 0.28, 0.5)],
      ),
      'gold leaf': sketch(
        [drawn('gold'), rect(-0.5, -0.5, 0.5, 0.5)],
        [drawn('oreGlint'), GATE[1]],
        SEAM,
        [DETAIL, spokes(0, 0, 0.14, 0.3, 12) + round(0, 0, 0.12)],
        [tint('gem'), round(0, 0, 0.06)],
      ),
    }),
    fills: true,
  },
};
