import { BOLD, FINE, inked, LINE, lined, SOLID, washed } from '../drawings/pens.ts';
import { type Sketch, sketch } from '../drawings/sketch.ts';
import { round } from '../drawings/stencil.ts';

/** Those who wait in the squares of a dungeon, as a pencil would draw them: each fills −0.5 … 0.5. */

/** A drop that has sat down, with two eyes and a shine. */
export const slime: Sketch = sketch(
  [
    inked('slime'),
    'M-.44 .36C-.5 .1 -.3 -.28 0 -.32C.3 -.28 .5 .1 .44 .36C.3 .46 .16 .38 0 .42C-.16 .46 -.3 .46 -.44 .36Z',
  ],
  [washed('slimeLight', 0.9), 'M-.26 -.02C-.24 -.16 -.14 -.22 -.06 -.23C-.1 -.14 -.16 -.04 -.26 -.02Z'],
  [SOLID, round(-0.13, 0.06, 0.05, 0.07) + round(0.15, 0.06, 0.05, 0.07)],
  [LINE, 'M-.1 .24Q.02 .31 .14 .23'],
);

/** A skull over a rib cage, one arm raised with a rusty blade. */
export const skeleton: Sketch = sketch(
  [lined('ink', 0.05), 'M.24 -.04L.4 -.34M.33 -.19L.47 -.14'],
  [
    inked('bone'),
    'M-.2 -.26C-.22 -.5 .22 -.5 .2 -.26C.2 -.16 .12 -.14 .12 -.06L-.12 -.06C-.12 -.14 -.2 -.16 -.2 -.26Z',
  ],
  [SOLID, `${round(-0.08, -0.27, 0.055)}${round(0.08, -0.27, 0.055)}M-.02 -.18L.02 -.18L0 -.13Z`],
  [FINE, 'M-.06 -.06L-.06 -.1M0 -.06L0 -.1M.06 -.06L.06 -.1'],
  [BOLD, 'M0 -.04L0 .28'],
  [
    LINE,
    'M-.2 .04Q0 -.04 .2 .04M-.18 .12Q0 .05 .18 .12M-.14 .2Q0 .14 .14 .2M-.22 .02L-.34 .24M.2 .03L.26 -.06M-.02 .28L-.16 .32L-.18 .48M.02 .28L.16 .32L.18 .48M-.24 .48L-.14 .48M.14 .48L.24 .48',
  ],
);

/** A sheet of cold air with a mouth in it. */
export const ghost: Sketch = sketch(
  [
    inked('salt'),
    'M-.3 .44C-.36 .1 -.36 -.44 0 -.46C.36 -.44 .36 .1 .3 .44C.24 .36 .2 .34 .14 .42C.08 .34 .02 .34 -.02 .44C-.08 .34 -.14 .36 -.18 .42C-.22 .36 -.26 .36 -.3 .44Z',
  ],
  [washed('crystal', 0.35), 'M.1 -.42C.34 -.36 .33 .1 .28 .4C.22 .3 .18 .3 .16 .36C.2 0 .2 -.28 .1 -.42Z'],
  [SOLID, round(-0.11, -0.18, 0.05, 0.075) + round(0.11, -0.18, 0.05, 0.075) + round(0, 0.04, 0.07, 0.1)],
  [FINE, 'M-.34 -.02Q-.46 .04 -.44 .16M.34 -.02Q.46 .04 .44 .16'],
);

/** Wings from wall to wall. */
export const giantBat: Sketch = sketch(
  [
    inked('dark'),
    'M0 -.2Q.06 -.3 .1 -.42L.15 -.26Q.3 -.46 .5 -.34Q.44 -.2 .46 -.02Q.38 -.06 .32 .08Q.25 .02 .17 .16Q.1 .22 .06 .34L0 .26L-.06 .34Q-.1 .22 -.17 .16Q-.25 .02 -.32 .08Q-.38 -.06 -.46 -.02Q-.44 -.2 -.5 -.34Q-.3 -.46 -.15 -.26L-.1 -.42Q-.06 -.3 0 -.2Z',
  ],
  [
    lined('smoke', 0.016, 0.8),
    'M.15 -.24Q.26 -.16 .32 .06M.18 -.26Q.36 -.2 .46 -.04M-.15 -.24Q-.26 -.16 -.32 .06M-.18 -.26Q-.36 -.2 -.46 -.04',
  ],
  [washed('glow'), round(-0.055, -0.13, 0.032) + round(0.055, -0.13, 0.032)],
  [washed('bone'), 'M-.05 -.04L-.02 .05L.01 -.04ZM.01 -.04L.03 .05L.06 -.04Z'],
);

/** Stone upon stone, and it moves. */
export const golem: Sketch = sketch(
  [inked('smoke'), 'M-.16 -.48L.16 -.48L.2 -.24L-.2 -.24Z'],
  [inked('rockDeep'), 'M-.34 -.24L.34 -.24L.28 .14L-.28 .14Z'],
  [inked('smoke'), 'M-.36 -.24L-.5 -.1L-.46 .26L-.3 .26L-.32 -.04ZM.36 -.24L.5 -.1L.46 .26L.3 .26L.32 -.04Z'],
  [inked('rockDeep'), 'M-.26 .14L-.03 .14L-.06 .48L-.3 .48ZM.26 .14L.03 .14L.06 .48L.3 .48Z'],
  [washed('fire'), round(-0.07, -0.36, 0.036) + round(0.07, -0.36, 0.036)],
  [
    FINE,
    'M-.06 -.29L.06 -.29M-.12 -.2L-.04 -.06L-.1 .1M.2 -.12L.1 -.02M-.46 .08L-.32 .08M.46 .08L.32 .08M-.28 .32L-.06 .3M.28 .3L.06 .34',
  ],
);

/** A slime that has eaten a crown, and several of those who wore one. */
export const bossSlime: Sketch = sketch(
  [
    inked('slime', 0.032),
    'M-.5 .4C-.54 .06 -.34 -.26 0 -.28C.34 -.26 .54 .06 .5 .4C.36 .5 .18 .42 0 .46C-.18 .5 -.36 .5 -.5 .4Z',
  ],
  [washed('slimeLight', 0.9), 'M-.34 0C-.3 -.14 -.2 -.2 -.1 -.21C-.14 -.12 -.22 -.02 -.34 0Z'],
  [inked('gold'), 'M-.2 -.24L-.25 -.47L-.1 -.36L0 -.5L.1 -.36L.25 -.47L.2 -.24Q0 -.18 -.2 -.24Z'],
  [SOLID, round(-0.16, 0, 0.055, 0.08) + round(0.16, 0, 0.055, 0.08)],
  [inked('bone', 0.018), 'M.16 .3L.32 .22M.14 .27L.18 .33M.3 .19L.34 .25'],
  [LINE, 'M-.2 .18Q0 .36 .2 .18'],
  [washed('bone'), 'M-.12 .22L-.08 .3L-.04 .25ZM.12 .22L.08 .3L.04 .25Z'],
);

/** Ears, a grin and a short sword. */
export const goblin: Sketch = sketch(
  [lined('ink', 0.045), 'M.28 .3L.42 -.12M.3 .16L.42 .2'],
  [inked('leaf'), 'M-.24 -.12L-.5 -.3L-.3 .06ZM.24 -.12L.5 -.3L.3 .06Z'],
  [inked('leaf'), 'M-.28 -.08C-.28 -.4 .28 -.4 .28 -.08C.28 .1 .14 .2 0 .2C-.14 .2 -.28 .1 -.28 -.08Z'],
  [inked('mud'), 'M-.22 .46C-.24 .26 -.12 .18 0 .2C.12 .18 .24 .26 .22 .46Z'],
  [washed('glow'), round(-0.11, -0.1, 0.06, 0.05) + round(0.11, -0.1, 0.06, 0.05)],
  [SOLID, round(-0.1, -0.1, 0.022) + round(0.1, -0.1, 0.022)],
  [LINE, 'M-.16 .06Q0 .14 .16 .06'],
  [washed('bone'), 'M-.1 .08L-.07 .02L-.04 .09ZM.1 .08L.07 .02L.04 .09Z'],
);

/** A hood, a beard, and a hand full of dead men's light. */
export const grislyk: Sketch = sketch(
  [inked('magic'), 'M-.36 .48C-.36 .1 -.3 -.5 0 -.5C.3 -.5 .36 .1 .36 .48Z'],
  [washed('void'), 'M-.17 -.1C-.2 -.42 .2 -.42 .17 -.1C.12 .04 -.12 .04 -.17 -.1Z'],
  [washed('slimeLight'), round(-0.07, -0.18, 0.034) + round(0.07, -0.18, 0.034)],
  [inked('salt', 0.02), 'M-.12 -.06Q0 -.02 .12 -.06Q.12 .2 0 .34Q-.12 .2 -.12 -.06Z'],
  [inked('slime', 0.02), round(0.36, 0.04, 0.09)],
  [FINE, 'M.22 .16L.3 .08M.36 -.1L.36 -.16M.45 -.02L.5 -.06M.28 -.02L.24 -.06M-.26 .44L-.22 .14M.24 .46L.22 .24'],
);

/** An elf in a blue cloak, her longsword at her side. */
export const kora: Sketch = sketch(
  [lined('ink', 0.05), 'M.26 -.2L.26 .4M.17 -.08L.35 -.08'],
  [inked('waterDeep'), 'M-.32 .48C-.34 .16 -.24 -.1 0 -.1C.24 -.1 .34 .16 .32 .48Z'],
  [inked('water'), 'M-.22 -.1C-.28 -.5 .28 -.5 .22 -.1C.14 .04 -.14 .04 -.22 -.1Z'],
  [inked('bone', 0.02), 'M-.13 -.2C-.14 -.38 .14 -.38 .13 -.2C.1 -.04 -.1 -.04 -.13 -.2Z'],
  [washed('ore'), 'M-.14 -.22C-.14 -.38 .14 -.38 .14 -.22Q.06 -.3 0 -.3Q-.08 -.3 -.14 -.22Z'],
  [SOLID, round(-0.05, -0.19, 0.018) + round(0.05, -0.19, 0.018)],
  [FINE, 'M-.14 .48L-.1 .16M.1 .46L.08 .2M-.06 -.02L0 .06L.06 -.02'],
);
