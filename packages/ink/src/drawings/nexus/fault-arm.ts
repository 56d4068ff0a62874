import type { Piece } from '@understory/page';
import type { DrawingContext } from '../../drawing-context.ts';
import type { Mark } from '../../mark.ts';
import type { Tremor } from '../../tremor.ts';
import { tremorAt } from '../growth.ts';
import { LINE } from '../pens.ts';
import { Rows } from '../sketch.ts';
import { off, stroke } from '../stencil.ts';

/** Hairline cracks that run off an arm of the fault into the rock, on both sides by turns. */
export function drawFaultArm({ id, shape: { path, swell } }: Piece, context: DrawingContext, tremor: Tremor): Mark[] {
  const rows = new Rows();
  let side = tremor.unit() < 0.5 ? 1 : -1;
  for (let i = 0; i + 3 < path.length; i += 2) {
    const [ax, ay, bx, by] = [path[i] ?? 0, path[i + 1] ?? 0, path[i + 2] ?? 0, path[i + 3] ?? 0];
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    if (length < 0.05) continue;
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
    for (let along = 0.1 + 0.25 * tremor.unit(); along < length; along += 0.3 + 0.4 * tremor.unit()) {
      side = -side;
      const [x, y] = [ax + ux * along - uy * swell * side, ay + uy * along + ux * swell * side];
      const points: (readonly [number, number])[] = [[x, y]];
      let [px, py] = [x, y];
      const crack = tremorAt(id, x, y);
      for (let k = 0; k < 3; k++) {
        const reach = 0.12 + 0.12 * crack.unit();
        const [sx, sy] = off(0, 0, crack.stray(0.09), reach);
        px += -uy * side * sx + ux * sy + ux * 0.05;
        py += ux * side * sx + uy * sy + uy * 0.05;
        if (context.open(px, py) || py < context.surfaceAt(px)) break;
        points.push([px, py]);
      }
      if (points.length > 1) rows.path(0, LINE, stroke(points));
    }
  }
  return rows.marks();
}
