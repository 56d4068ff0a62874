import type { Piece } from '@understory/page';
import type { DrawingContext } from '../../drawing-context.ts';
import type { Mark } from '../../mark.ts';
import { FINE, inked } from '../pens.ts';
import { sketch } from '../sketch.ts';
import { spoilHeap } from '../spoil.ts';
import { denOf } from './cave-life.ts';

const STONE = inked('rockTop', 0.024);

/** Hung upside down it is a stalactite. */
const dripstone = sketch(
  [STONE, 'M-.3 .04Q-.14 -.06 -.1 -.4Q-.06 -.8 0 -1Q.07 -.8 .1 -.44Q.14 -.08 .3 .04Z'],
  [FINE, 'M.03 -.16L.04 -.5M-.06 -.08L-.05 -.24'],
);
const smallDripstone = sketch([
  STONE,
  'M-.34 .04Q-.2 -.1 -.16 -.4Q-.12 -.8 -.1 -.82Q-.02 -.6 0 -.3Q.04 -.5 .14 -.56Q.2 -.2 .36 .04Z',
]);

/** Where the two met: a pillar from floor to ceiling. */
const pillar = sketch(
  [
    STONE,
    'M-.3 .03Q-.1 -.06 -.09 -.3Q-.06 -.5 -.09 -.7Q-.1 -.94 -.28 -1.03L.28 -1.03Q.1 -.94 .09 -.7Q.06 -.5 .1 -.3Q.1 -.06 .3 .03Z',
  ],
  [FINE, 'M.03 -.14Q.02 -.4 .04 -.6M-.04 -.5Q-.05 -.7 -.03 -.86'],
);

/** What stands in a plain cave, so that a large one is not empty: few dripstones, a pillar. A hollow has its heap of spoil. */
export function drawCaveFurniture(piece: Piece, context: DrawingContext): Mark[] {
  const den = denOf(piece, context);
  if (piece.kind === 'hollow') {
    const [spot] = den.floor(0.3, 0.2, 2);
    return spot ? spoilHeap(spot.x, spot.y, Math.min(0.5, spot.room), den.hand) : [];
  }
  if (piece.kind !== 'cave' || piece.biome !== null || piece.area < 3) return [];
  for (const spot of den.floor(5, 0.7, 0.4)) {
    if (spot.room < 1.9) den.rows.draw(0, pillar, { ...spot, size: spot.room, stretch: 0.55 / spot.room }, den.hand);
  }
  for (const spot of den.ceiling(1.7, 0.7)) {
    const what = den.hand.pick([dripstone, smallDripstone]);
    den.rows.draw(1, what, { ...spot, size: den.size(spot, 0.2, 0.5), stretch: 0.8, hanging: true }, den.hand);
  }
  for (const spot of den.floor(2.4, 0.7)) {
    den.rows.draw(
      1,
      den.hand.pick([dripstone, smallDripstone]),
      { ...spot, size: den.size(spot, 0.14, 0.32) },
      den.hand,
    );
  }
  return den.rows.marks();
}
