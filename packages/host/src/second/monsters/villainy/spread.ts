import {
  BEAD_RADIUS,
  type Bead,
  type BeadKind,
  bounds,
  distance,
  gapTo,
  isCrowded,
  type Piece,
  type Point,
  type Shape,
} from '@understory/page';
import type { ThinkingHand } from '@understory/table';
import { FINGER } from '../../../measures.ts';
import type { Den } from '../den.ts';
import { Around } from '../ground/index/around.ts';
import { halfBeadSpots, strataOf } from '../ground/index/spots.ts';
import { homeOf, seatsOf } from '../ground/lair.ts';
import { isFreeRock, type Reach, roomAt } from '../ground/moving.ts';
import { isLarge, isRoom } from '../ground/room.ts';
import { SEAT } from '../ground/seat.ts';
import { freeSeat } from '../ground/seat-in.ts';
import { knownPlaces } from '../ground/territory.ts';
import { isHorde } from '../minds/strata.ts';
import type { Monster } from '../monster.ts';
import { strataHeld, strataOfOthers, strataUnder } from './strata.ts';

/** A bead that the Horde wants elsewhere, and where. */
interface Wanted {
  readonly bead: Bead;
  readonly at: Point;
}

/**
 * H2-HRD-21: one ● into each uncorrupted numbered stratum with a part in its territory that nobody else holds and where it has no
 * bead yet. Only of these beads, the first that can be spared; null if there is none, or nowhere for it to go. Tactical Hordes send
 * a ○ rather than a ●, and also advance on those that they do not reach yet.
 */
export function wantedMove(
  den: Den,
  me: Monster,
  beads: readonly Bead[],
  reach: Reach,
  hand: ThinkingHand,
): Wanted | null {
  if (!isHorde(den, me)) return null;
  const { page } = den.world;
  const own = strataHeld(den, seatsOf(den, me));
  const spare = (kind: BeadKind) => beads.find((it) => it.kind === kind && isSpare(den, it, own));
  const bead = (hand === 'tactical' ? spare('treasure') : undefined) ?? spare('population');
  if (!bead) return null;
  const held = strataOfOthers(den, me);
  let rooms: readonly Piece[] | null = null;
  for (const { number } of page.strata) {
    if (den.corrupted.has(number) || own.has(number) || held.has(number)) continue;
    if (!reach.territory.reaches(page.stratumShape(number))) continue;
    rooms ??= roomsInReach(den, me, reach);
    const at = placeIn(den, me, number, rooms, reach);
    if (at) return { bead, at };
  }
  return hand === 'tactical' ? advance(den, me, bead, own, reach) : null;
}

/** The last bead in a stratum that is still to be corrupted stays there. */
function isSpare(den: Den, bead: Bead, own: ReadonlyMap<number, number>): boolean {
  return strataUnder(den, bead).every((it) => den.corrupted.has(it) || (own.get(it) ?? 0) > 1);
}

/** H2-HRD-23: which of these beads goes, if the Horde thinks of what it still has to corrupt; the home's own goes last. */
export function spareBead(den: Den, me: Monster, beads: readonly Bead[], gone: readonly Bead[]): Bead | undefined {
  const own = strataHeld(
    den,
    seatsOf(den, me).filter((it) => !gone.includes(it)),
  );
  const home = homeOf(den, me);
  return beads.find((it) => it !== home && isSpare(den, it, own));
}

/** A seat in a free room of its territory, the nearest to its home; else free rock in its home range. */
function placeIn(den: Den, me: Monster, stratum: number, rooms: readonly Piece[], reach: Reach): Point | null {
  const home = homeOf(den, me).at;
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const room of rooms) {
    // No seat of a room is nearer than the room itself.
    if (gapTo(room.shape, home.x, home.y, least + HAIR) > least + HAIR) continue;
    const seat = seatIn(den, me, room, stratum, reach);
    const far = seat ? distance(seat.x, seat.y, home.x, home.y) : least;
    if (far < least) [best, least] = [seat, far];
  }
  return best ?? rockIn(den, me, stratum, reach);
}

/** A seat's middle may lie a little outside the room's outline. */
const HAIR = 0.1;

/** The rooms that it knows, and all that lie in its home range. */
function roomsInReach(den: Den, me: Monster, { lair }: Reach): Piece[] {
  const around = Around.of(den.world.page);
  const found = new Set<Piece>(knownPlaces(den, me).flatMap(({ piece }) => (piece && isRoom(piece) ? piece : [])));
  for (const shape of lair) {
    const here: Piece[] = [];
    around.visit(shape, FINGER, (it) => {
      if (isRoom(it) && !found.has(it)) here.push(it);
    });
    for (const it of here.sort(olderFirst)) found.add(it);
  }
  return [...found];
}

function olderFirst(a: Piece, b: Piece): number {
  return a.since - b.since || a.id.length - b.id.length || (a.id < b.id ? -1 : 1);
}

/** A free seat of a room that lies in this stratum. */
function seatIn(den: Den, me: Monster, piece: Piece, stratum: number, reach: Reach): Point | null {
  const { page } = den.world;
  if (piece.stratum === 0 || !strataOf(page, piece).has(stratum)) return null;
  const seat = freeSeat(den, me, piece, homeOf(den, me).at);
  if (!seat) return null;
  const isThere = (at: Point) => {
    if (page.stratumAt(at.x, at.y) !== stratum || roomAt(den, me, reach, at) !== piece) return false;
    // The seat that the bead would get if this spot were pointed at.
    const sits = freeSeat(den, me, piece, at);
    return sits !== null && page.stratumAt(sits.x, sits.y) === stratum;
  };
  if (isThere(seat)) return seat;
  return isLarge(piece) ? (halfBeadSpots(page, piece).roomy.find(isThere) ?? null) : null;
}

/** The nearest free rock to its home. */
function rockIn(den: Den, me: Monster, stratum: number, reach: Reach): Point | null {
  const { page } = den.world;
  const home = homeOf(den, me).at;
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  const most = FINGER + 3;
  for (let x = Math.ceil((home.x - most) * 2) / 2; x <= home.x + most; x += 0.5) {
    for (let y = Math.ceil((home.y - most) * 2) / 2; y <= home.y + most; y += 0.5) {
      const far = distance(x, y, home.x, home.y);
      if (far >= least || !page.onPage(x, y) || page.stratumAt(x, y) !== stratum) continue;
      // A spot under a room is no way in, whatever stratum it is of.
      if (roomAt(den, me, reach, { x, y }) === null && isFreeRock(den, me, reach, { x, y }))
        [best, least] = [{ x, y }, far];
    }
  }
  return best;
}

/** H2-HRD-21, tactical: towards the nearest uncorrupted stratum without a bead of its own that any bead can come nearer to. */
function advance(den: Den, me: Monster, bead: Bead, own: ReadonlyMap<number, number>, reach: Reach): Wanted | null {
  const { page } = den.world;
  const seats = seatsOf(den, me);
  const goals = page.strata
    .filter(({ number }) => !den.corrupted.has(number) && !own.has(number))
    .map(({ number }) => {
      const shape = page.stratumShape(number);
      return { shape, far: Math.min(...seats.map(({ at }) => gapTo(shape, at.x, at.y))) };
    })
    .sort((a, b) => a.far - b.far);
  for (const { shape, far } of goals) {
    const at = spotTowards(den, me, shape, far - STRIDE, reach);
    if (at) return { bead, at };
  }
  return null;
}

/** A bead is moved if it comes this much nearer. */
const STRIDE = 0.5;

/** The spot of free rock or the free seat nearest to a stratum, if it is nearer than this; best of all one that lies in it, at least partly. */
function spotTowards(den: Den, me: Monster, goal: Shape, nearer: number, reach: Reach): Point | null {
  const most = Math.max(nearer, SEAT);
  const isThere = ({ x, y }: Point) => gapTo(goal, x, y, SEAT) < SEAT;
  const isCloser = ({ x, y }: Point) => gapTo(goal, x, y, most) <= nearer;
  const found = spotsRound(reach, COARSE)
    .map((at) => ({ at, far: gapTo(goal, at.x, at.y, most) }))
    .filter((it) => it.far <= most)
    .sort((a, b) => a.far - b.far);
  for (const { at, far } of found) {
    if (far >= SEAT) break;
    if (willSit(den, me, reach, at, isThere)) return at;
  }
  // Beside a river of magma there is hardly room for a room: half a bead is too coarse there.
  const { left, right, top, bottom } = bounds(goal);
  const isInBox = ({ x, y }: Point) => x >= left - SEAT && x <= right + SEAT && y >= top - SEAT && y <= bottom + SEAT;
  for (const at of spotsRound(reach, FINE)) {
    if (!isInBox(at) || isCrowded(den.world.page, at.x, at.y, BEAD_RADIUS) || !isThere(at)) continue;
    if (willSit(den, me, reach, at, isThere)) return at;
  }
  return found.find(({ at }) => willSit(den, me, reach, at, isCloser))?.at ?? null;
}

/** May a bead sit here, or would it get a seat in the room here that is as good? */
function willSit(den: Den, me: Monster, reach: Reach, at: Point, isGood: (at: Point) => boolean): boolean {
  const room = roomAt(den, me, reach, at);
  const sits = room ? freeSeat(den, me, room, at) : isFreeRock(den, me, reach, at) ? at : null;
  return sits !== null && isGood(sits);
}

/** How many spots there are to a bead, across and down. */
const COARSE = { across: 2, down: 2 };
const FINE = { across: 4, down: 8 };

/** The spots of a grid in reach of the lair, each once. */
function spotsRound({ lair }: Reach, { across, down }: typeof COARSE): Point[] {
  const found = new Map<number, Point>();
  for (const shape of lair) {
    const { left, right, top, bottom } = bounds(shape);
    for (let x = Math.ceil((left - FINGER) * across); x <= (right + FINGER) * across; x++)
      for (let y = Math.ceil((top - FINGER) * down); y <= (bottom + FINGER) * down; y++)
        if (!found.has(x * 4096 + y)) found.set(x * 4096 + y, { x: x / across, y: y / down });
  }
  return [...found.values()];
}
