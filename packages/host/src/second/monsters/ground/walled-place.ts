import {
  BEAD_RADIUS,
  type Bead,
  distance,
  holdsPoint,
  type Page,
  type Piece,
  type Point,
  TOLERANCE,
  walledOff,
} from '@understory/page';
import { movedInside } from '../../../places.ts';
import type { Den } from '../den.ts';
import { halfBeadSpots } from './index/spots.ts';
import { isRoom } from './room.ts';
import { SEAT } from './seat.ts';

/** Where a room is walled off, and inside what. */
interface WalledPlace {
  readonly at: Point;
  readonly walled: Piece;
}

/** Seats this far apart do not overlap (H2-MON-105). */
const APART = 2 * SEAT;

/**
 * H2-MON-130: a full page. The room is walled off inside the place that holds the home; where that has no spot that is nobody's
 * seat (H2-MON-902), inside the nearest place that has one; if none has, as far from all seats as can be.
 */
export function walledPlace({ world: { page } }: Den, inside: Piece, near: Point, radius: number): WalledPlace {
  // A home that is itself a room walled off in a cave has no room for another.
  const holds = inside.kind === 'room' && inside.within !== null ? page.piece(inside.within) : inside;
  const isFree = freeOf(page);
  let best = roomiest(page, holds, near, radius, isFree);
  if (best.clear >= APART - TOLERANCE) return best;
  const others = othersByNearness(page, holds, near);
  for (const { piece } of others) {
    const other = roomiest(page, piece, near, radius, isFree);
    if (other.clear > best.clear + TOLERANCE) best = other;
    if (best.clear >= APART - TOLERANCE) break;
  }
  // Hundreds of beads on a small page: between the half-bead points there is still a spot of one's own.
  for (let shift = 0.25; shift > 0.01; shift /= 2) {
    for (const piece of [holds, ...others.map((it) => it.piece)]) {
      if (best.clear > TOLERANCE) return best;
      best = roomiest(page, piece, near, radius, isFree, shift);
    }
  }
  return best;
}

function othersByNearness(page: Page, but: Piece, near: Point): { readonly piece: Piece; readonly far: number }[] {
  const others: { readonly piece: Piece; readonly far: number }[] = [];
  const spot = { path: [near.x, near.y], closed: false, swell: 0 };
  const mayHold = (it: Piece) => it !== but && isRoom(it) && it.nexus === null && it.stratum > 0 && it.within === null;
  page.visitWithin(spot, page.width + page.height, (piece, far) => void others.push({ piece, far }), mayHold);
  return others.sort((a, b) => a.far - b.far || a.piece.since - b.piece.since);
}

/** The spot of a place with the widest clear room round it, up to a seat's; of several the nearest. */
function roomiest(
  page: Page,
  walled: Piece,
  near: Point,
  radius: number,
  isFree: (at: Point) => number,
  shift = 0,
): WalledPlace & { readonly clear: number } {
  let best: (WalledPlace & { readonly clear: number; readonly far: number }) | null = null;
  for (const spot of spotsOf(page, walled, near, shift)) {
    const at = movedInside(page, spot, radius);
    const far = distance(at.x, at.y, near.x, near.y);
    const clear = isFree(at);
    const isBetter = best === null || clear > best.clear + TOLERANCE;
    if (isBetter || (best && clear > best.clear - TOLERANCE && far < best.far - TOLERANCE))
      best = { at, walled, clear, far };
  }
  return best ?? { at: near, walled, clear: 0 };
}

/** The half-bead points of a place, and one well inside; or others, moved aside from these by this much. */
function spotsOf(page: Page, piece: Piece, near: Point, shift: number): Point[] {
  const { roomy, tight } = halfBeadSpots(page, piece);
  const spots = [...roomy, ...tight, walledOff(page, [piece], BEAD_RADIUS, near)?.at ?? near];
  if (shift === 0) return spots;
  const aside = ({ x, y }: Point) =>
    [-shift, shift].flatMap((by) => [
      { x: x + by, y },
      { x, y: y + by },
      { x: x + by, y: y + by },
      { x: x + by, y: y - by },
    ]);
  return spots.flatMap(aside).filter((it) => holdsPoint(piece.shape, it.x, it.y));
}

/** How far a spot is from the nearest seat, up to what a seat needs. */
function freeOf(page: Page): (at: Point) => number {
  const cells = new Map<number, Bead[]>();
  const cell = (x: number, y: number) => Math.floor(y / APART) * 1000 + Math.floor(x / APART);
  for (const bead of page.beads) {
    if (bead.until !== null || bead.kind === 'bonus') continue;
    const key = cell(bead.at.x, bead.at.y);
    const there = cells.get(key);
    if (there) there.push(bead);
    else cells.set(key, [bead]);
  }
  return ({ x, y }) => {
    let least = APART;
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++)
        for (const { at } of cells.get(cell(x + i * APART, y + j * APART)) ?? [])
          least = Math.min(least, distance(at.x, at.y, x, y));
    return least;
  };
}
