import { inked, LINE, lined, NICK, washed } from '../pens.ts';
import { type Sketch, sketch } from '../sketch.ts';
import { round } from '../stencil.ts';
import { rays } from './rays.ts';

const HEART = 'M0 .46C-.12 .34 -.4 .16 -.4 -.1C-.4 -.34 -.1 -.4 0 -.2C.1 -.4 .4 -.34 .4 -.1C.4 .16 .12 .34 0 .46Z';

/** Its veins run into the rock. */
const VEINS =
  'M-.1 -.3Q-.14 -.42 -.06 -.5M.1 -.3Q.16 -.4 .3 -.46M-.3 -.2Q-.42 -.26 -.46 -.4M-.34 .06Q-.44 .1 -.5 .02M.34 .04Q.44 .1 .48 .24M-.18 .28Q-.3 .32 -.34 .46M.16 .3Q.26 .36 .3 .48M.36 -.14Q.44 -.18 .5 -.14';

/** What the heart of a dungeon may look like. */
export const hearts = {
  /** A heart of stone that beats. */
  stone: sketch(
    [lined('blood', 0.04), VEINS],
    [inked('blood', 0.03), HEART],
    [
      washed('rockDeep'),
      'M-.34 -.08L-.3 -.2L-.16 -.27L-.08 -.18L-.14 -.04L-.28 -.02ZM-.01 -.12L.1 -.25L.19 -.24L.2 -.06L.06 -.02ZM.24 -.2L.33 -.16L.33 -.02L.24 -.02ZM-.3 .03L-.14 .01L-.04 .1L-.08 .22L-.2 .18ZM-.05 .01L.04 .03L.12 .14L.06 .24L-.03 .22L.01 .08ZM.1 .02L.32 .03L.26 .14L.15 .21ZM-.1 .27L.04 .28L.1 .26L.02 .38Z',
    ],
    [lined('fire', 0.016), 'M-.06 -.12L-.1 0L.02 .06L.1 .2M.22 -.2L.22 0L.14 .12M-.3 0L-.12 0'],
  ),
  /** A furnace that breathes: riveted iron, a grate, two chimneys. */
  furnace: sketch(
    [
      washed('smoke', 0.8),
      round(-0.3, -0.44, 0.06),
      round(-0.22, -0.38, 0.05),
      round(0.3, -0.46, 0.05),
      round(0.36, -0.4, 0.06),
    ],
    [inked('dark', 0.026), 'M-.3 -.2L-.32 -.4L-.16 -.4L-.14 -.2ZM.14 -.2L.16 -.4L.32 -.4L.3 -.2Z'],
    [inked('smoke', 0.03), HEART],
    [inked('dark', 0.024), 'M-.18 .16L-.18 0Q-.16 -.12 0 -.12Q.16 -.12 .18 0L.18 .16Z'],
    [
      washed('fire'),
      'M-.14 .15Q-.16 .02 -.08 -.02Q-.06 .04 -.04 .05Q-.04 -.06 .02 -.09Q.04 .02 .08 .03Q.1 0 .1 -.03Q.17 .06 .14 .15Z',
    ],
    [washed('glow'), 'M-.07 .15Q-.08 .07 -.02 .04Q0 .08 .02 .03Q.08 .08 .06 .15Z'],
    [LINE, 'M-.09 .16L-.09 -.08M0 .16L0 -.11M.09 .16L.09 -.08'],
    [
      washed('dark'),
      ...[
        [-0.32, -0.06],
        [-0.24, -0.2],
        [0.32, -0.06],
        [0.24, -0.2],
        [-0.2, 0.24],
        [0.2, 0.24],
        [0, 0.36],
        [0, -0.16],
      ].map(([x = 0, y = 0]) => round(x, y, 0.022)),
    ],
  ),
  /** A knot of roots, still growing. */
  root: sketch(
    [
      lined('trunk', 0.045),
      'M0 .4Q-.06 .5 -.2 .5M0 .4Q.04 .5 .18 .48M-.3 .1Q-.44 .16 -.48 .3M.3 .1Q.42 .18 .48 .28M-.36 -.12Q-.46 -.16 -.5 -.28M.36 -.12Q.46 -.14 .5 -.24M-.2 -.28Q-.24 -.42 -.36 -.46M.18 -.28Q.2 -.42 .32 -.48',
    ],
    [inked('trunk', 0.03), HEART],
    [
      lined('fungusStem', 0.02),
      'M-.3 -.16Q-.1 -.2 0 0Q.1 .2 .3 0M-.34 -.02Q-.14 -.06 -.04 .14Q.04 .3 .16 .2M.3 -.18Q.1 -.24 -.02 -.02Q-.12 .2 -.24 .12M.34 -.06Q.18 -.08 .06 .1Q-.04 .32 -.14 .26M-.2 -.26Q-.06 -.22 .02 -.1Q.08 .02 .2 -.06',
    ],
    [
      inked('leaf', 0.018),
      'M0 -.2Q-.02 -.36 .1 -.42Q.14 -.28 0 -.2ZM0 -.2Q-.1 -.24 -.12 -.36Q0 -.34 0 -.2ZM.3 .1Q.36 0 .46 .02Q.42 .12 .3 .1Z',
    ],
  ),
  /** A crystal that pulses. */
  crystal: sketch(
    [lined('accent', 0.03), rays(0, 0, 0.44, 0.5, 16, 0.03)],
    [inked('flesh', 0.03), 'M0 .44L-.38 .02L-.36 -.2L-.2 -.34L0 -.2L.2 -.34L.36 -.2L.38 .02Z'],
    [washed('snow', 0.75), 'M-.36 -.2L-.2 -.34L0 -.2L-.16 -.06ZM.2 -.34L.36 -.2L.18 -.1Z'],
    [washed('blood', 0.6), 'M0 .44L-.38 .02L-.16 -.06ZM.18 -.06L.38 .02L0 .44L.08 .1Z'],
    [
      NICK,
      'M-.38 .02L-.16 -.06L0 -.2L.18 -.06L.38 .02M-.16 -.06L-.2 -.34M.18 -.06L.2 -.34M-.16 -.06L0 .44L.18 -.06M-.16 -.06L.18 -.06M-.36 -.2L-.16 -.06M.36 -.2L.18 -.06',
    ],
  ),
} as const satisfies Readonly<Record<string, Sketch>>;

/** A heart of stone, if it was not said otherwise. */
export function heartOf(variant: string | null): Sketch {
  return variant !== null && variant in hearts ? hearts[variant as keyof typeof hearts] : hearts.stone;
}
