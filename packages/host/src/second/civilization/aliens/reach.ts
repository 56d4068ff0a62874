import { gap, type Piece, type Shape, TOLERANCE, type Unit } from '@understory/page';
import { lairs } from '../../../lairs.ts';
import { type InReach, nearestFirst, pointShape } from '../../../works.ts';
import { type Resource, resourceOf } from '../../nouns.ts';
import type { AlienCiv } from './alien-civ.ts';

/** H2-ALN-07: aliens never explore; they reach a finger from the Landing Site and from any facility not destroyed. */
export const ALIEN_REACH = 4.5;

export function bases({ landing, facilities }: AlienCiv): Shape[] {
  const standing = Object.values(facilities).filter((it) => it.state !== 'destroyed');
  return [landing.shape, ...standing.flatMap((it) => it.piece?.shape ?? [])];
}

/** The unexhausted units of these kinds in reach, the nearest first (H2-MSR-14). */
export function unitsInReach(civ: AlienCiv, kinds: readonly Resource[]): Unit[] {
  return allInReach(civ).flatMap(({ unit }) => (unit.until === null && kinds.includes(resourceOf(unit)) ? [unit] : []));
}

/** Reckoned anew only when a structure or a unit has come or gone. */
function allInReach(civ: AlienCiv): readonly InReach[] {
  const { units } = civ.world.page;
  if (civ.reach?.units === units.length) return civ.reach.list;
  const from = bases(civ);
  const list: InReach[] = [];
  for (const unit of units) {
    if (unit.until !== null) continue;
    const between = gapFrom(from, pointShape(unit.at));
    if (between <= ALIEN_REACH + TOLERANCE) list.push({ unit, gap: between });
  }
  civ.reach = { units: units.length, list: list.sort(nearestFirst) };
  return list;
}

/** The lairs in reach, the nearest first: units of "monsters" (H2-MSR-24). */
export function lairsInAlienReach(civ: AlienCiv): Piece[] {
  const from = bases(civ);
  return lairs(civ.world)
    .map(({ piece }) => ({ piece, gap: gapFrom(from, piece.shape) }))
    .filter((it) => it.gap <= ALIEN_REACH + TOLERANCE)
    .sort((a, b) => a.gap - b.gap || a.piece.since - b.piece.since)
    .map((it) => it.piece);
}

function gapFrom(from: readonly Shape[], to: Shape): number {
  let least = Number.POSITIVE_INFINITY;
  for (const shape of from) least = Math.min(least, gap(shape, to, Math.min(least, ALIEN_REACH + 1)));
  return least;
}
