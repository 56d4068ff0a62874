import { bounds, centreOf, distance, gap, gapTo, type Page, type Piece, type Point, TOLERANCE } from '@understory/page';
import { capacity } from '../../../beads.ts';
import type { Goal } from '../../cards/tree/act.ts';
import { FINGER } from '../../measures.ts';
import type { Den } from '../den.ts';
import { holderOf, isLarge, isRoom, maySit, waterFor } from '../ground/places.ts';
import { freeSeat } from '../ground/seat-in.ts';
import { homeOf, seatsOf } from '../ground/seats.ts';
import type { Site } from '../minds/site.ts';
import { hasTrait, type Monster } from '../monster.ts';
import { type Fitness, fitnessFor, keepsAwayFrom, type Shunned, seatOn, type Where } from './fitness.ts';
import { freshSpots } from './fresh-spots.ts';

export interface SiteWish {
  readonly shun?: Shunned;
  /** A fresh lair is offered with the others, or (H2-ACT-266) dug only where no place serves. */
  readonly dug?: 'too' | 'if nothing else';
}

/** H2-ACT-262, -263: all the places where a group could make its new home. */
export function candidates(den: Den, me: Monster, goals: readonly Goal[], wish: SiteWish = {}): Site[] {
  const roomy = [...sitesFor(den, me, goals, wish, spreadOf(den, me))];
  return roomy.length > 0 ? roomy : [...sitesFor(den, me, goals, wish, 0)];
}

/** H2-MON-316: is there any at all? The first that is found will do. */
export function hasCandidate(den: Den, me: Monster, goals: readonly Goal[]): boolean {
  for (const _ of sitesFor(den, me, goals, {}, 0)) return true;
  return false;
}

/** The rooms of more than one bead lie so far round the home, as a rule: others are kept so much farther away. */
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
): Generator<Site> {
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
    for (const at of freshSpots(den, me, fitness, livesAbove ? 'anywhere' : 'below')) {
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
  if (!any || dug === 'too') for (const at of freshSpots(den, me, fitness, 'above')) yield { piece: null, at };
}

function and(fitness: Fitness, also: Fitness['fits'] | undefined): Fitness {
  return also ? { ...fitness, fits: (piece, at) => fitness.fits(piece, at) && also(piece, at) } : fitness;
}

/** Every unoccupied room, cave or cavern, and water for those who may sit in it, that is legal, far enough and fits the goal. */
function* existing(den: Den, me: Monster, fitness: Fitness, where: Where): Generator<Site> {
  const { page } = den.world;
  const water = waterFor(me);
  const home = homeOf(den, me).at;
  for (const piece of dwellings(page)) {
    if (piece.kind === 'water' ? water === 'never' : water === 'only') continue;
    if (where !== 'anywhere' && (piece.stratum === 0) !== (where === 'above')) continue;
    const at = isLarge(piece) ? spotIn(den, me, piece, fitness, home) : roomFor(den, me, piece, fitness, home);
    if (at) yield { piece, at };
  }
}

/** The rooms of the page, kept until it changes. */
function dwellings(page: Page): readonly Piece[] {
  const known = kept.get(page);
  if (known?.version === page.version) return known.pieces;
  const pieces = page.pieces.filter((it) => it.until === null && isRoom(it));
  kept.set(page, { version: page.version, pieces });
  return pieces;
}

const kept = new WeakMap<Page, { readonly version: number; readonly pieces: readonly Piece[] }>();

function roomFor(den: Den, me: Monster, piece: Piece, fitness: Fitness, home: Point): Point | null {
  const middle = middleOf(piece);
  // A small room's seats lie within a bead of its middle.
  if (distance(middle.x, middle.y, home.x, home.y) < FINGER - 1) return null;
  if (holderOf(den, piece, middle)) return null;
  const at = freeSeat(den, me, piece, home);
  return at && isFar(at, home) && fitness.fits(piece, at) ? at : null;
}

/** H2-ACT-262: at least 4.5 beads from the old home, centre to centre. */
export function isFar(at: Point, home: Point): boolean {
  return distance(at.x, at.y, home.x, home.y) >= FINGER - TOLERANCE;
}

const middles = new WeakMap<Piece, Point>();

function middleOf(piece: Piece): Point {
  let middle = middles.get(piece);
  if (!middle) {
    middle = centreOf(piece.shape);
    middles.set(piece, middle);
  }
  return middle;
}

/** H2-ACT-263: in a large place, the spot in it nearest to the goal, or without a goal to the old home. */
function spotIn(den: Den, me: Monster, piece: Piece, fitness: Fitness, home: Point): Point | null {
  const there = den.world.page.beadsIn(piece.id).filter((it) => it.kind !== 'bonus');
  if (there.length >= capacity(piece)) return null;
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const at of spotsOf(piece)) {
    const far = farFromGoal(at, fitness, home, least);
    if (far >= least - TOLERANCE || !isFar(at, home)) continue;
    if (there.some((it) => distance(it.at.x, it.at.y, at.x, at.y) < 1 - TOLERANCE)) continue;
    if (!fitness.fits(piece, at) || holderOf(den, piece, at) || !maySit(den, me, piece, at)) continue;
    best = at;
    least = far;
  }
  return best;
}

function farFromGoal(at: Point, { toward }: Fitness, home: Point, limit: number): number {
  if (toward.length === 0) return distance(at.x, at.y, home.x, home.y);
  const seat = seatOn(at);
  let least = limit;
  for (const it of toward) least = Math.min(least, gap(seat, it, least));
  return least;
}

const spots = new WeakMap<Piece, readonly Point[]>();

/** The half-bead points of a large place, from the left, then from above. */
function spotsOf(piece: Piece): readonly Point[] {
  const known = spots.get(piece);
  if (known) return known;
  const { left, top, right, bottom } = bounds(piece.shape);
  const found: Point[] = [];
  for (let x = Math.ceil(left * 2) / 2; x <= right + TOLERANCE; x += 0.5)
    for (let y = Math.ceil(top * 2) / 2; y <= bottom + TOLERANCE; y += 0.5)
      if (gapTo(piece.shape, x, y, TOLERANCE) <= TOLERANCE) found.push({ x, y });
  spots.set(piece, found);
  return found;
}
