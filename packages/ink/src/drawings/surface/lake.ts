import type { Piece } from '@understory/page';
import { bounds } from '@understory/ruler';
import type { DrawingContext } from '../../drawing-context.ts';
import type { Mark } from '../../mark.ts';
import { tremorFor } from '../../tremor.ts';
import { inside } from '../cavity.ts';
import { inked, lined, SOLID } from '../pens.ts';
import { Rows, sketch } from '../sketch.ts';
import { round } from '../stencil.ts';
import { reeds } from './swamp.ts';

const ripple = sketch([lined('waterLine', 0.024), 'M-1 0Q-.5 -.5 0 0Q.5 .5 1 0']);
const fish = sketch(
  [inked('smoke', 0.018), 'M-.5 0Q-.1 -.32 .26 -.06L.5 -.24L.46 .02L.5 .22L.26 .06Q-.1 .3 -.5 0Z'],
  [SOLID, round(-0.28, -0.03, 0.04)],
);
const duck = sketch(
  [
    inked('snow', 0.02),
    'M-.5 -.06Q-.56 -.3 -.3 -.24Q-.1 -.2 .04 -.24Q.02 -.6 .24 -.6Q.44 -.58 .38 -.36Q.34 -.2 .36 -.1Q.3 .06 0 .06Q-.4 .06 -.5 -.06Z',
  ],
  [inked('gold', 0.016), 'M.38 -.46L.58 -.4L.38 -.36Z'],
  [SOLID, round(0.28, -0.47, 0.03)],
);

/** What belongs on a lake under the sky, over its blue: ripples, reeds at the shore, a duck, a fish below. */
export function drawLake({ id, shape }: Piece, { width }: DrawingContext): Mark[] {
  const tremor = tremorFor(id);
  const rows = new Rows();
  const { left, top, right, bottom } = bounds(shape);
  for (let y = top + 0.16; y < bottom; y += 0.26) {
    for (let x = left + 0.3 + 0.5 * tremor.unit(); x < right; x += 0.7 + 0.5 * tremor.unit()) {
      if (inside(shape, x - 0.22, y) && inside(shape, x + 0.22, y)) rows.draw(0, ripple, { x, y, size: 0.15 }, tremor);
    }
  }
  const swim = left + (right - left) * (0.3 + 0.4 * tremor.unit());
  if (right - left > 2 && bottom - top > 0.6) {
    rows.draw(1, fish, { x: left + right - swim, y: top + (bottom - top) * 0.55, size: 0.36 }, tremor);
    rows.draw(2, duck, { x: swim, y: top + 0.02, size: 0.36, mirrored: tremor.unit() < 0.5 }, tremor);
  }
  for (const x of [left - 0.1, left + 0.12, left + 0.3, right - 0.3, right - 0.12, right + 0.1]) {
    if (x > 0.2 && x < width - 0.2) rows.draw(2, reeds, { x, y: top + 0.1, size: 0.3 + 0.2 * tremor.unit() }, tremor);
  }
  return rows.marks();
}
