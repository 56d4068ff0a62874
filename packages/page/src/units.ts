import { gapTo } from './gap.ts';
import { mil, TOLERANCE } from './maths.ts';
import type { Point, Shape } from './model.ts';
import { bounds, centreOf, pathLength, pointAlong } from './shape.ts';

/** How many units a patch of this area has (H2-MSR-24). */
export function unitsOfArea(area: number): number {
  return Math.max(1, Math.floor(area + TOLERANCE));
}

/** H2-MSR-24: a line's units lie at 0.5, 1.5, 2.5 … beads from its start. */
export function unitsAlong(path: readonly number[]): Point[] {
  const count = unitsOfArea(pathLength(path));
  return Array.from({ length: count }, (_, i) => rounded(pointAlong(path, i + 0.5)));
}

/**
 * H2-MSR-34: points spread evenly in a patch. Of the half-bead points in it the first is the nearest to its centre of area,
 * each next one the farthest from all taken.
 */
export function spread(shape: Shape, count: number, within: (x: number, y: number) => boolean = () => true): Point[] {
  const { left, top, right, bottom } = bounds(shape);
  const xs: number[] = [];
  const ys: number[] = [];
  for (let x = Math.ceil(left * 2) / 2; x <= right + TOLERANCE; x += 0.5) {
    for (let y = Math.ceil(top * 2) / 2; y <= bottom + TOLERANCE; y += 0.5) {
      if (gapTo(shape, x, y, TOLERANCE) <= TOLERANCE && within(x, y)) {
        xs.push(x);
        ys.push(y);
      }
    }
  }
  const centre = centreOf(shape);
  if (xs.length === 0) return [rounded(centre)];
  // Smaller x, then smaller y come first in the lists, so a strict comparison keeps the rulebook's tie.
  let first = 0;
  let least = Number.POSITIVE_INFINITY;
  const nearest = new Float64Array(xs.length).fill(Number.POSITIVE_INFINITY);
  for (let i = 0; i < xs.length; i++) {
    const far = apart(xs[i] as number, ys[i] as number, centre.x, centre.y);
    if (far < least - TOLERANCE) [first, least] = [i, far];
  }
  const taken: Point[] = [];
  let next = first;
  while (taken.length < Math.min(count, xs.length)) {
    const x = xs[next] as number;
    const y = ys[next] as number;
    taken.push({ x, y });
    let best = -1;
    let farthest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < xs.length; i++) {
      const far = apart(xs[i] as number, ys[i] as number, x, y);
      if (far < (nearest[i] as number)) nearest[i] = far;
      if ((nearest[i] as number) > farthest + TOLERANCE) [best, farthest] = [i, nearest[i] as number];
    }
    next = best;
  }
  return taken;
}

function apart(ax: number, ay: number, bx: number, by: number): number {
  return Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));
}

function rounded({ x, y }: Point): Point {
  return { x: mil(x), y: mil(y) };
}
