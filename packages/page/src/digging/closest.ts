import { gap } from '../gap.ts';
import { distance, TOLERANCE } from '../maths.ts';
import type { Point, Shape } from '../model.ts';
import { bounds, inRing } from '../shape.ts';

/** The two points at which two outlines come nearest to each other. */
export interface Closest {
  readonly from: Point;
  readonly to: Point;
  readonly gap: number;
}

/** The nearest points of two outlines; of equally near ones the smaller x of the first, then the smaller y. */
export function closest(a: Shape, b: Shape): Closest {
  const best = { far: Number.POSITIVE_INFINITY, ax: 0, ay: 0, bx: 0, by: 0 };
  const offer = (ax: number, ay: number, bx: number, by: number) => {
    const far = distance(ax, ay, bx, by);
    if (far > best.far + TOLERANCE) return;
    const tied = far > best.far - TOLERANCE;
    if (tied && (ax > best.ax + TOLERANCE || (ax > best.ax - TOLERANCE && ay >= best.ay - TOLERANCE))) return;
    best.far = far;
    best.ax = ax;
    best.ay = ay;
    best.bx = bx;
    best.by = by;
  };
  const n = sides(a);
  const m = sides(b);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < m; j++) {
      const p = side(a, i);
      const q = side(b, j);
      for (const [x, y] of [p.slice(0, 2), p.slice(2)] as [number, number][]) {
        const foot = footOn(q, x, y);
        offer(x, y, foot.x, foot.y);
      }
      for (const [x, y] of [q.slice(0, 2), q.slice(2)] as [number, number][]) {
        const foot = footOn(p, x, y);
        offer(foot.x, foot.y, x, y);
      }
    }
  }
  return outwards(a, b, best);
}

/** From the paths to the outlines: so much nearer as each is swollen. */
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

/** The topmost point of some outlines; of equally high ones the leftmost (H2-CIV-19). */
export function topmost(shapes: readonly Shape[]): Point {
  let best: Point = { x: Number.POSITIVE_INFINITY, y: Number.POSITIVE_INFINITY };
  for (const { path, swell } of shapes) {
    for (let i = 0; i < path.length; i += 2) {
      const [x, y] = [path[i] as number, (path[i + 1] as number) - swell];
      if (y < best.y - TOLERANCE || (y < best.y + TOLERANCE && x < best.x)) best = { x, y };
    }
  }
  return best;
}

/** The nearest of some outlines to another; of equally near ones the one farther left, then higher (H2-MSR-14). */
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

function side({ path }: Shape, i: number): [number, number, number, number] {
  const p = i * 2;
  const q = path.length === 2 ? 0 : (p + 2) % path.length;
  return [path[p] as number, path[p + 1] as number, path[q] as number, path[q + 1] as number];
}

function footOn([ax, ay, bx, by]: [number, number, number, number], x: number, y: number): Point {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const t = long > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / long)) : 0;
  return { x: ax + t * dx, y: ay + t * dy };
}
