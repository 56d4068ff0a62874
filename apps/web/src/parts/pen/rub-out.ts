import type { Penwork } from '@understory/ink';
import { FINE } from '@understory/ink/pen';
import { covers } from './stuck.ts';

/** How wide the eraser is, in beads, to either side. */
const RUBBER = 0.22;

/** The strokes and stickers under the eraser, by their places in the list of edits. */
export function underRubber({ strokes, stickers }: Penwork, x: number, y: number): number[] {
  const hit = strokes.filter(({ points }) => touches(points, x * FINE, y * FINE)).map(({ edit }) => edit);
  const stuck = stickers.filter((it) => covers(it, { x, y })).map(({ edit }) => edit);
  return [...hit, ...stuck];
}

function touches(points: readonly number[], x: number, y: number): boolean {
  const far = RUBBER * FINE;
  for (let i = 0; i + 2 < points.length; i += 3) {
    const [ax, ay] = [points[i] as number, points[i + 1] as number];
    const [bx, by] = [points[i + 3] ?? ax, points[i + 4] ?? ay];
    const [dx, dy] = [bx - ax, by - ay];
    const long = dx * dx + dy * dy;
    const t = long > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / long)) : 0;
    const [ex, ey] = [x - ax - t * dx, y - ay - t * dy];
    if (ex * ex + ey * ey <= far * far) return true;
  }
  return false;
}
