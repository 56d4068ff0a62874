import type { Piece } from '@understory/page';
import { bounds } from '@understory/ruler';
import type { DrawingContext } from '../../drawing-context.ts';
import type { Mark } from '../../mark.ts';
import type { Tremor } from '../../tremor.ts';
import { inside, middleOf } from '../cavity.ts';
import { washed } from '../pens.ts';
import { Rows, sketch } from '../sketch.ts';
import { round, stroke } from '../stencil.ts';
import { star } from './rays.ts';

const TORN = washed('void');
const FRAYED = washed('void', 0.35);
const sparkle = sketch([washed('snow'), star(0, 0, 0.5, 0.12, 4)]);
const speck = sketch([washed('snow'), round(0, 0, 0.2)]);

/** Blackness with a torn edge: the paper itself seems to be missing, and there are stars behind it. */
export function drawVoid({ shape }: Piece, _context: DrawingContext, tremor: Tremor): Mark[] {
  const rows = new Rows();
  rows.path(0, FRAYED, torn(shape.path, 0.3, tremor));
  rows.path(1, TORN, torn(shape.path, 0.14, tremor));
  const { left, top, right, bottom } = bounds(shape);
  for (let i = 0; i < 16; i++) {
    const [x, y] = [left + (right - left) * tremor.unit(), top + (bottom - top) * tremor.unit()];
    const size = 0.05 + 0.16 * tremor.unit();
    if (inside(shape, x, y)) rows.draw(2, size > 0.12 ? sparkle : speck, { x, y, size }, tremor);
  }
  return rows.marks();
}

/** The outline with splinters pulled out of it, away from the middle. */
function torn(path: readonly number[], by: number, tremor: Tremor): string {
  const middle = middleOf({ path, closed: true, swell: 0 });
  const corners: (readonly [number, number])[] = [];
  for (let i = 0; i + 1 < path.length; i += 2) {
    const [ax, ay] = [path[i] ?? 0, path[i + 1] ?? 0];
    const j = (i + 2) % path.length;
    const [bx, by2] = [path[j] ?? 0, path[j + 1] ?? 0];
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by2 - ay) * (by2 - ay));
    const splinters = Math.max(1, Math.round(length / 0.3));
    for (let k = 0; k < splinters; k++) {
      for (const part of [0, 0.5]) {
        const t = (k + part) / splinters;
        const [x, y] = [ax + (bx - ax) * t, ay + (by2 - ay) * t];
        const far = Math.sqrt((x - middle.x) * (x - middle.x) + (y - middle.y) * (y - middle.y)) || 1;
        const pull = part === 0 ? 0 : (by * (0.4 + 0.6 * tremor.unit())) / far;
        corners.push([x + (x - middle.x) * pull, y + (y - middle.y) * pull]);
      }
    }
  }
  return stroke(corners, true);
}
