import {
  bounds,
  centreOf,
  depthIn,
  distance,
  gapTo,
  mil,
  type Page,
  type Piece,
  type Point,
  spread,
  TOLERANCE,
} from '@understory/page';
import { capacity } from '../../../beads.ts';
import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';
import { SEAT, seatsOf } from './lair.ts';
import { holderOf, isLarge, maySit } from './places.ts';

/** Seats do not overlap (H2-MON-902). */
const APART = 2 * SEAT;

/** H2-MON-104, -105, -137: a free seat in a place, the nearest to a point; null if it is full, held by others, or barred. */
export function freeSeat(den: Den, monster: Monster, piece: Piece, near: Point): Point | null {
  const taken = den.world.page.beadsIn(piece.id).filter((it) => it.kind !== 'bonus');
  if (taken.length >= capacity(piece)) return null;
  // A hollow in a cave, a room walled off in a cavern: what lies over it may be sat in already.
  const over = seatsOf(den, monster).filter((it) => it.piece !== piece.id);
  const may = (at: Point) =>
    over.every((it) => apart(it.at, at)) &&
    maySit(den, monster, piece, at) &&
    holderOf(den, piece, at, monster) === null;
  if (!isLarge(piece)) {
    const isFree = (at: Point) => taken.every((it) => distance(it.at.x, it.at.y, at.x, at.y) > TOLERANCE);
    return spotsIn(piece).find((at) => isFree(at) && may(at)) ?? null;
  }
  const isFree = (at: Point) => taken.every((it) => apart(it.at, at));
  const { roomy, tight } = halfBeadSpots(den.world.page, piece);
  return nearestSpot(roomy.filter(isFree), near, may) ?? nearestSpot(tight.filter(isFree), near, may);
}

function apart(a: Point, b: Point): boolean {
  return distance(a.x, a.y, b.x, b.y) >= APART - TOLERANCE;
}

/** Of a small room: its middle, or as many points as it holds beads (H2-MSR-34). */
export function spotsIn(piece: Piece): Point[] {
  const { x, y } = centreOf(piece.shape);
  const many = capacity(piece);
  // A crescent's or a ring's middle lies beside it.
  if (many === 1 && gapTo(piece.shape, x, y) === 0) return [{ x: mil(x), y: mil(y) }];
  // Well inside, where there is room for that; a narrow place has its seats where its wall allows.
  const inner = spread(piece.shape, many, (px, py) => depthIn(piece.shape, px, py) >= WALL);
  return inner.length >= many && inner.every((it) => depthIn(piece.shape, it.x, it.y) >= WALL)
    ? inner
    : spread(piece.shape, many);
}

/** So far from the wall a seat's middle lies, where it can. */
const WALL = 0.25;

/** Of a large place: the half-bead point in it nearest to another at which a seat may be. */
function nearestSpot(spots: Point[], near: Point, may: (at: Point) => boolean): Point | null {
  while (spots.length > 0) {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < spots.length; i++) {
      const { x, y } = spots[i] as Point;
      const far = distance(x, y, near.x, near.y);
      // Smaller x, then smaller y come first in the list, so a strict comparison keeps the rulebook's tie.
      if (far < least - TOLERANCE) [best, least] = [i, far];
    }
    const [found] = spots.splice(best, 1);
    if (found && may(found)) return found;
  }
  return null;
}

interface Spots {
  /** The whole seat lies in the place. */
  readonly roomy: readonly Point[];
  /** Its middle does. */
  readonly tight: readonly Point[];
}

const grids = new WeakMap<Piece, Spots>();

/** The half-bead points in a place, from left to right, each column from the top; a river may run off the page. */
export function halfBeadSpots(page: Page, piece: Piece): Spots {
  const known = grids.get(piece);
  if (known) return known;
  const { shape } = piece;
  const { left, top, right, bottom } = bounds(shape);
  const roomy: Point[] = [];
  const tight: Point[] = [];
  for (let x = Math.ceil(left * 2) / 2; x <= right; x += 0.5) {
    for (let y = Math.ceil(top * 2) / 2; y <= bottom; y += 0.5) {
      if (x < SEAT || y < SEAT || x > page.width - SEAT || y > page.height - SEAT) continue;
      const deep = depthIn(shape, x, y);
      if (deep >= SEAT - TOLERANCE) roomy.push({ x, y });
      else if (deep > 0) tight.push({ x, y });
    }
  }
  const spots = { roomy, tight };
  grids.set(piece, spots);
  return spots;
}
