import { clamp, distance, mil, PI } from './maths.ts';
import type { Point, Shape } from './model.ts';
import { carriedBy } from './outline.ts';

/** Bead-sized: 1.13 square beads, a disc 1.2 across (H2-MSR-08). */
export const BEAD_RADIUS = 0.6;
export const BEAD_AREA = 1.13;

export function disc(x: number, y: number, radius: number): Shape {
  return { path: [mil(x), mil(y)], closed: false, swell: mil(radius) };
}

/** A disc of so many square beads. */
export function discOf(x: number, y: number, area: number): Shape {
  return disc(x, y, Math.sqrt(area / PI));
}

/** A line of so much width: tunnel, vein, river. */
export function line(path: readonly number[], width: number): Shape {
  return { path: path.map(mil), closed: false, swell: mil(width / 2) };
}

export function polygon(path: readonly number[]): Shape {
  return { path: path.map(mil), closed: true, swell: 0 };
}

/** An outline drawn so large with `middle` of it at a place: rooms are tried at hundreds of places. */
export function ringAt(outline: readonly number[], x: number, y: number, size: number, middle: Point = ORIGIN): Shape {
  const path: number[] = [];
  for (let i = 0; i < outline.length; i += 2) {
    path.push(
      mil(x + ((outline[i] as number) - middle.x) * size),
      mil(y + ((outline[i + 1] as number) - middle.y) * size),
    );
  }
  return { path, closed: true, swell: 0 };
}

const ORIGIN: Point = { x: 0, y: 0 };

const ringsMeasured = new WeakMap<readonly number[], { readonly area: number; readonly centre: Point }>();

/** The area and the middle of an outline that is drawn again and again: measured once. */
export function ringMeasures(outline: readonly number[]): { readonly area: number; readonly centre: Point } {
  const known = ringsMeasured.get(outline);
  if (known) return known;
  const ring = polygon(outline);
  const measured = { area: areaOf(ring), centre: centreOf(ring) };
  ringsMeasured.set(outline, measured);
  return measured;
}

export function box(x: number, y: number, width: number, height: number): Shape {
  const [l, r, t, b] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  return polygon([l, t, r, t, r, b, l, b]);
}

/** The same outline, so much wider all round. */
export function swollen(shape: Shape, by: number): Shape {
  return { ...shape, swell: mil(shape.swell + by) };
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Most outlines are quicker measured than remembered; those on the page carry their boxes. */
export function bounds(shape: Shape): Bounds {
  const boxes = carriedBy(shape)?.boxes;
  if (boxes)
    return {
      left: boxes[0] as number,
      top: boxes[1] as number,
      right: boxes[2] as number,
      bottom: boxes[3] as number,
    };
  const { path, swell } = shape;
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < path.length; i += 2) {
    const x = path[i] as number;
    const y = path[i + 1] as number;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left: left - swell, top: top - swell, right: right + swell, bottom: bottom + swell };
}

/** The area inside a closed ring; positive whichever way it runs. */
export function ringArea(ring: readonly number[]): number {
  return Math.abs(signedArea(ring));
}

export function signedArea(ring: readonly number[]): number {
  let twice = 0;
  const n = ring.length;
  for (let i = 0; i < n; i += 2) {
    const j = i + 2 < n ? i + 2 : 0;
    twice += (ring[i] as number) * (ring[j + 1] as number) - (ring[j] as number) * (ring[i + 1] as number);
  }
  return twice / 2;
}

/** The length of an open path. */
export function pathLength(path: readonly number[]): number {
  let sum = 0;
  for (let i = 2; i < path.length; i += 2) sum += stretch(path, i - 2);
  return sum;
}

export function areaOf(shape: Shape): number {
  const { path, closed, swell } = shape;
  if (closed) return ringArea(path) + swell * (pathLength(path) + PI * swell);
  return 2 * swell * pathLength(path) + PI * swell * swell;
}

/** How long each stretch of an open path is: for those who ask for many points along it. */
export function stretchesOf(path: readonly number[]): number[] {
  const lengths: number[] = [];
  for (let i = 2; i < path.length; i += 2) lengths.push(stretch(path, i - 2));
  return lengths;
}

/** The point so far along an open path; its ends hold beyond. */
export function pointAlong(path: readonly number[], far: number, stretches: readonly number[] | null = null): Point {
  let left = far;
  for (let i = 2; i < path.length; i += 2) {
    const long = stretches ? (stretches[i / 2 - 1] as number) : stretch(path, i - 2);
    if (left <= long && long > 0) {
      const t = clamp(left / long, 0, 1);
      const x = path[i - 2] as number;
      const y = path[i - 1] as number;
      return { x: x + ((path[i] as number) - x) * t, y: y + ((path[i + 1] as number) - y) * t };
    }
    left -= long;
  }
  return { x: path[path.length - 2] as number, y: path[path.length - 1] as number };
}

/** The stretch of an open path from one distance along it to another. */
export function partOf(path: readonly number[], from: number, to: number): number[] {
  const first = pointAlong(path, from);
  const last = pointAlong(path, to);
  const between: number[] = [];
  let far = 0;
  for (let i = 2; i < path.length - 2; i += 2) {
    far += stretch(path, i - 2);
    if (far > from && far < to) between.push(path[i] as number, path[i + 1] as number);
  }
  return [first.x, first.y, ...between, last.x, last.y];
}

/** The centre of area of a closed ring, of a disc, or the middle of a line. */
export function centreOf(shape: Shape): Point {
  const { path, closed } = shape;
  if (!closed) return pointAlong(path, pathLength(path) / 2);
  const area = signedArea(path);
  if (area === 0) return { x: path[0] as number, y: path[1] as number };
  let x = 0;
  let y = 0;
  for (let i = 0; i < path.length; i += 2) {
    const j = i + 2 < path.length ? i + 2 : 0;
    const xi = path[i] as number;
    const yi = path[i + 1] as number;
    const xj = path[j] as number;
    const yj = path[j + 1] as number;
    const cross = xi * yj - xj * yi;
    x += (xi + xj) * cross;
    y += (yi + yj) * cross;
  }
  return { x: x / (6 * area), y: y / (6 * area) };
}

/** Is the point inside a closed ring? Even-odd. */
export function inRing(ring: readonly number[], x: number, y: number): boolean {
  let inside = false;
  const n = ring.length;
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    const yi = ring[i + 1] as number;
    const yj = ring[j + 1] as number;
    if (yi > y !== yj > y) {
      const xi = ring[i] as number;
      const xj = ring[j] as number;
      if (x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
  }
  return inside;
}

function stretch(path: readonly number[], i: number): number {
  return distance(path[i] as number, path[i + 1] as number, path[i + 2] as number, path[i + 3] as number);
}
