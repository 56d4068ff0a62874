import { gap } from './gap.ts';
import { distance, TOLERANCE } from './maths.ts';
import { outlineOf, STRETCH } from './outline.ts';
import type { Point, Shape } from './point.ts';
import { inRing } from './ring.ts';
import { bounds } from './shape.ts';

/** The two points at which two outlines come nearest to each other. */
export interface Closest {
  readonly from: Point;
  readonly to: Point;
  readonly gap: number;
}

/** The nearest points of two outlines; of equally near ones the smaller x of the first, then the smaller y. */
export function closest(a: Shape, b: Shape): Closest {
  const best: Best = { far: Number.POSITIVE_INFINITY, ax: 0, ay: 0, bx: 0, by: 0 };
  const n = sides(a);
  const m = sides(b);
  // Whole stretches of the other outline that lie too far off are passed over.
  const boxes = m > STRETCH ? outlineOf(b).boxes : null;
  for (let i = 0; i < n; i++) {
    const p = i * 2;
    const q = sideEnd(a, i);
    const px = a.path[p] as number;
    const py = a.path[p + 1] as number;
    const qx = a.path[q] as number;
    const qy = a.path[q + 1] as number;
    for (let first = 0, box = 4; first < m; first += STRETCH, box += 4) {
      if (
        boxes &&
        boxesApart(
          px,
          py,
          qx,
          qy,
          boxes[box] as number,
          boxes[box + 1] as number,
          boxes[box + 2] as number,
          boxes[box + 3] as number,
        ) > reachOf(best)
      )
        continue;
      const end = Math.min(m, first + STRETCH);
      for (let j = first; j < end; j++) {
        const r = j * 2;
        const s = sideEnd(b, j);
        const rx = b.path[r] as number;
        const ry = b.path[r + 1] as number;
        const sx = b.path[s] as number;
        const sy = b.path[s + 1] as number;
        if (boxesApart(px, py, qx, qy, rx, ry, sx, sy) > reachOf(best)) continue;
        offer(best, px, py, rx, ry, sx, sy, false);
        offer(best, qx, qy, rx, ry, sx, sy, false);
        offer(best, rx, ry, px, py, qx, qy, true);
        offer(best, sx, sy, px, py, qx, qy, true);
      }
    }
  }
  return outwards(a, b, best);
}

/** The squared distance beyond which sides are skipped; with a little slack, so that rounding never decides. */
function reachOf({ far }: Best): number {
  return (far + TOLERANCE) * (far + TOLERANCE) * (1 + 1e-9);
}

interface Best {
  far: number;
  ax: number;
  ay: number;
  bx: number;
  by: number;
}

/** No two points of these stretches are nearer to each other than this, squared. */
function boxesApart(
  px: number,
  py: number,
  qx: number,
  qy: number,
  rx: number,
  ry: number,
  sx: number,
  sy: number,
): number {
  const x = Math.max(0, Math.min(px, qx) - Math.max(rx, sx), Math.min(rx, sx) - Math.max(px, qx));
  const y = Math.max(0, Math.min(py, qy) - Math.max(ry, sy), Math.min(ry, sy) - Math.max(py, qy));
  return x * x + y * y;
}

/** A corner of one outline and the foot of it on a side of the other; `turned` if the corner is the second outline's. */
function offer(
  best: Best,
  x: number,
  y: number,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  turned: boolean,
): void {
  const dx = toX - fromX;
  const dy = toY - fromY;
  const long = dx * dx + dy * dy;
  const t = long > 0 ? Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / long)) : 0;
  const footX = fromX + t * dx;
  const footY = fromY + t * dy;
  const far = distance(x, y, footX, footY);
  if (far > best.far + TOLERANCE) return;
  const ax = turned ? footX : x;
  const ay = turned ? footY : y;
  const tied = far > best.far - TOLERANCE;
  if (tied && (ax > best.ax + TOLERANCE || (ax > best.ax - TOLERANCE && ay >= best.ay - TOLERANCE))) return;
  best.far = far;
  best.ax = ax;
  best.ay = ay;
  best.bx = turned ? x : footX;
  best.by = turned ? y : footY;
}

/** From the paths to the outlines, which are nearer by as much as each shape is swollen. */
function outwards(
  a: Shape,
  b: Shape,
  { far, ax, ay, bx, by }: { far: number; ax: number; ay: number; bx: number; by: number },
): Closest {
  if (far <= a.swell + b.swell || gap(a, b) === 0) {
    const within = a.closed && inRing(a.path, bx, by) ? { x: bx, y: by } : { x: ax, y: ay };
    return { from: within, to: within, gap: 0 };
  }
  const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
  return {
    from: { x: ax + ux * a.swell, y: ay + uy * a.swell },
    to: { x: bx - ux * b.swell, y: by - uy * b.swell },
    gap: far - a.swell - b.swell,
  };
}

/** The topmost point of some outlines; of equally high ones the leftmost. */
export function topmost(shapes: readonly Shape[]): Point {
  let bestX = Number.POSITIVE_INFINITY;
  let bestY = Number.POSITIVE_INFINITY;
  for (const { path, swell } of shapes) {
    for (let i = 0; i < path.length; i += 2) {
      const x = path[i] as number;
      const y = (path[i + 1] as number) - swell;
      if (!(y < bestY - TOLERANCE || (y < bestY + TOLERANCE && x < bestX))) continue;
      bestX = x;
      bestY = y;
    }
  }
  return { x: bestX, y: bestY };
}

/** The nearest of some outlines to another; of equally near ones the one farther left, then higher. */
export function nearestOf(shapes: readonly Shape[], to: Shape): Shape | null {
  let best: Shape | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const shape of shapes) {
    const far = gap(shape, to, least + TOLERANCE);
    if (far > least + TOLERANCE) continue;
    if (best && far > least - TOLERANCE && !goesBefore(shape, best)) continue;
    best = shape;
    least = Math.min(far, least);
  }
  return best;
}

function goesBefore(a: Shape, b: Shape): boolean {
  const [p, q] = [bounds(a), bounds(b)];
  const [px, qx] = [p.left + p.right, q.left + q.right];
  return px < qx - TOLERANCE || (px < qx + TOLERANCE && p.top + p.bottom < q.top + q.bottom - TOLERANCE);
}

function sides({ path, closed }: Shape): number {
  return closed ? path.length / 2 : Math.max(1, path.length / 2 - 1);
}

/** Where in the path a side ends. */
function sideEnd({ path }: Shape, i: number): number {
  return path.length === 2 ? 0 : (i * 2 + 2) % path.length;
}
