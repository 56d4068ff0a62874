import type { Shape } from './point.ts';

/** Sides that a stretch of path has before it gets a box of its own. */
export const STRETCH = 8;

/** A shape made ready to be measured again and again. */
export interface Outline {
  readonly path: readonly number[];
  readonly closed: boolean;
  readonly swell: number;
  /** A closed path's last side leads back to its first point. */
  readonly sides: number;
  /** left, top, right, bottom: first of the whole, swell and all, then of the path of each stretch. */
  readonly boxes: readonly number[];
}

/**
 * Shapes that are measured again and again carry their outline: those on the page, and long ones. It sits under a symbol and
 * is not enumerable, so that copies and files of the shape do not contain it.
 */
const OUTLINE = Symbol('outline');
interface Carrying {
  readonly [OUTLINE]?: Outline;
}
/** Longer paths than this (as numbers) are remembered wherever they come from. */
const LONG = 64;

/** The outline of a shape that will be measured often. One that is tried once, like a room at a place, is not worth remembering. */
export function remember(shape: Shape): Outline {
  return (shape as Carrying)[OUTLINE] ?? keep(shape, ready(shape));
}

/** The outline that a shape carries, if it does. */
export function carriedBy(shape: Shape): Outline | undefined {
  return (shape as Carrying)[OUTLINE];
}

function keep(shape: Shape, outline: Outline): Outline {
  if (!(shape as Carrying)[OUTLINE]) Object.defineProperty(shape, OUTLINE, { value: outline });
  return outline;
}

/** A cache of the last two shapes: one outline is usually measured against many, or at many points. */
let last: Shape | null = null;
let lastOutline: Outline | null = null;
let lastButOne: Shape | null = null;
let lastButOneOutline: Outline | null = null;

export function outlineOf(shape: Shape): Outline {
  const carried = (shape as Carrying)[OUTLINE];
  if (carried) return carried;
  if (shape === last) return lastOutline as Outline;
  const outline = shape === lastButOne ? (lastButOneOutline as Outline) : ready(shape);
  lastButOne = last;
  lastButOneOutline = lastOutline;
  last = shape;
  lastOutline = outline;
  return outline;
}

function ready(shape: Shape): Outline {
  const { path, closed, swell } = shape;
  const points = path.length / 2;
  const sides = closed || points === 1 ? points : points - 1;
  const boxes: number[] = [0, 0, 0, 0];
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (let first = 0; first < sides; first += STRETCH) {
    let west = Number.POSITIVE_INFINITY;
    let north = Number.POSITIVE_INFINITY;
    let east = Number.NEGATIVE_INFINITY;
    let south = Number.NEGATIVE_INFINITY;
    const end = first + STRETCH < sides ? first + STRETCH : sides;
    for (let i = first; i <= end; i++) {
      const at = i < points ? 2 * i : 0;
      const x = path[at] as number;
      const y = path[at + 1] as number;
      if (x < west) west = x;
      if (x > east) east = x;
      if (y < north) north = y;
      if (y > south) south = y;
    }
    boxes.push(west, north, east, south);
    if (west < left) left = west;
    if (east > right) right = east;
    if (north < top) top = north;
    if (south > bottom) bottom = south;
  }
  boxes[0] = left - swell;
  boxes[1] = top - swell;
  boxes[2] = right + swell;
  boxes[3] = bottom + swell;
  const made = { path, closed, swell, sides, boxes };
  return path.length > LONG ? keep(shape, made) : made;
}

/** A margin, so that rounding never decides which stretches are measured. */
const HAIR = 1e-6;

/** Is the point inside a closed path? As `inRing` says, but stretches that lie over, under or before it are passed by. */
export function isInside({ path, closed, sides, boxes }: Outline, x: number, y: number): boolean {
  if (!closed) return false;
  let inside = false;
  for (let box = 4, first = 0; first < sides; box += 4, first += STRETCH) {
    if ((boxes[box + 1] as number) > y || (boxes[box + 3] as number) <= y) continue;
    if ((boxes[box + 2] as number) < x - HAIR) continue;
    const end = first + STRETCH < sides ? first + STRETCH : sides;
    for (let i = first; i < end; i++) {
      const p = i * 2;
      const q = p + 2 < path.length ? p + 2 : 0;
      const yi = path[q + 1] as number;
      const yj = path[p + 1] as number;
      if (yi > y === yj > y) continue;
      const xi = path[q] as number;
      const xj = path[p] as number;
      if (x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
  }
  return inside;
}
