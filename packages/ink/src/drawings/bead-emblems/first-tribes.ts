import { type Sketch, sketch } from '../sketch.ts';
import { round } from '../stencil.ts';
import { CUT, emblem, GROOVE, limb } from './pens.ts';

/** Wild hair on end, staring eyes, a beard in tufts: a dwarf gone wrong. */
const darrow: Sketch = sketch(
  [
    { fill: 'crystalLight' },
    'M-.26 -.06L-.48 -.2L-.3 -.24L-.36 -.46L-.14 -.32L0 -.52L.14 -.32L.36 -.46L.3 -.24L.48 -.2L.26 -.06L.3 .1L.44 .22L.26 .24L.3 .46L.1 .32L0 .5L-.1 .32L-.3 .46L-.26 .24L-.44 .22L-.3 .1Z',
  ],
  [CUT, `${round(-0.13, -0.06, 0.11)}${round(0.13, -0.06, 0.11)}M-.12 .16L.12 .16L.08 .22L-.08 .22Z`],
  [{ fill: 'beadWhite' }, round(-0.12, -0.05, 0.045) + round(0.14, -0.07, 0.045)],
);

/** A bald head under no helm, two pointed ears, and a beard cut square. */
const druegar: Sketch = sketch(
  [{ fill: 'salt' }, 'M-.24 -.1Q-.26 -.46 0 -.46Q.26 -.46 .24 -.1L.46 -.22L.3 .06L.3 .44L-.3 .44L-.3 .06L-.46 -.22Z'],
  [CUT, 'M-.2 -.12L-.04 -.06L-.18 -.01ZM.2 -.12L.04 -.06L.18 -.01Z'],
  [GROOVE, 'M-.2 .1L.2 .1M-.15 .2L-.15 .4M0 .2L0 .4M.15 .2L.15 .4'],
);

/** A heavy jaw under a peaked helm: no ears show, and no grin. */
const hobgoblin: Sketch = sketch(
  [{ fill: 'flesh' }, 'M-.32 -.06L.32 -.06L.36 .2L.2 .46L-.2 .46L-.36 .2Z'],
  [{ fill: 'beadWhite' }, 'M-.38 -.04L-.3 -.3L0 -.52L.3 -.3L.38 -.04L.12 -.1L.06 .14L-.06 .14L-.12 -.1Z'],
  [CUT, 'M-.3 .02L-.1 .08L-.28 .12ZM.3 .02L.1 .08L.28 .12Z'],
  [{ fill: 'beadWhite' }, 'M-.2 .34L-.14 .18L-.08 .34ZM.2 .34L.14 .18L.08 .34Z'],
);

/** The same helm beside a pick. */
const hobgoblinMiners: Sketch = sketch(
  [limb('beadWhite', 0.09), 'M-.38 .44L.34 -.36'],
  [{ fill: 'beadWhite' }, 'M.08 -.44Q.4 -.5 .48 -.02Q.34 -.2 .26 -.26Q.2 -.34 .08 -.44Z'],
  [{ fill: 'flesh' }, 'M-.44 -.1L-.4 -.3L-.2 -.48L0 -.3L.04 -.1L-.02 .14L-.16 .24L-.24 .24L-.38 .14Z'],
  [CUT, 'M-.36 -.1L-.24 -.04L-.34 .01ZM-.04 -.1L-.16 -.04L-.06 .01Z'],
);

/** Big ears over a shaft of a pick that lies across. */
const goblinMiners: Sketch = sketch(
  [
    { fill: 'slimeLight' },
    'M-.5 -.4L-.2 -.3Q-.12 -.44 0 -.44Q.12 -.44 .2 -.3L.5 -.4Q.4 -.16 .22 -.14Q.14 .06 0 .1Q-.14 .06 -.22 -.14Q-.4 -.16 -.5 -.4Z',
  ],
  [CUT, 'M-.15 -.26L-.03 -.2L-.13 -.14ZM.15 -.26L.03 -.2L.13 -.14Z'],
  [limb('beadWhite', 0.09), 'M-.4 .28L.3 .28'],
  [{ fill: 'beadWhite' }, 'M.16 .04Q.48 .1 .46 .3Q.44 .5 .16 .5Q.3 .38 .3 .28Q.3 .14 .16 .04Z'],
);

/** A drop of fire with two eyes, over a pool of it. */
const magmaSpirits: Sketch = sketch(
  [{ fill: 'magma' }, 'M-.5 .34Q0 .16 .5 .34Q.4 .5 0 .5Q-.4 .5 -.5 .34Z'],
  [
    { fill: 'magmaHot' },
    'M.02 -.52Q.1 -.3 .24 -.2Q.4 -.02 .26 .16Q.14 .3 0 .3Q-.2 .3 -.28 .12Q-.34 -.1 -.16 -.22Q-.02 -.34 .02 -.52Z',
  ],
  [CUT, round(-0.1, 0.02, 0.06) + round(0.12, 0.02, 0.06)],
);

/** One ant, seen from the side, with a feeler out before it. */
const ants: Sketch = sketch(
  [limb('oreGlint', 0.055), 'M-.06 .06L-.2 .38M.02 .06L.04 .4M.1 .06L.28 .36M.34 -.1L.42 -.36M.4 -.08L.5 -.26'],
  [{ fill: 'oreGlint' }, round(-0.3, -0.04, 0.2, 0.16) + round(0.02, 0, 0.13, 0.1) + round(0.32, -0.02, 0.14, 0.12)],
  [CUT, round(0.37, -0.04, 0.035)],
);

/** A heap with a face: two holes and a wide mouth. */
const earthMen: Sketch = emblem(
  'sand',
  'M-.42 .46L-.46 .1L-.34 -.02L-.36 -.24L-.16 -.28L-.1 -.44L.14 -.42L.2 -.24L.36 -.22L.34 0L.46 .12L.42 .46Z',
  `${round(-0.14, -0.08, 0.07)}${round(0.14, -0.08, 0.07)}M-.24 .14L.24 .14L.18 .28L-.18 .28Z`,
);

/** A tall soft hat, a round nose, a beard. */
const gnomes: Sketch = sketch(
  [{ fill: 'fire' }, 'M-.3 .02Q-.16 -.28 .16 -.54Q.08 -.3 .3 .02Z'],
  [{ fill: 'beadWhite' }, 'M-.3 .08Q-.26 .36 0 .5Q.26 .36 .3 .08Q.14 .16 0 .14Q-.14 .16 -.3 .08Z'],
  [{ fill: 'flesh' }, round(0, 0.1, 0.1)],
);

/** A shape that is not all here: two halves that do not meet. */
const outsiders: Sketch = sketch(
  [{ fill: 'magic' }, 'M-.06 -.46Q-.44 -.4 -.44 .04Q-.42 .4 -.06 .46L-.14 .2L-.04 .04L-.14 -.16Z'],
  [{ fill: 'alienLight' }, 'M.14 -.5Q.5 -.34 .48 .02Q.46 .34 .14 .4L.06 .16L.16 0L.06 -.2Z'],
  [CUT, `${round(-0.26, -0.06, 0.06)}${round(0.3, -0.12, 0.06)}`],
);

/** Long arms that hang from thin shoulders; the head is all eyes. */
const tunnelWyrds: Sketch = sketch(
  [limb('fungusStem', 0.085), 'M-.1 -.02Q-.4 -.04 -.36 .42M.1 -.02Q.4 -.04 .36 .42M-.08 .14L-.12 .46M.08 .14L.12 .46'],
  [{ fill: 'fungusStem' }, `${round(0, -0.26, 0.24, 0.2)}M-.14 -.1L.14 -.1L.12 .22L-.12 .22Z`],
  [CUT, round(-0.1, -0.28, 0.075) + round(0.1, -0.28, 0.075)],
);

/** A tail, a trident. */
const merfolk: Sketch = sketch(
  [
    limb('beadWhite', 0.06),
    'M.32 .44L.32 -.3M.2 -.44L.2 -.28Q.22 -.2 .32 -.2Q.42 -.2 .44 -.28L.44 -.44M.32 -.3L.32 -.46',
  ],
  [
    { fill: 'gemLight' },
    `${round(-0.14, -0.32, 0.14)}M-.3 -.14Q-.14 -.2 .02 -.14Q.08 .1 -.06 .24Q.04 .36 .1 .36L.02 .5Q-.1 .48 -.16 .38Q-.28 .48 -.42 .44L-.34 .32Q-.24 .34 -.18 .24Q-.36 .06 -.3 -.14Z`,
  ],
);

/** Horns that are flames. */
const flameDevils: Sketch = sketch(
  [
    { fill: 'magmaHot' },
    'M-.28 0Q-.54 -.18 -.38 -.52Q-.3 -.32 -.18 -.34Q-.1 -.5 0 -.54Q.1 -.5 .18 -.34Q.3 -.32 .38 -.52Q.54 -.18 .28 0Z',
  ],
  [{ fill: 'fire' }, 'M-.3 -.08Q0 -.2 .3 -.08Q.32 .26 0 .48Q-.32 .26 -.3 -.08Z'],
  [CUT, 'M-.2 0L-.04 .08L-.18 .13ZM.2 0L.04 .08L.18 .13ZM-.1 .26L.1 .26L0 .34Z'],
);

/** Two claws held up over a shell. */
const crabmen: Sketch = sketch(
  [
    limb('fire', 0.08),
    'M-.26 .12L-.38 -.12M.26 .12L.38 -.12M-.28 .3L-.46 .42M.28 .3L.46 .42M-.16 .34L-.24 .48M.16 .34L.24 .48',
  ],
  [
    { fill: 'fire' },
    'M-.36 .2Q-.3 -.02 0 -.02Q.3 -.02 .36 .2Q.2 .4 0 .4Q-.2 .4 -.36 .2ZM-.32 -.1Q-.54 -.14 -.46 -.44L-.36 -.26L-.26 -.46Q-.16 -.22 -.32 -.1ZM.32 -.1Q.54 -.14 .46 -.44L.36 -.26L.26 -.46Q.16 -.22 .32 -.1Z',
  ],
  [CUT, round(-0.1, 0.14, 0.055) + round(0.1, 0.14, 0.055)],
);

/** A turban of smoke over a face of embers. */
const azir: Sketch = sketch(
  [{ fill: 'magma' }, 'M-.26 -.02L.26 -.02Q.3 .3 0 .5Q-.3 .3 -.26 -.02Z'],
  [
    { fill: 'glow' },
    'M-.38 -.04Q-.42 -.24 -.24 -.3Q-.2 -.5 .02 -.48Q.24 -.46 .26 -.28Q.42 -.22 .38 -.04Q0 -.16 -.38 -.04Z',
  ],
  [GROOVE, 'M-.22 -.26Q.04 -.3 .28 -.16'],
  [CUT, 'M-.18 .06L-.04 .1L-.16 .16ZM.18 .06L.04 .1L.16 .16Z'],
);

/** Delvers and breeders that no card of the second edition has, by their names in small letters with hyphens. */
export const tribes = {
  darrow,
  druegar,
  'hobgoblin-miners': hobgoblinMiners,
  'lone-hobgoblin': hobgoblin,
  'magma-spirits': magmaSpirits,
  ants,
  'earth-men': earthMen,
  gnomes,
  'goblin-miners': goblinMiners,
  outsiders,
  'tunnel-wyrds': tunnelWyrds,
  merfolk,
  'flame-devils': flameDevils,
  crabmen,
  azir,
} as const satisfies Readonly<Record<string, Sketch>>;
