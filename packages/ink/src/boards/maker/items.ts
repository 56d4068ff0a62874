import { FINE, inked, LINE, lined, SOLID, washed } from '../../drawings/pens.ts';
import { type Sketch, sketch } from '../../drawings/sketch.ts';
import { round } from '../../drawings/stencil.ts';
import { bossSlime, ghost, giantBat, golem, skeleton, slime } from '../creatures.ts';

/** What lies in a path and waits for a foot (DM-MAP-03). */
export const TRAPS: Readonly<Record<string, Sketch>> = {
  spikes: sketch(
    [washed('shadow', 0.25), round(0, 0.2, 0.42, 0.16)],
    [
      inked('smoke'),
      'M-.36 .24L-.28 -.22L-.2 .24ZM-.14 .28L-.06 -.3L.02 .28ZM.1 .26L.18 -.26L.26 .26ZM.24 .2L.34 -.1L.42 .2Z',
    ],
    [FINE, 'M-.44 .3Q0 .38 .46 .26'],
  ),
  boulder: sketch(
    [washed('shadow', 0.25), round(0.02, 0.36, 0.4, 0.1)],
    [inked('rockDeep', 0.034), round(0, 0, 0.38)],
    [FINE, 'M-.2 -.2L-.06 -.12L-.1 .04M.1 -.26L.16 -.1M.04 .18L.2 .1L.26 .16M-.28 .1L-.18 .16'],
    [LINE, 'M-.46 -.2L-.4 -.24M-.5 0L-.44 -.02M.42 .3L.5 .28'],
  ),
  darts: sketch(
    [lined('ink', 0.03), 'M-.42 -.22L.24 -.22M-.3 .02L.36 .02M-.44 .26L.22 .26'],
    [inked('smoke', 0.018), 'M.24 -.28L.42 -.22L.24 -.16ZM.36 -.04L.5 .02L.36 .08ZM.22 .2L.4 .26L.22 .32Z'],
    [
      inked('blood', 0.016),
      'M-.42 -.22L-.48 -.3L-.36 -.22L-.48 -.14ZM-.3 .02L-.38 -.06L-.24 .02L-.38 .1ZM-.44 .26L-.5 .18L-.38 .26L-.5 .34Z',
    ],
  ),
  'flame jet': sketch(
    [
      inked('fire'),
      'M-.02 .36C-.34 .3 -.34 -.02 -.16 -.16C-.16 -.02 -.08 .02 -.06 -.04C-.1 -.24 0 -.4 .12 -.48C.1 -.3 .3 -.18 .3 .08C.3 .26 .2 .36 -.02 .36Z',
    ],
    [
      washed('glow'),
      'M0 .34C-.16 .3 -.16 .1 -.06 .02C-.04 .1 .02 .1 .04 .02C.06 -.06 .08 -.12 .12 -.16C.12 -.04 .2 .04 .18 .16C.17 .26 .12 .33 0 .34Z',
    ],
    [inked('smoke'), 'M-.24 .36L.24 .36L.2 .48L-.2 .48Z'],
  ),
};

export const MONSTERS: Readonly<Record<string, Sketch>> = { slime, skeleton, ghost };
export const BOSSES: Readonly<Record<string, Sketch>> = { 'giant bat': giantBat, golem, 'boss slime': bossSlime };

const bars = 'M-.36 -.4L-.36 .44M-.18 -.46L-.18 .44M0 -.48L0 .44M.18 -.46L.18 .44M.36 -.4L.36 .44';

/** Across the middle of a way: planks, bars, runes, a shimmer. */
export const GATES: Readonly<Record<string, Sketch>> = {
  'wooden gate': sketch(
    [inked('trunk'), 'M-.44 .44L-.44 -.3Q0 -.58 .44 -.3L.44 .44Z'],
    [FINE, 'M-.22 -.4L-.22 .44M0 -.46L0 .44M.22 -.4L.22 .44'],
    [lined('ink', 0.05), 'M-.44 -.12L.44 -.12M-.44 .24L.44 .24'],
    [inked('smoke', 0.016), round(0.3, 0.06, 0.05)],
  ),
  'iron gate': sketch(
    [lined('ink', 0.07), bars],
    [lined('smoke', 0.035), bars],
    [lined('ink', 0.06), 'M-.46 -.18L.46 -.18M-.46 .2L.46 .2'],
  ),
  'rune gate': sketch(
    [inked('smoke'), 'M-.44 .44L-.44 -.34L-.3 -.48L.3 -.48L.44 -.34L.44 .44Z'],
    [washed('dark'), 'M-.28 .44L-.28 -.24L0 -.36L.28 -.24L.28 .44Z'],
    [lined('magic', 0.045), 'M-.1 -.12L0 -.22L.1 -.12L0 0ZM0 0L0 .2M-.1 .1L.1 .1M-.12 .32L0 .26L.12 .32'],
  ),
  'ward gate': sketch(
    [inked('smoke'), 'M-.46 .44L-.46 -.4L-.34 -.48L-.34 .44ZM.46 .44L.46 -.4L.34 -.48L.34 .44Z'],
    [washed('crystal', 0.55), 'M-.34 .44L-.34 -.4L.34 -.4L.34 .44Z'],
    [
      lined('crystalLight', 0.035),
      'M-.34 -.24Q-.1 -.12 .1 -.26T.34 -.2M-.34 .02Q-.1 .14 .1 0L.34 .06M-.34 .28Q-.1 .38 .1 .24L.34 .3'.replace(
        'T.34 -.2',
        'L.34 -.2',
      ),
    ],
    [inked('gem', 0.016), 'M0 -.14L.1 .02L0 .18L-.1 .02Z'],
  ),
};

export const LOOT: Readonly<Record<string, Sketch>> = {
  gem: sketch(
    [inked('gem'), 'M-.3 -.24L.3 -.24L.46 -.02L0 .42L-.46 -.02Z'],
    [washed('gemLight'), 'M-.3 -.24L-.08 -.24L-.2 -.02L-.46 -.02Z'],
    [FINE, 'M-.46 -.02L.46 -.02M-.08 -.24L-.2 -.02L0 .42M.08 -.24L.2 -.02L0 .42'],
  ),
  potion: sketch(
    [
      inked('glass'),
      'M-.1 -.42L.1 -.42L.1 -.16C.34 -.06 .38 .18 .3 .34C.22 .46 -.22 .46 -.3 .34C-.38 .18 -.34 -.06 -.1 -.16Z',
    ],
    [
      washed('blood', 0.8),
      'M-.31 .08C-.1 .02 .1 .14 .31 .06C.34 .2 .3 .3 .26 .35C.18 .42 -.18 .42 -.26 .35C-.31 .28 -.33 .18 -.31 .08Z',
    ],
    [inked('trunk', 0.02), 'M-.12 -.5L.12 -.5L.1 -.4L-.1 -.4Z'],
    [washed('snow', 0.8), round(-0.16, 0.16, 0.04, 0.07)],
  ),
};

/** Steps down, each a little darker. */
export const stairs: Sketch = sketch(
  [inked('dark'), 'M-.42 -.42L.42 -.42L.42 .42L-.42 .42Z'],
  [washed('smoke'), 'M-.38 -.38L.38 -.38L.38 -.24L-.38 -.24Z'],
  [washed('smoke', 0.75), 'M-.32 -.2L.32 -.2L.32 -.08L-.32 -.08Z'],
  [washed('smoke', 0.5), 'M-.26 -.04L.26 -.04L.26 .08L-.26 .08Z'],
  [washed('smoke', 0.3), 'M-.2 .12L.2 .12L.2 .22L-.2 .22Z'],
  [SOLID, 'M-.14 .26L.14 .26L.14 .38L-.14 .38Z'],
);

/** Planks over the acid, for a way from the left to the right. */
export const planks: Sketch = sketch(
  [lined('trunk', 0.05), 'M-.5 -.19L.5 -.19M-.5 .19L.5 .19'],
  [
    inked('sand', 0.02),
    'M-.48 -.24L-.36 -.24L-.36 .24L-.48 .24ZM-.3 -.25L-.18 -.25L-.18 .23L-.3 .23ZM-.12 -.23L0 -.23L0 .25L-.12 .25ZM.06 -.25L.18 -.25L.18 .24L.06 .24ZM.24 -.24L.36 -.24L.36 .23L.24 .23ZM.4 -.23L.5 -.23L.5 .25L.4 .25Z',
  ],
);

/** Where everybody comes in: it points down. */
export const arrow: Sketch = sketch([inked('accent'), 'M-.14 -.46L.14 -.46L.14 .02L.34 .02L0 .44L-.34 .02L-.14 .02Z']);
