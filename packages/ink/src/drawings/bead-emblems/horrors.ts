import { type Sketch, shrunk, sketch } from '../sketch.ts';
import { round } from '../stencil.ts';
import { CUT, emblem, limb } from './pens.ts';

/** Two fangs, and a drop. */
const vampire = sketch(
  [
    { fill: 'beadWhite' },
    'M-.46 -.22Q-.22 -.4 0 -.26Q.22 -.4 .46 -.22Q.42 -.04 .32 -.02L.23 .36L.12 0L-.12 0L-.23 .36L-.32 -.02Q-.42 -.04 -.46 -.22Z',
  ],
  [{ fill: 'fire' }, 'M0 .14Q.12 .32 .1 .38Q0 .52 -.1 .38Q-.12 .32 0 .14Z'],
);

/** A skull over crossed bones. */
const skeletons = sketch(
  [limb('bone', 0.13), 'M-.34 .2L.34 .4M.34 .2L-.34 .4'],
  [
    { fill: 'bone' },
    'M-.32 -.2Q-.32 -.5 0 -.5Q.32 -.5 .32 -.2Q.3 -.06 .18 -.04L.16 .1L-.16 .1L-.18 -.04Q-.3 -.06 -.32 -.2Z',
  ],
  [CUT, round(-0.13, -0.2, 0.09) + round(0.13, -0.2, 0.09)],
);

/** Horns, tusks, and an eye more than an ogre has. */
const ogreMage = sketch(
  [
    { fill: 'crystal' },
    'M-.3 -.18L-.4 -.48L-.12 -.32Q0 -.36 .12 -.32L.4 -.48L.3 -.18Q.4 .08 .28 .3Q.12 .48 0 .48Q-.12 .48 -.28 .3Q-.4 .08 -.3 -.18Z',
  ],
  [
    CUT,
    'M0 -.28L.07 -.14L0 0L-.07 -.14ZM-.26 -.02L-.07 .06L-.24 .1ZM.26 -.02L.07 .06L.24 .1ZM-.2 .2L.2 .2L.14 .32L-.14 .32Z',
  ],
  [{ fill: 'beadWhite' }, 'M-.18 .34L-.14 .12L-.06 .34ZM.18 .34L.14 .12L.06 .34Z'],
);

/** A bolt between laurels. */
const demigod = sketch(
  [{ fill: 'glow' }, 'M.1 -.46L-.2 .06L-.02 .04L-.1 .44L.22 -.12L.04 -.1Z'],
  [limb('glow', 0.075), 'M-.3 -.3Q-.5 .1 -.2 .4M.3 -.3Q.5 .1 .2 .4'],
);

/** An eye with far too many arms. */
const monstrosity = sketch(
  [
    limb('fungusCap', 0.09),
    'M-.1 .16Q-.14 .4 -.3 .42M.1 .16Q.14 .4 .3 .42M-.2 .06Q-.4 .1 -.42 -.1M.2 .06Q.4 .1 .42 -.1M-.14 -.2Q-.2 -.42 -.38 -.34M.14 -.2Q.2 -.42 .38 -.34M0 .2L0 .46',
  ],
  [{ fill: 'fungusStem' }, round(0, -0.06, 0.25)],
  [CUT, round(0, -0.06, 0.13)],
  [{ fill: 'fungusStem' }, round(0.04, -0.1, 0.045)],
);

const imp = sketch(
  [
    { fill: 'fire' },
    'M-.3 -.12Q-.5 -.26 -.44 -.5Q-.3 -.34 -.16 -.3L.16 -.3Q.3 -.34 .44 -.5Q.5 -.26 .3 -.12Q.34 .2 0 .46Q-.34 .2 -.3 -.12Z',
  ],
  [CUT, 'M-.22 -.08L-.03 .04L-.18 .12ZM.22 -.08L.03 .04L.18 .12Z'],
);

/** Three come through at once. */
const demonicHorde: Sketch = [
  ...shrunk(imp, 0, -0.23, 0.5),
  ...shrunk(imp, -0.24, 0.2, 0.5),
  ...shrunk(imp, 0.24, 0.2, 0.5),
];

/** Long horns, a smile, and a beard to stroke. */
const fiend = emblem(
  'fire',
  'M-.22 -.16Q-.5 -.2 -.4 -.5Q-.32 -.36 -.12 -.32Q0 -.34 .12 -.32Q.32 -.36 .4 -.5Q.5 -.2 .22 -.16Q.28 .1 .16 .22L.06 .28L0 .5L-.06 .28L-.16 .22Q-.28 .1 -.22 -.16Z',
  'M-.17 -.1L-.03 -.02L-.14 .04ZM.17 -.1L.03 -.02L.14 .04ZM-.13 .1Q0 .16 .13 .1Q.06 .22 0 .22Q-.06 .22 -.13 .1Z',
);

/** She has heard that look before. */
const medusa = sketch(
  [
    limb('slime', 0.075),
    'M-.12 -.24Q-.16 -.42 -.3 -.4M.12 -.24Q.16 -.42 .3 -.4M-.18 -.1Q-.36 -.24 -.46 -.1M.18 -.1Q.36 -.24 .46 -.1M-.18 .06Q-.38 .02 -.4 .22M.18 .06Q.38 .02 .4 .22M0 -.26Q.08 -.4 -.04 -.48',
  ],
  [{ fill: 'slimeLight' }, 'M0 -.28Q.24 -.28 .22 0Q.2 .24 0 .42Q-.2 .24 -.22 0Q-.24 -.28 0 -.28Z'],
  [
    CUT,
    'M-.17 -.08Q-.08 -.14 -.03 -.04Q-.12 0 -.17 -.08ZM.17 -.08Q.08 -.14 .03 -.04Q.12 0 .17 -.08ZM-.08 .18L.08 .18L0 .25Z',
  ],
);

/** The stratum breaks where it sits. */
const theHorde = sketch([
  limb('fire', 0.085),
  'M-.02 -.48L.08 -.26L-.06 -.1L.04 .1L-.08 .28L.04 .48M.08 -.26L.34 -.36M-.06 -.1L-.4 -.2M.04 .1L.42 .12M-.08 .28L-.36 .34',
]);

/** The eagle that is on every gate. */
const theEmpire = emblem(
  'gold',
  'M0 -.48L.12 -.4L.08 -.24L.46 -.36Q.46 -.06 .3 .1L.16 .14L.22 .32L.08 .28L0 .46L-.08 .28L-.22 .32L-.16 .14L-.3 .1Q-.46 -.06 -.46 -.36L-.08 -.24L-.08 -.42Z',
  'M-.36 -.2L-.14 -.08L-.16 -.04L-.34 -.12ZM.36 -.2L.14 -.08L.16 -.04L.34 -.12Z',
);

/** The dead, the damned and the divine, and the two villains, by the names of their cards. */
export const horrors = {
  vampire,
  skeletons,
  'ogre-mage': ogreMage,
  demigod,
  monstrosity,
  'demonic-horde': demonicHorde,
  fiend,
  medusa,
  'the-horde': theHorde,
  'the-empire': theEmpire,
} as const satisfies Readonly<Record<string, Sketch>>;
