import { type Sketch, sketch } from '../sketch.ts';
import { round } from '../stencil.ts';
import { CUT, emblem, GROOVE, limb } from './pens.ts';

/** Two heads on one neck, each looking its own way. */
const ettin: Sketch = sketch(
  [{ fill: 'flesh' }, 'M-.46 .48Q-.44 .12 -.18 .06L.18 .06Q.44 .12 .46 .48Z'],
  [{ fill: 'flesh' }, round(-0.23, -0.18, 0.22, 0.26) + round(0.23, -0.18, 0.22, 0.26)],
  [GROOVE, 'M0 -.3L0 .1'],
  [
    CUT,
    `${round(-0.32, -0.22, 0.05)}${round(0.32, -0.22, 0.05)}M-.38 -.06L-.14 -.06L-.2 0L-.34 0ZM.38 -.06L.14 -.06L.2 0L.34 0Z`,
  ],
);

/** A beard of fire under an iron brow. */
const fireGiant: Sketch = sketch(
  [{ fill: 'magmaHot' }, 'M-.32 -.04L-.42 .22L-.26 .2L-.24 .46L-.1 .32L0 .52L.1 .32L.24 .46L.26 .2L.42 .22L.32 -.04Z'],
  [{ fill: 'smoke' }, 'M-.38 .02L-.38 -.34L-.2 -.5L.2 -.5L.38 -.34L.38 .02L.1 -.02L0 .16L-.1 -.02Z'],
  [CUT, 'M-.28 -.14L-.06 -.1L-.26 -.03ZM.28 -.14L.06 -.1L.26 -.03Z'],
);

/** A bull's head, horns wide. */
const minotaur: Sketch = sketch(
  [limb('bone', 0.1), 'M-.18 -.2Q-.5 -.16 -.44 -.46M.18 -.2Q.5 -.16 .44 -.46'],
  [{ fill: 'sand' }, 'M-.28 -.3L.28 -.3Q.3 -.06 .18 .12Q.24 .42 0 .46Q-.24 .42 -.18 .12Q-.3 -.06 -.28 -.3Z'],
  [CUT, `${round(-0.13, -0.1, 0.055)}${round(0.13, -0.1, 0.055)}${round(-0.08, 0.3, 0.045)}${round(0.08, 0.3, 0.045)}`],
  [limb('gold', 0.05), 'M-.08 .36Q0 .54 .08 .36'],
);

/** A tiger's face in a jewelled collar. */
const rakshasa: Sketch = sketch(
  [{ fill: 'oreGlint' }, 'M-.4 -.46L-.16 -.34L.16 -.34L.4 -.46L.38 0Q.3 .26 0 .32Q-.3 .26 -.38 0Z'],
  [GROOVE, 'M0 -.32L0 -.16M-.16 -.32L-.1 -.18M.16 -.32L.1 -.18M-.36 .02L-.22 .06M.36 .02L.22 .06'],
  [CUT, 'M-.24 -.08L-.06 -.02L-.2 .04ZM.24 -.08L.06 -.02L.2 .04ZM-.06 .12L.06 .12L0 .18Z'],
  [limb('gold', 0.07), 'M-.34 .34Q0 .54 .34 .34'],
  [{ fill: 'gemLight' }, 'M0 .38L.08 .46L0 .54L-.08 .46Z'],
);

/** A face under a striped headcloth. */
const sphinx: Sketch = sketch(
  [
    { fill: 'gold' },
    'M-.26 -.44Q0 -.54 .26 -.44Q.34 -.2 .48 .44L.2 .44L.18 -.1L-.18 -.1L-.2 .44L-.48 .44Q-.34 -.2 -.26 -.44Z',
  ],
  [GROOVE, 'M-.3 -.16L-.22 -.14M-.36 .04L-.22 .04M-.4 .24L-.22 .24M.3 -.16L.22 -.14M.36 .04L.22 .04M.4 .24L.22 .24'],
  [{ fill: 'bone' }, 'M-.17 -.24L.17 -.24Q.2 .14 0 .3Q-.2 .14 -.17 -.24Z'],
  [CUT, 'M-.13 -.08L-.03 -.06L-.12 -.02ZM.13 -.08L.03 -.06L.12 -.02ZM-.06 .1L.06 .1L0 .14Z'],
);

/** Three legs, three arms, and the mouth on top. */
const xorn: Sketch = sketch(
  [limb('smoke', 0.11), 'M-.16 .2L-.34 .46M0 .24L0 .48M.16 .2L.34 .46M-.24 -.06L-.48 .06M.24 -.06L.48 .06'],
  [{ fill: 'smoke' }, 'M-.3 -.4Q-.4 .2 0 .3Q.4 .2 .3 -.4L.2 -.26L.1 -.42L0 -.26L-.1 -.42L-.2 -.26Z'],
  [CUT, round(0, 0, 0.1)],
  [{ fill: 'gemLight' }, round(0, 0, 0.05)],
);

/** Plates, and mandibles that come out of the ground. */
const ankheng: Sketch = sketch(
  [limb('sand', 0.09), 'M-.12 -.2Q-.34 -.34 -.16 -.5M.12 -.2Q.34 -.34 .16 -.5'],
  [
    { fill: 'sand' },
    `${round(0, -0.12, 0.22, 0.14)}M-.3 .04L.3 .04L.26 .16L-.26 .16ZM-.34 .2L.34 .2L.3 .32L-.3 .32ZM-.38 .36L.38 .36L.34 .48L-.34 .48Z`,
  ],
  [CUT, round(-0.1, -0.13, 0.05) + round(0.1, -0.13, 0.05)],
);

/** A foot, a hump, two eyes on stalks. */
const giantSlug: Sketch = sketch(
  [limb('sand', 0.06), 'M.28 .04L.22 -.32M.36 .06L.44 -.28'],
  [
    { fill: 'sand' },
    `M-.5 .38Q-.42 .2 -.3 .08Q-.12 -.14 .12 -.04Q.3 -.04 .42 .1Q.5 .26 .4 .38Z${round(0.21, -0.36, 0.07)}${round(0.45, -0.31, 0.07)}`,
  ],
  [GROOVE, 'M-.2 .08Q-.06 .16 .1 .08'],
);

/** Eight legs over its web. */
const giantSpider: Sketch = sketch(
  [
    limb('beadWhite', 0.06),
    'M-.1 -.04L-.34 -.26L-.46 -.02M-.12 .06L-.36 .02L-.48 .24M-.1 .14L-.3 .24L-.34 .46M.1 -.04L.34 -.26L.46 -.02M.12 .06L.36 .02L.48 .24M.1 .14L.3 .24L.34 .46M-.06 -.14L-.22 -.44M.06 -.14L.22 -.44',
  ],
  [{ fill: 'beadWhite' }, round(0, 0.16, 0.18, 0.22) + round(0, -0.14, 0.12, 0.11)],
  [{ fill: 'fire' }, 'M-.08 .08L.08 .08L0 .18L.08 .28L-.08 .28L0 .18Z'],
);

/** Drips from above: four tongues, each longer than the last. */
const greenSlime: Sketch = emblem(
  'leaf',
  'M-.46 -.4L.46 -.4L.44 -.1Q.42 .06 .36 .06Q.28 .06 .26 -.08L.22 .3Q.2 .46 .12 .46Q.04 .46 .02 .3L-.02 -.06L-.08 .14Q-.1 .24 -.17 .24Q-.24 .24 -.26 .12L-.3 -.12L-.36 .02Q-.44 .02 -.44 -.12Z',
);

/** A block, and what it has not finished. */
const scavengerJelly: Sketch = sketch(
  [{ fill: 'crystalLight', fillOpacity: 0.55 }, 'M-.4 -.36Q0 -.42 .4 -.36Q.44 0 .4 .4Q0 .46 -.4 .4Q-.44 0 -.4 -.36Z'],
  [limb('crystalLight', 0.05), 'M-.4 -.36Q0 -.42 .4 -.36Q.44 0 .4 .4Q0 .46 -.4 .4Q-.44 0 -.4 -.36Z'],
  [{ fill: 'bone' }, `M-.16 -.2Q-.16 -.32 0 -.32Q.16 -.32 .16 -.2L.12 -.06L-.12 -.06Z`],
  [CUT, round(-0.06, -0.2, 0.035) + round(0.06, -0.2, 0.035)],
  [limb('bone', 0.06), 'M-.24 .24L.22 .1M-.24 .1L.22 .26'],
);

/** A chest with teeth, and a tongue for a lock. */
const mimic: Sketch = sketch(
  [
    { fill: 'oreGlint' },
    'M-.42 -.06L-.42 -.22Q-.38 -.44 0 -.44Q.38 -.44 .42 -.22L.42 -.06ZM-.42 .12L.42 .12L.38 .46L-.38 .46Z',
  ],
  [{ fill: 'beadWhite' }, 'M-.4 -.06L-.3 .08L-.2 -.06ZM-.14 -.06L-.04 .08L.06 -.06ZM.16 -.06L.26 .08L.36 -.06Z'],
  [{ fill: 'flesh' }, 'M-.04 .06L.12 .06L.14 .3Q.06 .4 -.02 .3Z'],
);

/** A long nose, and more mouth than chin. */
const troll: Sketch = emblem(
  'leaf',
  'M-.34 -.34L-.18 -.46L-.04 -.34L.12 -.48L.22 -.3Q.3 -.2 .28 -.08L.5 .1Q.5 .2 .36 .2L.28 .14L.3 .3Q.16 .48 -.06 .46Q-.36 .42 -.4 .06Q-.42 -.16 -.34 -.34Z',
  `${round(0.06, -0.14, 0.06)}M-.2 .2L.22 .22L.14 .28L.06 .22L-.02 .3L-.1 .22L-.16 .28Z`,
);

/** A sack of a head, and arms that go everywhere. */
const caveOctopus: Sketch = sketch(
  [
    limb('fungusCap', 0.085),
    'M-.18 .06Q-.5 .06 -.42 .34M-.1 .1Q-.3 .2 -.22 .46M0 .1Q-.02 .3 .02 .48M.1 .1Q.3 .2 .22 .46M.18 .06Q.5 .06 .42 .34',
  ],
  [{ fill: 'fungusCap' }, 'M-.26 .1Q-.4 -.46 0 -.5Q.4 -.46 .26 .1Q0 .2 -.26 .1Z'],
  [CUT, round(-0.11, -0.08, 0.06) + round(0.11, -0.08, 0.06)],
);

/** A newt that burns along the back. */
const salamander: Sketch = sketch(
  [limb('magmaHot', 0.12), 'M-.34 -.3Q.02 -.44 .04 -.06Q.06 .3 .42 .24'],
  [{ fill: 'magmaHot' }, `${round(-0.34, -0.3, 0.15, 0.12)}M.42 .16L.52 .24L.42 .32Z`],
  [limb('magma', 0.06), 'M-.06 -.2L-.2 -.04M.1 -.18L.26 -.26M.04 .1L-.14 .18M.14 .14L.2 .36'],
  [CUT, round(-0.38, -0.33, 0.035)],
);

/** A whirl with no face. */
const elemental: Sketch = sketch(
  [limb('magmaHot', 0.11), 'M-.4 -.34Q0 -.5 .4 -.34M-.3 -.12Q0 -.26 .3 -.12M-.2 .1Q0 -.02 .2 .1M-.1 .3Q0 .22 .1 .3'],
  [{ fill: 'magmaHot' }, round(0, 0.44, 0.06)],
);

/** Alpha predators and wanderers that no card of the second edition has. */
export const monsters = {
  ettin,
  'fire-giant': fireGiant,
  minotaur,
  rakshasa,
  sphinx,
  xorn,
  ankheng,
  'giant-slug': giantSlug,
  'giant-spider': giantSpider,
  'green-slime': greenSlime,
  'scavenger-jelly': scavengerJelly,
  mimic,
  troll,
  'cave-octopus': caveOctopus,
  salamander,
  elemental,
} as const satisfies Readonly<Record<string, Sketch>>;
