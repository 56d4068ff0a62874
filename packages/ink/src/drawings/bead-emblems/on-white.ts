import { star } from '../nexus/rays.ts';
import { type Sketch, sketch } from '../sketch.ts';
import { round } from '../stencil.ts';

// A white bead has its emblem dark on pale glass.

const DARK = { fill: 'beadDark' } as const;
const STROKE = { stroke: 'beadDark', width: 0.07, cap: 'round' } as const;

/** A lump as it came out of the rock. */
export const lump: Sketch = sketch(
  [STROKE, 'M-.32 .16L-.24 -.2L.06 -.32L.34 -.1L.28 .24L-.06 .3Z'],
  [{ ...STROKE, width: 0.045 }, 'M-.24 -.2L-.02 -.04L.34 -.1M-.02 -.04L-.06 .3'],
);

/** A heap of cut stones. */
export const gemHeap: Sketch = sketch([
  { fill: 'gem', stroke: 'beadDark', width: 0.05 },
  'M-.4 .3L-.46 .12L-.32 0L-.14 0L-.02 .14L-.1 .3ZM.02 .3L-.04 .14L.1 0L.28 0L.42 .14L.36 .3Z',
  'M-.12 -.02L-.22 -.18L-.1 -.34L.1 -.34L.2 -.18L.1 -.02Z',
]);

/** A cup that overflows. */
export const cup: Sketch = sketch(
  [DARK, 'M-.28 -.26L.28 -.26Q.26 .08 .05 .1L.05 .26L.18 .34L-.18 .34L-.05 .26L-.05 .1Q-.26 .08 -.28 -.26Z'],
  [DARK, round(-0.1, -0.34, 0.07) + round(0.08, -0.36, 0.08)],
);

/** What fell out of the sky. */
export const fallenStar: Sketch = sketch(
  [DARK, star(0.06, 0.08, 0.32, 0.13, 5)],
  [STROKE, 'M-.16 -.12L-.34 -.34M0 -.22L-.1 -.42M-.24 .04L-.44 -.08'],
);

/** A ring with a stone in it. */
export const ring: Sketch = sketch([STROKE, round(0, 0.1, 0.23)], [DARK, 'M0 -.44L.16 -.28L0 -.1L-.16 -.28Z']);

/** Hammer and anvil: the mark of the Dwarves on what they leave behind. */
export const hammer: Sketch = sketch([STROKE, 'M0 .34L0 -.1'], [DARK, 'M-.28 -.34L.28 -.34L.28 -.08L-.28 -.08Z']);

/** A spider's eight legs: the mark of the Dark Elves. */
export const spider: Sketch = sketch(
  [DARK, round(0, 0.1, 0.15) + round(0, -0.14, 0.1)],
  [
    { ...STROKE, width: 0.05 },
    'M-.1 -.02L-.3 -.16L-.4 .02M-.12 .06L-.34 .02L-.42 .22M-.1 .16L-.28 .2L-.3 .38M-.06 -.14L-.2 -.34L-.34 -.3M.1 -.02L.3 -.16L.4 .02M.12 .06L.34 .02L.42 .22M.1 .16L.28 .2L.3 .38M.06 -.14L.2 -.34L.34 -.3',
  ],
);

/** Somebody bowed, with a shackle round the neck. */
export const slave: Sketch = sketch(
  [DARK, `${round(0.06, -0.22, 0.14)}M-.3 .36Q-.28 -.04 .02 -.06Q.22 -.04 .24 .36Z`],
  [{ stroke: 'beadWhite', width: 0.05 }, 'M-.12 .02Q.04 .1 .2 .02'],
  [{ ...STROKE, width: 0.045 }, `M.2 .04Q.36 .06 .36 .2${round(0.36, 0.28, 0.06)}`],
);

/** A jar with two ears: goods of the Dark Elves. */
export const jar: Sketch = sketch(
  [DARK, 'M-.12 -.4L.12 -.4L.1 -.26Q.3 -.1 .24 .12Q.2 .3 .1 .38L-.1 .38Q-.2 .3 -.24 .12Q-.3 -.1 -.1 -.26Z'],
  [{ ...STROKE, width: 0.05 }, 'M-.12 -.34Q-.36 -.32 -.28 -.06M.12 -.34Q.36 -.32 .28 -.06'],
  [{ stroke: 'beadWhite', width: 0.04 }, 'M-.22 0L-.1 .08L0 0L.1 .08L.22 0'],
);
