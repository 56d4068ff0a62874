import { FINE, inked, LINE, washed } from '../drawings/pens.ts';
import { type Sketch, sketch } from '../drawings/sketch.ts';

// What is drawn in a hex, and what stands on it: from −0.5 to 0.5 either way, told by shape and not by colour alone.

/** Little grass. */
const plain: Sketch = sketch([FINE, 'M-.2 .1L-.16 -.02M-.16 .1L-.14 -.04M.14 -.06L.18 -.18M.18 -.06L.2 -.2']);

const forest: Sketch = sketch(
  [inked('leaf', 0.02), 'M-.2 .1L-.38 .1L-.2 -.32L-.02 .1ZM.18 .2L0 .2L.18 -.22L.36 .2Z'],
  [LINE, 'M-.2 .1L-.2 .24M.18 .2L.18 .32'],
);

const hills: Sketch = sketch([inked('grass', 0.022), 'M-.42 .2Q-.22 -.16 0 .2ZM-.06 .2Q.16 -.24 .42 .2Z']);

const mountain: Sketch = sketch(
  [inked('smoke', 0.024), 'M-.42 .26L-.08 -.38L.12 -.04L.2 -.16L.42 .26Z'],
  [washed('snow'), 'M-.08 -.36L-.2 -.12L-.1 -.18L-.02 -.1L.04 -.16Z'],
);

const swamp: Sketch = sketch(
  [FINE, 'M-.34 .16Q-.2 .08 -.06 .16Q.1 .24 .24 .16M-.2 .28Q-.06 .2 .1 .28'],
  [LINE, 'M-.2 .1L-.22 -.2M-.12 .1L-.08 -.16M.14 .1L.14 -.14M.22 .1L.28 -.1'],
);

export const terrains: Readonly<Record<string, Sketch>> = { plain, forest, hills, mountain, swamp };

const naturalCave: Sketch = sketch(
  [inked('smoke'), 'M-.44 .34Q-.4 -.3 0 -.36Q.4 -.3 .44 .34Z'],
  [washed('void'), 'M-.2 .34Q-.2 -.04 0 -.06Q.2 -.04 .2 .34Z'],
);

const ruin: Sketch = sketch([
  inked('sand'),
  'M-.4 .34L-.4 -.2L-.28 -.3L-.24 -.06L-.16 -.1L-.14 .34ZM.06 .34L.06 -.04L.2 -.1L.2 -.36L.3 -.3L.32 .34Z',
]);

const sinkhole: Sketch = sketch(
  [inked('mud'), 'M-.44 .06Q-.3 -.22 0 -.22Q.3 -.22 .44 .06Q.3 .32 0 .32Q-.3 .32 -.44 .06Z'],
  [washed('void'), 'M-.28 .06Q-.2 -.1 0 -.1Q.2 -.1 .28 .06Q.2 .22 0 .22Q-.2 .22 -.28 .06Z'],
);

const sewer: Sketch = sketch(
  [inked('smoke'), 'M-.36 .32L-.36 -.12Q-.3 -.34 0 -.34Q.3 -.34 .36 -.12L.36 .32Z'],
  [LINE, 'M-.18 .32L-.18 -.24M0 .32L0 -.28M.18 .32L.18 -.24'],
);

const town: Sketch = sketch(
  [inked('sand'), 'M-.36 .3L-.36 0L-.04 0L-.04 .3ZM.04 .3L.04 .06L.34 .06L.34 .3Z'],
  [inked('roof'), 'M-.42 .02L-.2 -.24L.02 .02ZM-.01 .08L.19 -.14L.4 .08Z'],
);

const castle: Sketch = sketch(
  [
    inked('smoke'),
    'M-.4 .36L-.4 -.3L-.28 -.3L-.28 -.18L-.16 -.18L-.16 -.06L.16 -.06L.16 -.18L.28 -.18L.28 -.3L.4 -.3L.4 .36Z',
  ],
  [washed('void'), 'M-.1 .36L-.1 .16Q0 .06 .1 .16L.1 .36Z'],
  [inked('accent', 0.02), 'M0 -.06L0 -.46L.24 -.38L0 -.3Z'],
);

const city: Sketch = sketch(
  [
    inked('snow'),
    'M-.46 .36L-.46 .04L.46 .04L.46 .36ZM-.3 .04L-.3 -.2L-.08 -.2L-.08 .04ZM.08 .04L.08 -.28L.3 -.28L.3 .04Z',
  ],
  [inked('roof'), 'M-.36 -.18L-.19 -.4L-.02 -.18ZM.02 -.26L.19 -.48L.36 -.26Z'],
  [washed('void'), 'M-.08 .36L-.08 .18L.08 .18L.08 .36Z'],
);

const tower: Sketch = sketch(
  [inked('smoke'), 'M-.14 .4L-.1 -.12L.1 -.12L.14 .4Z'],
  [inked('magic'), 'M-.2 -.1L0 -.5L.2 -.1Z'],
);

const landmark: Sketch = sketch([inked('snow'), 'M-.1 .36L-.06 -.34L0 -.44L.06 -.34L.1 .36Z']);

const settlement: Sketch = sketch(
  [inked('trunk'), 'M-.36 .3Q-.34 -.18 -.08 -.18Q.16 -.18 .2 .3Z'],
  [washed('void'), 'M-.16 .3Q-.16 .08 -.08 .08Q0 .08 0 .3Z'],
  [LINE, 'M.34 .34L.34 -.36'],
  [inked('accent', 0.02), 'M.34 -.36L.1 -.28L.34 -.16Z'],
);

export const placeSigns: Readonly<Record<string, Sketch>> = {
  'natural cave': naturalCave,
  ruin,
  sinkhole,
  sewer,
  town,
  castle,
  city,
  tower,
  landmark,
  settlement,
};
