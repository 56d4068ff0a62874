import {
  clock,
  distance,
  mil,
  type Point,
  partOf,
  pathLength,
  pointAlong,
  ringBelow,
  TOLERANCE,
} from '@understory/ruler';
import { type Contact, isLine, placeAlong } from './contacts.ts';
import { meeting } from './meeting.ts';
import type { Piece } from './model.ts';
import { isOpen, type Page } from './page.ts';

const BUMP = 0.1;

export interface FloodRules {
  /** How far it flows at most, from the contact (H1-WAT-03); infinite for a river. */
  readonly limit: number;
  /** Bumps of a roughly drawn floor that a liquid still runs over. */
  readonly bump?: number;
  /** How deep a point lies, where that is not down the page (H1-ALT-18). Rooms are then filled whole. */
  readonly depth?: (x: number, y: number) => number;
  /** What can be filled: open pieces, unless said otherwise. */
  readonly fills?: (piece: Piece) => boolean;
}

/** What a liquid fills: stretches of lines, and parts of areas. */
export interface Flood {
  readonly stretches: readonly {
    readonly piece: Piece;
    readonly from: number;
    readonly to: number;
    readonly path: readonly number[];
  }[];
  readonly pools: readonly { readonly piece: Piece; readonly level: number; readonly ring: readonly number[] }[];
}

/** A liquid enters a piece at a point, after running a distance. */
interface Inflow {
  readonly piece: Piece;
  readonly at: Point;
  readonly along: number;
  readonly ran: number;
}

/** H1-WAT-03: the liquid fills everything that can be reached from the contact by going level or down. */
export function flood(page: Page, contact: Point, into: readonly Piece[], rules: FloodRules): Flood {
  const { fills = isOpen, depth = (_, y) => y } = rules;
  const wet = new Map<Piece, Wet>();
  const inflows: Inflow[] = into
    .filter(fills)
    .map((piece) => ({ piece, at: contact, along: placeIn(piece, contact), ran: 0 }));
  while (inflows.length > 0) {
    // The shortest run first, so that every place is reached by its shortest way.
    let next = 0;
    for (let i = 1; i < inflows.length; i++) if ((inflows[i] as Inflow).ran < (inflows[next] as Inflow).ran) next = i;
    const [inflow] = inflows.splice(next, 1) as [Inflow];
    const { piece } = inflow;
    const before = wet.get(piece);
    if (before && covers(before, inflow, depth)) continue;
    const now = isLine(piece.shape) ? runDown(inflow, rules, depth) : fill(inflow, depth);
    wet.set(piece, before ? joined(before, now) : now);
    for (const other of page.touching(piece)) {
      if (!fills(other)) continue;
      for (const gate of meeting(page, piece, other)) {
        const ran =
          inflow.ran +
          (isLine(piece.shape)
            ? Math.abs(gate.alongA - inflow.along)
            : distance(inflow.at.x, inflow.at.y, gate.x, gate.y));
        if (ran > rules.limit + TOLERANCE || !isWet(now, gate, depth)) continue;
        inflows.push({ piece: other, at: gate, along: gate.alongB, ran });
      }
    }
  }
  return told(wet, rules.depth !== undefined);
}

/** How deep a point lies. */
type Depth = (x: number, y: number) => number;

/** What of a piece is under: a line between two places along it, an area below a level. */
type Wet = { readonly from: number; readonly to: number } | { readonly level: number };

function runDown({ piece, along, ran }: Inflow, { limit, bump = BUMP }: FloodRules, depth: Depth): Wet {
  const { path } = piece.shape;
  const long = pathLength(path);
  const left = limit - ran;
  return {
    from: lowest(path, along, Math.max(0, along - left), bump, depth),
    to: lowest(path, along, Math.min(long, along + left), bump, depth),
  };
}

/** How far a liquid runs along a line before it would have to climb. */
function lowest(path: readonly number[], from: number, to: number, bump: number, depth: Depth): number {
  const steps = Math.ceil(Math.abs(to - from) / 0.1);
  const start = pointAlong(path, from);
  let low = depth(start.x, start.y);
  let far = from;
  for (let i = 1; i <= steps; i++) {
    const at = from + ((to - from) * i) / steps;
    const { x, y } = pointAlong(path, at);
    const deep = depth(x, y);
    if (deep < low - bump - TOLERANCE) return far;
    if (deep > low) low = deep;
    far = at;
  }
  return far;
}

function fill({ at }: Inflow, depth: Depth): Wet {
  return { level: depth(at.x, at.y) };
}

function isWet(wet: Wet, gate: Contact, depth: Depth): boolean {
  if ('level' in wet) return depth(gate.x, gate.y) >= wet.level - BUMP - TOLERANCE;
  return gate.alongA >= wet.from - TOLERANCE && gate.alongA <= wet.to + TOLERANCE;
}

function covers(wet: Wet, { at, along }: Inflow, depth: Depth): boolean {
  if ('level' in wet) return wet.level <= depth(at.x, at.y) + TOLERANCE;
  return along >= wet.from - TOLERANCE && along <= wet.to + TOLERANCE;
}

function joined(a: Wet, b: Wet): Wet {
  if ('level' in a) return 'level' in b && b.level < a.level ? b : a;
  return 'level' in b ? a : { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) };
}

function placeIn({ shape }: Piece, { x, y }: Point): number {
  return isLine(shape) ? placeAlong(shape.path, x, y) : 0;
}

function told(wet: ReadonlyMap<Piece, Wet>, isWhole: boolean): Flood {
  const stretches: Flood['stretches'][number][] = [];
  const pools: Flood['pools'][number][] = [];
  for (const [piece, it] of wet) {
    if ('level' in it) {
      const ring = poolIn(piece, isWhole ? Number.NEGATIVE_INFINITY : it.level);
      if (ring.length > 0) pools.push({ piece, level: it.level, ring });
    } else if (it.to - it.from > 2 * BUMP) {
      stretches.push({ piece, ...it, path: partOf(piece.shape.path, it.from, it.to) });
    }
  }
  return { stretches, pools };
}

function poolIn({ shape }: Piece, level: number): number[] {
  if (shape.closed) return ringBelow(shape.path, level);
  const [x, y] = [shape.path[0] as number, shape.path[1] as number];
  const ring = Array.from({ length: 24 }, (_, i) => clock(i / 2)).flatMap((it) => [
    mil(x + it.x * shape.swell),
    mil(y + it.y * shape.swell),
  ]);
  return ringBelow(ring, level);
}

/** What is shorter than this is no stretch. */
const SHORTEST = 0.1;

/** Crossings nearer to each other than this are one. */
const APART = 0.01;

/**
 * H2-NEX-09, PT-NEX-09: from a crossing a fault's arm fills downwards, as far as the next crossing or its low end; what goes
 * up from a crossing stays dry. Places are given by their distance along the arm; the list is empty if nothing is filled.
 */
export function fluidStretch(arm: readonly number[], from: number, crossings: readonly number[]): number[] {
  const long = pathLength(arm);
  const goesDown = pointAlong(arm, long).y >= pointAlong(arm, 0).y;
  const lower = crossings.filter((it) => (goesDown ? it > from + APART : it < from - APART));
  const end = goesDown ? Math.min(long, ...lower) : Math.max(0, ...lower);
  const stretch = partOf(arm, Math.min(from, end), Math.max(from, end)).map(mil);
  return pathLength(stretch) < SHORTEST ? [] : stretch;
}
