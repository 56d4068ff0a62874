import { type Sketch, sketch } from '../sketch.ts';
import { round } from '../stencil.ts';
import { CUT, emblem, GROOVE, limb } from './pens.ts';

/** Three parts and six legs. */
const antlings = sketch(
  [
    limb('fire', 0.055),
    'M-.08 -.04L-.36 -.24M.08 -.04L.36 -.24M-.08 .02L-.42 .04M.08 .02L.42 .04M-.08 .06L-.36 .34M.08 .06L.36 .34M-.06 -.38L-.2 -.48M.06 -.38L.2 -.48',
  ],
  [{ fill: 'fire' }, round(0, -0.28, 0.14, 0.13) + round(0, -0.01, 0.1, 0.12) + round(0, 0.29, 0.17, 0.2)],
);

/** All mouth, and a ring of teeth. */
const worm = sketch(
  [{ fill: 'flesh' }, round(0, 0, 0.47)],
  [CUT, round(0, 0, 0.33)],
  [
    { fill: 'beadWhite' },
    'M-.1 -.33L0 -.1L.1 -.33ZM-.1 .33L0 .1L.1 .33ZM-.33 -.1L-.1 0L-.33 .1ZM.33 -.1L.1 0L.33 .1ZM-.27 -.2L-.1 -.1L-.2 -.27ZM.27 -.2L.1 -.1L.2 -.27ZM-.27 .2L-.1 .1L-.2 .27ZM.27 .2L.1 .1L.2 .27Z',
  ],
);

/** Long, and mostly jaw. */
const giantPike = emblem(
  'gemLight',
  'M-.5 .04L-.26 -.08Q-.04 -.26 .16 -.14L.28 -.04L.46 -.24L.42 .02L.46 .26L.28 .08Q.06 .26 -.14 .18L-.44 .2L-.2 .08ZM-.04 -.18L.08 -.32L.14 -.14ZM-.02 .19L.06 .3L.14 .16Z',
  `${round(-0.17, -0.04, 0.05)}M-.38 .05L-.34 .11L-.3 .05ZM-.28 .05L-.24 .11L-.2 .05Z`,
);

/** Ears up. */
const wolves = emblem(
  'salt',
  'M-.38 -.48L-.14 -.26Q0 -.32 .14 -.26L.38 -.48L.36 -.1L.46 .1L.22 .18L.1 .44L-.1 .44L-.22 .18L-.46 .1L-.36 -.1Z',
  'M-.26 -.1L-.07 .02L-.22 .05ZM.26 -.1L.07 .02L.22 .05ZM-.08 .28L.08 .28L0 .38Z',
);

/** Wings, neck and tail, rampant. */
const dragon = emblem(
  'fire',
  'M-.48 -.26Q-.22 -.4 -.06 -.1L-.02 -.26L-.16 -.3L-.02 -.48L.1 -.44L.12 -.32L.08 -.1Q.22 -.4 .48 -.26Q.38 -.12 .44 .1Q.32 .02 .24 .12Q.16 .08 .12 .18Q.2 .34 .06 .42Q-.14 .5 -.32 .34Q-.1 .36 -.04 .28Q-.1 .2 -.12 .14Q-.2 .06 -.24 .12Q-.32 .02 -.44 .1Q-.38 -.12 -.48 -.26Z',
  round(0.02, -0.39, 0.035),
);

/** Jaws from another age. */
const dinosaur = emblem(
  'slime',
  'M-.46 .02Q-.4 -.4 -.02 -.4Q.38 -.4 .46 -.18L.46 -.02L.38 .06L.34 -.04L.26 .08L.2 -.02L.12 .1L.04 0L-.06 .14L.04 .22L.1 .14L.16 .24L.24 .16L.3 .24L.38 .18L.4 .28Q.24 .4 .02 .38L-.14 .34Q-.2 .46 -.36 .4Z',
  `${round(-0.08, -0.2, 0.065)}M.3 -.24L.38 -.22L.34 -.18Z`,
);

/** Half a bear, and all the owl that it needs. */
const owlbear = sketch(
  [
    { fill: 'bone' },
    'M-.4 -.48Q-.24 -.34 0 -.34Q.24 -.34 .4 -.48Q.46 -.2 .42 .04Q.38 .4 0 .46Q-.38 .4 -.42 .04Q-.46 -.2 -.4 -.48Z',
  ],
  [CUT, round(-0.18, -0.07, 0.16) + round(0.18, -0.07, 0.16)],
  [{ fill: 'glow' }, round(-0.18, -0.07, 0.07) + round(0.18, -0.07, 0.07)],
  [CUT, 'M-.1 .12L.1 .12L0 .34Z'],
);

/** Two wings and a needle. */
const stirges = sketch(
  [{ fill: 'snow' }, round(-0.28, -0.2, 0.22, 0.13) + round(0.28, -0.2, 0.22, 0.13)],
  [limb('flesh', 0.055), 'M0 .16L0 .5M-.1 .1L-.34 .26M.1 .1L.34 .26'],
  [{ fill: 'flesh' }, round(0, -0.02, 0.15, 0.24)],
  [CUT, round(-0.06, 0.08, 0.04) + round(0.06, 0.08, 0.04)],
);

/** A heap that has eaten, with bubbles in it. */
const ooze = emblem(
  'slime',
  'M-.46 .32Q-.5 .14 -.32 .1Q-.34 -.36 0 -.4Q.34 -.36 .32 .1Q.5 .14 .46 .32Q.34 .46 .18 .38Q0 .5 -.18 .38Q-.34 .46 -.46 .32Z',
  round(-0.1, -0.12, 0.1) + round(0.13, 0.02, 0.07) + round(-0.06, 0.18, 0.06),
);

/** A cap, a stem, and somebody in it. */
const fungaliths = emblem(
  'fungusCap',
  'M-.48 -.02Q-.42 -.46 0 -.46Q.42 -.46 .48 -.02Q.2 .08 .16 .04Q.16 .3 .24 .44L-.24 .44Q-.16 .3 -.16 .04Q-.2 .08 -.48 -.02Z',
  `${round(-0.22, -0.18, 0.08) + round(0.08, -0.3, 0.07) + round(0.28, -0.12, 0.06)}M-.11 .12L-.02 .16L-.1 .22ZM.11 .12L.02 .16L.1 .22Z`,
);

/** Mouth, feelers, and an eye on a stalk. */
const otyughkind = sketch(
  [limb('oreGlint', 0.1), 'M-.3 .1Q-.5 -.04 -.38 -.3M.3 .1Q.5 -.04 .38 -.3M0 .02L0 -.3'],
  [
    { fill: 'oreGlint' },
    `M-.42 .14Q-.36 -.1 0 -.1Q.36 -.1 .42 .14Q.4 .46 0 .46Q-.4 .46 -.42 .14Z${round(0, -0.34, 0.14)}M-.46 -.2L-.38 -.44L-.28 -.22ZM.46 -.2L.38 -.44L.28 -.22Z`,
  ],
  [CUT, `${round(0, -0.34, 0.06)}M-.3 .14Q0 .06 .3 .14Q.2 .36 0 .36Q-.2 .36 -.3 .14Z`],
  [{ fill: 'oreGlint' }, 'M-.22 .13L-.15 .25L-.08 .11ZM-.04 .11L.03 .24L.1 .11ZM.13 .12L.19 .24L.25 .13Z'],
);

/** Broad shoulders, mandibles, four eyes. */
const shadowHulk = sketch(
  [
    { fill: 'alienLight' },
    'M-.48 .22Q-.5 -.08 -.24 -.16Q-.24 -.44 0 -.46Q.24 -.44 .24 -.16Q.5 -.08 .48 .22Q.44 .36 .32 .42L.28 .14L.2 .1Q.26 .32 .04 .44Q.14 .26 .04 .12L-.04 .12Q-.14 .26 -.04 .44Q-.26 .32 -.2 .1L-.28 .14L-.32 .42Q-.44 .36 -.48 .22Z',
  ],
  [CUT, round(-0.12, -0.24, 0.055) + round(0.12, -0.24, 0.055) + round(-0.07, -0.08, 0.04) + round(0.07, -0.08, 0.04)],
);

/** A club with studs. */
const ogre = sketch(
  [
    { fill: 'flesh' },
    'M-.42 .34L-.34 .42L.1 .04Q.3 .06 .42 -.08Q.5 -.26 .36 -.38Q.22 -.5 .06 -.4Q-.06 -.28 -.02 -.08Z',
  ],
  [CUT, round(0.1, -0.24, 0.05) + round(0.26, -0.3, 0.05) + round(0.28, -0.12, 0.05) + round(0.13, -0.08, 0.04)],
  [GROOVE, 'M-.34 .22L-.22 .36M-.24 .13L-.14 .26'],
);

/** The print of one foot. */
const giant = sketch([
  { fill: 'bone' },
  `M-.06 .47Q-.22 .46 -.18 .24Q-.28 .06 -.2 -.06Q-.04 -.14 .14 -.05Q.26 .06 .16 .22Q.14 .47 -.06 .47Z${
    round(-0.2, -0.2, 0.11, 0.1) + round(0, -0.25, 0.07) + round(0.15, -0.2, 0.065) + round(0.27, -0.1, 0.055)
  }`,
]);

/** Beasts and what passes for them, by the names of their cards. */
export const beasts = {
  antlings,
  worm,
  'giant-pike': giantPike,
  wolves,
  dragon,
  dinosaur,
  owlbear,
  stirges,
  ooze,
  fungaliths,
  otyughkind,
  'shadow-hulk': shadowHulk,
  ogre,
  giant,
} as const satisfies Readonly<Record<string, Sketch>>;
