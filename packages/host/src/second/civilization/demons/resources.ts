import {
  type Closest,
  centreOf,
  closest,
  distance,
  gapTo,
  type Piece,
  type Point,
  type Shape,
  TOLERANCE,
  type Unit,
} from '@understory/page';
import type { Whence } from '../../../events.ts';
import { lairs } from '../../../lairs.ts';
import { pointShape } from '../../../works.ts';
import { type Resource, resourceOf } from '../../nouns.ts';
import { hasBuilt } from '../civ.ts';
import type { DemonCiv } from './demon-civ.ts';

/** H2-DEM-06: something the Tunneller hungers for: a unit, or a lair. */
export interface Prey {
  readonly key: string;
  readonly kind: Resource | 'monsters';
  readonly unit: Unit | null;
  readonly lair: Piece | null;
  /** The void that holds the unit, which is reached at its edge (H2-NEX-16). */
  readonly rim: Shape | null;
  /** How far the Tunneller is from it. */
  readonly gap: number;
  readonly at: Point;
  readonly since: number;
}

/** All resources of the Demons at most this far from the Tunneller, the nearest first (H2-MSR-14). */
export function preyWithin(civ: DemonCiv, limit = Number.POSITIVE_INFINITY): Prey[] {
  return [...unitsWithin(civ, limit), ...lairsWithin(civ, limit)].sort(nearestFirst);
}

/** The nearest resource on the map (H2-DEM-09). */
export function nearestPrey(civ: DemonCiv): Prey | null {
  const { x, y } = civ.tunneller;
  let least = Number.POSITIVE_INFINITY;
  for (const { kind, at, until } of civ.world.page.units) {
    // A nexus may be nearer than its spot (H2-NEX-16): it is looked at below.
    if (until === null && kind !== 'nexus') least = Math.min(least, distance(x, y, at.x, at.y));
  }
  return preyWithin(civ, least)[0] ?? null;
}

/** The lair that the Tunneller is in, or touches (H2-DEM-08). */
export function lairAtHand(civ: DemonCiv): Prey | null {
  return lairsWithin(civ, civ.world.page.measures.touch).sort(nearestFirst)[0] ?? null;
}

/** Where the Tunneller must go to be on it: the unit's point, the lair's edge, the void's rim. */
export function placeOf({ unit, lair, rim }: Prey, from: Point): Point {
  const outline = rim ?? lair?.shape;
  if (!outline) return unit?.at ?? from;
  const edge: Closest = closest(pointShape(from), outline);
  return edge.to;
}

function unitsWithin(civ: DemonCiv, limit = Number.POSITIVE_INFINITY): Prey[] {
  const { page } = civ.world;
  const { x, y } = civ.tunneller;
  const found: Prey[] = [];
  for (const unit of page.units) {
    // One nexus is enough: it is no resource once the Sanctum stands, and stays a nexus (H2-DEM-06, -13).
    if (unit.until !== null || (unit.kind === 'nexus' && hasBuilt(civ, 'Infernal Sanctum'))) continue;
    const holder = unit.kind === 'nexus' ? page.piece(unit.piece) : null;
    const rim = holder?.kind === 'void' ? holder.shape : null;
    const gap = rim ? gapTo(rim, x, y, limit + TOLERANCE) : distance(x, y, unit.at.x, unit.at.y);
    if (gap > limit + TOLERANCE) continue;
    found.push({ key: unit.id, kind: resourceOf(unit), unit, lair: null, rim, gap, at: unit.at, since: unit.since });
  }
  return found;
}

function lairsWithin(civ: DemonCiv, limit = Number.POSITIVE_INFINITY): Prey[] {
  const { x, y } = civ.tunneller;
  return lairs(civ.world)
    .map(({ piece }): Prey => {
      const { id: key, shape, since } = piece;
      // Beyond what is asked for, only a little more comes back: it must not pass for touching.
      const gap = gapTo(shape, x, y, limit + TOLERANCE);
      return { key, kind: 'monsters', unit: null, lair: piece, rim: null, gap, at: centreOf(shape), since };
    })
    .filter((it) => it.gap <= limit + TOLERANCE);
}

function nearestFirst(a: Prey, b: Prey): number {
  if (Math.abs(a.gap - b.gap) > TOLERANCE) return a.gap - b.gap;
  return a.at.x - b.at.x || a.at.y - b.at.y || a.since - b.since;
}

/** Where what it gives comes from. */
export function whence({ unit, lair }: Prey): Whence | null {
  if (lair) return { wild: lair.id };
  return unit && { unit: unit.id };
}
