import { inked, SOLID, washed } from '../pens.ts';
import { sketch } from '../sketch.ts';
import { round } from '../stencil.ts';
import type { Habitat } from './life.ts';

const OOZE = inked('slime', 0.024);
const SHINE = washed('slimeLight');

/** A curtain of ooze with drops at the ends of its strings. */
export const drips = sketch(
  [
    OOZE,
    'M-.7 .04Q-.6 -.14 -.5 -.2Q-.46 -.4 -.46 -.5C-.46 -.64 -.34 -.64 -.34 -.5Q-.32 -.28 -.24 -.24Q-.14 -.4 -.12 -.82C-.16 -1.02 .08 -1.04 .04 -.82Q.04 -.36 .14 -.26Q.2 -.3 .24 -.4C.24 -.56 .38 -.56 .37 -.42Q.38 -.2 .48 -.16Q.62 -.1 .7 .04Z',
  ],
  [SHINE, round(-0.43, -0.5, 0.03, 0.05), round(-0.07, -0.84, 0.03, 0.06), round(0.28, -0.42, 0.025, 0.04)],
);

const drop = sketch(
  [OOZE, 'M0 -.5Q-.06 -.2 -.16 0C-.24 .24 .24 .24 .16 0Q.06 -.2 0 -.5Z'],
  [SHINE, round(-0.06, 0.04, 0.04, 0.07)],
);

const puddle = sketch(
  [
    OOZE,
    'M-1 .08C-.96 -.08 -.66 -.06 -.5 -.16C-.36 -.34 -.1 -.3 0 -.22C.14 -.4 .42 -.36 .48 -.18C.66 -.04 .96 -.1 1 .08C.6 .18 -.6 .18 -1 .08Z',
  ],
  [SHINE, 'M-.44 -.1Q-.34 -.22 -.18 -.2Q-.3 -.12 -.44 -.1ZM.12 -.18Q.24 -.3 .36 -.22Q.24 -.16 .12 -.18Z'],
);

/** A slime that looks back. */
export const lump = sketch(
  [OOZE, 'M-.56 .04C-.66 -.1 -.5 -.2 -.46 -.4C-.4 -.9 .36 -.94 .44 -.42C.48 -.2 .68 -.1 .56 .04Q0 .14 -.56 .04Z'],
  [SHINE, 'M-.34 -.46Q-.26 -.72 -.04 -.74Q-.2 -.6 -.22 -.42Z'],
  [washed('snow'), round(0.02, -0.42, 0.1, 0.12), round(0.26, -0.4, 0.08, 0.1)],
  [SOLID, round(0.04, -0.4, 0.045, 0.06), round(0.27, -0.38, 0.04, 0.05)],
);

const bubble = inked('slimeLight', 0.018);
const bubbles = sketch([bubble, round(0, 0, 0.09), round(0.18, -0.2, 0.06), round(-0.04, -0.36, 0.045)]);

/** Drips, puddles, bubbles; now and then a slime with eyes. */
export function slime(habitat: Habitat): void {
  for (const spot of habitat.ceiling(0.85)) {
    const size = habitat.size(spot, 0.3, 0.65, 1.3);
    habitat.rows.draw(
      0,
      drips,
      { ...spot, y: spot.y - 0.02, size, hanging: true, mirrored: spot.tremor.unit() < 0.5 },
      spot.tremor,
    );
  }
  for (const spot of habitat.floor(1.05)) {
    if (spot.room > 0.7 && spot.tremor.unit() < 0.3)
      habitat.rows.draw(2, lump, { ...spot, size: habitat.size(spot, 0.36, 0.6, 1.1) }, spot.tremor);
    else habitat.rows.draw(1, puddle, { ...spot, size: habitat.size(spot, 0.4, 0.5, 2) }, spot.tremor);
  }
  for (const spot of habitat.air(1.3)) {
    habitat.rows.draw(
      3,
      spot.tremor.unit() < 0.4 ? drop : bubbles,
      { ...spot, size: spot.tremor.unit() < 0.5 ? 0.45 : 0.7 },
      spot.tremor,
    );
  }
}
