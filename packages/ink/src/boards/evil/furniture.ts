import { BOLD, FINE, inked, LINE, lined, SOLID, washed } from '../../drawings/pens.ts';
import { type Sketch, sketch } from '../../drawings/sketch.ts';
import { round } from '../../drawings/stencil.ts';

/** What stands in the tiles (DE-MAP-02); each fills −0.5 … 0.5, drawn for one who walks up the page. */

/** A lectern with an open book. */
export const lectern: Sketch = sketch(
  [inked('trunk'), 'M-.12 .1L.12 .1L.2 .48L-.2 .48Z'],
  [inked('salt'), 'M0 -.2Q-.2 -.34 -.46 -.26L-.46 .06Q-.2 -.02 0 .12Q.2 -.02 .46 .06L.46 -.26Q.2 -.34 0 -.2Z'],
  [
    FINE,
    'M0 -.2L0 .12M-.36 -.16Q-.2 -.2 -.08 -.12M-.36 -.06Q-.2 -.1 -.08 -.02M.36 -.16Q.2 -.2 .08 -.12M.36 -.06Q.2 -.1 .08 -.02',
  ],
  [lined('glow', 0.03), 'M-.3 -.38L-.34 -.48M0 -.34L0 -.5M.3 -.38L.34 -.48'],
);

export const bareLectern: Sketch = sketch(
  [inked('trunk'), 'M-.12 .1L.12 .1L.2 .48L-.2 .48ZM-.36 -.06L.36 -.06L.4 .12L-.4 .12Z'],
  [FINE, 'M-.28 .03L.28 .03'],
);

/** A black cauldron, and what it gives off. */
export const crucible: Sketch = sketch(
  [washed('slimeLight', 0.5), round(0, -0.22, 0.42, 0.2)],
  [inked('dark'), 'M-.4 -.16C-.5 .2 -.3 .4 0 .4C.3 .4 .5 .2 .4 -.16Z'],
  [inked('slime'), round(0, -0.16, 0.4, 0.11)],
  [BOLD, 'M-.24 .36L-.32 .5M.24 .36L.32 .5'],
  [lined('slimeLight', 0.03), 'M-.14 -.3Q-.22 -.38 -.12 -.48M.12 -.3Q.04 -.4 .14 -.5'],
);

export const brokenCrucible: Sketch = sketch(
  [
    inked('dark'),
    'M-.44 .1C-.46 .3 -.3 .42 -.06 .42L-.14 .2L-.26 .22L-.3 0ZM.06 .42C.3 .42 .46 .3 .44 .08L.28 .16L.2 .04L.12 .24Z',
  ],
  [washed('slime', 0.6), round(0, 0.44, 0.4, 0.06)],
  [FINE, 'M-.2 -.1L-.12 -.2M.1 -.14L.2 -.2'],
);

export const rubble: Sketch = sketch(
  [inked('rockDeep'), 'M-.46 .3L-.36 0L-.12 -.06L0 .3ZM-.06 .3L.06 -.2L.3 -.16L.4 .3Z'],
  [
    inked('smoke'),
    'M-.2 .36L-.12 .1L.14 .12L.2 .36ZM.24 .36L.3 .14L.46 .2L.48 .36ZM-.5 .38L-.44 .24L-.28 .26L-.24 .38Z',
  ],
  [FINE, 'M-.3 .08L-.22 .18M.14 -.08L.2 .06M0 .18L.06 .26'],
);

/** A gate with the day behind it. */
export const daylight: Sketch = sketch(
  [washed('glow', 0.9), 'M-.34 .48L-.34 -.1Q-.34 -.44 0 -.44Q.34 -.44 .34 -.1L.34 .48Z'],
  [lined('gold', 0.03), 'M-.2 .3L-.24 .46M0 .3L0 .48M.2 .3L.24 .46M0 -.2L0 .2M-.14 -.1L-.16 .2M.14 -.1L.16 .2'],
  [lined('ink', 0.07), 'M-.36 .48L-.36 -.1Q-.36 -.46 0 -.46Q.36 -.46 .36 -.1L.36 .48'],
);

export const staircase: Sketch = sketch(
  [inked('dark'), 'M-.46 -.36L.46 -.36L.46 .36L-.46 .36Z'],
  [washed('smoke'), 'M-.44 -.32L-.26 -.32L-.26 .32L-.44 .32Z'],
  [washed('smoke', 0.72), 'M-.22 -.27L-.06 -.27L-.06 .27L-.22 .27Z'],
  [washed('smoke', 0.48), 'M-.02 -.22L.12 -.22L.12 .22L-.02 .22Z'],
  [washed('smoke', 0.26), 'M.16 -.17L.28 -.17L.28 .17L.16 .17Z'],
  [SOLID, 'M.32 -.12L.42 -.12L.42 .12L.32 .12Z'],
);

/** A blade that swings out of the wall. */
export const blade: Sketch = sketch(
  [lined('ink', 0.06), 'M-.5 0L-.2 0'],
  [inked('smoke'), 'M-.24 -.26Q.2 -.3 .46 0Q.2 .3 -.24 .26Q.02 0 -.24 -.26Z'],
  [FINE, 'M.06 -.14Q.2 -.08 .3 0'],
);

/** The way on. */
export const turning: Sketch = sketch([LINE, 'M0 .4Q0 0 .3 -.04M.18 -.16L.32 -.04L.2 .1']);

/** Somebody has looked here. */
export const tick: Sketch = sketch([lined('leafDark', 0.12), 'M-.3 .04L-.08 .28L.34 -.3']);
