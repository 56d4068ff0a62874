import { type Bead, distance, type Page, type Piece, type Point, TOLERANCE } from '@understory/page';
import { capacity } from '../../../beads.ts';
import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';
import { halfBeadSpots, spotsIn } from './index/spots.ts';
import { holderOf, isOnTop, mayBeIn } from './places.ts';
import { isLarge } from './room.ts';
import { SEAT } from './seat.ts';

/** Seats do not overlap (H2-MON-902). */
const APART = 2 * SEAT;

/** H2-MON-104, -105, -137: a free seat in a place, the nearest to a point; null if it is full, held by others, or barred. */
export function freeSeat(den: Den, monster: Monster, piece: Piece, near: Point): Point | null {
  if (!mayBeIn(den, monster, piece)) return null;
  const { page } = den.world;
  const taken = page.beadsIn(piece.id).filter((it) => it.kind !== 'bonus');
  if (taken.length >= capacity(piece)) return null;
  // Pieces may overlap (a hollow in a cave, a room walled off in a cavern): the group may sit here already, in the other one.
  const sitsElsewhere = (it: Bead) => it.owner === monster.id && it.piece !== piece.id;
  const may = (at: Point) =>
    !isSeated(page, at, sitsElsewhere) && isOnTop(den, piece, at) && holderOf(den, piece, at, monster) === null;
  if (!isLarge(piece)) {
    const isFree = (at: Point) => taken.every((it) => distance(it.at.x, it.at.y, at.x, at.y) > TOLERANCE);
    return spotsIn(piece).find((at) => isFree(at) && may(at)) ?? null;
  }
  const sitsHere = (it: Bead) => it.piece === piece.id;
  const isFree = (at: Point) => taken.length === 0 || !isSeated(page, at, sitsHere);
  const { roomy, tight } = halfBeadSpots(page, piece);
  return nearestSpot(roomy, near, isFree, may) ?? nearestSpot(tight, near, isFree, may);
}

/** Does a seat of such a bead overlap the one at this spot (H2-MON-902)? */
function isSeated(page: Page, at: Point, counts: (it: Bead) => boolean): boolean {
  for (const it of page.beadsAround(at.x, at.y))
    if (it.kind !== 'bonus' && counts(it) && !apart(it.at, at)) return true;
  return false;
}

function apart(a: Point, b: Point): boolean {
  const x = a.x - b.x;
  const y = a.y - b.y;
  return x >= APART || x <= -APART || y >= APART || y <= -APART || distance(a.x, a.y, b.x, b.y) >= APART - TOLERANCE;
}

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
