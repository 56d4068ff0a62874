import { type Bead, distance, gapTo, holdsPoint, isOpen, type Piece, type Point, TOLERANCE } from '@understory/page';
import type { World } from '../../../world.ts';
import type { Den } from '../den.ts';
import type { Creature, Monster, Wild } from '../monster.ts';
import { hasTrait } from '../parts.ts';
import { Around } from './index/around.ts';
import { Holders } from './index/holders.ts';
import { Joined } from './index/joined.ts';
import { wildGroups } from './index/loose.ts';
import { isCrossroads, isPerilous } from './nexus.ts';
import { isLarge, isRoom } from './room.ts';
import { SEAT } from './seat.ts';

/** The wild groups on the map, the oldest piece first (H2-MON-121). */
export function wilds(den: Den): readonly Wild[] {
  return wildGroups(den);
}

/** In such a place a seat holds only what is this near to it. */
const HELD_AROUND = 1;
/** H2-MON-214: a location this near to a seat is taken, in any place. */
const TAKEN_AROUND = 0.5;

/** H2-MON-107, -214: who holds this spot, if anybody; of a large place only what lies within a bead of a seat is held. */
export function holderOf(den: Den, piece: Piece | null, at: Point, but: Monster | null = null): Creature | null {
  const { page } = den.world;
  const holders = Holders.of(den);
  const found = { who: null as Creature | null, far: Number.POSITIVE_INFINITY };
  for (const bead of page.beadsAround(at.x, at.y)) {
    const far = farOf(bead, at);
    const reach = piece !== null && bead.piece === piece.id ? HELD_AROUND : TAKEN_AROUND;
    if (far <= reach + TOLERANCE && far <= found.far) holders.take(found, holders.ofSeat(bead), far, but);
  }
  // A small room is held as a whole; so is a construction, which needs no bead in it.
  if (piece !== null && !isLarge(piece)) {
    for (const bead of page.beadsIn(piece.id)) holders.take(found, holders.ofSeat(bead), farOf(bead, at), but);
  }
  if (piece !== null) for (const who of holders.ofHall(piece.id)) holders.take(found, who, 0, but);
  return found.who;
}

function farOf({ at: { x, y } }: Bead, at: Point): number {
  return distance(x, y, at.x, at.y) - SEAT;
}

/** H2-MON-137, H2-CRD-317: must it, may it sit in water? */
export function waterFor(monster: Monster): 'only' | 'too' | 'never' {
  if (hasTrait(monster, 'only in water')) return 'only';
  return monster.tags.includes('aquatic') || hasTrait(monster, 'may lair in water') ? 'too' : 'never';
}

/** H2-MON-137: may this group have a seat at this spot? `piece` is the place it lies in; null = solid rock, or the bare surface. */
export function maySit(den: Den, monster: Monster, piece: Piece | null, at: Point): boolean {
  if (piece) return mayBeIn(den, monster, piece) && isOnTop(den, piece, at);
  const { world } = den;
  if (waterFor(monster) === 'only' && world.page.stratumAt(at.x, at.y) === 0) return false;
  for (const it of Around.of(world.page).at(at.x, at.y))
    if (it.matter === 'cover' ? isBarred(world, it) : isGround(it)) return false;
  return true;
}

/** H2-MON-137: may this group have a seat in this place at all? */
export function mayBeIn({ world }: Den, monster: Monster, piece: Piece): boolean {
  if (isBarred(world, piece) || !isOpen(piece)) return false;
  const wet = waterFor(monster);
  return piece.kind === 'water' ? wet !== 'never' : wet !== 'only';
}

/** The piece drawn last is on top: a bead in a lake or a newer room sits in that piece, not in the cave below it. */
export function isOnTop({ world }: Den, piece: Piece, { x, y }: Point): boolean {
  for (const it of Around.of(world.page).over(piece, mayLieOver))
    if (gapTo(it.shape, x, y, TOLERANCE) <= TOLERANCE && (it.matter !== 'cover' || isBarred(world, it))) return false;
  return true;
}

/** Of the pieces that cover others only a nexus can keep a group out. */
function mayLieOver(it: Piece, piece: Piece): boolean {
  return it.matter === 'cover' ? it.nexus !== null : isGround(it) && liesOver(it, piece);
}

function isBarred(world: World, piece: Piece): boolean {
  return piece.nexus !== null && (isCrossroads(piece) || isPerilous(world, piece));
}

/** Caves, lakes and magma merge, whichever came first; only dug rooms keep fluids out. */
function liesOver(it: Piece, piece: Piece): boolean {
  const isFluid = it.kind === 'water' || it.kind === 'magma' || it.kind === 'void';
  return it.since > piece.since || (isFluid && piece.kind === 'cave');
}

/** A piece to stay in, unlike a passage that only leads through. */
function isGround({ kind }: Piece): boolean {
  return kind !== 'tunnel' && kind !== 'fault';
}

/** H2-MON-133: a room of a past civilisation, or a former lair. */
export function isRuin(den: Den, piece: Piece): boolean {
  if (piece.age === 'civilization' && isRoom(piece) && piece.kind !== 'water') return true;
  return den.ruins.some((it) => it.piece === piece.id);
}

/** H2-MON-133: how many game turns count as recent. */
const RECENT = 3;

/** H2-MON-133: a ruin emptied in the last three game turns, and not occupied now. */
export function isClearedLair(den: Den, piece: Piece): boolean {
  const emptied = den.ruins.findLast((it) => it.piece === piece.id);
  return emptied !== undefined && emptied.turn > den.turn - RECENT && holderOf(den, piece, emptied.at) === null;
}

/** H2-MON-115: joined by a chain of touching open pieces and the surface line. */
export function areJoined(den: Den, a: Piece, b: Piece): boolean {
  return Joined.of(den.world.page).areJoined(a, b);
}

/** The open piece to sit in at a spot, the last drawn of several; null = rock or the bare surface. */
export function placeAt({ world }: Den, { x, y }: Point): Piece | null {
  let found: Piece | null = null;
  for (const it of Around.of(world.page).at(x, y))
    if (isRoom(it) && holdsPoint(it.shape, x, y) && (!found || it.since > found.since)) found = it;
  return found;
}
