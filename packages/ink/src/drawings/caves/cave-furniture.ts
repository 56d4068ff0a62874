import type { DrawingContext } from '../../drawing-context.ts';
import type { Figure } from '../../figure.ts';
import type { Mark } from '../../mark.ts';
import { spansAt } from '../cavity.ts';
import { poolsIn } from '../growth.ts';
import { drawHollowFloor } from '../hollow-floor.ts';
import { FINE, inked } from '../pens.ts';
import { sketch } from '../sketch.ts';
import { habitatOf } from './cave-life.ts';

const STONE = inked('rockDeep', 0.028);

/** Hung upside down it is a stalactite. */
const dripstone = sketch(
  [STONE, 'M-.4 .04Q-.2 -.06 -.16 -.4Q-.1 -.8 0 -1Q.1 -.8 .16 -.44Q.2 -.08 .4 .04Z'],
  [FINE, 'M.03 -.16L.04 -.5M-.06 -.08L-.05 -.24'],
);
const smallDripstone = sketch([
  STONE,
  'M-.5 .04Q-.34 -.1 -.28 -.4Q-.22 -.8 -.16 -.86Q-.04 -.6 0 -.3Q.06 -.5 .18 -.58Q.28 -.2 .5 .04Z',
]);

/** Where the two met: a pillar from floor to ceiling. */
const pillar = sketch(
  [
    STONE,
    'M-.36 .03Q-.15 -.05 -.14 -.25Q-.1 -.5 -.14 -.75Q-.15 -.95 -.34 -1.03L.34 -1.03Q.16 -.95 .15 -.75Q.1 -.5 .16 -.25Q.16 -.05 .36 .03Z',
  ],
  [FINE, 'M.03 -.14Q.02 -.4 .04 -.6M-.04 -.5Q-.05 -.7 -.03 -.86'],
);

/** What stands in a plain cave, so that a large one is not empty: few dripstones, a pillar. A hollow shows what was taken. */
export function drawCaveFurniture(piece: Figure, context: DrawingContext): Mark[] {
  if (piece.kind === 'hollow') return drawHollowFloor(piece, context);
  if (piece.kind !== 'cave' || piece.biome !== null || piece.area < 3) return [];
  const habitat = habitatOf(piece, context);
  const pools = poolsIn(piece, context);
  for (const spot of habitat.floor(5, 0.7, 0.4)) {
    if (spot.room > 1.7 || pools.some((pool) => spansAt(pool, spot.x).length > 0)) continue;
    habitat.rows.draw(0, pillar, { ...spot, size: spot.room, stretch: 0.8 / spot.room }, spot.tremor);
  }
  for (const spot of habitat.ceiling(1.4, 0.7)) {
    const what = spot.tremor.pick([dripstone, smallDripstone]);
    habitat.rows.draw(
      1,
      what,
      { ...spot, size: habitat.size(spot, 0.25, 0.55), stretch: 0.8, hanging: true },
      spot.tremor,
    );
  }
  for (const spot of habitat.floor(2.4, 0.7)) {
    habitat.rows.draw(
      1,
      spot.tremor.pick([dripstone, smallDripstone]),
      { ...spot, size: habitat.size(spot, 0.14, 0.32) },
      spot.tremor,
    );
  }
  return habitat.rows.marks();
}
