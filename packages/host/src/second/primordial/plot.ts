import {
  BEAD_AREA,
  BEAD_RADIUS,
  COURSES,
  disc,
  discOf,
  Extent,
  type Page,
  PI,
  type Piece,
  type Point,
  type Shape,
  turnAside,
  type Wander,
  wander,
} from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { scattered, strungIn } from '../../natural/scatter.ts';
import { CLEARANCE, movedInside, randomPlace } from '../../places.ts';
import { type World, whim } from '../../world.ts';
import { choose, roll } from '../asks.ts';
import type { Called, Hollow } from '../called.ts';
import { type Drawing, draw } from '../draw.ts';
import type { Biome } from '../nouns.ts';
import { blobOutline, type Edge, edgeOf } from './blob-outlines.ts';
import type { PrimordialQuestion, Winding } from './questions.ts';

/** Where a feature is being drawn, and under which row. */
export interface Plot {
  readonly world: World;
  readonly stratum: number;
  /** The feature's id; also what its dice are about. */
  readonly feature: string;
  readonly clause: Clause;
  /** What lives in the caves that are drawn, if they belong to a biome (H2-FEA-T6.8–9). */
  readonly biome?: Biome;
}

/** What a row of a feature table draws. */
export type Row = (plot: Plot) => Rule;

/** Fractions of a stratum's area (H2-MSR-32). */
export const HALF = 0.5;
export const MOST = 0.75;
export const ALMOST_ALL = 0.9;

/** Draw a piece of this plot's feature. */
export function drawIn(plot: Plot, drawing: Omit<Drawing, 'clause' | 'feature'>): Piece {
  return draw(plot.world, { clause: plot.clause, feature: plot.feature, ...drawing });
}

export function extentOf({ world, stratum }: Plot): Extent {
  return new Extent(world.page.stratum(stratum));
}

export function areaOfStratum({ world, stratum }: Plot): number {
  return world.page.stratum(stratum).area;
}

/** H2-MSR-23: random places in the stratum, at least 2 beads apart where they can be. */
export function* scatter(plot: Plot, count: number, what: Called, radius = BEAD_RADIUS): Rule<Point[]> {
  const { world, stratum, feature } = plot;
  return yield* scattered(world, { clause: 'H2-MSR-23', stratum, count, what, about: feature, radius, apart: 2 });
}

/** The places from one end of the stratum to the other, along its long direction. */
export function inOrder(plot: Plot, places: readonly Point[]): Point[] {
  const { along } = extentOf(plot);
  return [...places].sort((a, b) => a[along] - b[along]);
}

export interface Blob {
  readonly shape: Shape;
  readonly area: number;
  /** The same blob, smaller by this much all round. */
  inside(inset: number): Shape;
}

/** H2-MSR-31: a blob of this many square beads round a random place. */
export function* blob(plot: Plot, area: number, what: Called): Rule<Blob> {
  const { world, stratum, feature } = plot;
  const { page } = world;
  const round = Math.sqrt(area / PI);
  const edge = edgeOf(world, feature);
  let last: { x: number; y: number; blob: Blob } | null = null;
  const at = (x: number, y: number): Blob => {
    if (last?.x !== x || last.y !== y) last = { x, y, blob: traced(plot, { x, y }, area, edge) };
    return last.blob;
  };
  // A blob is never smaller than the disc of its area, less its rough edge: that much must be free before it is worth tracing.
  const fits = (x: number, y: number) =>
    page.clear(disc(x, y, round * 0.8), CLEARANCE) && page.clear(at(x, y).shape, CLEARANCE);
  const { x, y } = yield* randomPlace(world, stratum, { what, about: feature, size: 0, clause: 'H2-MSR-18', fits });
  return at(x, y);
}

/** A blob round a given place. */
export function blobAt(plot: Plot, place: Point, area: number): Blob {
  return traced(plot, place, area, edgeOf(plot.world, plot.feature));
}

function traced({ world, stratum }: Plot, { x, y }: Point, area: number, edge: Edge): Blob {
  const wish = { stratum, x, y, area, edge };
  const outline = blobOutline(world, wish, 0);
  const shape = outline.path.length >= 6 ? outline : speck(world.page, wish);
  return { shape, area, inside: (inset) => blobOutline(world, wish, inset) };
}

/** Where a stratum is thinner than its walls, a blob is a speck, and stays under the ground all the same (H2-INV-04). */
function speck(page: Page, { x, y, area }: Point & { readonly area: number }): Shape {
  const size = Math.min(area, 0.3);
  const inside = movedInside(page, { x, y }, Math.sqrt(size / PI));
  return discOf(inside.x, inside.y, size);
}

/** A bead-sized disc: room, cave or deposit (H2-MSR-08). */
export function beadSized({ x, y }: Point): { readonly shape: Shape; readonly area: number } {
  return { shape: disc(x, y, BEAD_RADIUS), area: BEAD_AREA };
}

/** H2-FEA-03: straight, jagged or winding? */
export function* tunnelCourse(plot: Plot, of: Winding = 'the tunnels'): Rule<(far: number) => number> {
  const course = yield* choose('H2-FEA-03', {
    by: 'maker',
    topic: { kind: 'straight, jagged or winding', of },
    options: COURSES.map((key) => ({ key })),
    usual: 'winding',
    about: plot.feature,
  });
  return turnAside(course, wanderFor(plot));
}

export function wanderFor(plot: Plot): Wander {
  return plot.world.options.wobble ? wander(whim(plot.world, 'course', plot.feature)) : () => 0;
}

/** A line through places of the stratum, in order along it, keeping inside. */
export function strung(plot: Plot, places: readonly Point[], width: number, aside: (far: number) => number): Shape {
  return strungIn(plot.world.page.stratum(plot.stratum), places, width, aside);
}

/** H2-MSR-21: a random direction, as an hour of the clock. */
export function* randomHour(plot: Plot, topic: PrimordialQuestion): Rule<number> {
  return yield* roll('H2-MSR-21', '1d12', topic, plot.feature);
}

/** What a hollow of this plot is, with the life in it if there is any. */
export function hollowIn({ biome }: Plot, kind: Hollow, life: 'full of life' | 'overgrown' = 'full of life'): Called {
  return biome ? { kind: life, hollow: { kind }, biome } : { kind };
}

/** The caves of this plot's feature drawn so far. */
export function cavesOf(plot: Plot): Piece[] {
  return piecesOf(plot.world.page, plot.feature).filter((it) => it.kind === 'cave');
}

export function piecesOf(page: Page, feature: string): Piece[] {
  return page.pieces.filter((it) => it.feature === feature && it.until === null);
}
