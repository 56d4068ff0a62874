import { closest, type Piece, type Point, TOLERANCE, type Unit } from '@understory/page';
import { gapFromWorks, unitGap, works } from '../../../works.ts';
import { REACH } from '../access.ts';
import { hasBuilt } from '../civ.ts';
import { isPerilous, type Target } from '../explore.ts';
import { type Site, sites } from '../sites.ts';
import { COSTS, type Cost, magicianConstructions } from './constructions.table.ts';
import type { MagicianCiv } from './magician-civ.ts';

/** A site that the Magicians could still use, and how far it is. */
export interface Wanted {
  readonly cost: Cost;
  readonly site: Site;
  readonly gap: number;
  /** Its nearest unit; null for a lair. */
  readonly unit: Unit | null;
  /** Where it comes nearest. */
  readonly at: Point;
}

/** H2-MAG-07, -08, -16: the unused sites of a kind with an unbuilt construction, the nearest first (H2-MSR-14). */
export function wantedSites(civ: MagicianCiv): Wanted[] {
  const found: Wanted[] = [];
  for (const cost of wantedCosts(civ))
    for (const site of sites(civ.world, COSTS[cost]))
      if (!civ.used.has(site.key)) found.push(wantedSite(civ, cost, site));
  return found.sort(nearestFirst);
}

/** H2-MAG-16: when both constructions of a kind have been built, its sites are of no more use. */
function wantedCosts(civ: MagicianCiv): Set<Cost> {
  return new Set(magicianConstructions.filter((it) => !hasBuilt(civ, it.name)).map((it) => it.cost));
}

/** H2-MSR-16: near the works. */
export function inAccess({ gap }: Wanted): boolean {
  return gap <= REACH + TOLERANCE;
}

function wantedSite(civ: MagicianCiv, cost: Cost, site: Site): Wanted {
  if (site.lair !== null) {
    const { shape } = civ.world.page.piece(site.lair);
    const nearest = civ.world.page.nearest(shape, works(civ));
    const at = nearest ? closest(nearest.shape, shape).to : { x: shape.path[0] as number, y: shape.path[1] as number };
    return { cost, site, gap: gapFromWorks(civ, shape), unit: null, at };
  }
  let best: Unit | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const unit of site.units) {
    const gap = unitGap(civ, unit);
    if (gap < least - TOLERANCE || (gap < least + TOLERANCE && best && comesBefore(unit.at, best.at)) || !best) {
      best = unit;
      least = gap;
    }
  }
  return { cost, site, gap: least, unit: best, at: best?.at ?? { x: 0, y: 0 } };
}

function nearestFirst(a: Wanted, b: Wanted): number {
  if (Math.abs(a.gap - b.gap) > TOLERANCE) return a.gap - b.gap;
  return a.at.x - b.at.x || a.at.y - b.at.y;
}

function comesBefore(a: Point, b: Point): boolean {
  return a.x < b.x || (a.x === b.x && a.y < b.y);
}

/** H2-MAG-07: where an exploration for this site is bound. A lair, plague or fate is reached from outside (H2-CIV-18). */
export function targetOf(civ: MagicianCiv, { site, unit, at }: Wanted): Target {
  const { page } = civ.world;
  const piece: Piece = page.piece(unit ? unit.piece : (site.lair ?? ''));
  if (!unit) {
    return { key: site.key, what: { kind: 'monsters of', piece: piece.id }, shape: piece.shape, piece };
  }
  const what = { kind: 'the nearest', resource: unit.biome ?? unit.kind } as const;
  if (unit.kind === 'nexus' && isPerilous(civ, piece)) return { key: unit.id, what, shape: piece.shape, piece };
  return { key: unit.id, what, shape: { path: [at.x, at.y], closed: false, swell: 0 } };
}
