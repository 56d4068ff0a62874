import { distance, gap, mil, type Piece, type Point, TOLERANCE } from '@understory/page';
import { capacity } from '../../../beads.ts';
import { FINGER } from '../../../measures.ts';
import type { Goal } from '../../cards/steps/relocate.ts';
import type { Den } from '../den.ts';
import { dwellings, openSpots, seatOfEmpty } from '../ground/index/spots.ts';
import { homeOf, seatsOf } from '../ground/lair.ts';
import { holderOf, isOnTop, mayBeIn, maySit, waterFor, wilds } from '../ground/places.ts';
import { SEAT } from '../ground/seat.ts';
import { freeSeat } from '../ground/seat-in.ts';
import type { HomeSite } from '../minds/home-site.ts';
import type { Monster } from '../monster.ts';
import { hasTrait } from '../parts.ts';
import { type Fitness, fitnessFor, keepsAwayFrom, type Shunned, seatOn, type Where } from './fitness.ts';
import { freshSpots, OFFERED } from './fresh-spots.ts';

export interface SiteWish {
  readonly shun?: Shunned;
  /** A fresh lair is offered with the others, or (H2-ACT-266) dug only where no place serves. */
  readonly dug?: 'too' | 'if nothing else';
}

/** H2-ACT-262, -263: all the places where a group could make its new home. */
export function candidates(den: Den, me: Monster, goals: readonly Goal[], wish: SiteWish = {}): HomeSite[] {
  const roomy = [...sitesFor(den, me, goals, wish, spreadOf(den, me))];
  return roomy.length > 0 ? roomy : [...sitesFor(den, me, goals, wish, 0)];
}

/** H2-MON-316: is there any at all? The search stops at the first one found. */
export function hasCandidate(den: Den, me: Monster, goals: readonly Goal[]): boolean {
  for (const _ of sitesFor(den, me, goals, {}, 0, 1)) return true;
  return false;
}

/** How far the rooms of a group with several beads usually spread round its home: other groups are kept that much farther away. */
const SPREAD = 2.5;

export function spreadOf(den: Den, me: Monster): number {
  return seatsOf(den, me).length > 1 ? SPREAD : 0;
}

function* sitesFor(
  den: Den,
  me: Monster,
  goals: readonly Goal[],
  { shun, dug = 'too' }: SiteWish,
  margin: number,
  fresh = OFFERED,
): Generator<HomeSite> {
  // H2-CRD-315.
  if (hasTrait(me, 'never relocates')) return;
  const fitness = and(fitnessFor(den, me, goals, margin), shun && keepsAwayFrom(den, shun));
  const livesAbove = me.tags.includes('surface');
  let any = false;
  for (const site of existing(den, me, fitness, livesAbove ? 'anywhere' : 'below')) {
    any = true;
    yield site;
  }
  if (!any || dug === 'too') {
    for (const at of freshSpots(den, me, fitness, livesAbove ? 'anywhere' : 'below', fresh)) {
      any = true;
      yield { piece: null, at };
    }
  }
  if (any || livesAbove) return;
  // H2-ACT-263: the surface only if nothing else fits.
  for (const site of existing(den, me, fitness, 'above')) {
    any = true;
    yield site;
  }
  if (!any || dug === 'too') for (const at of freshSpots(den, me, fitness, 'above', fresh)) yield { piece: null, at };
}

function and(fitness: Fitness, also: Fitness['fits'] | undefined): Fitness {
  return also ? { ...fitness, fits: (piece, at) => fitness.fits(piece, at) && also(piece, at) } : fitness;
}

/** Every unoccupied room, cave or cavern, and water for those who may sit in it, that is legal, far enough and fits the goal. */
function* existing(den: Den, me: Monster, fitness: Fitness, where: Where): Generator<HomeSite> {
  const { small, large } = dwellings(den.world.page);
  const home = homeOf(den, me).at;
  const seats: Point[] = [];
  for (const it of den.monsters) for (const { at } of seatsOf(den, it)) seats.push(at);
  for (const it of wilds(den)) for (const { at } of seatsOf(den, it)) seats.push(at);
  const water = waterFor(me);
  const isThere = ({ kind, stratum }: Piece) =>
    (kind === 'water' ? water !== 'never' : water !== 'only') &&
    (where === 'anywhere' || (stratum === 0) === (where === 'above'));
  for (const piece of small) {
    const at = isThere(piece) ? roomFor(den, me, piece, fitness, home, seats) : null;
    if (at) yield { piece, at };
  }
  for (const piece of large) {
    const at = isThere(piece) && isInReach(piece, fitness) ? spotIn(den, me, piece, fitness, home) : null;
    if (at) yield { piece, at };
  }
}

/** Is any part of a large place near enough to the goal? */
function isInReach({ shape }: Piece, { only }: Fitness): boolean {
  const limit = FINGER + 2 * SEAT;
  return only === null || only.length === 0 || only.some((it) => gap(shape, it, limit) <= limit);
}

function roomFor(
  den: Den,
  me: Monster,
  piece: Piece,
  fitness: Fitness,
  home: Point,
  seats: readonly Point[],
): Point | null {
  const middle = seatOfEmpty(piece);
  if (!isFar(middle, home) || !fitness.fits(piece, middle)) return null;
  // Constructions are held as a whole, and need no bead in them (H2-MON-107).
  const isNearSeat = seats.some((it) => Math.abs(it.x - middle.x) < 1.5 && Math.abs(it.y - middle.y) < 1.5);
  if ((isNearSeat || piece.age === 'monsters' || piece.age === 'villainy') && holderOf(den, piece, middle)) return null;
  if (den.world.page.beadsIn(piece.id).length === 0) return maySit(den, me, piece, middle) ? middle : null;
  const at = freeSeat(den, me, piece, home);
  return at && isFar(at, home) && fitness.fits(piece, at) ? at : null;
}

/** H2-ACT-262: at least 4.5 beads from the old home, centre to centre. */
function isFar(at: Point, home: Point): boolean {
  return distance(at.x, at.y, home.x, home.y) >= FINGER - TOLERANCE;
}

/** H2-ACT-263: in a large place, the spot in it nearest to the goal, or without a goal to the old home. */
function spotIn(den: Den, me: Monster, piece: Piece, fitness: Fitness, home: Point): Point | null {
  if (!mayBeIn(den, me, piece)) return null;
  const there = den.world.page.beadsIn(piece.id).filter((it) => it.kind !== 'bonus');
  if (there.length >= capacity(piece)) return null;
  const isClear = (at: Point) => there.every((it) => distance(it.at.x, it.at.y, at.x, at.y) >= 1 - TOLERANCE);
  const isOpen = (at: Point) => fitness.fits(piece, at) && isClear(at) && holderOf(den, piece, at) === null;
  const mayBeAt = (at: Point) => isOnTop(den, piece, at);
  const all = openSpots(den.world.page, piece);
  const first = nearestTo(all, fitness, home);
  if (!first || (isOpen(first) && mayBeAt(first))) return first;
  // Usually some group is near, and then no spot of the place is legal.
  const others = all.filter((it) => it !== first && isFar(it, home) && isOpen(it));
  return others.length > 0 ? nextIn(others, fitness, home, mayBeAt) : null;
}

/** The spot nearest to the goal. */
function nearestTo(spots: readonly Point[], fitness: Fitness, home: Point): Point | null {
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const at of spots) {
    if (!isFar(at, home)) continue;
    const far = farFromGoal(at, fitness, home, least);
    if (far >= least) continue;
    best = at;
    least = far;
  }
  return best;
}

/** One of the nearest spots usually serves, so the search takes them one by one instead of sorting all. */
function nextIn(spots: readonly Point[], fitness: Fitness, home: Point, willDo: (at: Point) => boolean): Point | null {
  const far = spots.map((at) => farFromGoal(at, fitness, home));
  for (;;) {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < far.length; i++) {
      const it = far[i] as number;
      if (it >= least) continue;
      best = i;
      least = it;
    }
    const at = spots[best];
    if (!at || willDo(at)) return at ?? null;
    far[best] = Number.POSITIVE_INFINITY;
  }
}

/** Beyond `limit` the result need not be exact: any number not below it may come back. */
function farFromGoal(at: Point, { toward }: Fitness, home: Point, limit = Number.POSITIVE_INFINITY): number {
  if (toward.length === 0) return mil(distance(at.x, at.y, home.x, home.y));
  const seat = seatOn(at);
  // Slightly more than the limit, since rounding may go down.
  let least = limit + 0.001;
  for (const it of toward) {
    const between = gap(seat, it, least);
    if (between < least) least = between;
  }
  return mil(least);
}
