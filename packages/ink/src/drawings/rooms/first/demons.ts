import { sketch } from '../../sketch.ts';
import {
  coloured,
  DETAIL,
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
  spokes,
  star,
  tint,
} from '../parts.ts';

const teeth = (y: number, high: number) =>
  Array.from({ length: 13 }, (_, i) => {
    const x = -0.8 + (i * 1.6) / 12;
    return poly(x - 0.06, y, x + 0.06, y, x, y + high);
  }).join('');

/** The Pit: spikes round a hole full of fire, and chains that hang over it. */
export const pit = sketch(
  [drawn('dark'), 'M-.8 .1Q-.7 .5 0 .5Q.7 .5 .8 .1Q.5 -.02 0 -.02Q-.5 -.02 -.8 .1Z'],
  [tint('magma'), 'M-.66 .2Q-.5 .44 0 .44Q.5 .44 .66 .2Q.4 .1 0 .1Q-.4 .1 -.66 .2Z'],
  [tint('magmaHot'), 'M-.36 .26Q-.2 .36 0 .36Q.2 .36 .36 .26Q.2 .2 0 .2Q-.2 .2 -.36 .26Z'],
  [tint('fire'), flame(-0.42, 0.3, 0.2, 0.4) + flame(0.4, 0.32, 0.22, 0.44) + flame(0.02, 0.3, 0.2, 0.34)],
  [drawn('bone'), teeth(-0.5, 0.14)],
  [
    OUTLINE,
    'M-.6 -.44L-.6 -.2M.6 -.44L.6 -.24M-.6 -.14Q-.52 -.06 -.6 .02Q-.68 -.06 -.6 -.14M.6 -.18Q.68 -.1 .6 -.02Q.52 -.1 .6 -.18',
  ],
);

/** Where the worm lay: the print of its coils, and a shed tooth. */
export const wormPrint = sketch(
  [
    coloured('blood', 0.06),
    'M-.4 .34Q-.5 -.2 -.04 -.3Q.42 -.3 .4 .08Q.36 .34 .06 .32Q-.2 .28 -.16 .06Q-.08 -.1 .1 -.02',
  ],
  [
    DETAIL,
    'M-.5 .2L-.34 .18M-.44 -.02L-.32 .06M-.24 -.28L-.2 -.14M.04 -.38L.06 -.22M.34 -.22L.22 -.12M.48 .08L.32 .08M.34 .32L.22 .2',
  ],
  [drawn('bone'), 'M-.34 .5Q-.2 .36 -.06 .42L-.14 .5Z'],
);

/** Skulls on an altar that runs over. */
export const charnelShrine = sketch(
  [drawn('blood'), poly(-0.4, 0.1, 0.4, 0.1, 0.3, 0.26, -0.3, 0.26)],
  [drawn('dark'), rect(-0.22, 0.26, 0.22, 0.5)],
  [coloured('blood', 0.05), line(-0.14, 0.26, -0.14, 0.42) + line(0.06, 0.26, 0.06, 0.36)],
  [drawn('bone'), round(-0.2, -0.02, 0.13) + round(0.2, -0.02, 0.13) + round(0, -0.26, 0.15)],
  [
    tint('void'),
    [
      [-0.2, -0.02],
      [0.2, -0.02],
      [0, -0.26],
    ]
      .map(([x = 0, y = 0]) => round(x - 0.05, y, 0.03) + round(x + 0.05, y, 0.03))
      .join(''),
  ],
  [tint('fire'), flame(-0.44, 0.12, 0.1, 0.2) + flame(0.44, 0.12, 0.1, 0.2)],
);

/** A sump of bile that boils. */
export const bilePit = sketch(
  [drawn('slime'), 'M-.5 .1Q-.3 0 0 .04Q.3 0 .5 .1Q.46 .5 0 .5Q-.46 .5 -.5 .1Z'],
  [drawn('slimeLight'), round(-0.2, 0.1, 0.12) + round(0.16, 0.04, 0.15) + round(0.36, 0.2, 0.07)],
  [coloured('snow', 0.02), 'M-.26 .06Q-.22 0 -.16 .02M.08 -.02Q.14 -.1 .22 -.04'],
  [OUTLINE, round(-0.02, -0.26, 0.06) + round(0.2, -0.38, 0.04) + round(-0.24, -0.42, 0.05)],
  [DETAIL, ripples(-0.36, 0.36, 0.36, 4)],
);

/** A stone that stands in gold, with a door of light cut into it. */
export const gatewayStone = sketch(
  [drawn('dark'), 'M-.3 .44L-.34 -.2Q-.2 -.52 .04 -.5Q.28 -.46 .32 -.1L.28 .44Z'],
  [drawn('magic'), 'M-.14 .4L-.14 -.06Q-.1 -.26 0 -.26Q.1 -.26 .14 -.06L.14 .4Z'],
  [drawn('glow'), star(0, 0.02, 0.2, 0.07, 6)],
  [
    coloured('fire', 0.025),
    line(-0.22, -0.1, -0.26, -0.2) + line(0.22, -0.06, 0.24, -0.18) + line(-0.04, -0.36, 0.08, -0.38),
  ],
  [
    drawn('oreGlint'),
    poly(-0.5, 0.5, -0.4, 0.36, -0.24, 0.42, -0.2, 0.5) + poly(0.2, 0.5, 0.28, 0.38, 0.44, 0.36, 0.5, 0.5),
  ],
);

/** A wheel that the river turns; what it grinds cries out of the hopper. */
export const soulMill = sketch(
  [coloured('trunk', 0.05), spokes(-0.2, 0.14, 0.05, 0.37, 8)],
  [OUTLINE, round(-0.2, 0.14, 0.3) + round(-0.2, 0.14, 0.22) + round(-0.2, 0.14, 0.05)],
  [drawn('dark'), poly(0.16, -0.2, 0.52, -0.2, 0.42, 0.1, 0.26, 0.1) + rect(0.22, 0.1, 0.46, 0.5)],
  [drawn('snow'), 'M.22 -.2Q.2 -.42 .32 -.46Q.42 -.44 .42 -.2L.37 -.26L.32 -.2L.27 -.26Z'],
  [tint('void'), round(0.29, -0.35, 0.025) + round(0.36, -0.35, 0.025)],
  [coloured('water', 0.05), ripples(-0.54, 0.48, 0.14, 3)],
);

/** Cogs and a furnace in a cage of ribs: mithral burns white. */
export const infernalEngine = sketch(
  [drawn('dark'), 'M-.34 .5L-.4 -.1Q-.34 -.4 0 -.42Q.34 -.4 .4 -.1L.34 .5Z'],
  [drawn('fire'), 'M-.18 .4L-.2 .1Q-.16 -.06 0 -.08Q.16 -.06 .2 .1L.18 .4Z'],
  [tint('snow'), flame(0, 0.38, 0.2, 0.36)],
  [drawn('mud'), gear(-0.36, -0.26, 0.17, 7) + gear(0.36, -0.24, 0.19, 8)],
  [HEAVY, 'M-.12 -.4L-.12 -.56M.12 -.4L.12 -.52'],
  [DETAIL, line(-0.1, 0.06, -0.1, 0.4) + line(0, -0.04, 0, 0.4) + line(0.1, 0.06, 0.1, 0.4)],
);
