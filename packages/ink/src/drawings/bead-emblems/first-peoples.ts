import { type Sketch, sketch } from '../sketch.ts';
import { round, stroke } from '../stencil.ts';
import { CUT, emblem, GROOVE, limb } from './pens.ts';

/** Long ears to either side of a narrow face, white hair drawn back. */
export const darkElf: Sketch = sketch(
  [{ fill: 'beadWhite' }, 'M-.3 .02Q-.34 -.48 0 -.48Q.34 -.48 .3 .02L.36 .4Q.2 .3 .2 0L-.2 0Q-.2 .3 -.36 .4Z'],
  [
    { fill: 'alienLight' },
    'M-.18 -.14Q0 -.26 .18 -.14L.5 -.3Q.36 -.06 .2 .06Q.14 .34 0 .44Q-.14 .34 -.2 .06Q-.36 -.06 -.5 -.3Z',
  ],
  [CUT, 'M-.15 -.04L-.03 .04L-.13 .07ZM.15 -.04L.03 .04L.13 .07ZM-.06 .26L.06 .26L0 .3Z'],
);

/** A prince: a crown of horns over a face that burns. */
export const prince: Sketch = emblem(
  'fire',
  'M-.26 -.08Q-.5 -.16 -.46 -.48Q-.34 -.28 -.2 -.28L-.12 -.46L0 -.3L.12 -.46L.2 -.28Q.34 -.28 .46 -.48Q.5 -.16 .26 -.08Q.3 .24 0 .48Q-.3 .24 -.26 -.08Z',
  'M-.19 -.08L-.03 .02L-.16 .08ZM.19 -.08L.03 .02L.16 .08ZM-.12 .2L0 .15L.12 .2L0 .3Z',
);

/** The same face behind a chain. */
export const boundDemon: Sketch = sketch(
  [
    { fill: 'fire' },
    'M-.26 -.08Q-.5 -.16 -.46 -.48Q-.34 -.28 -.2 -.3L.2 -.3Q.34 -.28 .46 -.48Q.5 -.16 .26 -.08Q.3 .24 0 .46Q-.3 .24 -.26 -.08Z',
  ],
  [CUT, 'M-.19 -.12L-.03 -.02L-.16 .02ZM.19 -.12L.03 -.02L.16 .02Z'],
  [GROOVE, 'M-.44 .2L.44 .2'],
  [limb('beadWhite', 0.07), round(-0.28, 0.2, 0.1, 0.07) + round(0, 0.2, 0.1, 0.07) + round(0.28, 0.2, 0.1, 0.07)],
);

/** Older than names: a shaggy hump, tusks, and one eye. */
export const primordialBeast: Sketch = emblem(
  'sand',
  'M-.48 .3L-.44 .02L-.36 .06L-.34 -.2L-.24 -.14L-.16 -.4L-.06 -.26L.08 -.42L.14 -.22Q.36 -.2 .42 .04L.5 .28L.38 .22L.34 .42L.26 .24L.12 .3L.1 .44L-.06 .44L-.08 .32L-.24 .34L-.26 .44L-.42 .44Z',
  round(0.2, -0.02, 0.06),
);

/** The coil of a wyrm round its own head. */
export const wyrm: Sketch = sketch(
  [limb('leaf', 0.13), 'M.1 .02Q.02 -.16 .2 -.24Q.44 -.24 .42 .06Q.38 .4 0 .42Q-.4 .4 -.42 .02Q-.42 -.36 -.06 -.42'],
  [{ fill: 'leaf' }, 'M-.14 -.5L.16 -.46L.1 -.38L.2 -.32L-.02 -.28Q-.18 -.32 -.14 -.5Z'],
  [
    { fill: 'leaf' },
    stroke(
      [
        [-0.5, -0.04],
        [-0.36, -0.14],
        [-0.36, 0.04],
      ],
      true,
    ) +
      stroke(
        [
          [-0.34, 0.42],
          [-0.34, 0.24],
          [-0.2, 0.34],
        ],
        true,
      ) +
      stroke(
        [
          [0.3, 0.42],
          [0.2, 0.32],
          [0.36, 0.26],
        ],
        true,
      ),
  ],
  [CUT, round(-0.02, -0.42, 0.035)],
);

/** A fist held up, and a chain that ends in the air. */
export const freedSlaves: Sketch = sketch(
  [
    { fill: 'bone' },
    'M-.22 -.14Q-.24 -.42 -.12 -.42Q-.06 -.48 .02 -.43Q.12 -.48 .16 -.4Q.3 -.38 .26 -.1Q.24 .06 .14 .1L.16 .48L-.14 .48L-.12 .1Q-.22 .06 -.22 -.14Z',
  ],
  [GROOVE, 'M-.1 -.38L-.1 -.2M.02 -.4L.02 -.2M.14 -.38L.14 -.2M-.12 .2L.14 .2'],
  [limb('beadWhite', 0.06), `${round(0.3, 0.26, 0.09, 0.07)}M.4 .34L.46 .42${round(-0.3, 0.22, 0.08, 0.06)}`],
);

/** A brute with a yoke on its neck and a ring in its nose. */
export const slaveBeast: Sketch = sketch(
  [
    { fill: 'flesh' },
    'M-.24 -.2Q-.46 -.2 -.46 -.46Q-.34 -.34 -.16 -.36L.16 -.36Q.34 -.34 .46 -.46Q.46 -.2 .24 -.2Q.26 .1 .14 .22L-.14 .22Q-.26 .1 -.24 -.2Z',
  ],
  [CUT, `${round(-0.1, -0.12, 0.05) + round(0.1, -0.12, 0.05)}M-.07 .1L-.02 .16L-.1 .16ZM.07 .1L.02 .16L.1 .16Z`],
  [limb('gold', 0.05), round(0, 0.22, 0.07)],
  [limb('sand', 0.12), 'M-.34 .4L.34 .4'],
);
