import { gapTo, type Point, type Resource, type Shape, TOLERANCE } from '@understory/page';
import { lairIn } from '../../../lairs.ts';
import { population } from '../civ.ts';
import { pieceTarget, type Target } from '../explore.ts';
import { type Site, sites } from '../sites.ts';
import { gapFromWorks, pointShape, REACH, unitGap } from '../works.ts';
import { type ColonyType, type ElfCiv, livingColonies, roomsIn } from './elf-civ.ts';

/** H2-ELF-06, -10: what can be colonized, and what colony it makes. */
export const COLONY_AT: Readonly<Partial<Record<Resource | 'monsters', ColonyType>>> = {
  ore: 'mining',
  gems: 'mining',
  water: 'processing',
  magma: 'processing',
  monsters: 'military',
  nexus: 'military',
  biome: 'military',
};
const KINDS = Object.keys(COLONY_AT) as (Resource | 'monsters')[];

/** A site without a colony, as far as it is from the works. */
export interface Prospect {
  readonly site: Site;
  readonly gap: number;
  /** Its nearest unit. */
  readonly at: Point;
  /** What is measured to: the unit; a lair's outline; the edge of a void (H2-NEX-16). */
  readonly shape: Shape;
}

/** The sites that could be colonized and have no colony, nearest to the works first (H2-MSR-14). Never on the surface (H2-ELF-08). */
export function prospects(civ: ElfCiv): Prospect[] {
  const taken = new Set(livingColonies(civ).map((it) => it.site));
  return sites(civ.world, KINDS)
    .filter((it) => it.stratum > 0 && !taken.has(it.key))
    .map((it) => prospect(civ, it))
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
  const rooms = roomsIn(civ.world, civ.group);
  const far = ({ site, at }: Prospect) => {
    const points = site.units.length > 0 ? site.units.map((it) => it.at) : [at];
    return Math.min(...points.flatMap(({ x, y }) => rooms.map(({ shape }) => gapTo(shape, x, y))));
  };
  let best: Prospect | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const it of among) {
    const here = far(it);
    if (here < least - TOLERANCE) [best, least] = [it, here];
  }
  return best;
}

function prospect(civ: ElfCiv, site: Site): Prospect {
  const { page } = civ.world;
  if (site.lair !== null) {
    const lair = page.piece(site.lair);
    const dens = (lairIn(civ.world, lair)?.beads ?? []).map((it) => ({
      at: it.at,
      gap: gapFromWorks(civ, pointShape(it.at)),
    }));
    const nearest = dens.reduce((best, it) => (it.gap < best.gap - TOLERANCE ? it : best));
    return { site, gap: gapFromWorks(civ, lair.shape), at: nearest.at, shape: lair.shape };
  }
  let best: Prospect | null = null;
  for (const unit of site.units) {
    const gap = unitGap(civ, unit);
    const before = best && (Math.abs(gap - best.gap) > TOLERANCE ? gap < best.gap : unit.at.x < best.at.x);
    if (!best || before) best = { site, gap, at: unit.at, shape: pointShape(unit.at) };
  }
  const found = best as Prospect;
  const place = site.kind === 'nexus' ? page.piece(site.units[0]?.piece ?? '') : null;
  if (place?.kind !== 'void') return found;
  return { ...found, gap: gapFromWorks(civ, place.shape), shape: place.shape };
}

/** Where an exploration goes for it: to a lair or to a perilous nexus as a piece, which is not blundered into (H2-CIV-18). */
export function targetOf(civ: ElfCiv, { site, at, shape }: Prospect): Target {
  const { page } = civ.world;
  if (site.lair !== null) return { ...pieceTarget(page.piece(site.lair)), key: site.key };
  const unit = site.units.find((it) => it.at === at);
  const text = `The nearest ${site.kind}`;
  if (site.kind !== 'nexus' || !unit) return { key: unit?.id ?? site.key, text, shape };
  const place = page.piece(unit.piece);
  const isAvoided = place.nexus === 'plague' || place.nexus === 'fate' || lairIn(civ.world, place) !== null;
  return { key: unit.id, text, shape: isAvoided ? place.shape : shape, piece: place };
}
