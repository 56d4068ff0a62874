import type { Shape } from './model.ts';
import { type Bounds, bounds, inRing } from './shape.ts';

/**
 * Gaps, outline to outline (H2-MSR-10). These are the hot paths: no allocation in their loops, and stretches of path whose
 * boxes lie farther off than the best so far are passed over.
 */

/** For comparing squares that may differ in their last digit. */
const SLACK = 1 + 1e-9;

/** Points a stretch of path has before it gets a box of its own. */
const STRETCH = 8;

interface Prepared {
  /** x, y, …; closed paths repeat their first point. */
  readonly path: readonly number[];
  readonly segments: number;
  /** left, top, right, bottom of each stretch. */
  readonly boxes: readonly number[];
  /** Of the whole, swell and all. */
  readonly bounds: Bounds;
}

/** Outlines that are measured again and again: those on the page, and long ones. */
const preparedOf = new WeakMap<Shape, Prepared>();
/** Longer paths than this (as numbers) are remembered wherever they come from. */
const LONG = 64;

/** An outline that has come to stay. Others, like a room tried at a place, are not worth remembering. */
export function remember(shape: Shape): void {
  if (shape.path.length > 2 && !preparedOf.has(shape)) preparedOf.set(shape, prepareAnew(shape));
}

/** The last two shapes asked for: one outline is mostly measured against many, or at many points. */
let last: Shape | null = null;
let lastPrepared: Prepared | null = null;
let lastButOne: Shape | null = null;
let lastButOnePrepared: Prepared | null = null;

function prepare(shape: Shape): Prepared {
  if (shape === last) return lastPrepared as Prepared;
  const prepared =
    shape === lastButOne ? (lastButOnePrepared as Prepared) : (preparedOf.get(shape) ?? prepareAnew(shape));
  lastButOne = last;
  lastButOnePrepared = lastPrepared;
  last = shape;
  lastPrepared = prepared;
  return prepared;
}

function prepareAnew(shape: Shape): Prepared {
  const { path: from, closed } = shape;
  const n = from.length;
  const path = closed ? [...from, from[0] as number, from[1] as number] : from;
  const last = path.length / 2 - 1;
  const segments = last > 1 ? last : 1;
  const boxes: number[] = [];
  for (let first = 0; first < segments; first += STRETCH) {
    let left = Number.POSITIVE_INFINITY;
    let top = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    let bottom = Number.NEGATIVE_INFINITY;
    const end = first + STRETCH < last ? first + STRETCH : last;
    for (let i = first; i <= end; i++) {
      const x = path[i * 2] as number;
      const y = path[i * 2 + 1] as number;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
    boxes.push(left, top, right, bottom);
  }
  const made = { path, segments, boxes, bounds: bounds(shape) };
  if (n > LONG) preparedOf.set(shape, made);
  return made;
}

/** The shortest straight line between two outlines; 0 if they overlap. Beyond `limit` any number over it may come back. */
export function gap(a: Shape, b: Shape, limit = Number.POSITIVE_INFINITY): number {
  if (a.path.length === 2) return gapOfDisc(a, b, limit);
  if (b.path.length === 2) return gapOfDisc(b, a, limit);
  const boxA = prepare(a).bounds;
  const boxB = prepare(b).bounds;
  const apartX = Math.max(0, boxA.left - boxB.right, boxB.left - boxA.right);
  const apartY = Math.max(0, boxA.top - boxB.bottom, boxB.top - boxA.bottom);
  const apart = Math.sqrt(apartX * apartX + apartY * apartY);
  if (apart > limit) return apart;
  if (apart === 0 && (holds(a, b) || holds(b, a))) return 0;
  const swells = a.swell + b.swell;
  const far = limit + swells;
  least[0] = far * far * 1.0001 + 1e-9;
  pathsApart(prepare(a), prepare(b));
  const between = Math.sqrt(least[0] as number) - swells;
  return between > 0 ? between : 0;
}

/** A disc is one point, swollen: rooms are tried at hundreds of places, and need no preparing for that. */
function gapOfDisc(disc: Shape, other: Shape, limit: number): number {
  const x = disc.path[0] as number;
  const y = disc.path[1] as number;
  const swells = disc.swell + other.swell;
  if (other.path.length > 2) {
    const { left, top, right, bottom } = prepare(other).bounds;
    const apartX = Math.max(0, left - x - disc.swell, x - disc.swell - right);
    const apartY = Math.max(0, top - y - disc.swell, y - disc.swell - bottom);
    const apart = Math.sqrt(apartX * apartX + apartY * apartY);
    if (apart > limit) return apart;
    if (apart === 0 && other.closed && inRing(other.path, x, y)) return 0;
  }
  const between = pathTo(other, x, y, limit + swells) - swells;
  return between > 0 ? between : 0;
}

/** The gap from an outline to a point; 0 inside. Beyond `limit` any number over it may come back. */
export function gapTo(shape: Shape, x: number, y: number, limit = Number.POSITIVE_INFINITY): number {
  if (shape.path.length > 2) {
    const { left, top, right, bottom } = prepare(shape).bounds;
    const apartX = x < left ? left - x : x > right ? x - right : 0;
    const apartY = y < top ? top - y : y > bottom ? y - bottom : 0;
    if (apartX > limit || apartY > limit) return apartX > apartY ? apartX : apartY;
    // Only what lies inside its box can lie inside a ring.
    if (shape.closed && apartX === 0 && apartY === 0 && inRing(shape.path, x, y)) return 0;
  }
  const between = pathTo(shape, x, y, limit + shape.swell) - shape.swell;
  return between > 0 ? between : 0;
}

/** The gap from a path's own line, swollen, to a point, inside or out: for those who know already that it is not inside. */
export function gapToLine(shape: Shape, x: number, y: number, limit: number): number {
  const between = pathTo(shape, x, y, limit + shape.swell) - shape.swell;
  return between > 0 ? between : 0;
}

export function holdsPoint(shape: Shape, x: number, y: number): boolean {
  return gapTo(shape, x, y) === 0;
}

/** How far inside an outline a point lies; negative outside. */
export function depthIn(shape: Shape, x: number, y: number): number {
  const to = pathTo(shape, x, y, Number.POSITIVE_INFINITY);
  return shape.closed && inRing(shape.path, x, y) ? to + shape.swell : shape.swell - to;
}

/** Does a closed path hold the other's first point? */
function holds(a: Shape, b: Shape): boolean {
  return a.closed && inRing(a.path, b.path[0] as number, b.path[1] as number);
}

/** Beyond `limit`, a little more than that comes back. */
function pathTo(shape: Shape, x: number, y: number, limit: number): number {
  if (shape.path.length === 2) {
    const dx = x - (shape.path[0] as number);
    const dy = y - (shape.path[1] as number);
    return Math.sqrt(dx * dx + dy * dy);
  }
  const { path, segments, boxes } = prepare(shape);
  let best = limit * limit * 1.0001 + 1e-9;
  const last = path.length - 2;
  for (let box = 0, first = 0; first < segments; box += 4, first += STRETCH) {
    const left = boxes[box] as number;
    const top = boxes[box + 1] as number;
    const right = boxes[box + 2] as number;
    const bottom = boxes[box + 3] as number;
    const apartX = x < left ? left - x : x > right ? x - right : 0;
    const apartY = y < top ? top - y : y > bottom ? y - bottom : 0;
    if (apartX * apartX + apartY * apartY > best) continue;
    const end = first + STRETCH < segments ? first + STRETCH : segments;
    for (let i = first; i < end; i++) {
      const p = i * 2;
      const q = p + 2 > last ? last : p + 2;
      const d = pointToSegment(
        x,
        y,
        path[p] as number,
        path[p + 1] as number,
        path[q] as number,
        path[q + 1] as number,
      );
      if (d < best) best = d;
    }
  }
  return Math.sqrt(best);
}

/**
 * The least square found so far. Kept here and not handed from function to function, since a number handed back from a
 * function is a little box on the heap, and there are millions of them.
 */
const least = new Float64Array(1);

function pathsApart(a: Prepared, b: Prepared): void {
  for (let boxA = 0; boxA < a.boxes.length; boxA += 4) {
    for (let boxB = 0; boxB < b.boxes.length; boxB += 4) {
      if (!boxesWithin(a.boxes, boxA, b.boxes, boxB)) continue;
      stretchesApart(a, (boxA / 4) * STRETCH, b, boxB);
      if (least[0] === 0) return;
    }
  }
}

function boxesWithin(a: readonly number[], i: number, b: readonly number[], j: number): boolean {
  const x = Math.max(0, (a[i] as number) - (b[j + 2] as number), (b[j] as number) - (a[i + 2] as number));
  const y = Math.max(0, (a[i + 1] as number) - (b[j + 3] as number), (b[j + 1] as number) - (a[i + 3] as number));
  return x * x + y * y < (least[0] as number);
}

function stretchesApart(a: Prepared, fromA: number, b: Prepared, boxB: number): void {
  let best = least[0] as number;
  const left = b.boxes[boxB] as number;
  const top = b.boxes[boxB + 1] as number;
  const right = b.boxes[boxB + 2] as number;
  const bottom = b.boxes[boxB + 3] as number;
  const fromB = (boxB / 4) * STRETCH;
  const toA = Math.min(fromA + STRETCH, a.segments);
  const toB = Math.min(fromB + STRETCH, b.segments);
  const lastA = a.path.length - 2;
  const lastB = b.path.length - 2;
  for (let i = fromA; i < toA; i++) {
    const p = i * 2;
    const q = p + 2 > lastA ? lastA : p + 2;
    const ax = a.path[p] as number;
    const ay = a.path[p + 1] as number;
    const bx = a.path[q] as number;
    const by = a.path[q + 1] as number;
    const offX =
      ax < left && bx < left ? left - (ax > bx ? ax : bx) : ax > right && bx > right ? (ax < bx ? ax : bx) - right : 0;
    const offY =
      ay < top && by < top ? top - (ay > by ? ay : by) : ay > bottom && by > bottom ? (ay < by ? ay : by) - bottom : 0;
    // A hair of slack, so that rounding never decides.
    if (offX * offX + offY * offY > best * SLACK + 1e-12) continue;
    for (let j = fromB; j < toB; j++) {
      const r = j * 2;
      const s = r + 2 > lastB ? lastB : r + 2;
      const cx = b.path[r] as number;
      const cy = b.path[r + 1] as number;
      const dx = b.path[s] as number;
      const dy = b.path[s + 1] as number;
      if (cross(ax, ay, bx, by, cx, cy, dx, dy)) {
        least[0] = 0;
        return;
      }
      let d = pointToSegment(ax, ay, cx, cy, dx, dy);
      if (d < best) best = d;
      d = pointToSegment(bx, by, cx, cy, dx, dy);
      if (d < best) best = d;
      d = pointToSegment(cx, cy, ax, ay, bx, by);
      if (d < best) best = d;
      d = pointToSegment(dx, dy, ax, ay, bx, by);
      if (d < best) best = d;
    }
  }
  least[0] = best;
}

function cross(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  const side1 = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const side2 = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax);
  if (side1 > 0 === side2 > 0 || side1 === 0 || side2 === 0) return false;
  const side3 = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx);
  const side4 = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx);
  return side3 > 0 !== side4 > 0 && side3 !== 0 && side4 !== 0;
}

/** The squared distance. */
function pointToSegment(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const long = dx * dx + dy * dy;
  let t = long > 0 ? ((x - ax) * dx + (y - ay) * dy) / long : 0;
  if (t < 0) t = 0;
  else if (t > 1) t = 1;
  const ex = x - ax - t * dx;
  const ey = y - ay - t * dy;
  return ex * ex + ey * ey;
}
