import type { Piece } from '@understory/page';
import type { DrawingContext } from '../drawing-context.ts';
import type { Mark } from '../mark.ts';
import { tremorFor } from '../tremor.ts';
import { inside } from './cavity.ts';
import { inked, lined } from './pens.ts';
import { drawOne, sketch } from './sketch.ts';

/** Two courses of stone round the mouth of a shaft, and a lid of planks with a ring: without it the sea would come in. Its foot is in the water. */
const wellHead = sketch(
  [inked('smoke', 0.05), 'M-.62 0L-.56 -.36L.56 -.36L.62 0Z'],
  [
    lined('ink', 0.035),
    'M-.59 -.18L.59 -.18M-.28 0L-.27 -.18M.08 0L.08 -.18M.36 0L.35 -.18M-.42 -.18L-.41 -.36M-.08 -.18L-.08 -.36M.24 -.18L.23 -.36',
  ],
  [inked('trunk', 0.045), 'M-.5 .12L-.52 -.02L.52 -.02L.5 .12Z'],
  [lined('ink', 0.03), 'M-.2 -.02L-.2 .12M.2 -.02L.2 .12M-.08 .12Q0 .26 .08 .12'],
);

/** Between two looks at the water. */
const STEP = 0.12;

/** Where a built way comes into a sea or goes out of it, there is a well-head. */
export function drawWellHeads(way: Piece, context: DrawingContext): Mark[] {
  const seas = context.poolsAt(way).filter(({ kind, shape }) => kind === 'water' && shape.closed);
  if (way.owner === null || seas.length === 0) return [];
  const { path, swell } = way.shape;
  const marks: Mark[] = [];
  let before: boolean | null = null;
  for (let i = 0; i + 3 < path.length; i += 2) {
    const [ax, ay, bx, by] = [path[i], path[i + 1], path[i + 2], path[i + 3]] as [number, number, number, number];
    const long = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    if (long === 0) continue;
    const [dx, dy] = [(bx - ax) / long, (by - ay) / long];
    for (let far = 0; far <= long; far += STEP) {
      const [x, y] = [ax + dx * far, ay + dy * far];
      const isWet = seas.some(({ shape }) => inside(shape, x, y));
      if (before !== null && isWet !== before) {
        // Its foot points out of the rock.
        const out = isWet ? 1 : -1;
        const down = { x: dx * out, y: dy * out };
        marks.push(...drawOne(wellHead, { x, y, size: swell * 2.1, down }, tremorFor(`${way.id} ${marks.length}`)));
      }
      before = isWet;
    }
  }
  return marks;
}
