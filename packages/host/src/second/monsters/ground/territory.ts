import { type Bead, bounds, gap, gapTo, type Piece, type Shape, Territory, TOLERANCE } from '@understory/page';
import { FINGER } from '../../../measures.ts';
import type { Den } from '../den.ts';
import { type Creature, hasTrait, type Known, type Monster } from '../monster.ts';
import { isPlace } from './is-place.ts';
import { keptUntilStir, keptWhileSettled } from './kept.ts';
import { homeOf, lairOf, SEAT, seatShape, seatsOf } from './lair.ts';
import { isCrossroads, stillActs } from './nexus.ts';
import { wilds } from './places.ts';
import { ownWater } from './water.ts';

/** H2-MON-108. */
const HOME_RANGE = FINGER;

/** H2-MON-110: home range and known places. Kept until something stirs. */
export function territoryOf(den: Den, monster: Monster): Territory {
  return realmOf(den, monster).territory;
}

interface Realm {
  readonly territory: Territory;
  /** Bounding boxes as left, top, right, bottom: first the whole, then each part, with the home range and a margin added. */
  readonly boxes: readonly number[];
  /** Whether the territory holds one of these seats, by the array of seats, which stays the same object while its owner's beads do. */
  readonly reached: Map<readonly Bead[], boolean>;
}

/** A territory with its bounding boxes: most things are far away, and a comparison with a box is enough to see that. */
export const realmOf = keptWhileSettled((den, monster): Realm => {
  const places = knownPlaces(den, monster).map((it) => it.shape);
  const territory = Territory.of(lairOf(den, monster), HOME_RANGE, places);
  return { territory, boxes: boxesOf(territory), reached: new Map() };
});

/** The margin is larger than any tolerance, so that a box only ever rules out. */
const HAIR = 0.01;

function boxesOf({ parts }: Territory): number[] {
  const boxes = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const { shape, far } of parts) {
    const it = bounds(shape);
    const more = far + HAIR;
    boxes.push(it.left - more, it.top - more, it.right + more, it.bottom + more);
  }
  for (let i = 4; i < boxes.length; i += 4) {
    boxes[0] = Math.min(boxes[0] as number, boxes[i] as number);
    boxes[1] = Math.min(boxes[1] as number, boxes[i + 1] as number);
    boxes[2] = Math.max(boxes[2] as number, boxes[i + 2] as number);
    boxes[3] = Math.max(boxes[3] as number, boxes[i + 3] as number);
  }
  return boxes;
}

/** Is the bounding box outside the one stored at this index? */
function isOutside(
  boxes: readonly number[],
  i: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): boolean {
  return (
    left > (boxes[i + 2] as number) ||
    right < (boxes[i] as number) ||
    top > (boxes[i + 3] as number) ||
    bottom < (boxes[i + 1] as number)
  );
}

/** H2-MON-111: is it at least partly in the territory? */
export function isNear(den: Den, monster: Monster, shape: Shape): boolean {
  const { territory, boxes } = realmOf(den, monster);
  const { left, top, right, bottom } = bounds(shape);
  if (isOutside(boxes, 0, left, top, right, bottom)) return false;
  for (let i = 4; i < boxes.length; i += 4) {
    if (isOutside(boxes, i, left, top, right, bottom)) continue;
    const { shape: own, far } = territory.parts[i / 4 - 1] as Territory['parts'][number];
    if (gap(own, shape, far + TOLERANCE) <= far + TOLERANCE) return true;
  }
  return false;
}

/** The same for a circle, such as a seat or (radius 0) a unit. */
export function holdsSpot({ territory, boxes }: Realm, x: number, y: number, radius = 0): boolean {
  if (isOutside(boxes, 0, x - radius, y - radius, x + radius, y + radius)) return false;
  for (let i = 4; i < boxes.length; i += 4) {
    if (isOutside(boxes, i, x - radius, y - radius, x + radius, y + radius)) continue;
    const { shape, far } = territory.parts[i / 4 - 1] as Territory['parts'][number];
    const limit = far + (radius + TOLERANCE);
    if (gapTo(shape, x, y, limit) <= limit) return true;
  }
  return false;
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
  return a.is === 'monster' && reaches(realmOf(den, a), seatsOf(den, b));
}

function reaches(realm: Realm, seats: readonly Bead[]): boolean {
  let isSo = realm.reached.get(seats);
  if (isSo === undefined) {
    isSo = seats.some(({ at }) => holdsSpot(realm, at.x, at.y, SEAT));
    realm.reached.set(seats, isSo);
  }
  return isSo;
}

/** H2-MON-113: those it may target: groups, the oldest first, then wild groups. `reaches along water` included (H2-CRD-317). */
export function neighbours(den: Den, monster: Monster): readonly Creature[] {
  return around(den, monster);
}

const around = keptUntilStir((den, monster: Monster): readonly Creature[] => {
  const swims = hasTrait(monster, 'reaches along water');
  const realm = realmOf(den, monster);
  const seats = seatsOf(den, monster);
  const found: Creature[] = [];
  for (const it of den.monsters) {
    if (it === monster) continue;
    const meet = reaches(realm, seatsOf(den, it)) || reaches(realmOf(den, it), seats);
    if (meet || (swims && isByWaterOf(den, monster, it))) found.push(it);
  }
  for (const it of wilds(den))
    if (reaches(realm, seatsOf(den, it)) || (swims && isByWaterOf(den, monster, it))) found.push(it);
  return found;
});

/** H2-CRD-317: a seat within 4.5 beads of any point of its connected water. */
function isByWaterOf(den: Den, monster: Monster, other: Creature): boolean {
  const limit = FINGER + TOLERANCE;
  const water = ownWater(den, monster);
  return seatsOf(den, other).some((it) => water.some(({ shape }) => gap(shape, seatShape(it), limit) <= limit));
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
  return knowledge(den, monster);
}

const knowledge = keptWhileSettled((den, monster): readonly Known[] => {
  const { page } = den.world;
  const ids = new Set(seatsOf(den, monster).map((it) => it.piece));
  const own = [...ids].map((id) => page.piece(id)).map((piece) => ({ piece, shape: piece.shape }));
  return [...own, ...monster.known.filter(({ piece }) => piece === null || !ids.has(piece.id))];
});

/** Add a place to those it knows (H2-ACT-232, -235). True if it is new. Plague and Fate are not this function's business. */
export function learn(den: Den, monster: Monster, what: Piece | Known): boolean {
  const place: Known = 'shape' in what && 'kind' in what ? { piece: what, shape: what.shape } : what;
  if (place.piece && !isPlace(place.piece)) return false;
  meetCrossroads(den, monster, place.piece);
  if (isKnown(den, monster, place)) return false;
  monster.known.push(place);
  den.stir++;
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
