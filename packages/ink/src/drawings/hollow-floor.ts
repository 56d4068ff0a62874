import type { Piece } from '@understory/page';
import { bounds } from '@understory/ruler';
import type { DrawingContext } from '../drawing-context.ts';
import type { Mark } from '../mark.ts';
import { tremorFor } from '../tremor.ts';
import { habitatOf } from './caves/cave-life.ts';
import { inked, lined, washed } from './pens.ts';
import { drawOne, type Sketch, sketch } from './sketch.ts';
import { spoilHeap } from './spoil.ts';

/** The bed of what was drained: dry mud in plates, and the last puddle. */
const dryBed = sketch(
  [washed('mud', 0.45), 'M-.5 .16Q-.2 .06 .1 .12Q.36 .06 .5 .16Q.36 .46 0 .48Q-.36 .46 -.5 .16Z'],
  [
    lined('pencil', 0.026),
    'M-.4 .2L-.26 .28L-.3 .4M-.26 .28L-.06 .2L0 .14M-.06 .2L.04 .34L-.04 .46M.04 .34L.26 .28L.42 .2M.26 .28L.28 .42',
  ],
  [inked('water', 0.026), 'M-.14 .4Q.06 .32 .24 .4Q.08 .48 -.14 .4Z'],
);
/** Cooled: a black crust with the glow dying in its cracks. */
const crust = sketch(
  [inked('dark', 0.026), 'M-.46 .1Q-.24 -.04 0 .06Q.28 -.06 .46 .1Q.42 .46 0 .46Q-.42 .46 -.46 .1Z'],
  [lined('magma', 0.035), 'M-.34 .16L-.14 .26L-.2 .38M-.14 .26L.06 .18L.2 .3L.14 .42M.2 .3L.38 .2'],
);
/** Cut down: stumps and chips. */
const stumps = sketch(
  [inked('trunk', 0.026), 'M-.4 .44L-.36 .22L-.16 .22L-.12 .44ZM.1 .44L.14 .28L.34 .28L.38 .44Z'],
  [inked('sand', 0.022), 'M-.36 .22Q-.26 .14 -.16 .22Q-.26 .28 -.36 .22ZM.14 .28Q.24 .2 .34 .28Q.24 .34 .14 .28Z'],
  [lined('leafDark', 0.03), 'M-.06 .44L-.02 .36M.02 .44L.06 .38M-.48 .44L-.46 .38'],
);
const BEDS: Readonly<Record<string, Sketch>> = {
  water: dryBed,
  magma: crust,
  biome: stumps,
  'surface biome': stumps,
};

/** What shows that something was taken from here: spoil where it was dug, else the bed that it left. */
export function drawHollowFloor(piece: Piece, context: DrawingContext): Mark[] {
  const bed = piece.variant === null ? undefined : BEDS[piece.variant];
  if (bed) {
    const { left, top, right, bottom } = bounds(piece.shape);
    const size = Math.min(right - left, bottom - top) * 0.84;
    return drawOne(
      bed,
      { x: (left + right) / 2, y: (top + bottom) / 2 - size * 0.02, size },
      tremorFor(`${piece.id} bed`),
    );
  }
  if (piece.variant === 'nexus') return [];
  const spots = habitatOf(piece, context).floor(0.3, 0.2, 2);
  const spot = spots.reduce<(typeof spots)[number] | null>(
    (best, it) => (best && best.side >= it.side ? best : it),
    null,
  );
  return spot ? spoilHeap(spot.x, spot.y, Math.min(0.5, spot.room), spot.tremor) : [];
}
