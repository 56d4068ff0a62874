import { isInside, type Outline, outlineOf, STRETCH } from './outline.ts';
import type { Shape } from './point.ts';

/**
 * Gaps, outline to outline. These are the hot paths: no allocation in their loops, and stretches of path whose
 * boxes lie farther off than the best so far are passed over.
 */

/** For comparing squares that may differ in their last digit. */
const SLACK = 1 + 1e-9;

/** The shortest straight line between two outlines; 0 if they overlap. Beyond `limit` any number over it may come back. */
export function gap(a: Shape, b: Shape, limit = Number.POSITIVE_INFINITY): number {
  if (a.path.length === 2) return b.path.length === 2 ? gapOfDiscs(a, b) : gapOfDisc(a, outlineOf(b), limit);
  if (b.path.length === 2) return gapOfDisc(b, outlineOf(a), limit);
  return gapOfOutlines(outlineOf(a), outlineOf(b), limit);
}

/** The same from a shape (`own` is its outline, null for a disc) to an outline that is known already. */
export function gapToOutline(shape: Shape, own: Outline | null, other: Outline, limit: number): number {
  if (!own) return gapOfDisc(shape, other, limit);
  if (other.path.length === 2) return gapOfDisc(other, own, limit);
  return gapOfOutlines(own, other, limit);
}

function gapOfOutlines(a: Outline, b: Outline, limit: number): number {
  const boxA = a.boxes;
  const boxB = b.boxes;
  const apartX = Math.max(0, (boxA[0] as number) - (boxB[2] as number), (boxB[0] as number) - (boxA[2] as number));
  const apartY = Math.max(0, (boxA[1] as number) - (boxB[3] as number), (boxB[1] as number) - (boxA[3] as number));
  const apart = Math.sqrt(apartX * apartX + apartY * apartY);
  if (apart > limit) return apart;
  if (apart === 0 && (holds(a, b) || holds(b, a))) return 0;
  const swells = a.swell + b.swell;
  const far = limit + swells;
  least[0] = far * far * 1.0001 + 1e-9;
  pathsApart(a, b);
  const between = Math.sqrt(least[0] as number) - swells;
  return between > 0 ? between : 0;
}

function gapOfDiscs(a: Pick<Shape, 'path' | 'swell'>, b: Pick<Shape, 'path' | 'swell'>): number {
  const between = pointTo(b.path, a.path[0] as number, a.path[1] as number) - (a.swell + b.swell);
  return between > 0 ? between : 0;
}

/** A disc is one point, swollen: rooms are tried at hundreds of places, and need no preparing for that. */
function gapOfDisc(disc: Pick<Shape, 'path' | 'swell'>, other: Outline, limit: number): number {
  const { path, boxes } = other;
  if (path.length === 2) return gapOfDiscs(disc, other);
  const x = disc.path[0] as number;
  const y = disc.path[1] as number;
  const apartX = Math.max(0, (boxes[0] as number) - x - disc.swell, x - disc.swell - (boxes[2] as number));
  const apartY = Math.max(0, (boxes[1] as number) - y - disc.swell, y - disc.swell - (boxes[3] as number));
  const apart = Math.sqrt(apartX * apartX + apartY * apartY);
  if (apart > limit) return apart;
  if (apart === 0 && isInside(other, x, y)) return 0;
  return pathTo(other, x, y, limit, disc.swell);
}

/** The gap from an outline to a point; 0 inside. Beyond `limit` any number over it may come back. */
export function gapTo(shape: Shape, x: number, y: number, limit = Number.POSITIVE_INFINITY): number {
  const { path, swell } = shape;
  if (path.length === 2) return Math.max(0, pointTo(path, x, y) - swell);
  const outline = outlineOf(shape);
  const { boxes } = outline;
  const left = boxes[0] as number;
  const top = boxes[1] as number;
  const right = boxes[2] as number;
  const bottom = boxes[3] as number;
  const apartX = x < left ? left - x : x > right ? x - right : 0;
  const apartY = y < top ? top - y : y > bottom ? y - bottom : 0;
  if (apartX > limit || apartY > limit) return apartX > apartY ? apartX : apartY;
  // Only what lies inside its box can lie inside a ring.
  if (apartX === 0 && apartY === 0 && isInside(outline, x, y)) return 0;
  return pathTo(outline, x, y, limit, 0);
}

/** The gap from a path's own line, swollen, to a point, inside or out; the caller knows already that the point is not inside. */
export function gapToLine(shape: Shape, x: number, y: number, limit: number): number {
  return pathTo(outlineOf(shape), x, y, limit, 0);
}

export function holdsPoint(shape: Shape, x: number, y: number): boolean {
  return gapTo(shape, x, y, 0) === 0;
}

/** How far inside an outline a point lies; negative outside. */
export function depthIn(shape: Shape, x: number, y: number): number {
  const outline = outlineOf(shape);
  const to = pathTo(outline, x, y, Number.POSITIVE_INFINITY, -shape.swell);
  return isInside(outline, x, y) ? to + shape.swell : shape.swell - to;
}

/** Does a closed path hold the other's first point? */
function holds(a: Outline, b: Outline): boolean {
  return isInside(a, b.path[0] as number, b.path[1] as number);
}

function pointTo(path: readonly number[], x: number, y: number): number {
  const dx = x - (path[0] as number);
  const dy = y - (path[1] as number);
  return Math.sqrt(dx * dx + dy * dy);
}

/** From a path swollen by `more` than its own swell. Beyond `limit`, a little more than that comes back. */
function pathTo(outline: Outline, x: number, y: number, limit: number, more: number): number {
  const { path, sides, boxes } = outline;
  const swell = more + outline.swell;
  if (path.length === 2) return Math.max(0, pointTo(path, x, y) - swell);
  const far = limit + swell;
  let best = far * far * 1.0001 + 1e-9;
  for (let box = 4, first = 0; first < sides; box += 4, first += STRETCH) {
    const left = boxes[box] as number;
    const top = boxes[box + 1] as number;
    const right = boxes[box + 2] as number;
    const bottom = boxes[box + 3] as number;
    const apartX = x < left ? left - x : x > right ? x - right : 0;
    const apartY = y < top ? top - y : y > bottom ? y - bottom : 0;
    if (apartX * apartX + apartY * apartY > best) continue;
    const end = first + STRETCH < sides ? first + STRETCH : sides;
    for (let i = first; i < end; i++) {
      const p = i * 2;
      const q = p + 2 < path.length ? p + 2 : 0;
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
  const between = Math.sqrt(best) - swell;
  return between > 0 ? between : 0;
}

/**
 * The least square found so far. It is kept here instead of being returned: the engine allocates memory for every fraction
 * that a function returns, and these functions are called millions of times.
 */
const least = new Float64Array(1);

function pathsApart(a: Outline, b: Outline): void {
  for (let boxA = 4; boxA < a.boxes.length; boxA += 4) {
    for (let boxB = 4; boxB < b.boxes.length; boxB += 4) {
      if (!boxesWithin(a.boxes, boxA, b.boxes, boxB)) continue;
      stretchesApart(a, (boxA / 4 - 1) * STRETCH, b, boxB);
      if (least[0] === 0) return;
    }
  }
}

function boxesWithin(a: readonly number[], i: number, b: readonly number[], j: number): boolean {
  const x = Math.max(0, (a[i] as number) - (b[j + 2] as number), (b[j] as number) - (a[i + 2] as number));
  const y = Math.max(0, (a[i + 1] as number) - (b[j + 3] as number), (b[j + 1] as number) - (a[i + 3] as number));
  return x * x + y * y < (least[0] as number);
}

function stretchesApart(a: Outline, fromA: number, b: Outline, boxB: number): void {
  const [pathA, pathB] = [a.path, b.path];
  let best = least[0] as number;
  const left = b.boxes[boxB] as number;
  const top = b.boxes[boxB + 1] as number;
  const right = b.boxes[boxB + 2] as number;
  const bottom = b.boxes[boxB + 3] as number;
  const fromB = (boxB / 4 - 1) * STRETCH;
  const toA = fromA + STRETCH < a.sides ? fromA + STRETCH : a.sides;
  const toB = fromB + STRETCH < b.sides ? fromB + STRETCH : b.sides;
  for (let i = fromA; i < toA; i++) {
    const p = i * 2;
    const q = p + 2 < pathA.length ? p + 2 : 0;
    const ax = pathA[p] as number;
    const ay = pathA[p + 1] as number;
    const bx = pathA[q] as number;
    const by = pathA[q + 1] as number;
    const west = ax < bx ? ax : bx;
    const east = ax < bx ? bx : ax;
    const north = ay < by ? ay : by;
    const south = ay < by ? by : ay;
    const offX = east < left ? left - east : west > right ? west - right : 0;
    const offY = south < top ? top - south : north > bottom ? north - bottom : 0;
    // A hair of slack, so that rounding never decides.
    if (offX * offX + offY * offY > best * SLACK + 1e-12) continue;
    for (let j = fromB; j < toB; j++) {
      const r = j * 2;
      const s = r + 2 < pathB.length ? r + 2 : 0;
      const cx = pathB[r] as number;
      const cy = pathB[r + 1] as number;
      const dx = pathB[s] as number;
      const dy = pathB[s + 1] as number;
      // Most pairs of sides lie farther apart than the best so far, box from box.
      const farX =
        cx > east && dx > east ? (cx < dx ? cx : dx) - east : cx < west && dx < west ? west - (cx > dx ? cx : dx) : 0;
      const farY =
        cy > south && dy > south
          ? (cy < dy ? cy : dy) - south
          : cy < north && dy < north
            ? north - (cy > dy ? cy : dy)
            : 0;
      if (farX * farX + farY * farY > best * SLACK + 1e-12) continue;
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
export function pointToSegment(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const px = x - ax;
  const py = y - ay;
  const dx = bx - ax;
  const dy = by - ay;
  const along = px * dx + py * dy;
  // Mostly one of its ends is the nearest, and nothing need be divided.
  if (along <= 0) return px * px + py * py;
  const long = dx * dx + dy * dy;
  const t = along < long ? along / long : 1;
  const ex = px - t * dx;
  const ey = py - t * dy;
  return ex * ex + ey * ey;
}
