import { FINE, inked, lined, SOLID, washed } from '../pens.ts';
import { sketch } from '../sketch.ts';
import { round } from '../stencil.ts';
import type { Habitat } from './life.ts';

const FROND = inked('fern', 0.018);
const BARK = inked('trunk', 0.02);
const HIDE = inked('leaf', 0.026);

export const fern = sketch([
  FROND,
  'M0 0Q-.24 -.5 -.74 -.56Q-.84 -.44 -.8 -.36Q-.7 -.5 -.5 -.4Q-.56 -.32 -.54 -.24Q-.42 -.36 -.3 -.24Q-.34 -.16 -.3 -.1Q-.14 -.14 0 0ZM0 0Q-.2 -.4 -.34 -.94Q-.2 -1 -.14 -.92Q-.22 -.8 -.1 -.7Q-.02 -.76 .02 -.66Q-.08 -.54 .02 -.44Q.08 -.3 0 0ZM0 0Q.06 -.5 .42 -.84Q.56 -.84 .56 -.74Q.42 -.72 .42 -.56Q.5 -.54 .48 -.46Q.34 -.46 .3 -.32Q.16 -.22 0 0ZM0 0Q.3 -.34 .8 -.3Q.86 -.2 .82 -.14Q.7 -.22 .56 -.12Q.5 -.04 .42 -.06Q.3 -.12 0 0Z',
]);

/** A barrel of a trunk with a crown of fronds. */
export const cycad = sketch(
  [BARK, 'M-.16 0Q-.24 -.2 -.1 -.52L.1 -.52Q.24 -.2 .17 0Z'],
  [FINE, 'M-.17 -.14L-.02 -.2L.16 -.12M-.16 -.28L0 -.34L.15 -.26M-.12 -.42L.02 -.46L.12 -.4'],
  [
    FROND,
    'M0 -.52Q-.2 -.86 -.62 -.62Q-.66 -.5 -.6 -.4Q-.4 -.66 0 -.52ZM0 -.52Q-.1 -.94 -.4 -.98Q-.46 -.92 -.44 -.84Q-.2 -.84 0 -.52ZM0 -.52Q-.06 -.9 .04 -1.06Q.16 -.84 0 -.52ZM0 -.52Q.1 -.94 .44 -.94Q.48 -.86 .44 -.8Q.2 -.84 0 -.52ZM0 -.52Q.24 -.84 .62 -.58Q.66 -.46 .58 -.38Q.4 -.66 0 -.52Z',
  ],
);

const horsetail = sketch(
  [lined('fern', 0.04), 'M0 0Q.03 -.5 0 -1'],
  [
    lined('fern', 0.022),
    'M-.2 -.32L.01 -.2L.22 -.34M-.17 -.54L.01 -.43L.19 -.56M-.13 -.74L.01 -.64L.15 -.76M-.08 -.9L0 -.82L.1 -.92',
  ],
);

/** A long-neck grazing its way through. */
export const longNeck = sketch(
  [
    HIDE,
    'M-1.1 -.16Q-.8 -.2 -.62 -.38Q-.4 -.62 -.08 -.58Q.14 -.56 .28 -.5Q.44 -.46 .5 -.68Q.54 -.94 .7 -1Q.86 -1.02 .94 -.92Q.98 -.84 .86 -.84Q.76 -.84 .72 -.8Q.66 -.5 .48 -.32Q.38 -.26 .36 -.24L.38 0L.22 0L.2 -.18Q.14 -.16 .08 -.16L.08 0L-.06 0L-.08 -.17L-.3 -.18L-.3 0L-.44 0L-.46 -.2Q-.52 -.22 -.54 -.24L-.58 0L-.7 0L-.68 -.26Q-.86 -.1 -1.1 -.16Z',
  ],
  [FINE, 'M-.4 -.42Q-.3 -.5 -.16 -.48M-.06 -.46L.06 -.44M-.3 -.34L-.2 -.34'],
  [SOLID, round(0.8, -0.93, 0.025)],
);

const dragonfly = sketch(
  [
    inked('glass', 0.016),
    'M0 0Q-.3 -.4 -.5 -.3Q-.5 -.1 0 0ZM0 0Q.1 -.46 .34 -.46Q.42 -.26 0 0ZM0 0Q-.24 .1 -.44 .06Q-.46 -.08 0 0ZM0 0Q.24 -.2 .42 -.14Q.4 0 0 0Z',
  ],
  [inked('accent', 0.016), 'M.14 .04C.18 -.06 .06 -.1 0 -.04Q-.3 .1 -.6 .44Q-.26 .2 .14 .04Z'],
);

const liana = sketch(
  [lined('fern', 0.03), 'M-.3 0Q-.24 -.5 -.1 -.62Q.1 -.7 .2 -.4Q.26 -.16 .3 0M0 -.62Q.02 -.8 0 -1'],
  [
    washed('fern'),
    'M-.28 -.3Q-.42 -.36 -.4 -.46Q-.26 -.44 -.28 -.3ZM.2 -.4Q.34 -.46 .36 -.56Q.2 -.54 .2 -.4ZM0 -.8Q-.14 -.84 -.14 -.94Q0 -.94 0 -.8ZM0 -.9Q.12 -.96 .14 -1.06Q0 -1.04 0 -.9Z',
  ],
);

/** Ferns and cycads, a dragonfly, and where there is room something with a long neck. */
export function jurassic(habitat: Habitat): void {
  for (const spot of habitat.ceiling(1.2, 0.6)) {
    habitat.rows.draw(0, liana, { ...spot, size: habitat.size(spot, 0.25, 0.5), hanging: true }, spot.tremor);
  }
  for (const spot of habitat.floor(6, 1.1, 0.35)) {
    const size = habitat.size(spot, 0.9, 1, 2.2);
    if (size < 0.5) continue;
    habitat.rows.draw(
      2,
      longNeck,
      { ...spot, y: spot.y + 0.02, size, mirrored: spot.tremor.unit() < 0.5 },
      spot.tremor,
    );
  }
  for (const spot of habitat.floor(1.05, 0.5)) {
    habitat.rows.draw(
      1,
      spot.tremor.pick([cycad, horsetail, cycad]),
      { ...spot, size: habitat.size(spot, 0.45, 0.75, 1.2) },
      spot.tremor,
    );
  }
  for (const spot of habitat.floor(0.6)) {
    const how = {
      ...spot,
      y: spot.y + 0.03,
      size: habitat.size(spot, 0.24, 0.44, 1.5),
      mirrored: spot.tremor.unit() < 0.5,
    };
    habitat.rows.draw(3, fern, how, spot.tremor);
  }
  for (const spot of habitat.air(4.5, 1.1)) {
    habitat.rows.draw(4, dragonfly, { ...spot, size: 0.42, mirrored: spot.tremor.unit() < 0.5 }, spot.tremor);
  }
}
