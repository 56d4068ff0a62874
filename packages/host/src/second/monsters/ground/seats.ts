import {
  type Bead,
  type BeadKind,
  type Change,
  centreOf,
  gap,
  gapTo,
  mil,
  type Piece,
  type Point,
  TOLERANCE,
} from '@understory/page';
import { type Clause, Impossible, type Rule } from '@understory/table';
import { FINGER } from '../../../measures.ts';
import { causedBy } from '../../../note.ts';
import type { Tick } from '../../events.ts';
import { note } from '../../note.ts';
import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';
import { emblemOf } from './emblem.ts';
import { Around } from './index/around.ts';
import { spotsIn } from './index/spots.ts';
import { homeOf, lairOf, lairPieces } from './lair.ts';
import { areJoined, holderOf, maySit } from './places.ts';
import { isRoom } from './room.ts';
import { newRoom } from './rooms.ts';
import { livedInAgain } from './ruins.ts';
import { seatShape } from './seat.ts';
import { freeSeat } from './seat-in.ts';

/** A bead in search of a seat; with an origin, one that sat elsewhere before. */
interface Unseated {
  readonly kind: BeadKind;
  readonly name?: string | null;
  readonly origin?: string;
}

/** H2-MON-131: a new bead takes a free room of the lair, a free room in reach, or a new room. `into` is tried first (H2-MON-132). */
export function* seatBead(
  den: Den,
  monster: Monster,
  bead: Unseated,
  clause: Clause,
  into: Piece | null = null,
  cause?: Tick,
): Rule<Bead> {
  const seat = (into && seatIn(den, monster, into)) ?? seatInLair(den, monster) ?? seatInReach(den, monster);
  if (seat) return put(den, monster, bead, seat.piece, seat.at, { clause, cause });
  const what = { kind: 'room of', group: monster.id } as const;
  const room = yield* newRoom(den, monster, { clause: 'H2-MON-130', room: 'lair', what });
  const at = freeSeat(den, monster, room, homeOf(den, monster).at) ?? centreOf(room.shape);
  return put(den, monster, bead, room, at, { clause, cause });
}

/** A bead put on a seat whose place is known: the first ● of a group at its location (H2-MON-212). */
export function seatAt(
  den: Den,
  monster: Monster,
  bead: Unseated,
  piece: Piece,
  at: Point,
  clause: Clause,
  cause?: Tick,
): Bead {
  // The middle of a crescent or a star may be outside its outline.
  const isIn = gapTo(piece.shape, at.x, at.y, TOLERANCE) <= TOLERANCE;
  const seat = isIn ? at : (freeSeat(den, monster, piece, at) ?? spotsIn(piece)[0] ?? at);
  return put(den, monster, bead, piece, seat, { clause, cause });
}

/** A bead moves to another place of its group; if there is no seat for it there, it stays (H2-MON-319). */
export function moveSeat(den: Den, monster: Monster, bead: Bead, into: Piece, near: Point, why: Why): Bead {
  const at = freeSeat(den, monster, into, near);
  if (!at) return bead;
  const { world } = den;
  const { clause, cause } = why;
  const put = placed(den, monster, bead, into, at);
  const changes: Change[] = [...livedInAgain(den, into), { do: 'move', id: bead.id, bead: put }];
  const line = { kind: 'moved', clause, group: monster.id, bead: bead.kind, from: bead.piece, piece: into.id } as const;
  const tick = note(world, { ...line, beads: [put.id], ...causedBy(cause) }, changes);
  keepBonus(den, monster, clause, tick);
  return latest(den, put.id);
}

/** By which clause a bead gets its seat, and after which line. */
interface Why {
  readonly clause: Clause;
  readonly cause: Tick | undefined;
}

interface FreeSeat {
  readonly piece: Piece;
  readonly at: Point;
}

function seatIn(den: Den, monster: Monster, piece: Piece): FreeSeat | null {
  const near = hasHome(den, monster) ? homeOf(den, monster).at : centreOf(piece.shape);
  const at = freeSeat(den, monster, piece, near);
  return at && { piece, at };
}

function hasHome(den: Den, monster: Monster): boolean {
  return den.world.page.beadsOf(monster.id).length > 0;
}

function seatInLair(den: Den, monster: Monster): FreeSeat | null {
  for (const piece of lairPieces(den, monster)) {
    const seat = isRoom(piece) ? seatIn(den, monster, piece) : null;
    if (seat) return seat;
  }
  return null;
}

/** The nearest free room in the home range that is connected to the lair. */
function seatInReach(den: Den, monster: Monster): FreeSeat | null {
  const { page } = den.world;
  const home = homeOf(den, monster);
  const own = page.piece(home.piece);
  const lair = lairOf(den, monster);
  const seen = new Set<Piece>(lairPieces(den, monster));
  const rooms: { readonly piece: Piece; readonly far: number }[] = [];
  const around = Around.of(page);
  for (const shape of lair) {
    around.visit(shape, FINGER, (piece) => {
      if (!isRoom(piece) || seen.has(piece)) return;
      seen.add(piece);
      if (areJoined(den, own, piece)) rooms.push({ piece, far: gap(seatShape(home), piece.shape) });
    });
  }
  for (const { piece } of rooms.sort(nearestFirst)) {
    const at = freeSeat(den, monster, piece, home.at);
    if (at && lair.some((it) => gapTo(it, at.x, at.y, FINGER) <= FINGER + TOLERANCE)) return { piece, at };
  }
  return null;
}

/** H2-MON-116. */
function nearestFirst(a: { piece: Piece; far: number }, b: { piece: Piece; far: number }): number {
  if (Math.abs(a.far - b.far) > TOLERANCE) return a.far - b.far;
  const [p, q] = [centreOf(a.piece.shape), centreOf(b.piece.shape)];
  return p.x - q.x || p.y - q.y || a.piece.since - b.piece.since;
}

function put(den: Den, monster: Monster, unseated: Unseated, piece: Piece, at: Point, { clause, cause }: Why): Bead {
  const { world } = den;
  const { kind, origin } = unseated;
  const bead = placed(den, monster, unseated, piece, at);
  const changes = livedInAgain(den, piece);
  changes.push({ do: 'bead', bead: origin === undefined ? bead : { ...bead, origin } });
  const seated = { kind: 'seated', clause, group: monster.id, piece: piece.id, bead: kind, beads: [bead.id] } as const;
  note(world, cause === undefined ? seated : { ...seated, cause }, changes);
  return latest(den, bead.id);
}

/** A bead as it will lie. */
function placed(
  { world: { page } }: Den,
  monster: Monster,
  bead: Unseated,
  piece: Piece,
  { x, y }: Point,
): Extract<Change, { do: 'move' }>['bead'] {
  const { kind, name = null } = bead;
  const at = { x: mil(x), y: mil(y) };
  return {
    id: page.newId('b'),
    kind,
    at,
    piece: piece.id,
    owner: monster.id,
    name,
    fixed: false,
    emblem: emblemOf(monster),
  };
}

/** The bead that was put down just now. */
function latest({ world: { page } }: Den, id: string): Bead {
  const bead = page.beads.at(-1);
  if (bead?.id !== id) throw new Impossible(`${id} was not put down`);
  return bead;
}

/** H2-MON-104: ★ take no space: they lie at the home seat, and go with it. Put, or moved there after the home changed. */
export function keepBonus(den: Den, monster: Monster, clause: Clause, cause?: Tick): void {
  const { world } = den;
  const home = homeOf(den, monster);
  const astray = world.page
    .beadsOf(monster.id)
    .filter((it) => it.kind === 'bonus' && (it.piece !== home.piece || it.at.x !== home.at.x || it.at.y !== home.at.y));
  if (astray.length === 0) return;
  const emblem = emblemOf(monster);
  const { at, piece } = home;
  const moved = astray.map(({ id, kind, name }) => {
    const bead = { id: world.page.newId('b'), kind, at, piece, owner: monster.id, name, fixed: false, emblem };
    return { do: 'move', id, bead } as const;
  });
  const beads = moved.map(({ bead }) => bead.id);
  note(world, { kind: 'bonus kept', clause, group: monster.id, beads, ...causedBy(cause) }, moved);
}

/** Could the group put a bead into this room now, without digging? */
export function hasSeatFor(den: Den, monster: Monster, piece: Piece): boolean {
  const middle = centreOf(piece.shape);
  return isRoom(piece) && maySit(den, monster, piece, middle) && holderOf(den, piece, middle, monster) === null;
}
