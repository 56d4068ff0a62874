import { type Furnishings, one } from '../../../drawings/rooms/furnishing.ts';
import { omphalos } from '../../../drawings/rooms/magicians/below.ts';
import {
  coins,
  coloured,
  DETAIL,
  drawn,
  HEAVY,
  line,
  OUTLINE,
  poly,
  rect,
  round,
  spokes,
  star,
  tint,
} from '../../../drawings/rooms/parts.ts';
import { sketch } from '../../../drawings/sketch.ts';

/** An axe on a cushion, under glass. */
const relic = sketch(
  [drawn('smoke'), rect(-0.3, 0.2, 0.3, 0.5)],
  [drawn('blood'), 'M-.3 .2Q-.3 .08 0 .1Q.3 .08 .3 .2Z'],
  [HEAVY, line(-0.2, 0.08, 0.2, -0.4)],
  [drawn('gold'), 'M.06 -.36Q.3 -.56 .36 -.2Q.22 -.26 .14 -.16Z'],
  [DETAIL, 'M-.36 .2L-.36 -.3Q-.3 -.54 0 -.54Q.36 -.54 .42 -.3L.42 .2'],
);

/** Something that cannot be: a stair about a burning jewel. */
const wonder = sketch(
  [coloured('gold', 0.03), spokes(0, -0.22, 0.24, 0.36, 12)],
  [
    drawn('smoke'),
    poly(
      -0.5,
      0.5,
      -0.5,
      0.38,
      -0.36,
      0.38,
      -0.36,
      0.26,
      -0.22,
      0.26,
      -0.22,
      0.14,
      0.22,
      0.14,
      0.22,
      0.26,
      0.36,
      0.26,
      0.36,
      0.38,
      0.5,
      0.38,
      0.5,
      0.5,
    ),
  ],
  [drawn('gem'), poly(0, -0.46, 0.2, -0.24, 0, 0.08, -0.2, -0.24)],
  [tint('gemLight'), poly(0, -0.46, 0.2, -0.24, 0, -0.16, -0.2, -0.24)],
  [drawn('gold'), rect(-0.08, 0.06, 0.08, 0.14)],
);

/** It shines; that is enough. */
const shiny = sketch(
  [drawn('mud'), 'M-.46 .5Q-.36 .26 -.14 .3Q.1 .22 .2 .34Q.4 .3 .46 .5Z'],
  [drawn('oreGlint'), star(0, -0.06, 0.4, 0.16, 8)],
  [tint('snow'), star(0, -0.06, 0.18, 0.06, 4)],
);

/** One egg in straw. */
const egg = sketch(
  [drawn('bone'), 'M0 -.5Q.3 -.3 .3 .06Q.26 .34 0 .34Q-.26 .34 -.3 .06Q-.3 -.3 0 -.5Z'],
  [
    tint('fungusCap'),
    round(-0.1, -0.14, 0.07) + round(0.12, 0.02, 0.06) + round(-0.04, 0.16, 0.05) + round(0.06, -0.3, 0.04),
  ],
  [coloured('sand', 0.05), 'M-.5 .3L-.1 .44M.5 .3L.1 .44M-.44 .44L0 .32M.44 .46L-.02 .34M-.4 .36L.2 .5M.36 .38L-.3 .5'],
);

/** A coffer with two poles to carry it. */
const ark = sketch(
  [HEAVY, line(-0.54, 0.36, 0.54, 0.36)],
  [drawn('gold'), rect(-0.36, 0, 0.36, 0.44)],
  [drawn('oreGlint'), rect(-0.4, -0.08, 0.4, 0.02)],
  [drawn('gold'), 'M-.08 -.08Q-.12 -.34 -.42 -.4Q-.34 -.16 -.22 -.08ZM.08 -.08Q.12 -.34 .42 -.4Q.34 -.16 .22 -.08Z'],
  [DETAIL, line(-0.12, 0.02, -0.12, 0.44) + line(0.12, 0.02, 0.12, 0.44)],
  [drawn('mud'), rect(-0.32, 0.44, -0.22, 0.5) + rect(0.22, 0.44, 0.32, 0.5)],
);

/** A jar with what used to be a heart. */
const phylactery = sketch(
  [tint('slimeLight', 0.7), round(0, 0.06, 0.42)],
  [drawn('glass'), 'M-.14 -.34L.14 -.34L.14 -.2Q.34 -.08 .34 .14Q.32 .4 0 .42Q-.32 .4 -.34 .14Q-.34 -.08 -.14 -.2Z'],
  [drawn('blood'), 'M0 .3Q-.22 .12 -.16 0Q-.08 -.08 0 .04Q.08 -.08 .16 0Q.22 .12 0 .3Z'],
  [drawn('gold'), rect(-0.18, -0.44, 0.18, -0.34) + rect(-0.3, 0.42, 0.3, 0.5)],
  [DETAIL, 'M-.26 -.02Q-.2 -.1 -.12 -.14'],
);

/** A swelling in the wall that has begun to pay. */
const cyst = sketch(
  [drawn('flesh'), 'M-.46 .5Q-.52 .06 -.24 -.06Q-.2 -.4 .04 -.42Q.36 -.38 .34 -.04Q.52 .1 .46 .5Z'],
  [drawn('slimeLight'), round(0.02, 0.1, 0.2, 0.22)],
  [coloured('blood', 0.026), 'M-.36 .4Q-.3 .1 -.16 .04M.36 .4Q.34 .06 .2 0M0 -.4Q.04 -.26 .02 -.14'],
  [drawn('gold'), coins(0.02, 0.16)],
);

/** A great stone that says who won. */
const monument = sketch(
  [drawn('smoke'), rect(-0.4, 0.38, 0.4, 0.5) + rect(-0.28, 0.28, 0.28, 0.38)],
  [drawn('snow'), poly(-0.18, 0.28, -0.13, -0.4, 0, -0.54, 0.13, -0.4, 0.18, 0.28)],
  [DETAIL, line(-0.08, -0.16, 0.08, -0.16) + line(-0.1, -0.04, 0.1, -0.04) + line(-0.1, 0.08, 0.1, 0.08)],
  [coloured('leafDark', 0.05), 'M-.3 .24Q-.44 .06 -.36 -.12M.3 .24Q.44 .06 .36 -.12'],
);

/** The Emperor, pointing. */
const statue = sketch(
  [drawn('smoke'), rect(-0.3, 0.3, 0.3, 0.5)],
  [drawn('gold'), 'M-.14 .3L-.12 -.08Q-.16 -.2 -.06 -.24L.1 -.24L.42 -.44L.46 -.36L.14 -.1L.14 .3Z'],
  [drawn('gold'), round(0, -0.36, 0.1)],
  [coloured('leafDark', 0.045), 'M-.1 -.42Q0 -.52 .1 -.42'],
  [DETAIL, line(0, -0.06, -0.02, 0.28) + line(-0.2, 0.4, 0.2, 0.4)],
);

/** Cups, dice and a wheel. */
const casino = sketch(
  [drawn('leafDark'), 'M-.5 .3Q-.4 .1 0 .1Q.4 .1 .5 .3Q.4 .5 0 .5Q-.4 .5 -.5 .3Z'],
  [drawn('accent'), round(0, -0.2, 0.28)],
  [drawn('snow'), round(0, -0.2, 0.1)],
  [OUTLINE, spokes(0, -0.2, 0.1, 0.28, 10)],
  [drawn('snow'), rect(-0.3, 0.2, -0.16, 0.34) + rect(0.12, 0.28, 0.26, 0.42)],
  [tint('void'), round(-0.23, 0.27, 0.022) + round(0.16, 0.32, 0.018) + round(0.22, 0.38, 0.018)],
);

/** A strongbox, a list, and a hand held out. */
const racket = sketch(
  [drawn('mud'), rect(-0.44, 0.1, 0.2, 0.5)],
  [drawn('gold'), rect(-0.2, 0.22, -0.06, 0.36)],
  [drawn('snow'), poly(-0.3, -0.5, 0.1, -0.5, 0.14, 0, -0.26, 0)],
  [DETAIL, line(-0.22, -0.38, 0.04, -0.38) + line(-0.22, -0.26, 0.06, -0.26) + line(-0.2, -0.14, 0.02, -0.14)],
  [drawn('flesh'), 'M.56 -.06L.34 -.02Q.2 .04 .18 .12Q.24 .2 .36 .16L.56 .22Z'],
  [drawn('oreGlint'), coins(0.28, 0)],
);

/** Things of value. */
export const treasures = {
  Relic: one(relic),
  Wonder: one(wonder),
  Shiny: one(shiny),
  Egg: one(egg),
  Ark: one(ark),
  Phylactery: one(phylactery),
  Cyst: one(cyst),
  Monument: one(monument),
  'Statue of the Emperor': one(statue),
  Casino: one(casino),
  Racket: one(racket),
  Omphalos: one(omphalos),
} as const satisfies Furnishings;
