import { FINE, inked, LINE, lined, SOLID, washed } from '../drawings/pens.ts';
import { type Sketch, sketch } from '../drawings/sketch.ts';
import { round } from '../drawings/stencil.ts';

/** A face under whatever each of them wears on it. */
const face = (x = 0, y = -0.16) =>
  [
    [inked('bone', 0.022), round(x, y, 0.15, 0.17)],
    [SOLID, round(x - 0.055, y - 0.01, 0.02) + round(x + 0.055, y - 0.01, 0.02)],
  ] as const;

/** A cowl, and a dagger that is not quite out of sight. */
const rogue = sketch(
  [inked('dark'), 'M-.3 .48C-.32 .12 -.2 .02 0 .02C.2 .02 .32 .12 .3 .48Z'],
  ...face(),
  [inked('dark'), 'M-.2 .02C-.32 -.46 .32 -.46 .2 .02Q.16 -.22 0 -.24Q-.16 -.22 -.2 .02Z'],
  [inked('smoke', 0.018), 'M.24 .34L.42 .08L.46 .12L.3 .38Z'],
);

/** A mace, and a sun on the chest. */
const cleric = sketch(
  [inked('salt'), 'M-.3 .48C-.32 .12 -.2 .02 0 .02C.2 .02 .32 .12 .3 .48Z'],
  ...face(),
  [inked('gold', 0.02), 'M-.18 -.26Q0 -.46 .18 -.26Q0 -.34 -.18 -.26Z'],
  [inked('gold', 0.018), round(0, 0.24, 0.07)],
  [FINE, 'M0 .12L0 .15M0 .33L0 .36M-.12 .24L-.09 .24M.12 .24L.09 .24'],
  [lined('trunk', 0.05), 'M.36 .44L.36 .02'],
  [inked('smoke'), round(0.36, -0.04, 0.09)],
);

/** A hat with more stars than sense. */
const wizard = sketch(
  [inked('magic'), 'M-.3 .48C-.32 .12 -.2 .02 0 .02C.2 .02 .32 .12 .3 .48Z'],
  ...face(0, -0.1),
  [inked('salt', 0.02), 'M-.14 -.02Q0 .04 .14 -.02Q.1 .28 0 .34Q-.1 .28 -.14 -.02Z'],
  [inked('magic'), 'M-.32 -.2Q0 -.32 .32 -.2Q.2 -.26 .14 -.28L.02 -.5L-.14 -.28Q-.2 -.26 -.32 -.2Z'],
  [lined('trunk', 0.04), 'M.38 .48L.38 -.14'],
  [inked('glow', 0.018), round(0.38, -0.2, 0.06)],
);

/** All of it steel. */
const knight = sketch(
  [inked('smoke'), 'M-.32 .48C-.34 .12 -.2 .02 0 .02C.2 .02 .34 .12 .32 .48Z'],
  [inked('smoke'), 'M-.19 .04L-.2 -.2C-.2 -.4 .2 -.4 .2 -.2L.19 .04Q0 .1 -.19 .04Z'],
  [inked('blood', 0.02), 'M0 -.34Q.04 -.52 .22 -.46Q.12 -.4 .06 -.33Z'],
  [SOLID, 'M-.14 -.18L.14 -.18L.14 -.12L-.14 -.12Z'],
  [FINE, 'M0 -.12L0 .06M-.08 -.04L-.08 .02M.08 -.04L.08 .02'],
  [inked('accent'), 'M-.46 .1L-.2 .1L-.2 .28Q-.22 .4 -.33 .46Q-.44 .4 -.46 .28Z'],
  [lined('salt', 0.03), 'M-.33 .14L-.33 .4M-.43 .24L-.23 .24'],
);

/** Green, and a bow taller than the shoulder. */
const ranger = sketch(
  [inked('leafDark'), 'M-.3 .48C-.32 .12 -.2 .02 0 .02C.2 .02 .32 .12 .3 .48Z'],
  ...face(),
  [inked('leafDark'), 'M-.2 -.18C-.18 -.42 .2 -.44 .34 -.3Q.16 -.3 .1 -.26Q-.08 -.28 -.2 -.18Z'],
  [lined('trunk', 0.035), 'M.3 .46Q.52 .1 .3 -.22'],
  [FINE, 'M.3 .46L.3 -.22M.12 .12L.48 .12M.42 .08L.48 .12L.42 .16'],
);

/** Steel under a white cloak, and a light behind. */
const paladin = sketch(
  [washed('glow', 0.6), round(0, -0.16, 0.3)],
  [inked('salt'), 'M-.34 .48C-.36 .12 -.2 .02 0 .02C.2 .02 .36 .12 .34 .48Z'],
  ...face(),
  [inked('gold'), 'M-.19 -.16C-.2 -.4 .2 -.4 .19 -.16L.12 -.22L0 -.28L-.12 -.22Z'],
  [lined('ink', 0.045), 'M0 .12L0 .46M-.1 .22L.1 .22'],
  [LINE, 'M-.2 .08L-.26 .46M.2 .08L.26 .46'],
);

export const HEROES: Readonly<Record<string, Sketch>> = { rogue, cleric, wizard, knight, ranger, paladin };
