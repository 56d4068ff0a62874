import { bounds, gap, type Piece, type Shape, type Territory, TOLERANCE } from '@understory/page';
import type { Den } from '../den.ts';
import type { Creature, Known, Monster } from '../monster.ts';
import { know } from '../state.ts';
import { ownPlaces } from './index/household.ts';
import { metBy } from './index/neighbours.ts';
import { HOME_RANGE, ownRealm } from './index/realm.ts';
import { isPlace } from './is-place.ts';
import { homeOf, lairOf, seatsOf } from './lair.ts';
import { isCrossroads, stillActs } from './nexus.ts';
import { seatShape } from './seat.ts';

/** H2-MON-110: home range and known places. */
export function territoryOf(den: Den, monster: Monster): Territory {
  return ownRealm(monster, den).territory;
}

/** H2-MON-111: is it at least partly in the territory? */
export function isNear(den: Den, monster: Monster, shape: Shape): boolean {
  return ownRealm(monster, den).holds(shape);
}

/** H2-MON-108: the home range alone, measured straight through rock or open space. */
export function isInHomeRange(den: Den, monster: Monster, shape: Shape): boolean {
  const limit = HOME_RANGE + TOLERANCE;
  return lairOf(den, monster).some((it) => gap(it, shape, limit) <= limit);
}

/** H2-MON-112: a seat of either lies at least partly in the other's territory. A wild group has no territory of its own. */
export function areNeighbours(den: Den, a: Creature, b: Creature): boolean {
  if (a === b || a.id === b.id) return false;
  return reachesSeatOf(den, a, b) || reachesSeatOf(den, b, a);
}

function reachesSeatOf(den: Den, a: Creature, b: Creature): boolean {
  return a.is === 'monster' && ownRealm(a, den).reaches(seatsOf(den, b));
}

/** H2-MON-113: those it may target: groups, the oldest first, then wild groups. `reaches along water` included (H2-CRD-317). */
export function neighbours(den: Den, monster: Monster): readonly Creature[] {
  return metBy(monster, den);
}

/** H2-MON-116: how far another is, from the home of the one to the nearest seat of the other. */
export function farFrom(den: Den, monster: Monster, other: Creature): number {
  return nearestSeat(den, monster, other).far;
}

function nearestSeat(den: Den, monster: Monster, other: Creature): { far: number; x: number; y: number } {
  const home = seatShape(homeOf(den, monster));
  const best = { far: Number.POSITIVE_INFINITY, x: 0, y: 0 };
  for (const seat of seatsOf(den, other)) {
    const { x, y } = seat.at;
    const far = gap(home, seatShape(seat));
    const tied = Math.abs(far - best.far) <= TOLERANCE;
    if (tied ? x < best.x || (x === best.x && y < best.y) : far < best.far) Object.assign(best, { far, x, y });
  }
  return best;
}

/** The nearest of some, from the home; ties: the smaller x, then the smaller y, then the older (H2-MON-116, -118). */
export function nearestOf<T extends Creature>(den: Den, monster: Monster, among: readonly T[]): T | null {
  let found: T | null = null;
  let best = { far: Number.POSITIVE_INFINITY, x: 0, y: 0 };
  for (const it of among) {
    const seat = nearestSeat(den, monster, it);
    const tied = Math.abs(seat.far - best.far) <= TOLERANCE;
    const isNearer = tied ? seat.x < best.x || (seat.x === best.x && seat.y < best.y) : seat.far < best.far;
    if (found && !isNearer) continue;
    found = it;
    best = seat;
  }
  return found;
}

/** H2-MON-109: all the places that it knows: those of its seats, and those it added. */
export function knownPlaces(den: Den, monster: Monster): readonly Known[] {
  return ownPlaces(monster, den);
}

/** Add a place to those it knows (H2-ACT-232, -235). True if it is new. Plague and Fate are not this function's business. */
export function learn(den: Den, monster: Monster, what: Piece | Known): boolean {
  const place: Known = 'shape' in what && 'kind' in what ? { piece: what, shape: what.shape } : what;
  if (place.piece && !isPlace(place.piece)) return false;
  meetCrossroads(den, monster, place.piece);
  if (isKnown(den, monster, place)) return false;
  know(den, monster, place);
  return true;
}

/** The same place, or a stretch of the surface line that lies within one walked before (H2-MON-140). */
function isKnown(den: Den, monster: Monster, { piece, shape }: Known): boolean {
  if (piece)
    return monster.known.some((it) => it.piece === piece) || seatsOf(den, monster).some((it) => it.piece === piece.id);
  const b = bounds(shape);
  return monster.known.some((it) => {
    if (it.piece) return false;
    const a = bounds(it.shape);
    return b.left >= a.left - TOLERANCE && b.right <= a.right + TOLERANCE;
  });
}

/** H2-MON-T2.8: moments tell which group came first. */
function meetCrossroads(den: Den, monster: Monster, piece: Piece | null): void {
  if (monster.crossroads !== null || !piece || !isCrossroads(piece) || !stillActs(den.world, piece)) return;
  monster.crossroads = ++den.moment;
}
