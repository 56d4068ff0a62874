import { star } from '../nexus/rays.ts';
import { type Sketch, sketch } from '../sketch.ts';
import { round } from '../stencil.ts';
import { CUT, emblem, GROOVE, limb } from './pens.ts';

/** A great helm with a cross for a slit. */
const knights = sketch(
  [{ fill: 'beadWhite' }, 'M-.3 -.18Q-.3 -.46 0 -.46Q.3 -.46 .3 -.18L.32 .2Q.22 .44 0 .48Q-.22 .44 -.32 .2Z'],
  [CUT, 'M-.25 -.13L.25 -.13L.25 -.03L-.25 -.03ZM-.045 -.32L.045 -.32L.045 .34L-.045 .34Z'],
);

/** A shield with a star on it. */
const starhelm = emblem(
  'crystalLight',
  'M-.38 -.4Q0 -.5 .38 -.4L.38 .02Q.34 .34 0 .5Q-.34 .34 -.38 .02Z',
  star(0, -0.04, 0.28, 0.12, 5),
);

/** Two swords, crossed. */
const adventurers = sketch(
  [limb('beadWhite', 0.1), 'M-.32 -.36L.24 .24M.32 -.36L-.24 .24'],
  [limb('gold', 0.085), 'M.1 .3L.32 .1M-.1 .3L-.32 .1M.24 .24L.36 .38M-.24 .24L-.36 .38'],
);

/** They look at it more closely. */
const theExperts = sketch(
  [limb('glow', 0.13), 'M.14 .14L.38 .38'],
  [limb('glow', 0.085), round(-0.08, -0.08, 0.29)],
  [limb('glow', 0.05), 'M-.24 -.1Q-.2 -.24 -.06 -.24'],
);

/** A medal on its ribbon. */
const veterans = sketch(
  [{ fill: 'flesh' }, 'M-.3 -.48L-.06 -.48L.06 -.12L-.1 -.02ZM.3 -.48L.06 -.48L-.06 -.12L.1 -.02Z'],
  [{ fill: 'gold' }, round(0, 0.2, 0.28)],
  [CUT, star(0, 0.2, 0.2, 0.08, 5)],
);

/** A hat low over a mask. */
const syndicate = sketch(
  [
    { fill: 'salt' },
    'M-.46 -.04Q0 -.14 .46 -.04Q.44 .06 .3 .06Q0 0 -.3 .06Q-.44 .06 -.46 -.04ZM-.28 -.12L-.2 -.44Q0 -.32 .2 -.44L.28 -.12Q0 -.18 -.28 -.12ZM-.26 .12Q0 .06 .26 .12L.2 .38L0 .48L-.2 .38Z',
  ],
  [CUT, 'M-.2 .16L-.03 .18L-.1 .25ZM.2 .16L.03 .18L.1 .25Z'],
);

/** A hood, and eyes in it. */
const cult = sketch(
  [{ fill: 'flesh' }, 'M0 -.5Q-.36 -.32 -.36 .08L-.38 .3Q-.2 .48 0 .48Q.2 .48 .38 .3L.36 .08Q.36 -.32 0 -.5Z'],
  [CUT, 'M0 -.28Q-.22 -.16 -.22 .1Q-.14 .28 0 .32Q.14 .28 .22 .1Q.22 -.16 0 -.28Z'],
  [{ fill: 'fire' }, round(-0.09, 0.04, 0.055) + round(0.09, 0.04, 0.055)],
);

/** A front with four columns. */
const theTemple = sketch([
  { fill: 'beadWhite' },
  'M-.42 -.16L0 -.46L.42 -.16ZM-.38 -.1L-.26 -.1L-.26 .24L-.38 .24ZM-.16 -.1L-.05 -.1L-.05 .24L-.16 .24ZM.05 -.1L.16 -.1L.16 .24L.05 .24ZM.26 -.1L.38 -.1L.38 .24L.26 .24ZM-.42 .3L.42 .3L.38 .4L-.38 .4Z',
]);

/** An anchor, for the harbour. */
const saltbury = sketch(
  [limb('crystalLight', 0.1), 'M0 -.2L0 .4M-.2 -.1L.2 -.1M-.36 .08Q-.32 .42 0 .42Q.32 .42 .36 .08'],
  [limb('crystalLight', 0.08), round(0, -0.34, 0.1)],
  [{ fill: 'crystalLight' }, 'M-.46 .16L-.36 -.02L-.24 .16ZM.46 .16L.36 -.02L.24 .16Z'],
);

/** A gate between horns, with teeth. */
const brazenkragg = sketch(
  [
    { fill: 'fire' },
    'M-.4 .4L-.4 -.16Q-.48 -.3 -.36 -.46Q-.32 -.28 -.2 -.22L-.2 -.1L-.08 -.1L-.08 -.22L.08 -.22L.08 -.1L.2 -.1L.2 -.22Q.32 -.28 .36 -.46Q.48 -.3 .4 -.16L.4 .4Z',
  ],
  [CUT, 'M-.22 .42L-.22 .16Q-.2 0 0 0Q.2 0 .22 .16L.22 .42Z'],
  [{ fill: 'fire' }, 'M-.18 .06L-.12 .26L-.06 .03ZM-.05 .02L0 .28L.05 .02ZM.06 .03L.12 .26L.18 .06Z'],
);

/** A hat with a star on it. */
const aWizard = emblem(
  'alienLight',
  'M-.48 .3Q-.36 .16 -.26 .2Q-.14 -.24 .1 -.5Q.14 -.1 .26 .2Q.36 .16 .48 .3Q.26 .44 0 .44Q-.26 .44 -.48 .3Z',
  star(0.04, 0.04, 0.15, 0.06, 5),
);

/** The moon, with a star in her arms. */
const blueWizard = sketch([
  { fill: 'crystal' },
  `M.1 -.46Q-.42 -.44 -.44 .04Q-.4 .46 .08 .46Q.26 .44 .38 .3Q-.08 .34 -.12 -.02Q-.12 -.34 .1 -.46Z${star(0.2, -0.06, 0.2, 0.07, 4)}`,
]);

/** A cauldron, on the boil. */
const hag = sketch(
  [{ fill: 'slime' }, round(-0.16, -0.3, 0.09) + round(0.1, -0.4, 0.07) + round(0.18, -0.22, 0.06)],
  [
    { fill: 'slimeLight' },
    'M-.44 -.12L.44 -.12L.44 0L.36 0Q.42 .34 .18 .38L.22 .48L.1 .48L.06 .4L-.06 .4L-.1 .48L-.22 .48L-.18 .38Q-.42 .34 -.36 0L-.44 0Z',
  ],
  [GROOVE, 'M-.34 .01L.34 .01'],
);

/** Orders, cities and those who learned, by the names of their cards. */
export const orders = {
  knights,
  starhelm,
  adventurers,
  'the-experts': theExperts,
  veterans,
  syndicate,
  cult,
  'the-temple': theTemple,
  saltbury,
  brazenkragg,
  'a-wizard': aWizard,
  'blue-wizard': blueWizard,
  hag,
} as const satisfies Readonly<Record<string, Sketch>>;
