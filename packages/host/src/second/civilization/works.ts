import {
  gap,
  type Page,
  type Piece,
  type Point,
  type Resource,
  type Shape,
  TOLERANCE,
  topmost,
  type Unit,
} from '@understory/page';
import { worksOf } from '../../world.ts';
import { HALF_FINGER } from '../measures.ts';
import type { Civ } from './civ.ts';
import { gapsToUnits } from './gaps.ts';

/** How far a civilization reaches from its works (H2-MSR-12, -16). */
export const REACH = HALF_FINGER;

export function works({ world, group }: Civ): readonly Piece[] {
  return worksOf(world, group.id);
}

export function worksShapes(civ: Civ): Shape[] {
  return works(civ).map((it) => it.shape);
}

/** H2-MSR-15: the gap from a civilization is measured from its works. */
export function gapFromWorks(civ: Civ, to: Shape, limit = Number.POSITIVE_INFINITY): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { shape } of works(civ)) {
    const between = gap(shape, to, Math.min(limit, least));
    if (between < least) least = between;
  }
  return least;
}

/** H2-MSR-10: a unit is a point for gaps. */
export function pointShape({ x, y }: Point): Shape {
  return { path: [x, y], closed: false, swell: 0 };
}

export interface InReach {
  readonly unit: Unit;
  readonly gap: number;
}

/** The unexhausted units of these kinds, the nearest to the works first; ties: smaller x, smaller y, earlier drawn (H2-MSR-14). */
export function unitsByGap(civ: Civ, kinds: readonly Resource[], limit = Number.POSITIVE_INFINITY): InReach[] {
  const found: InReach[] = [];
  const gaps = gapsToUnits(civ.world, works(civ));
  for (const unit of civ.world.page.units) {
    if (unit.until !== null || !kinds.includes(unit.kind)) continue;
    const between = gaps.of(unit);
    if (between <= limit + TOLERANCE) found.push({ unit, gap: between });
  }
  return found.sort(nearestFirst);
}

/** How far an unexhausted unit is from the works. */
export function unitGap(civ: Civ, unit: Unit): number {
  return gapsToUnits(civ.world, works(civ)).of(unit);
}

export function nearestFirst(a: InReach, b: InReach): number {
  if (Math.abs(a.gap - b.gap) > TOLERANCE) return a.gap - b.gap;
  return a.unit.at.x - b.unit.at.x || a.unit.at.y - b.unit.at.y || a.unit.since - b.unit.since;
}

/** H2-MSR-16: access to a resource. */
export function hasAccess(civ: Civ, kinds: readonly Resource[]): boolean {
  const gaps = gapsToUnits(civ.world, works(civ));
  return civ.world.page.units.some(
    (it) => it.until === null && kinds.includes(it.kind) && gaps.of(it) <= REACH + TOLERANCE,
  );
}

/** H2-MSR-17: some piece of the works touches the surface line. H2-FEA-07: magma does not count. */
export function hasReachedSurface(civ: Civ): boolean {
  const { page } = civ.world;
  return works(civ).some((it) => it.kind !== 'magma' && touchesSurface(page, it.shape));
}

function touchesSurface(page: Page, shape: Shape): boolean {
  return page.ground.surfaces.some((it) => page.touches(shape, it));
}

export function topOfWorks(civ: Civ): Point {
  return topmost(worksShapes(civ));
}
