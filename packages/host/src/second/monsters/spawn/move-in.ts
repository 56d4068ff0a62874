import { type Bead, centreOf, disc, type Piece, type Point, TOLERANCE } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { hasSpace } from '../../../beads.ts';
import { FINGER } from '../../../measures.ts';
import type { Tick } from '../../events.ts';
import type { Den } from '../den.ts';
import { homeOf } from '../ground/lair.ts';
import { letLie } from '../ground/loose.ts';
import { areJoined } from '../ground/places.ts';
import { isLarge, isRoom } from '../ground/room.ts';
import { digHome, tunnelTo, wallOffHome } from '../ground/rooms.ts';
import { SEAT } from '../ground/seat.ts';
import { freeSeat } from '../ground/seat-in.ts';
import { hasSeatFor, seatAt, seatBead } from '../ground/seats.ts';
import { isNear } from '../ground/territory.ts';
import type { Creature, Monster } from '../monster.ts';
import { hasTrait } from '../parts.ts';
import type { Held } from './hand.ts';
import type { Location } from './location.ts';

/** H2-MON-212: the first ● sits at the location, the others in free rooms near it, or in rooms that are dug for them. */
export function* moveIn(
  den: Den,
  me: Monster,
  location: Location,
  hand: readonly Held[],
  { clause, cause }: { readonly clause: Clause; readonly cause: Tick },
  shun: Creature | null = null,
): Rule<Piece> {
  const { at } = location;
  const home = yield* homeAt(den, me, location, clause);
  const [first, ...others] = hand.filter((it) => it.kind !== 'bonus');
  if (first) seatAt(den, me, first, home, firstSeat(den, me, home, at), clause, cause);
  const rooms = others.length > 0 ? freeRooms(den, me, at, home, shun) : [];
  for (const bead of others) {
    const room = rooms.find((it) => hasSpace(den.world, it)) ?? null;
    if (room && !areJoined(den, home, room)) yield* tunnelTo(den, me, home, room, clause);
    keep(den, me, yield* seatBead(den, me, bead, clause, room, cause), clause, cause);
  }
  for (const bead of hand) if (bead.kind === 'bonus') seatAt(den, me, bead, home, homeOf(den, me).at, clause, cause);
  return home;
}

/** The place itself, a room walled off in it, or one that is dug out of the rock. */
function* homeAt(den: Den, me: Monster, { at, piece, stratum, isWalled }: Location, clause: Clause): Rule<Piece> {
  if (piece) return isWalled ? wallOffHome(den, me, piece, at, clause) : piece;
  // A hut stands on the surface line, under the sky.
  return yield* digHome(den, me, stratum === 0 ? { x: at.x, y: at.y - SEAT } : at, clause);
}

/** A large place has room for several groups, each at its own spot (H2-MON-107); a small one has its own seats. */
function firstSeat(den: Den, me: Monster, home: Piece, at: Point): Point {
  return isLarge(home) ? at : (freeSeat(den, me, home, at) ?? centreOf(home.shape));
}

/** H2-CRD-316: some keep no treasure. */
function keep(den: Den, me: Monster, bead: Bead, clause: Clause, cause: Tick): void {
  if (bead.kind !== 'population' && hasTrait(me, 'never gathers ○')) letLie(den, bead, clause, homeOf(den, me), cause);
}

/** H2-MON-212: its home, then the free rooms within a finger, the nearest first (H2-MON-116). Not those in reach of whom it shuns. */
function freeRooms(den: Den, me: Monster, at: Point, home: Piece, shun: Creature | null): Piece[] {
  const found: { readonly room: Piece; readonly gap: number; readonly middle: Point }[] = [];
  const visit = (room: Piece, gap: number) => {
    const isShunned = shun?.is === 'monster' && isNear(den, shun, room.shape);
    if (!isShunned && hasSeatFor(den, me, room)) found.push({ room, gap, middle: centreOf(room.shape) });
    return undefined;
  };
  den.world.page.visitWithin(disc(at.x, at.y, 0), FINGER, visit, (it) => it !== home && isRoom(it));
  found.sort((a, b) => {
    if (Math.abs(a.gap - b.gap) > TOLERANCE) return a.gap - b.gap;
    return a.middle.x - b.middle.x || a.middle.y - b.middle.y || a.room.since - b.room.since;
  });
  return [home, ...found.map((it) => it.room)];
}
