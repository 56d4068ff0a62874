import { inked, lined } from '../pens.ts';
import { sketch } from '../sketch.ts';
import type { Habitat } from './life.ts';

const root = sketch(
  [inked('trunk', 0.02), 'M-.12 0Q-.08 -.4 -.2 -.72Q-.16 -.9 -.06 -1Q-.02 -.8 -.04 -.6Q.04 -.3 .1 0Z'],
  [lined('trunk', 0.05), 'M-.06 -.4Q.14 -.5 .22 -.76M-.12 -.62Q-.3 -.66 -.36 -.84'],
);
const strands = sketch([lined('trunk', 0.04, 0.9), 'M-.2 0Q-.26 -.5 -.16 -1M0 0Q.1 -.4 0 -.8M.2 0Q.14 -.3 .26 -.56']);
const knot = sketch(
  [inked('trunk', 0.02), 'M-.5 0Q-.4 -.3 -.1 -.26Q.1 -.5 .3 -.26Q.5 -.2 .5 0Z'],
  [lined('void', 0.02), 'M-.3 -.08Q-.1 -.2 .04 -.08M.1 -.18Q.26 -.24 .34 -.1'],
);

/** Roots that hang from above, strands between them, and knots on the floor. */
export function roots(habitat: Habitat): void {
  for (const spot of habitat.ceiling(0.5, 0.5))
    habitat.rows.draw(
      0,
      spot.tremor.pick([root, strands]),
      { ...spot, size: habitat.size(spot, 0.35, 0.9), hanging: true },
      spot.tremor,
    );
  for (const spot of habitat.floor(0.8))
    habitat.rows.draw(1, knot, { ...spot, size: habitat.size(spot, 0.25, 0.45) }, spot.tremor);
}
