import {
  bounds,
  centreOf,
  depthIn,
  distance,
  gapTo,
  inRing,
  mil,
  type Page,
  type Piece,
  type Point,
  type Shape,
  spread,
  TOLERANCE,
} from '@understory/page';
import { capacity } from '../../../beads.ts';
import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';
import { SEAT, seatsOf } from './lair.ts';
import { holderOf, isLarge, isOnTop, mayBeIn } from './places.ts';

/** Seats do not overlap (H2-MON-902). */
const APART = 2 * SEAT;

/** H2-MON-104, -105, -137: a free seat in a place, the nearest to a point; null if it is full, held by others, or barred. */
export function freeSeat(den: Den, monster: Monster, piece: Piece, near: Point): Point | null {
  if (!mayBeIn(den, monster, piece)) return null;
  const taken = den.world.page.beadsIn(piece.id).filter((it) => it.kind !== 'bonus');
  if (taken.length >= capacity(piece)) return null;
  // Pieces may overlap (a hollow in a cave, a room walled off in a cavern): the group may sit here already, in the other one.
  const own = seatsOf(den, monster);
  const may = (at: Point) => {
    for (const it of own) if (!apart(it.at, at) && it.piece !== piece.id) return false;
    return isOnTop(den, piece, at) && holderOf(den, piece, at, monster) === null;
  };
  if (!isLarge(piece)) {
    const isFree = (at: Point) => taken.every((it) => distance(it.at.x, it.at.y, at.x, at.y) > TOLERANCE);
    return spotsIn(piece).find((at) => isFree(at) && may(at)) ?? null;
  }
  const isFree = (at: Point) => {
    for (const it of taken) if (!apart(it.at, at)) return false;
    return true;
  };
  const { roomy, tight } = halfBeadSpots(den.world.page, piece);
  return nearestSpot(roomy, near, isFree, may) ?? nearestSpot(tight, near, isFree, may);
}

function apart(a: Point, b: Point): boolean {
  const x = a.x - b.x;
  const y = a.y - b.y;
  return x >= APART || x <= -APART || y >= APART || y <= -APART || distance(a.x, a.y, b.x, b.y) >= APART - TOLERANCE;
}

const seats = new WeakMap<Piece, readonly Point[]>();

/** The seats of a small room: its middle, or as many points as it holds beads (H2-MSR-34). */
export function spotsIn(piece: Piece): readonly Point[] {
  const known = seats.get(piece);
  if (known) return known;
  const found = spreadIn(piece);
  seats.set(piece, found);
  return found;
}

function spreadIn(piece: Piece): readonly Point[] {
  const { x, y } = centreOf(piece.shape);
  const many = capacity(piece);
  // The middle of a crescent or a ring is outside its outline.
  if (many === 1 && gapTo(piece.shape, x, y) === 0) return [{ x: mil(x), y: mil(y) }];
  // Seats keep clear of the wall where there is room for that; in a narrow place they lie wherever they fit.
  const inner = spread(piece.shape, many, (px, py) => depthIn(piece.shape, px, py) >= WALL);
  return inner.length >= many && inner.every((it) => depthIn(piece.shape, it.x, it.y) >= WALL)
    ? inner
    : spread(piece.shape, many);
}

/** The distance of a seat's middle from the wall, where there is room for it. */
const WALL = 0.25;

/** In a large place: the half-bead point nearest to `near` that is free, and where a seat is allowed. */
function nearestSpot(
  spots: readonly Point[],
  near: Point,
  isFree: (at: Point) => boolean,
  may: (at: Point) => boolean,
): Point | null {
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const at of spots) {
    // Smaller x, then smaller y come first in the list, so a strict comparison keeps the rulebook's tie.
    const nearer = least - TOLERANCE;
    if (Math.abs(at.x - near.x) >= nearer || Math.abs(at.y - near.y) >= nearer) continue;
    const far = distance(at.x, at.y, near.x, near.y);
    if (far >= nearer || !isFree(at)) continue;
    best = at;
    least = far;
  }
  if (!best || may(best)) return best;
  const refused = best;
  return nextSpot(
    spots.filter((at) => at !== refused && isFree(at)),
    near,
    may,
  );
}

/** The same when the nearest point is not allowed: then many others are not either, so distances are computed only once. */
function nextSpot(spots: readonly Point[], near: Point, may: (at: Point) => boolean): Point | null {
  const far = spots.map(({ x, y }) => distance(x, y, near.x, near.y));
  for (;;) {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < far.length; i++) {
      const it = far[i] as number;
      if (it >= least - TOLERANCE) continue;
      best = i;
      least = it;
    }
    const at = spots[best];
    if (!at || may(at)) return at ?? null;
    far[best] = Number.POSITIVE_INFINITY;
  }
}

interface Spots {
  /** The whole seat lies in the place. */
  readonly roomy: readonly Point[];
  /** Only the middle of the seat does. */
  readonly tight: readonly Point[];
}

/** Cached by outline: after an undo the game has new pieces with the same outlines. */
const grids = new WeakMap<Shape, Spots>();

/** The half-bead points in a place, from left to right, each column from the top; a river may run off the page. */
export function halfBeadSpots(page: Page, piece: Piece): Spots {
  const { shape } = piece;
  const known = grids.get(shape);
  if (known) return known;
  const { left, top, right, bottom } = bounds(shape);
  const deepAt = depthsIn(shape);
  const roomy: Point[] = [];
  const tight: Point[] = [];
  for (let x = Math.ceil(left * 2) / 2; x <= right; x += 0.5) {
    for (let y = Math.ceil(top * 2) / 2; y <= bottom; y += 0.5) {
      if (x < SEAT || y < SEAT || x > page.width - SEAT || y > page.height - SEAT) continue;
      const deep = deepAt(x, y);
      if (deep >= SEAT - TOLERANCE) roomy.push({ x, y });
      else if (deep > 0) tight.push({ x, y });
    }
  }
  const spots = { roomy, tight };
  grids.set(shape, spots);
  return spots;
}

/** The depth of spots inside an outline. Beyond a bead the exact depth does not matter, nor does the distance outside a ring. */
function depthsIn(shape: Shape): (x: number, y: number) => number {
  const { path, closed, swell } = shape;
  if (!closed || swell > 0) return (x, y) => depthIn(shape, x, y);
  const wall = { path: [...path, path[0] as number, path[1] as number], closed: false, swell: 0 };
  return (x, y) => (inRing(path, x, y) ? gapTo(wall, x, y, 1) : 0);
}
