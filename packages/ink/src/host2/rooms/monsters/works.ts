import { type Furnishings, one } from '../../../drawings/rooms/furnishing.ts';
import {
  arch,
  coloured,
  courses,
  DETAIL,
  dome,
  drawn,
  flame,
  gear,
  HEAVY,
  line,
  OUTLINE,
  poly,
  rect,
  ripples,
  round,
  tint,
  wisp,
} from '../../../drawings/rooms/parts.ts';
import { sketch } from '../../../drawings/sketch.ts';

/** A vat on a flow of magma, with a pipe. */
const magmaRefinery = sketch(
  [drawn('mud'), 'M-.4 -.2L.16 -.2L.1 .26L-.34 .26Z'],
  [tint('magma'), 'M-.4 -.2Q-.12 -.3 .16 -.2L.14 -.06Q-.12 -.12 -.38 -.06Z'],
  [coloured('smoke', 0.09), 'M.14 0L.36 0L.36 -.48'],
  [drawn('magma'), 'M-.5 .5Q-.4 .36 -.2 .42Q0 .34 .2 .42Q.4 .34 .5 .5Z'],
  [tint('magmaHot'), flame(-0.12, -0.16, 0.2, 0.3)],
);

/** Rows of caps in a bed. */
const fungusFarm = sketch(
  [drawn('mud'), rect(-0.5, 0.36, 0.5, 0.5)],
  [drawn('fungusStem'), [-0.4, -0.14, 0.12, 0.36].map((x) => rect(x - 0.04, 0.08, x + 0.04, 0.36)).join('')],
  [
    drawn('fungusCap'),
    [-0.4, -0.14, 0.12, 0.36].map((x, i) => dome(x - 0.13, i % 2 === 0 ? -0.12 : -0.02, x + 0.13, 0.12)).join(''),
  ],
  [DETAIL, line(-0.5, 0.43, 0.5, 0.43)],
);

/** A flask, a coil and a flame. */
const laboratory = sketch(
  [drawn('trunk'), rect(-0.5, 0.34, 0.5, 0.42) + rect(-0.42, 0.42, -0.34, 0.5) + rect(0.34, 0.42, 0.42, 0.5)],
  [drawn('slimeLight'), poly(-0.24, -0.3, -0.12, -0.3, -0.12, -0.06, 0.06, 0.26, -0.42, 0.26, -0.24, -0.06)],
  [OUTLINE, 'M-.12 -.26Q.1 -.44 .18 -.2Q.26 .06 .32 -.14Q.36 -.24 .4 -.1'],
  [drawn('water'), rect(0.3, 0.02, 0.46, 0.34)],
  [tint('fire'), flame(-0.18, 0.36, 0.12, 0.12)],
  [tint('slime'), round(-0.2, 0.12, 0.04) + round(-0.1, 0.18, 0.03)],
);

/** A hollow of twigs and stones. */
const nest = sketch(
  [drawn('trunk'), 'M-.5 .1Q-.4 .5 0 .5Q.4 .5 .5 .1Q.3 .26 0 .26Q-.3 .26 -.5 .1Z'],
  [drawn('bone'), round(-0.16, 0.12, 0.12, 0.15) + round(0.12, 0.1, 0.12, 0.15)],
  [
    coloured('trunk', 0.03),
    'M-.5 .1L-.36 -.08M.5 .1L.38 -.1M-.46 .24L-.2 .42M.44 .26L.2 .44M-.16 .3L.1 .46M.1 .3L-.1 .48',
  ],
);

const cell = (x: number, y: number, r: number): string =>
  poly(
    x - r,
    y,
    x - r / 2,
    y - r * 0.87,
    x + r / 2,
    y - r * 0.87,
    x + r,
    y,
    x + r / 2,
    y + r * 0.87,
    x - r / 2,
    y + r * 0.87,
  );

/** Cells on cells. */
const nestComplex = sketch(
  [
    drawn('sand'),
    cell(0, 0, 0.19) +
      cell(0, -0.33, 0.19) +
      cell(0, 0.33, 0.19) +
      cell(-0.29, -0.165, 0.19) +
      cell(-0.29, 0.165, 0.19) +
      cell(0.29, -0.165, 0.19) +
      cell(0.29, 0.165, 0.19),
  ],
  [tint('dark'), round(0, 0, 0.08) + round(-0.29, -0.16, 0.08) + round(0.29, 0.16, 0.08)],
  [tint('blood'), round(0, -0.33, 0.07) + round(-0.29, 0.17, 0.07) + round(0.29, -0.17, 0.07) + round(0, 0.33, 0.07)],
);

/** A dome of rubbish with many doors. */
const greatNest = sketch(
  [drawn('mud'), dome(-0.5, -0.42, 0.5, 0.5)],
  [
    tint('void'),
    dome(-0.1, 0.26, 0.1, 0.5) +
      round(-0.26, 0.16, 0.07) +
      round(0.26, 0.12, 0.07) +
      round(-0.06, -0.06, 0.07) +
      round(0.14, -0.2, 0.05),
  ],
  [coloured('trunk', 0.03), 'M-.44 .3L-.3 .36M.34 .3L.46 .26M-.3 -.1L-.18 -.16M.2 -.04L.34 -.06M-.1 -.3L.04 -.34'],
);

/** Beds, and something green in them. */
const garden = sketch(
  [drawn('mud'), poly(-0.5, 0.3, 0.5, 0.3, 0.44, 0.5, -0.44, 0.5)],
  [coloured('leafDark', 0.045), 'M-.32 .3L-.32 -.06M0 .3L0 -.2M.32 .3L.32 -.06'],
  [
    drawn('leaf'),
    `${round(-0.32, -0.12, 0.15)}${round(0.32, -0.12, 0.15)}M0 .1Q-.2 .06 -.2 -.1Q-.04 -.08 0 .1ZM0 .1Q.2 .06 .2 -.1Q.04 -.08 0 .1Z`,
  ],
  [drawn('fungusCap'), `${round(0, -0.34, 0.12)}`],
  [drawn('glow'), round(0, -0.34, 0.05)],
);

/** Furrows and a scarecrow. */
const farm = sketch(
  [drawn('grass'), rect(-0.5, 0.2, 0.5, 0.5)],
  [OUTLINE, 'M-.5 .3Q0 .22 .5 .3M-.5 .4Q0 .32 .5 .4M-.5 .48Q0 .42 .5 .48'],
  [HEAVY, line(0, 0.3, 0, -0.24) + line(-0.28, -0.1, 0.28, -0.1)],
  [drawn('accent'), poly(-0.2, -0.14, 0.2, -0.14, 0.12, 0.14, -0.12, 0.14)],
  [drawn('sand'), round(0, -0.28, 0.1) + poly(-0.18, -0.34, 0, -0.52, 0.18, -0.34)],
);

/** A tall round store with a cap. */
const silo = sketch(
  [drawn('sand'), rect(-0.24, -0.26, 0.24, 0.5)],
  [drawn('roof'), poly(-0.3, -0.26, 0, -0.54, 0.3, -0.26)],
  [OUTLINE, line(-0.24, -0.04, 0.24, -0.04) + line(-0.24, 0.18, 0.24, 0.18)],
  [tint('dark'), arch(-0.08, 0.28, 0.08, 0.5)],
  [coloured('trunk', 0.022), 'M.3 -.26L.3 .5M.4 -.26L.4 .5M.3 -.1L.4 -.1M.3 .06L.4 .06M.3 .22L.4 .22M.3 .38L.4 .38'],
);

/** A headframe with its wheel. */
const minehead = sketch(
  [HEAVY, line(-0.3, 0.5, -0.04, -0.3) + line(0.3, 0.5, 0.04, -0.3) + line(-0.22, 0.22, 0.22, 0.22)],
  [drawn('smoke'), round(0, -0.32, 0.18)],
  [OUTLINE, `${gear(0, -0.32, 0.1, 6)}${line(0.16, -0.24, 0.5, 0.5)}${line(0, -0.14, 0, 0.5)}`],
  [drawn('mud'), poly(-0.5, 0.5, -0.44, 0.3, -0.26, 0.3, -0.2, 0.5)],
);

/** A long table, and stew. */
const messHall = sketch(
  [drawn('trunk'), rect(-0.5, 0.14, 0.5, 0.22) + rect(-0.42, 0.22, -0.34, 0.5) + rect(0.34, 0.22, 0.42, 0.5)],
  [drawn('mud'), 'M-.16 -.08L.16 -.08Q.18 .12 0 .14Q-.18 .12 -.16 -.08Z'],
  [coloured('smoke', 0.03), wisp(-0.06, -0.14, 0.32) + wisp(0.08, -0.14, 0.26)],
  [drawn('snow'), round(-0.34, 0.1, 0.1, 0.04) + round(0.34, 0.1, 0.1, 0.04)],
  [OUTLINE, line(-0.3, 0.36, 0.3, 0.36)],
);

/** Steps cut into stone, and a crane. */
const quarry = sketch(
  [drawn('smoke'), poly(-0.5, 0.5, -0.5, -0.2, -0.3, -0.2, -0.3, 0.04, -0.08, 0.04, -0.08, 0.28, 0.5, 0.28, 0.5, 0.5)],
  [HEAVY, line(0.36, 0.28, 0.36, -0.44) + line(0.36, -0.44, -0.02, -0.34)],
  [OUTLINE, line(-0.02, -0.34, -0.02, -0.16) + line(0.36, -0.2, 0.16, -0.39)],
  [drawn('snow'), rect(-0.1, -0.16, 0.08, 0)],
  [DETAIL, courses(-0.48, 0.08, -0.1, 0.5, 3)],
);

/** Sails in the wind, or what goes for wind. */
const mill = sketch(
  [drawn('snow'), poly(-0.22, 0.5, -0.14, -0.14, 0.14, -0.14, 0.22, 0.5)],
  [drawn('roof'), dome(-0.18, -0.32, 0.18, -0.12)],
  [tint('dark'), arch(-0.07, 0.3, 0.07, 0.5)],
  [
    drawn('sand'),
    poly(0, -0.16, 0.36, -0.52, 0.46, -0.4) +
      poly(0, -0.16, 0.38, 0.14, 0.28, 0.24) +
      poly(0, -0.16, -0.36, 0.2, -0.46, 0.08) +
      poly(0, -0.16, -0.38, -0.46, -0.28, -0.56),
  ],
);

/** A stall with an awning. */
const bazaar = sketch(
  [drawn('trunk'), rect(-0.46, 0.2, 0.46, 0.5)],
  [OUTLINE, line(-0.42, -0.2, -0.42, 0.2) + line(0.42, -0.2, 0.42, 0.2)],
  [
    drawn('accent'),
    'M-.5 -.2L-.36 -.46L.36 -.46L.5 -.2Q.42 -.06 .34 -.2Q.25 -.06 .17 -.2Q.08 -.06 0 -.2Q-.08 -.06 -.17 -.2Q-.25 -.06 -.34 -.2Q-.42 -.06 -.5 -.2Z',
  ],
  [drawn('gold'), 'M-.3 .2Q-.32 .02 -.24 .02L-.24 -.04L-.16 -.04L-.16 .02Q-.08 .02 -.1 .2Z'],
  [drawn('fungusCap'), round(0.1, 0.12, 0.08) + round(0.26, 0.12, 0.08)],
);

/** Two tents and a pot. */
const camp = sketch(
  [drawn('sand'), poly(-0.52, 0.34, -0.24, -0.2, 0.02, 0.34)],
  [drawn('roof'), poly(0.06, 0.34, 0.28, -0.08, 0.52, 0.34)],
  [tint('void'), poly(-0.32, 0.34, -0.24, 0.08, -0.16, 0.34) + poly(0.22, 0.34, 0.28, 0.16, 0.35, 0.34)],
  [OUTLINE, 'M-.14 .5L.1 .42M-.14 .42L.1 .5'],
  [tint('fire'), flame(-0.02, 0.46, 0.16, 0.24)],
);

/** It is all there, in one heap. */
const trashHeap = sketch(
  [drawn('mud'), 'M-.52 .5Q-.44 .2 -.26 .24Q-.18 -.1 .02 -.04Q.22 -.14 .26 .16Q.46 .18 .52 .5Z'],
  [drawn('smoke'), gear(-0.2, 0.2, 0.13, 7)],
  [coloured('bone', 0.045), 'M.04 .1L.24 .02M.2 .36L.38 .3'],
  [drawn('accent'), poly(0.06, 0.26, 0.2, 0.2, 0.18, 0.36) + poly(-0.42, 0.36, -0.28, 0.36, -0.34, 0.48)],
  [OUTLINE, 'M.02 -.04L.08 -.4L.18 -.36L.14 -.08'],
);

/** Best not described. */
const dungPit = sketch(
  [drawn('dark'), 'M-.52 .16Q-.4 0 0 0Q.4 0 .52 .16Q.42 .48 0 .5Q-.42 .48 -.52 .16Z'],
  [drawn('trunk'), 'M-.36 .2Q-.26 -.02 -.06 .06Q.02 -.16 .14 .04Q.3 0 .36 .2Q.2 .3 0 .3Q-.2 .3 -.36 .2Z'],
  [coloured('slimeLight', 0.03), wisp(-0.2, -0.08, 0.36) + wisp(0.06, -0.18, 0.34) + wisp(0.28, -0.08, 0.32)],
);

/** A pool that bubbles. */
const cesspool = sketch(
  [drawn('slime'), 'M-.52 .2Q-.36 .06 0 .08Q.38 .06 .52 .22Q.4 .48 0 .5Q-.4 .48 -.52 .2Z'],
  [drawn('slimeLight'), round(-0.2, 0.24, 0.1) + round(0.14, 0.32, 0.08) + round(0.3, 0.2, 0.05)],
  [drawn('fungusCap'), 'M-.42 -.04Q-.34 -.26 -.2 -.06ZM.22 -.08Q.32 -.3 .44 -.06Z'],
  [coloured('fungusStem', 0.05), line(-0.31, -0.06, -0.31, 0.12) + line(0.33, -0.08, 0.33, 0.12)],
);

/** Water at the foot of many steps. */
const stepwell = sketch(
  [
    drawn('sand'),
    poly(-0.5, -0.4, -0.4, -0.4, -0.4, -0.16, -0.3, -0.16, -0.3, 0.08, -0.2, 0.08, -0.2, 0.5, -0.5, 0.5) +
      poly(0.5, -0.4, 0.4, -0.4, 0.4, -0.16, 0.3, -0.16, 0.3, 0.08, 0.2, 0.08, 0.2, 0.5, 0.5, 0.5),
  ],
  [drawn('water'), rect(-0.2, 0.22, 0.2, 0.5)],
  [coloured('waterLine', 0.022), ripples(-0.16, 0.32, 0.16, 3) + ripples(-0.14, 0.42, 0.14, 3)],
  [
    DETAIL,
    line(-0.5, -0.02, -0.3, -0.02) +
      line(-0.5, 0.24, -0.2, 0.24) +
      line(0.3, -0.02, 0.5, -0.02) +
      line(0.2, 0.24, 0.5, 0.24),
  ],
);

/** What they dig, grow, brew, eat and throw away. */
export const works = {
  'Magma Refinery': one(magmaRefinery),
  'Fungus Farm': one(fungusFarm),
  Laboratory: one(laboratory),
  Nest: one(nest),
  'Nest Complex': one(nestComplex),
  'Great Nest': one(greatNest),
  Garden: one(garden),
  Farm: one(farm),
  Silo: one(silo),
  Minehead: one(minehead),
  'Mess Hall': one(messHall),
  Quarry: one(quarry),
  Mill: one(mill),
  Bazaar: one(bazaar),
  Camp: one(camp),
  'Trash Heap': one(trashHeap),
  'Dung Pit': one(dungPit),
  Cesspool: one(cesspool),
  Stepwell: one(stepwell),
} as const satisfies Furnishings;
