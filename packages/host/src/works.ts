import { gap, type Piece, type Point, type Shape, TOLERANCE, topmost, type Unit } from '@understory/page';
import { gapsToUnits } from './gaps.ts';
import { type Group, type World, worksOf } from './world.ts';

/** Somebody whose own pieces, and those it opened, are its works. */
export interface Working {
  readonly world: World;
  readonly group: Group;
}

export function works({ world, group }: Working): readonly Piece[] {
  return worksOf(world, group.id);
}

export function worksShapes(of: Working): Shape[] {
  return works(of).map((it) => it.shape);
}

/** H2-MSR-15: the gap from a civilization is measured from its works. */
export function gapFromWorks(of: Working, to: Shape, limit = Number.POSITIVE_INFINITY): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { shape } of works(of)) {
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
export function unitsByGap(of: Working, kinds: readonly string[], limit = Number.POSITIVE_INFINITY): InReach[] {
  const found: InReach[] = [];
  const gaps = gapsToUnits(of.world, works(of));
  for (const unit of of.world.page.units) {
    if (unit.until !== null || !kinds.includes(unit.kind)) continue;
    const between = gaps.of(unit);
    if (between <= limit + TOLERANCE) found.push({ unit, gap: between });
  }
  return found.sort(nearestFirst);
}

/** How far an unexhausted unit is from the works. */
export function unitGap(of: Working, unit: Unit): number {
  return gapsToUnits(of.world, works(of)).of(unit);
}

export function nearestFirst(a: InReach, b: InReach): number {
  if (Math.abs(a.gap - b.gap) > TOLERANCE) return a.gap - b.gap;
  return a.unit.at.x - b.unit.at.x || a.unit.at.y - b.unit.at.y || a.unit.since - b.unit.since;
}

export function topOfWorks(of: Working): Point {
  return topmost(worksShapes(of));
}
