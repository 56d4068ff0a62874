import { mil, PI } from './maths.ts';
import { carriedBy } from './outline.ts';
import { pathLength, pointAlong } from './path.ts';
import type { Bounds, Point, Shape } from './point.ts';
import { ringArea, signedArea } from './ring.ts';
import { clock } from './trigonometry.ts';

export function disc(x: number, y: number, radius: number): Shape {
  return { path: [mil(x), mil(y)], closed: false, swell: mil(radius) };
}

/** A disc of a given area. */
export function discOf(x: number, y: number, area: number): Shape {
  return disc(x, y, Math.sqrt(area / PI));
}

/** A line of a given width. */
export function line(path: readonly number[], width: number): Shape {
  return { path: path.map(mil), closed: false, swell: mil(width / 2) };
}

export function polygon(path: readonly number[]): Shape {
  return { path: path.map(mil), closed: true, swell: 0 };
}

/** An outline scaled and moved so that its `middle` lies at a place: rooms are tried at hundreds of places. */
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

/** An ellipse lying flat, as a ring of corners from the top clockwise (PT-FRM-03). */
export function ellipse(x: number, y: number, wide: number, high: number, corners = 24): Shape {
  return polygon(
    Array.from({ length: corners }, (_, i) => clock((12 * i) / corners)).flatMap((it) => [
      x + it.x * wide,
      y + it.y * high,
    ]),
  );
}

/** The same outline, wider all round. */
export function swollen(shape: Shape, by: number): Shape {
  return { ...shape, swell: mil(shape.swell + by) };
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
  return boundsOf(shape.path, shape.swell);
}

/** The bounds of a path, wider all round. */
export function boundsOf(path: readonly number[], swell = 0): Bounds {
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

export function areaOf(shape: Shape): number {
  const { path, closed, swell } = shape;
  if (closed) return ringArea(path) + swell * (pathLength(path) + PI * swell);
  return 2 * swell * pathLength(path) + PI * swell * swell;
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
