import {
  bounds,
  centreOf,
  cutsOfUpright,
  gapToLine,
  holdsPoint,
  mil,
  type Point,
  pathLength,
  pointAlong,
  type Shape,
  TOLERANCE,
} from '@understory/ruler';

/** How many units a patch of this area has (H2-MSR-24). */
export function unitsOfArea(area: number): number {
  return Math.max(1, Math.floor(area + TOLERANCE));
}

/** H2-MSR-24: a line's units lie at 0.5, 1.5, 2.5 … beads from its start. */
export function unitsAlong(path: readonly number[]): Point[] {
  const count = unitsOfArea(pathLength(path));
  return Array.from({ length: count }, (_, i) => rounded(pointAlong(path, i + 0.5)));
}

/** PT-FEA-03: units on a line, the first so far from its start, then one every step. */
export function unitsEvery(path: readonly number[], first: number, step: number): Point[] {
  const count = Math.max(1, Math.floor((pathLength(path) - first) / step + TOLERANCE) + 1);
  return Array.from({ length: count }, (_, i) => rounded(pointAlong(path, first + i * step)));
}

/** PT-FEA-03: the points of a square grid centred on an outline that lie inside it; its middle if none does. */
export function unitsOnGrid(shape: Shape, step: number): Point[] {
  const { left, top, right, bottom } = bounds(shape);
  const centre = centreOf(shape);
  const found: Point[] = [];
  for (let i = -Math.floor((centre.x - left) / step); centre.x + i * step <= right; i++) {
    for (let j = -Math.floor((centre.y - top) / step); centre.y + j * step <= bottom; j++) {
      const at = { x: centre.x + i * step, y: centre.y + j * step };
      if (holdsPoint(shape, at.x, at.y)) found.push(rounded(at));
    }
  }
  return found.length > 0 ? found : [rounded(centre)];
}

/**
 * H2-MSR-34: points spread evenly in a patch. Of the half-bead points in it the first is the nearest to its centre of area,
 * each next one the farthest from all taken.
 */
export function spread(shape: Shape, count: number, within: (x: number, y: number) => boolean = anywhere): Point[] {
  const { left, top, right, bottom } = bounds(shape);
  const xs: number[] = [];
  const ys: number[] = [];
  for (let x = Math.ceil(left * 2) / 2; x <= right + TOLERANCE; x += 0.5) {
    const cuts = shape.closed ? cutsOfUpright(shape.path, x) : NONE;
    let cut = 0;
    for (let y = Math.ceil(top * 2) / 2; y <= bottom + TOLERANCE; y += 0.5) {
      while (cut < cuts.length && (cuts[cut] as number) <= y) cut++;
      // Inside between the first and the second cut, the third and the fourth …; or right on the edge.
      const isIn = cut % 2 === 1 || gapToLine(shape, x, y, TOLERANCE) <= TOLERANCE;
      if (isIn && within(x, y)) {
        xs.push(x);
        ys.push(y);
      }
    }
  }
  const centre = centreOf(shape);
  if (xs.length === 0) return [rounded(centre)];
  // Smaller x, then smaller y come first in the lists, so a strict comparison keeps the rulebook's tie.
  let next = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < xs.length; i++) {
    const far = apart(xs[i] as number, ys[i] as number, centre.x, centre.y);
    if (far < least - TOLERANCE) [next, least] = [i, far];
  }
  return farApart(xs, ys, next, count);
}

function anywhere(): boolean {
  return true;
}

/** This many of these points, each the farthest from all taken before it. */
function farApart(xs: readonly number[], ys: readonly number[], first: number, count: number): Point[] {
  const nearest = new Float64Array(xs.length).fill(Number.POSITIVE_INFINITY);
  const squares = new Float64Array(xs.length).fill(Number.POSITIVE_INFINITY);
  const taken: Point[] = [];
  let next = first;
  while (taken.length < Math.min(count, xs.length)) {
    const x = xs[next] as number;
    const y = ys[next] as number;
    taken.push({ x, y });
    let farthest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < xs.length; i++) {
      const dx = (xs[i] as number) - x;
      const dy = (ys[i] as number) - y;
      const square = dx * dx + dy * dy;
      // Squares tell as well which is nearer; the root is drawn only for what changes.
      if (square < (squares[i] as number)) {
        squares[i] = square;
        nearest[i] = Math.sqrt(square);
      }
      if ((nearest[i] as number) > farthest + TOLERANCE) [next, farthest] = [i, nearest[i] as number];
    }
  }
  return taken;
}

const NONE: readonly number[] = [];

function apart(ax: number, ay: number, bx: number, by: number): number {
  return Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));
}

function rounded({ x, y }: Point): Point {
  return { x: mil(x), y: mil(y) };
}
