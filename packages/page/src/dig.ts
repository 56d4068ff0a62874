import {
  closest,
  distance,
  gapTo,
  line,
  nearestOf,
  type Point,
  partOf,
  pathLength,
  type Shape,
  TOLERANCE,
  type Wander,
} from '@understory/ruler';
import { firstRunAlong, type Run, runsAlong } from './contacts.ts';
import { isPassedRound, route } from './digging/route.ts';
import type { Manner, Piece } from './model.ts';
import type { Page } from './page.ts';

/** What a dig does about a piece in its way. */
export type Meeting = 'open' | 'stop' | 'round' | 'through';

export interface DigRules {
  readonly length: number;
  readonly width: number;
  readonly manner: Manner;
  readonly wander: Wander;
  /** Default: round magma and voids, open what is open, through the rest (H2-CIV-17). */
  readonly meets?: (piece: Piece) => Meeting;
  /** The distance from the target at which the dig stops: 1 at a lair (H2-CIV-18). */
  readonly short?: number;
  /** The distance kept from the page's edge (H1-MEA-21); 0 = up to the edge. */
  readonly inside?: number;
  /** The distance kept from the surface; 0 = up to the surface line. */
  readonly under?: number;
}

export interface Dug {
  /** The tunnel's centre line; empty if nothing was dug. */
  readonly path: readonly number[];
  /** Measured straight, however it is drawn. */
  readonly length: number;
  readonly from: Point;
  /** How far its outline has come. */
  readonly tip: Point;
  readonly why: 'arrived' | 'length' | 'edge' | 'surface' | 'met' | 'blocked';
  /** The piece that stopped it. */
  readonly met: Piece | null;
  /** The open pieces that it touches on its way, in that order. */
  readonly opened: readonly Piece[];
}

/** H2-CIV-16: from the point of the works nearest to the target, towards the target's nearest point. */
export function dig(page: Page, works: readonly Shape[], to: Shape, rules: DigRules): Dug {
  const from = nearestOf(works, to);
  if (!from) return { ...nowhere(to), why: 'blocked' };
  const ends = closest(from, to);
  return digTowards(page, ends.from, ends.to, works, rules);
}

/** A dig from a point towards another; `works` are the outlines that it comes from, which it does not meet. */
export function digTowards(page: Page, from: Point, aim: Point, works: readonly Shape[], rules: DigRules): Dug {
  const { meets = meetsAsUsual, width, short = 0 } = rules;
  const half = width / 2;
  const long = distance(from.x, from.y, aim.x, aim.y);
  if (long < TOLERANCE) return { path: [], length: 0, from, tip: from, why: 'arrived', met: null, opened: [] };
  const [ux, uy] = [(aim.x - from.x) / long, (aim.y - from.y) / long];
  const along = (far: number): Point => ({ x: from.x + ux * far, y: from.y + uy * far });
  const round = (piece: Piece) => meets(piece) === 'round' && !works.includes(piece.shape);
  const chord = [from.x, from.y, aim.x, aim.y];
  const solid = solidStretches(page, chord, half, round);
  const wished = farOf(Math.min(rules.length, Math.max(0, spare(long, solid) - short)), long, solid);
  const ground = groundEnd(page, chord, rules);
  const far = Math.min(wished, ground.far);
  if (far < TOLERANCE)
    return {
      path: [],
      length: 0,
      from,
      tip: from,
      why: far < wished ? ground.why : whyShort(wished, long, solid, short),
      met: null,
      opened: [],
    };
  const back = page.stratumAt(from.x - ux * half, from.y - uy * half) > 0 ? half : 0;
  const course = route(page, along(-back), along(far - half), {
    manner: rules.manner,
    wander: rules.wander,
    width,
    round,
  });
  const opened = metOn(page, course, width, works, meets);
  const stop = opened.find((it) => meets(it.piece) === 'stop');
  const path = stop ? cutAt(course, stop.entered) : course;
  const share = stop ? Math.min(1, pathLength(path) / pathLength(course)) : 1;
  const why = stop ? 'met' : far < wished ? ground.why : whyShort(wished, long, solid, short);
  return {
    path,
    length: far * share,
    from,
    tip: stop ? endOf(path) : along(far),
    why,
    met: stop?.piece ?? null,
    opened: opened.filter((it) => !stop || it.at <= stop.at).map((it) => it.piece),
  };
}

function meetsAsUsual(piece: Piece): Meeting {
  if (isPassedRound(piece)) return 'round';
  return piece.matter === 'open' ? 'open' : 'through';
}

/** The stretches of the chord that lie in what is passed round: they cost no length (H2-CIV-17). */
function solidStretches(page: Page, chord: readonly number[], half: number, round: (piece: Piece) => boolean): Run[] {
  const hit: Piece[] = [];
  const meet = (piece: Piece, between: number) => {
    if (between <= 0) hit.push(piece);
    return undefined;
  };
  page.visitWithin(line(chord, half * 2), 0, meet, round);
  if (hit.length === 0) return [];
  return runsAlong(chord, (x, y) => hit.some((it) => gapTo(it.shape, x, y, half) <= half));
}

/** The length to the aim that counts; an aim inside something that is passed round is reached at its edge. */
function spare(long: number, solid: readonly Run[]): number {
  let sum = long;
  for (const { from, to } of solid) sum -= Math.min(to, long) - from;
  return sum;
}

/** How far along the chord a counted length leads. */
function farOf(length: number, long: number, solid: readonly Run[]): number {
  let far = 0;
  let left = length;
  for (const { from, to } of solid) {
    if (far + left <= from + TOLERANCE) break;
    left -= from - far;
    // The aim lies in there: stop before it.
    if (to >= long - TOLERANCE) return from;
    far = to;
  }
  return Math.min(long, far + left);
}

function whyShort(far: number, long: number, solid: readonly Run[], short: number): Dug['why'] {
  const last = solid.at(-1);
  const end = last && last.to >= long - TOLERANCE ? last.from : long;
  return far >= end - short - TOLERANCE ? 'arrived' : 'length';
}

/** How far the chord stays on the page and in the rock. */
function groundEnd(
  page: Page,
  chord: readonly number[],
  { inside = 0, under = 0 }: DigRules,
): { far: number; why: 'edge' | 'surface' } {
  const { width, height } = page;
  const onPage = (x: number, y: number) =>
    x >= inside - 1e-6 && y >= inside - 1e-6 && x <= width - inside + 1e-6 && y <= height - inside + 1e-6;
  const inRock = (x: number, y: number) => {
    // Points on the page's rim belong to the rock beside them.
    const [px, py] = [Math.min(width - 1e-4, Math.max(1e-4, x)), Math.min(height - 1e-4, y)];
    if (page.stratumAt(px, py) === 0) return false;
    if (under === 0) return true;
    const down = page.fall(px, py);
    return page.stratumAt(px - down.x * under, py - down.y * under) > 0;
  };
  // Slightly along the course, since a dig may begin exactly on the surface or on an edge.
  const edge = firstEnd(chord, onPage);
  const surface = firstEnd(chord, (x, y) => !onPage(x, y) || inRock(x, y));
  return edge <= surface ? { far: edge, why: 'edge' } : { far: surface, why: 'surface' };
}

function firstEnd(chord: readonly number[], holds: (x: number, y: number) => boolean): number {
  const long = pathLength(chord);
  const run = firstRunAlong(chord, holds);
  if (!run || run.from > 0.05) return 0;
  return run.to >= long ? Number.POSITIVE_INFINITY : run.to;
}

interface Met {
  readonly piece: Piece;
  /** Where along the course the tunnel's outline comes to touch it. */
  readonly at: number;
  /** … and to meet it, gap 0; the same place if it only passes beside it. */
  readonly entered: number;
}

function metOn(
  page: Page,
  course: readonly number[],
  width: number,
  works: readonly Shape[],
  meets: (piece: Piece) => Meeting,
): Met[] {
  const { touch } = page.measures;
  const tunnel = line(course, width);
  const met: Met[] = [];
  page.visitWithin(tunnel, touch, (piece) => {
    const meeting = meets(piece);
    if (works.includes(piece.shape) || (meeting !== 'open' && meeting !== 'stop')) return undefined;
    const near = firstRunAlong(course, within(piece.shape, width / 2 + touch + 1e-6));
    const inside = firstRunAlong(course, within(piece.shape, width / 2));
    const at = near?.from ?? pathLength(course);
    met.push({ piece, at, entered: inside?.from ?? at });
    return undefined;
  });
  return met.sort((a, b) => a.at - b.at || a.piece.since - b.piece.since);
}

/** Is a point within a distance of an outline? */
function within(shape: Shape, far: number): (x: number, y: number) => boolean {
  return (x, y) => gapTo(shape, x, y, far) <= far;
}

function cutAt(course: readonly number[], far: number): number[] {
  return partOf(course, 0, Math.max(0.01, far));
}

function endOf(path: readonly number[]): Point {
  return { x: path[path.length - 2] as number, y: path[path.length - 1] as number };
}

function nowhere(to: Shape): Dug {
  const at = { x: to.path[0] as number, y: to.path[1] as number };
  return { path: [], length: 0, from: at, tip: at, why: 'blocked', met: null, opened: [] };
}
