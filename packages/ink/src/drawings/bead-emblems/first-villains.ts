import { type Sketch, sketch } from '../sketch.ts';
import { round } from '../stencil.ts';
import { CUT, GROOVE, limb } from './pens.ts';

/** A cowl, a long beard, and a key for every door. */
const dungeonMaster: Sketch = sketch(
  [{ fill: 'magic' }, 'M0 -.52Q-.4 -.36 -.36 .06L-.44 .44L.44 .44L.36 .06Q.4 -.36 0 -.52Z'],
  [CUT, 'M0 -.34Q-.22 -.24 -.2 .04L.2 .04Q.22 -.24 0 -.34Z'],
  [{ fill: 'beadWhite' }, 'M-.18 .02Q0 .1 .18 .02Q.14 .36 0 .5Q-.14 .36 -.18 .02Z'],
  [{ fill: 'glow' }, round(-0.08, -0.1, 0.045) + round(0.08, -0.1, 0.045)],
);

/** Three spears and a shield: an army. */
const army: Sketch = sketch(
  [limb('smoke', 0.055), 'M-.3 .44L-.3 -.3M0 .44L0 -.36M.3 .44L.3 -.3'],
  [{ fill: 'beadWhite' }, 'M-.38 -.26L-.3 -.5L-.22 -.26ZM-.08 -.3L0 -.54L.08 -.3ZM.22 -.26L.3 -.5L.38 -.26Z'],
  [{ fill: 'flesh' }, 'M-.3 -.08L.3 -.08L.3 .14Q.24 .4 0 .48Q-.24 .4 -.3 .14Z'],
  [CUT, 'M-.05 0L.05 0L.05 .12L.16 .12L.16 .2L.05 .2L.05 .36L-.05 .36L-.05 .2L-.16 .2L-.16 .12L-.05 .12Z'],
);

/** A brain over four feelers. */
const thoughtLord: Sketch = sketch(
  [
    limb('alien', 0.085),
    'M-.18 .1Q-.28 .3 -.2 .48M-.06 .14Q-.1 .32 -.04 .48M.06 .14Q.1 .32 .08 .48M.18 .1Q.28 .3 .24 .46',
  ],
  [
    { fill: 'alienLight' },
    'M-.36 .04Q-.5 -.12 -.36 -.28Q-.26 -.48 -.04 -.46Q.2 -.5 .32 -.32Q.5 -.18 .38 .04Q.2 .18 0 .16Q-.2 .18 -.36 .04Z',
  ],
  [GROOVE, 'M0 -.44Q-.06 -.28 .02 -.2M-.3 -.2Q-.16 -.28 -.12 -.16M.3 -.22Q.16 -.3 .14 -.18'],
  [CUT, 'M-.22 -.02L-.06 .02L-.2 .08ZM.22 -.02L.06 .02L.2 .08Z'],
);

/** A crowned skull. */
const licheKing: Sketch = sketch(
  [{ fill: 'gold' }, 'M-.32 -.2L-.38 -.5L-.16 -.36L0 -.54L.16 -.36L.38 -.5L.32 -.2Z'],
  [{ fill: 'bone' }, 'M-.32 -.16L.32 -.16Q.36 .14 .2 .22L.18 .44L-.18 .44L-.2 .22Q-.36 .14 -.32 -.16Z'],
  [
    CUT,
    `${round(-0.14, 0.04, 0.085)}${round(0.14, 0.04, 0.085)}M0 .14L.05 .24L-.05 .24ZM-.12 .32L-.08 .32L-.08 .44L-.12 .44ZM-.02 .32L.02 .32L.02 .44L-.02 .44ZM.08 .32L.12 .32L.12 .44L.08 .44Z`,
  ],
  [{ fill: 'gemLight' }, round(-0.14, 0.04, 0.03) + round(0.14, 0.04, 0.03)],
);

/** Behind bars, and two hands on them. */
const prisoner: Sketch = sketch(
  [{ fill: 'bone' }, `${round(0, -0.16, 0.2)}M-.34 .46Q-.3 .08 0 .08Q.3 .08 .34 .46Z`],
  [limb('beadDark', 0.1), 'M-.2 -.5L-.2 .5M.06 -.5L.06 .5M.3 -.5L.3 .5'],
  [limb('smoke', 0.055), 'M-.2 -.46L-.2 .46M.06 -.48L.06 .48M.3 -.42L.3 .42'],
);

/** Who rules, and whom they use. */
export const villains = {
  'dungeon-master': dungeonMaster,
  army,
  'thought-lord': thoughtLord,
  'liche-king': licheKing,
  prisoner,
} as const satisfies Readonly<Record<string, Sketch>>;
