import { inked, lined, NICK, SOLID, washed } from '../pens.ts';
import { sketch } from '../sketch.ts';
import { round } from '../stencil.ts';
import type { Habitat } from './life.ts';

const SKIN = inked('alien', 0.022);
const GLEAM = inked('alienLight', 0.02);

/** Three arms that curl at their tips, suckers along them. */
export const fronds = sketch(
  [
    SKIN,
    'M-.3 0Q-.46 -.4 -.34 -.66Q-.24 -.9 -.46 -.9Q-.58 -.88 -.54 -.76Q-.66 -.92 -.46 -1Q-.18 -1 -.2 -.66Q-.24 -.36 -.1 0ZM-.12 0Q-.1 -.4 .02 -.58Q.12 -.8 -.02 -.8Q-.1 -.78 -.08 -.7Q-.18 -.84 -.02 -.9Q.24 -.9 .16 -.56Q.06 -.3 .1 0ZM.08 0Q.12 -.3 .34 -.44Q.56 -.56 .46 -.66Q.38 -.7 .34 -.62Q.34 -.8 .52 -.74Q.72 -.6 .44 -.36Q.28 -.22 .3 0Z',
  ],
  [
    washed('alienLight'),
    round(-0.28, -0.3, 0.04),
    round(-0.28, -0.5, 0.035),
    round(0.01, -0.24, 0.035),
    round(0.04, -0.42, 0.03),
    round(0.24, -0.22, 0.03),
    round(0.36, -0.36, 0.025),
  ],
);

/** An eye on a stalk. */
export const stalk = sketch(
  [SKIN, 'M-.1 0Q.1 -.3 -.02 -.64L.08 -.64Q.2 -.3 .12 0Z'],
  [inked('snow', 0.022), round(0.03, -0.8, 0.2, 0.19)],
  [GLEAM, round(0.07, -0.8, 0.1)],
  [SOLID, round(0.09, -0.8, 0.04, 0.07)],
);

/** A solid that no one cut, hovering over its own shadow. */
const prism = sketch(
  [washed('dark', 0.25), round(0, -0.02, 0.26, 0.05)],
  [GLEAM, 'M0 -.24L-.28 -.56L.06 -.5Z'],
  [SKIN, 'M0 -.24L.06 -.5L.3 -.6Z'],
  [GLEAM, 'M-.02 -1L-.28 -.56L.06 -.5Z'],
  [SKIN, 'M-.02 -1L.06 -.5L.3 -.6Z'],
);

export const orb = sketch(
  [GLEAM, round(0, 0, 0.2)],
  [washed('snow', 0.8), round(-0.07, -0.07, 0.05)],
  [lined('alien', 0.03), 'M-.19 .04C-.5 .16 -.4 .3 .02 .18C.4 .08 .5 -.14 .2 -.06'],
);

/** Tubes that hang and glow at the ends. */
const tubes = sketch(
  [
    SKIN,
    'M-.3 0Q-.32 -.3 -.22 -.62L-.1 -.62Q-.16 -.3 -.1 0ZM-.06 0Q.04 -.4 0 -.9L.12 -.9Q.18 -.4 .1 0ZM.16 0Q.16 -.2 .26 -.44L.37 -.4Q.3 -.2 .34 0Z',
  ],
  [GLEAM, round(-0.16, -0.63, 0.08, 0.06), round(0.06, -0.91, 0.08, 0.06), round(0.32, -0.43, 0.07, 0.06)],
);

/** Rings of a floor that grows. */
const pods = sketch(
  [GLEAM, 'M-.5 .02C-.56 -.5 -.06 -.56 -.04 .02ZM0 .02C-.02 -.34 .4 -.36 .4 .02Z'],
  [NICK, 'M-.4 -.02C-.42 -.34 -.16 -.34 -.14 -.02M-.32 -.02Q-.27 -.22 -.22 -.02M.1 -.02C.1 -.22 .3 -.22 .3 -.02'],
);

/** Tentacles, eyes, orbs and solids that hover: nothing of it is from here. */
export function alien(habitat: Habitat): void {
  for (const spot of habitat.ceiling(1.1, 0.5)) {
    habitat.rows.draw(
      0,
      tubes,
      { ...spot, y: spot.y - 0.02, size: habitat.size(spot, 0.25, 0.5), hanging: true },
      spot.tremor,
    );
  }
  for (const spot of habitat.floor(0.85, 0.4)) {
    const what = spot.tremor.pick([fronds, fronds, stalk, prism]);
    const how = { ...spot, y: spot.y + 0.02, size: habitat.size(spot, 0.42, 0.75), mirrored: spot.tremor.unit() < 0.5 };
    habitat.rows.draw(1, what, how, spot.tremor);
  }
  for (const spot of habitat.floor(0.95))
    habitat.rows.draw(2, pods, { ...spot, y: spot.y + 0.02, size: habitat.size(spot, 0.24, 0.36) }, spot.tremor);
  for (const spot of habitat.air(2, 0.7))
    habitat.rows.draw(3, orb, { ...spot, size: spot.tremor.unit() < 0.5 ? 0.5 : 0.7 }, spot.tremor);
}
