import { type Sketch, sketch } from '../sketch.ts';
import { round } from '../stencil.ts';
import { CUT, GROOVE, limb } from './pens.ts';

/** A brow like a shelf, a mane, a wide jaw. */
const neanderthals: Sketch = sketch(
  [{ fill: 'flesh' }, 'M-.36 -.14L-.42 .04L-.3 .3Q-.2 .48 0 .48Q.2 .48 .3 .3L.42 .04L.36 -.14Z'],
  [{ fill: 'trunk' }, 'M-.44 -.06Q-.44 -.52 0 -.52Q.44 -.52 .44 -.06Q.22 -.2 0 -.16Q-.22 -.2 -.44 -.06Z'],
  [CUT, 'M-.32 -.04L-.05 .02L-.08 .1L-.28 .08ZM.32 -.04L.05 .02L.08 .1L.28 .08ZM-.18 .3L.18 .3L.12 .37L-.12 .37Z'],
);

/** A round face in curls, with a grin. */
const halflings: Sketch = sketch(
  [
    { fill: 'trunk' },
    round(-0.28, -0.16, 0.17) +
      round(-0.16, -0.34, 0.16) +
      round(0.02, -0.4, 0.15) +
      round(0.2, -0.32, 0.16) +
      round(0.3, -0.14, 0.16),
  ],
  [{ fill: 'flesh' }, round(0, 0.08, 0.36)],
  [CUT, round(-0.13, 0.02, 0.055) + round(0.13, 0.02, 0.055)],
  [GROOVE, 'M-.2 .18Q0 .38 .2 .18'],
);

/** A slip of a thing between four wings. */
const darklingSprites: Sketch = sketch(
  [
    { fill: 'crystalLight' },
    'M-.04 -.02Q-.3 -.5 -.48 -.3Q-.52 -.06 -.04 .04ZM.04 -.02Q.3 -.5 .48 -.3Q.52 -.06 .04 .04ZM-.04 .08Q-.36 .1 -.38 .36Q-.2 .44 -.02 .16ZM.04 .08Q.36 .1 .38 .36Q.2 .44 .02 .16Z',
  ],
  [limb('beadWhite', 0.12), 'M0 -.16L0 .42'],
  [{ fill: 'beadWhite' }, round(0, -0.24, 0.15)],
  [CUT, round(-0.06, -0.25, 0.035) + round(0.06, -0.25, 0.035)],
);

/** Tribes that neither the cards of the second edition nor the tables of the first have. */
export const stoneAge = {
  neanderthals,
  halflings,
  'darkling-sprites': darklingSprites,
} as const satisfies Readonly<Record<string, Sketch>>;
