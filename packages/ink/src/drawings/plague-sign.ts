import { inked, SOLID } from './pens.ts';
import { sketch } from './sketch.ts';
import { round } from './stencil.ts';

/** A blotch with boils and flies round it, and room in its middle for how bad it is. */
export const plagueSign = sketch(
  [
    inked('slime', 0.04),
    'M-.1 -.46Q.06 -.52 .16 -.4Q.34 -.44 .38 -.24Q.54 -.1 .42 .06Q.5 .26 .32 .34Q.22 .52 .04 .44Q-.16 .54 -.26 .38Q-.46 .36 -.42 .14Q-.54 0 -.42 -.14Q-.46 -.36 -.24 -.36Q-.2 -.46 -.1 -.46Z',
  ],
  [inked('slimeLight', 0.02), round(0, 0, 0.28)],
  [inked('slimeLight', 0.018), round(-0.32, -0.24, 0.06), round(0.32, 0.22, 0.05), round(-0.22, 0.34, 0.045)],
  [SOLID, round(0.5, -0.36, 0.035), round(-0.54, 0.3, 0.03), round(0.42, 0.46, 0.03), round(-0.5, -0.42, 0.028)],
);

/** Two swords crossed over a broken shield. */
export const battlefield = sketch(
  [inked('smoke', 0.05), 'M-.24 -.1L.24 -.1L.24 .12Q.16 .36 0 .44Q-.16 .36 -.24 .12Z'],
  [{ stroke: 'ink', width: 0.09, cap: 'round' }, 'M-.42 -.46L.3 .3M.42 -.46L-.3 .3'],
  [
    { stroke: 'ink', width: 0.07, cap: 'round' },
    'M.14 .34L.36 .14M-.14 .34L-.36 .14M.32 .32L.42 .42M-.32 .32L-.42 .42',
  ],
);
