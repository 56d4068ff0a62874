import {
  BEAD_AREA,
  bounds,
  centreOf,
  clock,
  depthIn,
  distance,
  type Fit,
  fits,
  freeRock,
  gap,
  gapTo,
  mil,
  type Page,
  type Piece,
  type Point,
  type Shape,
  TOLERANCE,
} from '@understory/page';
import type { Rule, Spot } from '@understory/table';
import { lairs } from '../../../lairs.ts';
import { CLEAR } from '../../../measures.ts';
import { works } from '../../../works.ts';
import { spot } from '../../asks.ts';
import type { Drawing } from '../../draw.ts';
import type { Nexus } from '../../nouns.ts';
import { styleOf } from '../civ.ts';
import { drawWork } from '../opening.ts';
import { walledIn } from '../rooms.ts';
import type { BuildingWish } from './above.ts';
import type { MagicianCiv } from './magician-civ.ts';
import { joinUp } from './roads.ts';

/** How far round about a place is looked for, ring after ring. */
const FIRST_RING = 0.5;
const RING = 0.1;
const LAST_RING = 6;
const HOURS = Array.from({ length: 12 }, (_, i) => clock(i + 1));

/** What a construction below belongs to (H2-MAG-17). */
export interface Anchor {
  /** The used unit, or where a lair comes nearest. */
  readonly at: Point;
  /** It lies on the surface: then the construction lies right under it. */
  readonly onSurface: boolean;
  /** What it touches: the used unit's hollow, a lair's piece, a nexus's area. */
  readonly touch: Shape;
  /** What it must not cover: the same, or the mark in the midst of a nexus's area. */
  readonly spare: Shape;
  /** Pieces that need no clearance: what it touches. */
  readonly beside: ReadonlySet<string>;
}

/** A room underground, at its place, joined to the works. */
export function* sink(civ: MagicianCiv, wish: BuildingWish & { readonly nexus?: Nexus }, anchor: Anchor): Rule<Piece> {
  const { clause, sort, what, area = BEAD_AREA, nexus, manners } = wish;
  const at = yield* placeBelow(civ, wish, anchor);
  const shape = styleOf(civ).room(sort, at.x, at.y, area);
  const near = civ.world.page.nearest(shape, works(civ));
  const drawing: Drawing = { clause, kind: 'room', shape, area, what, room: sort, manner: 'straight' };
  const room = yield* drawWork(civ, { ...drawing, ...(nexus ? { nexus } : {}) }, manners);
  if (near) yield* joinUp(civ, clause, near, room, manners);
  return room;
}

function* placeBelow(civ: MagicianCiv, wish: BuildingWish, anchor: Anchor): Rule<Point> {
  const { page } = civ.world;
  const { sort, what, area = BEAD_AREA } = wish;
  const shape = (x: number, y: number) => styleOf(civ).room(sort, x, y, area);
  const fit: Fit = anchor.onSurface
    ? { shape, clear: CLEAR }
    : { shape, clear: CLEAR, where: toucher(page, shape, anchor) };
  const places = anchor.onSurface ? rightUnder(civ, fit, anchor.at) : touching(civ, fit, anchor);
  const usual = places[0] ?? walledIn(civ, anchor.at, shape).at;
  const has = ({ x, y }: Spot) => places.some((it) => it.x === x && it.y === y) || fits(page, fit, x, y);
  return yield* spot('H2-CIV-10', {
    by: civ.group.id,
    topic: { kind: 'where a room lies', room: what },
    where: {
      place: { kind: anchor.onSurface ? 'right under its site' : 'touching its site' },
      has: (it) => has(it) || (it.x === usual.x && it.y === usual.y),
      any: (draw) => (places.length > 0 ? draw.pick(places) : usual),
      outlines: [],
    },
    usual,
    about: sort,
  });
}

/** H2-CIV-29, with the point under the surface as the named one. */
function rightUnder({ world }: MagicianCiv, fit: Fit, { x, y }: Point): Point[] {
  const shun = lairs(world).map((it) => it.piece.shape);
  const found = freeRock(world.page, fit, { to: { x, y: y + 1 }, shun });
  return found ? [found] : [];
}

/** Clear of all but what it touches, if it can be; in crowded ground it lies in what that lies in, or on other things (H2-CIV-30). */
function touching({ world: { page }, stone }: MagicianCiv, { shape, clear }: Fit, anchor: Anchor): Point[] {
  const { at, beside } = anchor;
  const home = centreOf(stone.shape);
  const solid = (it: Piece) => it.kind !== 'biome' && it.kind !== 'nexus' && it.kind !== 'ley' && !beside.has(it.id);
  const fitting = (ring: readonly Point[], counts: (it: Piece) => boolean) =>
    ring
      .filter(({ x, y }) => fits(page, { shape, clear, counts }, x, y))
      .sort((a, b) => away(a, home) - away(b, home) || a.x - b.x || a.y - b.y);
  const rings: Point[][] = [];
  for (const ring of ringsThat(page, at, toucher(page, shape, anchor))) {
    const found = fitting(ring, solid);
    if (found.length > 0) return found;
    rings.push(ring);
  }
  const around = new Set(page.within({ path: [at.x, at.y], closed: false, swell: 0 }, 0).map((it) => it.id));
  const fluid = (it: Piece) => it.kind === 'magma' || it.kind === 'void';
  for (const counts of [(it: Piece) => solid(it) && !around.has(it.id), fluid, () => false]) {
    for (const ring of rings) {
      const found = fitting(ring, counts);
      if (found.length > 0) return found;
    }
  }
  return [];
}

/** The places round a point that will do, the twelve hours of each ring together, the innermost first. */
function* ringsThat(page: Page, { x, y }: Point, good: (x: number, y: number) => boolean): Generator<Point[]> {
  let met = false;
  for (let far = FIRST_RING; far <= LAST_RING; far += RING) {
    const ring = HOURS.map((turn) => ({ x: mil(x + turn.x * far), y: mil(y + turn.y * far) })).filter(
      (it) => page.onPage(it.x, it.y) && good(it.x, it.y) && page.stratumAt(it.x, it.y) > 0,
    );
    // Once the dig is past what it must touch, it does not come back to it.
    if (met && ring.length === 0) return;
    met ||= ring.length > 0;
    if (ring.length > 0) yield ring;
  }
}

/** Does a room with its middle here touch what it must, and not cover it? Most places are too far or too near at a glance. */
function toucher(page: Page, shape: Fit['shape'], { at, touch, spare }: Anchor): (x: number, y: number) => boolean {
  const far = page.measures.touch + TOLERANCE;
  const sample = shape(at.x, at.y);
  const inner = Math.max(0, depthIn(sample, at.x, at.y));
  const { left, top, right, bottom } = bounds(sample);
  const outer = distance(0, 0, Math.max(at.x - left, right - at.x), Math.max(at.y - top, bottom - at.y));
  return (x, y) => {
    if (gapTo(spare, x, y) <= inner || gapTo(touch, x, y, outer + far) > outer + far) return false;
    const room = shape(x, y);
    return gap(room, touch, far) <= far && gap(room, spare, TOLERANCE) > 0;
  };
}

/** Rounded, so that a tie is a tie on every machine (H2-MSR-36). */
function away(a: Point, b: Point): number {
  return mil(distance(a.x, a.y, b.x, b.y));
}
