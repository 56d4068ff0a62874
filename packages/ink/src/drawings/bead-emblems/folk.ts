import { type Sketch, sketch } from '../sketch.ts';
import { round } from '../stencil.ts';
import { CUT, emblem, GROOVE, limb } from './pens.ts';

/** Helm, nose and plaited beard. */
const dwarves = sketch([
  { fill: 'glow' },
  `M-.33 -.12Q-.34 -.46 0 -.47Q.34 -.46 .33 -.12Z${round(0, 0, 0.08)}M-.36 -.02Q-.34 .1 -.38 .22Q-.2 .26 -.14 .48L0 .3L.14 .48Q.2 .26 .38 .22Q.34 .1 .36 -.02Q.2 .14 .1 .1Q0 .16 -.1 .1Q-.2 .14 -.36 -.02Z`,
]);

/** All ears and grin. */
const goblins = emblem(
  'slimeLight',
  'M-.5 -.22L-.22 -.18Q-.14 -.38 0 -.38Q.14 -.38 .22 -.18L.5 -.22Q.4 .04 .24 .08Q.16 .38 0 .42Q-.16 .38 -.24 .08Q-.4 .04 -.5 -.22Z',
  'M-.18 -.1L-.03 -.02L-.16 .05ZM.18 -.1L.03 -.02L.16 .05ZM-.15 .15Q0 .2 .15 .15Q.08 .32 0 .32Q-.08 .32 -.15 .15Z',
);

/** A snout with horns and a spiny neck, in profile. */
const kobolds = emblem(
  'flesh',
  'M-.3 .42L-.46 .3L-.32 .2L-.5 .06L-.32 .02L-.42 -.16L-.26 -.18L-.32 -.48L-.06 -.28L.06 -.44L.1 -.24L.24 -.14L.46 -.06Q.5 .04 .44 .08L.38 .18L.34 .09L.28 .19L.24 .1L.18 .2L.12 .12L.3 .3L.2 .34L0 .24Q-.02 .36 -.04 .44Z',
  round(0.06, -0.1, 0.055),
);

/** A square jaw with tusks that go up. */
const orkz = sketch(
  [{ fill: 'slime' }, 'M-.36 -.36L.36 -.36L.42 .04L.34 .4L-.34 .4L-.42 .04Z'],
  [CUT, 'M-.3 -.18L-.05 -.06L-.28 .02ZM.3 -.18L.05 -.06L.28 .02ZM-.26 .14L.26 .14L.24 .3L-.24 .3Z'],
  [{ fill: 'beadWhite' }, 'M-.26 .32L-.2 -.02L-.09 .32ZM.26 .32L.2 -.02L.09 .32Z'],
);

/** Bulging eyes, a crest, and the mouth of a newt. */
const troglodytes = emblem(
  'gemLight',
  'M-.46 .06Q-.46 -.14 -.33 -.18Q-.34 -.4 -.18 -.38Q-.06 -.36 -.09 -.2L0 -.48L.09 -.2Q.06 -.36 .18 -.38Q.34 -.4 .33 -.18Q.46 -.14 .46 .06Q.42 .38 0 .4Q-.42 .38 -.46 .06Z',
  `${round(-0.2, -0.24, 0.07) + round(0.2, -0.24, 0.07)}M-.36 .1Q0 .2 .36 .1Q.2 .28 0 .28Q-.2 .28 -.36 .1Z`,
);

/** A rat's head, all ears. */
const ratfolk = sketch(
  [
    { fill: 'fungusStem' },
    `${round(-0.29, -0.24, 0.2)}${round(0.29, -0.24, 0.2)}M-.34 -.08Q-.24 -.3 0 -.3Q.24 -.3 .34 -.08Q.28 .28 0 .48Q-.28 .28 -.34 -.08Z`,
  ],
  [CUT, round(-0.29, -0.24, 0.09) + round(0.29, -0.24, 0.09) + round(-0.13, 0.02, 0.06) + round(0.13, 0.02, 0.06)],
  [{ fill: 'flesh' }, round(0, 0.4, 0.08)],
);

/** A hyena, laughing. */
const gnolls = emblem(
  'oreGlint',
  'M-.44 .44Q-.5 .06 -.34 -.16L-.4 -.44L-.14 -.28L-.04 -.46L.08 -.22Q.2 -.2 .26 -.1L.48 -.06L.46 .06L.2 .08L.42 .22L.34 .32L.06 .24Q-.02 .34 -.06 .44Z',
  `${round(0.06, -0.09, 0.05) + round(-0.22, 0.06, 0.055) + round(-0.28, 0.26, 0.05) + round(-0.1, 0.24, 0.045)}`,
);

/** A tall bald head, two great eyes, and not a word. */
const morlons = emblem(
  'alienLight',
  'M0 -.48Q.34 -.46 .32 -.1Q.3 .16 .14 .34Q.08 .46 0 .46Q-.08 .46 -.14 .34Q-.3 .16 -.32 -.1Q-.34 -.46 0 -.48Z',
  'M-.25 -.1Q-.06 -.06 -.05 .14Q-.22 .14 -.25 -.1ZM.25 -.1Q.06 -.06 .05 .14Q.22 .14 .25 -.1Z',
);

/** A block with too many corners, horned, with one eye. */
const earthDevils = sketch(
  [
    { fill: 'oreGlint' },
    'M-.42 -.46L-.22 -.26L.06 -.36L.3 -.24L.46 -.42L.4 -.06L.3 .1L.38 .32L.06 .28L-.1 .48L-.22 .26L-.44 .2L-.34 -.06Z',
  ],
  [CUT, 'M-.18 -.06L.18 -.1L.02 .18Z'],
  [GROOVE, 'M-.22 -.26L-.18 -.06L-.44 .2M.3 -.24L.18 -.1L.3 .1M.02 .18L.06 .28'],
);

/** A covered wagon. */
const nomads = sketch(
  [{ fill: 'glow' }, 'M-.42 .1L-.46 -.12Q-.3 -.4 0 -.4Q.3 -.4 .46 -.12L.42 .1Z'],
  [GROOVE, 'M-.15 -.36L-.15 .08M.15 -.36L.15 .08'],
  [limb('glow', 0.075), round(-0.24, 0.28, 0.14) + round(0.24, 0.28, 0.14)],
);

/** A pitchfork, which has two uses. */
const farmers = sketch(
  [limb('oreGlint', 0.1), 'M0 .46L0 -.1'],
  [limb('oreGlint', 0.085), 'M-.26 -.42L-.26 -.2Q-.24 -.08 0 -.08Q.24 -.08 .26 -.2L.26 -.42M0 -.08L0 -.45'],
);

/** Two picks, crossed. */
const miners = sketch(
  [limb('beadWhite', 0.085), 'M-.34 .4L.26 -.24M.34 .4L-.26 -.24'],
  [
    { fill: 'beadWhite' },
    'M.02 -.4Q.3 -.4 .44 -.06Q.28 -.14 .26 -.2Q.2 -.24 .02 -.4ZM-.02 -.4Q-.3 -.4 -.44 -.06Q-.28 -.14 -.26 -.2Q-.2 -.24 -.02 -.4Z',
  ],
);

/** Forty torches, of which one is near. */
const mob = sketch(
  [
    { fill: 'fire' },
    'M-.18 .02Q-.34 -.2 -.12 -.32Q-.1 -.2 -.02 -.24Q-.08 -.4 .08 -.5Q.06 -.34 .2 -.26Q.34 -.1 .16 .04Z',
  ],
  [{ fill: 'glow' }, 'M-.08 .02Q-.14 -.12 .02 -.2Q.04 -.1 .1 -.1Q.14 -.02 .06 .03Z'],
  [{ fill: 'bone' }, 'M-.17 .08L.17 .08L.09 .48L-.09 .48Z'],
);

/** Dwellers below and above that breed, dig, trade and gang up, by the names of their cards. */
export const folk = {
  dwarves,
  goblins,
  kobolds,
  orkz,
  troglodytes,
  ratfolk,
  gnolls,
  morlons,
  'earth-devils': earthDevils,
  nomads,
  farmers,
  miners,
  mob,
} as const satisfies Readonly<Record<string, Sketch>>;
