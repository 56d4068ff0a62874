import { bounds, centreOf, distance, gapTo, mil, type Piece, type Point, spread, TOLERANCE } from '@understory/page';
import { capacity } from '../../../beads.ts';
import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';
import { SEAT } from './lair.ts';
import { holderOf, isLarge, maySit } from './places.ts';

/** Seats do not overlap (H2-MON-902). */
const APART = 2 * SEAT;

/** H2-MON-104, -105, -137: a free seat in a place, the nearest to a point; null if it is full, held by others, or barred. */
export function freeSeat(den: Den, monster: Monster, piece: Piece, near: Point): Point | null {
  const taken = den.world.page.beadsIn(piece.id).filter((it) => it.kind !== 'bonus');
  if (taken.length >= capacity(piece)) return null;
  const may = (at: Point) => maySit(den, monster, piece, at) && holderOf(den, piece, at, monster) === null;
  if (!isLarge(piece)) {
    const at = spotsIn(piece).find((it) => taken.every(({ at: to }) => distance(it.x, it.y, to.x, to.y) > TOLERANCE));
    return at && may(at) ? at : null;
  }
  return nearestSpot(piece, near, (at) => taken.every((it) => apart(it.at, at)), may);
}

function apart(a: Point, b: Point): boolean {
  return distance(a.x, a.y, b.x, b.y) >= APART - TOLERANCE;
}

/** Of a small room: its middle, or as many points as it holds beads (H2-MSR-34). */
function spotsIn(piece: Piece): Point[] {
  const { x, y } = centreOf(piece.shape);
  const many = capacity(piece);
  // A crescent's or a ring's middle lies beside it.
  if (many === 1 && gapTo(piece.shape, x, y) === 0) return [{ x: mil(x), y: mil(y) }];
  return spread(piece.shape, many);
}

/** Of a large place: the half-bead point in it nearest to another at which a seat may be. */
function nearestSpot(
  piece: Piece,
  near: Point,
  isFree: (at: Point) => boolean,
  may: (at: Point) => boolean,
): Point | null {
  const spots = halfBeadSpots(piece).filter(isFree);
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

const grids = new WeakMap<Piece, readonly Point[]>();

/** The half-bead points in a place, from left to right, each column from the top. */
function halfBeadSpots(piece: Piece): readonly Point[] {
  const known = grids.get(piece);
  if (known) return known;
  const { shape } = piece;
  const { left, top, right, bottom } = bounds(shape);
  const spots: Point[] = [];
  for (let x = Math.ceil(left * 2) / 2; x <= right + TOLERANCE; x += 0.5) {
    for (let y = Math.ceil(top * 2) / 2; y <= bottom + TOLERANCE; y += 0.5)
      if (gapTo(shape, x, y, TOLERANCE) <= TOLERANCE) spots.push({ x, y });
  }
  grids.set(piece, spots);
  return spots;
}
