import {
  closest,
  digTowards,
  distance,
  gap,
  gapTo,
  isOpen,
  line,
  type Meeting,
  type Page,
  type Piece,
  type Point,
  partOf,
  pathLength,
  reach,
  runsAlong,
  type Shape,
  shortestWay,
  TOLERANCE,
} from '@understory/page';
import { FINGER, TUNNEL } from '../../../measures.ts';
import type { Den } from '../den.ts';
import { Around } from '../ground/index/around.ts';
import { isPlace } from '../ground/is-place.ts';
import { homeOf, seatsOf } from '../ground/lair.ts';
import { isPerilous } from '../ground/nexus.ts';
import { wilds } from '../ground/places.ts';
import { isLarge } from '../ground/room.ts';
import { seatShape } from '../ground/seat.ts';
import { knownPlaces } from '../ground/territory.ts';
import type { Known, Monster } from '../monster.ts';
import { hasTrait } from '../parts.ts';
import { startsAbove, surfaceCourse } from './surface-course.ts';

/** How near a path passes what becomes known (H2-ACT-232). */
const PASSING = 0.5;
/** How far from the edge of the page a path stops (H2-ACT-233). */
const FROM_EDGE = 0.5;
/** How far ahead a course is computed: detours round obstacles cost no length. */
const AHEAD = 9;

/** The way of an exploration (H2-ACT-231 to -233). */
export interface Course {
  /** From the edge of a seat or known place to where it stops: x, y, x, y … */
  readonly path: readonly number[];
  readonly along: 'surface' | 'rock';
  /** What it enters or passes within half a bead; a place that acts on its discoverer comes last. */
  readonly places: readonly Piece[];
}

/**
 * H2-ACT-231: the course of an exploration that heads for a spot. Where an open way no longer than the path leads there, it
 * follows that, and goes on straight; else it goes straight from the nearest seat or known place.
 */
export function courseTo(den: Den, me: Monster, to: Point): Course {
  const from = nearestStart(den, me, to);
  if (startsAbove(den.world.page, from, to)) {
    const path = surfaceCourse(den.world.page, from, to, homeOf(den, me).at, FINGER);
    return courseAlong(den, me, path, 'surface');
  }
  return courseAlong(den, me, openWay(den, me, to) ?? straightFrom(den, me, from, to), 'rock');
}

/** Where it may start: the edges of its seats, and of what it knows (H2-ACT-231). */
export function startsOf(den: Den, me: Monster): Shape[] {
  const seats = seatsOf(den, me);
  const holdsSeat = (it: Known) => seats.some((seat) => seat.piece === it.piece?.id);
  // A room for one or two is no more than the seats in it (H2-MON-107).
  const places = knownPlaces(den, me).filter((it) => !it.piece || isLarge(it.piece) || !holdsSeat(it));
  return [...seats.map(seatShape), ...places.map((it) => it.shape)];
}

function nearestStart(den: Den, me: Monster, { x, y }: Point): Shape {
  let best = seatShape(homeOf(den, me));
  let least = gapTo(best, x, y);
  for (const shape of startsOf(den, me)) {
    const far = gapTo(shape, x, y, least);
    if (far < least - TOLERANCE) [best, least] = [shape, far];
  }
  return best;
}

/** Along open pieces into the place that is pointed at, if it is no farther than the path is long; then straight on. */
function openWay(den: Den, me: Monster, to: Point): number[] | null {
  const { page } = den.world;
  const goal = openPlaceAt(page, to);
  const known = knownPlaces(den, me);
  if (!goal || !canGoIn(me, goal) || page.touching(goal).length === 0) return null;
  if (known.some((it) => it.piece === goal)) return null;
  const way = doorway(page, goal, known, to) ?? longerWay(me, page, goal, known);
  if (!way) return null;
  const walk = [...way, to.x, to.y];
  const long = pathLength(walk);
  if (long > FINGER) return partOf(walk, 0, FINGER);
  const last = { x: walk.at(-4) as number, y: walk.at(-3) as number };
  const on = straight(den, me, to, onwards(den, me, last, to), FINGER - long);
  return [...walk, ...on.slice(2)];
}

/** A point straight ahead; if the direction is undefined, away from home, or else to the right. */
function onwards(den: Den, me: Monster, from: Point, to: Point): Point {
  const home = homeOf(den, me).at;
  const isStep = ({ x, y }: Point) => distance(x, y, to.x, to.y) > TOLERANCE;
  const { x, y } = [from, home].find(isStep) ?? { x: to.x - 1, y: to.y };
  return { x: to.x * 2 - x, y: to.y * 2 - y };
}

/** The point of a known, touching place that is nearest to the spot: the course crosses over there. */
function doorway(page: Page, goal: Piece, known: readonly Known[], to: Point): number[] | null {
  let best: Point | null = null;
  for (const { piece } of known) {
    if (!piece || !page.touching(goal).includes(piece)) continue;
    const { from } = closest(piece.shape, goal.shape);
    if (!best || distance(from.x, from.y, to.x, to.y) < distance(best.x, best.y, to.x, to.y) - TOLERANCE) best = from;
  }
  return best && [best.x, best.y];
}

/** A way through other open pieces, at most a finger long. */
function longerWay(me: Monster, page: Page, goal: Piece, known: readonly Known[]): readonly number[] | null {
  // No way is shorter than the straight one.
  if (!known.some((it) => it.piece && gap(it.shape, goal.shape, FINGER) <= FINGER)) return null;
  const rules = { through: (it: Piece) => canGoIn(me, it) };
  const door = reach(page, goal, FINGER, rules).find(({ piece }) => known.some((it) => it.piece === piece));
  return door ? (shortestWay(page, door.piece, goal, rules)?.path ?? null) : null;
}

/** The open piece at a spot; of several the smallest. */
function openPlaceAt(page: Page, { x, y }: Point): Piece | null {
  let best: Piece | null = null;
  for (const it of Around.of(page).at(x, y)) if (isOpen(it) && isPlace(it) && (!best || it.area < best.area)) best = it;
  return best;
}

/** H2-CRD-317: some explore only in water. */
function canGoIn(me: Monster, piece: Piece): boolean {
  return piece.kind === 'water' || !hasTrait(me, 'only in water');
}

function straightFrom(den: Den, me: Monster, start: Shape, to: Point): number[] {
  const { from, gap: between } = closest(start, { path: [to.x, to.y], closed: false, swell: 0 });
  if (between > TOLERANCE) return straight(den, me, lowered(den.world.page, from, to), to, FINGER);
  // The spot is inside a known place: the course goes on from there, away from home.
  return straight(den, me, to, onwards(den, me, to, to), FINGER);
}

/** A dig that starts on the surface line starts just under it. */
function lowered(page: Page, from: Point, to: Point): Point {
  const roof = page.surfaceAt(from.x) + 0.1;
  return to.y > from.y && from.y < roof ? { x: from.x, y: roof } : from;
}

/** Straight on through rock and open places, round magma and the Void, under the surface and inside the page (H2-ACT-233). */
export function straight(den: Den, me: Monster, from: Point, to: Point, length: number): number[] {
  const { page } = den.world;
  const long = distance(from.x, from.y, to.x, to.y);
  if (long < TOLERANCE || length < TOLERANCE) return [from.x, from.y];
  const far = (length + AHEAD) / long;
  const aim = { x: from.x + (to.x - from.x) * far, y: from.y + (to.y - from.y) * far };
  const meets = ({ kind }: Piece): Meeting => (kind === 'magma' || kind === 'void' ? 'round' : 'through');
  const rules = { length, width: TUNNEL, manner: 'straight', wander: () => 0, meets, inside: FROM_EDGE } as const;
  const dug = digTowards(page, from, aim, [], rules);
  if (dug.path.length < 4) return [from.x, from.y];
  return untilDry(den, me, [from.x, from.y, ...dug.path.slice(2, -2), dug.tip.x, dug.tip.y]);
}

/**
 * H2-CRD-317: who goes only in water, and floods what it digs, stops where a dry place is open; but not in the cave that its
 * own lake lies in, or it would be stuck for good.
 */
function untilDry({ world: { page } }: Den, me: Monster, path: number[]): number[] {
  if (!hasTrait(me, 'only in water')) return path;
  const dry: Shape[] = [];
  const meet = ({ shape }: Piece) => {
    if (gapTo(shape, path[0] as number, path[1] as number) > 0) dry.push(shape);
    return undefined;
  };
  page.visitWithin(line(path, 0), 0, meet, (it) => isOpen(it) && it.kind !== 'water');
  return cutAt(path, dry, 0);
}

/** H2-ACT-232, -233: cut where it stops, with all that it passes. */
function courseAlong(den: Den, me: Monster, whole: readonly number[], along: Course['along']): Course {
  const path = cutAtSeats(den, me, cutAtPerils(den, whole));
  const { page } = den.world;
  const found: Piece[] = [];
  const pass = (piece: Piece) => {
    found.push(piece);
    return undefined;
  };
  page.visitWithin(line(path, 0), PASSING, pass, (it) => isPlace(it) && canGoIn(me, it));
  const rank = (it: Piece) => (isPerilous(den.world, it) ? 1 : 0);
  return { path, along, places: found.sort((a, b) => rank(a) - rank(b) || a.since - b.since) };
}

/** It stops at a Fate or Plague spot. */
function cutAtPerils(den: Den, path: readonly number[]): number[] {
  const perils: Shape[] = [];
  const meet = ({ shape }: Piece) => {
    perils.push(shape);
    return undefined;
  };
  den.world.page.visitWithin(line(path, 0), PASSING, meet, (it) => it.nexus !== null && isPerilous(den.world, it));
  return cutAt(path, perils, PASSING);
}

/** The course stops at the first seat of another group or a wild one, unless that seat is where it starts. */
function cutAtSeats(den: Den, me: Monster, path: readonly number[]): number[] {
  const way = line(path, 0);
  const [x, y] = path as [number, number];
  const met: Shape[] = [];
  for (const other of [...den.monsters, ...wilds(den)]) {
    if (other === me) continue;
    for (const seat of seatsOf(den, other).map(seatShape))
      if (gap(way, seat, TOLERANCE) <= TOLERANCE && gapTo(seat, x, y) > TOLERANCE) met.push(seat);
  }
  return cutAt(path, met, TOLERANCE);
}

/** The first point of the path that is this near to one of the shapes. */
function cutAt(path: readonly number[], these: readonly Shape[], near: number): number[] {
  if (path.length < 4 || these.length === 0) return [...path];
  const [run] = runsAlong(path, (x, y) => these.some((it) => gapTo(it, x, y) <= near));
  return run ? partOf(path, 0, run.from) : [...path];
}

/** The stretches of a path that lead through rock: there a tunnel is drawn. A shorter gap counts as touching, and needs no tunnel. */
export function inRock({ world: { page } }: Den, me: Monster, path: readonly number[]): number[][] {
  if (path.length < 4) return [];
  const open: Shape[] = [];
  const meet = ({ shape }: Piece) => {
    open.push(shape);
    return undefined;
  };
  page.visitWithin(line(path, 0), 0, meet, (it) => isOpen(it) && canGoIn(me, it));
  const long = pathLength(path);
  return runsAlong(path, (x, y) => !open.some((it) => gapTo(it, x, y) <= 0))
    .filter((it) => it.to - it.from > page.measures.touch)
    .map(({ from, to }) => partOf(path, from, to >= long - TOLERANCE ? to - TUNNEL / 2 : to));
}
