import { centreOf, gapTo, type Piece, type Point, TOLERANCE, type Unit } from '@understory/page';
import { type Gaps, gapsToUnits } from '../../../gaps.ts';
import { lairIn } from '../../../lairs.ts';
import { gapFromWorks, pointShape, works } from '../../../works.ts';
import type { Resource } from '../../nouns.ts';
import { REACH } from '../access.ts';
import { population } from '../civ.ts';
import { nexusTarget, pieceTarget, type Target, unitTarget } from '../explore.ts';
import { type Site, sites } from '../sites.ts';
import type { ColonyType } from './colony-types.ts';
import { type ElfCiv, livingColonies, roomsIn } from './elf-civ.ts';

/** H2-ELF-06, -10: what can be colonized, and what colony it makes. */
const COLONY_AT: Readonly<Partial<Record<Resource | 'monsters', ColonyType>>> = {
  ore: 'mining',
  gems: 'mining',
  water: 'processing',
  magma: 'processing',
  monsters: 'military',
  nexus: 'military',
  biome: 'military',
};
const KINDS = Object.keys(COLONY_AT) as (Resource | 'monsters')[];

export function colonyAt(kind: Resource | 'monsters'): ColonyType {
  return COLONY_AT[kind] ?? 'military';
}

/** A site without a colony, as far as it is from the works. */
export interface Prospect {
  readonly site: Site;
  /** To its nearest unit; to a lair's outline, and to the edge of a void (H2-NEX-16). */
  readonly gap: number;
  /** Its nearest unit. */
  readonly at: Point;
}

/** The sites that could be colonized and have no colony, nearest to the works first (H2-MSR-14). Never on the surface (H2-ELF-08). */
export function prospects(civ: ElfCiv): Prospect[] {
  const taken = new Set(livingColonies(civ).map((it) => it.site));
  const gaps = gapsToUnits(civ.world, works(civ));
  return sites(civ.world, KINDS)
    .filter((it) => it.stratum > 0 && !taken.has(it.key))
    .map((it) => prospect(civ, it, gaps))
    .sort((a, b) => (Math.abs(a.gap - b.gap) > TOLERANCE ? a.gap - b.gap : a.at.x - b.at.x || a.at.y - b.at.y));
}

/** H2-MSR-16: near the works. */
export function inReach({ gap }: Prospect): boolean {
  return gap <= REACH + TOLERANCE;
}

/** H2-ELF-06, -07: what can be colonized now; the capitol is never emptied by it. */
export function colonizable(civ: ElfCiv): Prospect[] {
  return population(civ, civ.group) < 2 ? [] : prospects(civ).filter(inReach);
}

/** The default: the nearest to the capitol's rooms. */
export function nearestToCapitol(civ: ElfCiv, among: readonly Prospect[]): Prospect | null {
  if (among.length < 2) return among[0] ?? null;
  const rooms = roomsIn(civ.world, civ.group);
  let best: Prospect | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const it of among) {
    const places = it.site.units.length > 0 ? it.site.units : [it];
    let far = Number.POSITIVE_INFINITY;
    for (const { at } of places)
      for (const { shape } of rooms) far = Math.min(far, gapTo(shape, at.x, at.y, Math.min(far, least)));
    if (far < least - TOLERANCE) [best, least] = [it, far];
  }
  return best;
}

function prospect(civ: ElfCiv, site: Site, gaps: Gaps<Unit>): Prospect {
  const { page } = civ.world;
  if (site.lair !== null) {
    const lair = page.piece(site.lair);
    return { site, gap: gapFromWorks(civ, lair.shape), at: nearestDen(civ, lair) };
  }
  let best: Prospect | null = null;
  for (const unit of site.units) {
    const gap = gaps.of(unit);
    const before = best && (Math.abs(gap - best.gap) > TOLERANCE ? gap < best.gap : unit.at.x < best.at.x);
    if (!best || before) best = { site, gap, at: unit.at };
  }
  const found = best as Prospect;
  const place = site.kind === 'nexus' ? page.piece(site.units[0]?.piece ?? '') : null;
  if (place?.kind !== 'void') return found;
  return { ...found, gap: gapFromWorks(civ, place.shape) };
}

/** Where the nearest of its monsters is: a lair has a unit for each (H2-MSR-24). */
function nearestDen(civ: ElfCiv, lair: Piece): Point {
  const dens = (lairIn(civ.world, lair)?.beads ?? []).map(({ at }) => ({ at, since: 0, shape: pointShape(at) }));
  const [only] = dens;
  if (!only || dens.length === 1) return only?.at ?? centreOf(lair.shape);
  const door = civ.world.page.nearest(lair.shape, works(civ));
  return civ.world.page.nearest(door?.shape ?? lair.shape, dens)?.at ?? only.at;
}

/** Where an exploration goes for it. */
export function targetOf(civ: ElfCiv, { site, at }: Prospect): Target {
  if (site.lair !== null) return pieceTarget(civ.world.page.piece(site.lair));
  const unit = site.units.find((it) => it.at === at) ?? (site.units[0] as Unit);
  return site.kind === 'nexus' ? nexusTarget(civ, unit) : unitTarget(unit);
}
