import { distance, gapTo, holdsPoint, isOpen, type Piece, type Point, TOLERANCE } from '@understory/page';
import type { World } from '../../../world.ts';
import type { Den } from '../den.ts';
import { type Creature, hasTrait, type Monster, type Wild } from '../monster.ts';
import { Around } from './around.ts';
import { Joined } from './joined.ts';
import { keptUntilStir, keptWhileLoose, keptWhileSettled } from './kept.ts';
import { SEAT, seatsOf } from './lair.ts';
import { isCrossroads, isPerilous } from './nexus.ts';

/** The wild groups on the map, the oldest piece first (H2-MON-121). */
export function wilds(den: Den): readonly Wild[] {
  return wildGroups(den);
}

const wildGroups = keptWhileLoose((den): readonly Wild[] => {
  const { page } = den.world;
  const ids = new Set<string>();
  for (const it of page.beadsOf(null)) if (it.kind === 'population') ids.add(it.piece);
  const pieces = [...ids].map((id) => page.piece(id)).sort((a, b) => a.since - b.since);
  return pieces.map((piece) => ({ is: 'wild', id: piece.id, piece }));
});

/** H2-MON-107: a place as large as this has room for several. */
const LARGE = 3;
/** In such a place a seat holds only what is this near to it. */
const HELD_AROUND = 1;
/** H2-MON-214: a location this near to a seat is taken, in any place. */
const TAKEN_AROUND = 0.5;

export function isLarge({ area }: Piece): boolean {
  return area >= LARGE - TOLERANCE;
}

interface Holding {
  readonly who: Creature;
  readonly piece: string;
  /** Null for a construction, all of which is held. */
  readonly at: Point | null;
}

/** Everything that is held by anybody. */
const holdings = keptUntilStir((den, _: Den): readonly (readonly Holding[])[] => [
  ...den.monsters.map((it) => ownHoldings(den, it)),
  wildHoldings(den),
]);

const ownHoldings = keptWhileSettled((den, who): readonly Holding[] => {
  const all: Holding[] = seatsOf(den, who).map(({ piece, at }) => ({ who, piece, at }));
  for (const { piece, isOfLair } of who.constructions) if (isOfLair) all.push({ who, piece: piece.id, at: null });
  return all;
});

const wildHoldings = keptWhileLoose((den): readonly Holding[] =>
  wilds(den).flatMap((who) => seatsOf(den, who).map(({ piece, at }) => ({ who, piece, at }))),
);

/** H2-MON-107, -214: who holds this spot, if anybody; of a large place only what lies within a bead of a seat is held. */
export function holderOf(den: Den, piece: Piece | null, at: Point, but: Monster | null = null): Creature | null {
  const wide = piece !== null && isLarge(piece);
  // Only a small room is held as a whole.
  const isSmall = piece !== null && !wide;
  let holder: Creature | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const held of holdings(den, den)) {
    for (const it of held) {
      if (it.who === but) break;
      if (!isSmall && it.at !== null && isFarOff(it.at, at)) continue;
      // H2-MON-224: of several, the one with the nearest seat.
      const far = it.at === null ? 0 : distance(it.at.x, it.at.y, at.x, at.y) - SEAT;
      if (far >= least || (far > HELD_AROUND + TOLERANCE && !isSmall)) continue;
      const isIn = it.piece === piece?.id;
      if (it.at === null && !isIn) continue;
      const reach = isIn ? (wide ? HELD_AROUND : Number.POSITIVE_INFINITY) : TAKEN_AROUND;
      if (far > reach + TOLERANCE) continue;
      holder = it.who;
      least = far;
    }
  }
  return holder;
}

/** A quick test that rules out most spots: too far away for any seat to hold it. */
function isFarOff(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) > FAR_OFF || Math.abs(a.y - b.y) > FAR_OFF;
}

const FAR_OFF = HELD_AROUND + SEAT + 0.01;

/** Tracks and roads are buildings under the sky too, but nobody lives on them. */
const WAYS: ReadonlySet<string | null> = new Set(['track', 'road']);

/** Is it a room, a cave, a hollow, a hut or (for those who may) water: something to sit in, unlike a tunnel? */
export function isRoom({ kind, room }: Piece): boolean {
  return (
    (kind === 'room' || kind === 'cave' || kind === 'building' || kind === 'hollow' || kind === 'water') &&
    !WAYS.has(room)
  );
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
