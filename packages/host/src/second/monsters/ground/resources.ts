import { gap, type Mark, type Piece, type Point, type Shape, TOLERANCE, type Unit } from '@understory/page';
import type { Resource } from '../../cards/tree/filter.ts';
import type { Resource as UnitKind } from '../../nouns.ts';
import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';
import { isLiving, pointShape, unitsInReach } from './index/units.ts';
import { homeOf } from './lair.ts';
import { holderOf } from './places.ts';
import { seatShape } from './seat.ts';
import { isNear } from './territory.ts';

/** One unit of something that cards exploit, harvest or settle near (H2-ACT-222). */
export interface Source {
  /** The unit's id, or the marked room's, or `stone`. */
  readonly key: string;
  readonly kind: Resource['kind'];
  readonly at: Point;
  readonly shape: Shape;
  readonly unit: Unit | null;
  /** The deposit, area or tomb that it is part of; null for stone. */
  readonly piece: Piece | null;
}

/** H2-CRD-209, H2-ACT-225: all of this resource on the map. Stone is everywhere, so it has no source of its own. */
export function sources(den: Den, resource: Resource): readonly Source[] {
  const { page } = den.world;
  if (resource.kind === 'stone') return [];
  if (resource.kind === 'tomb') return tombs(den).map((it) => ofTomb(it, page.piece(it.piece)));
  return page.units
    .filter((it) => it.until === null && isOfKind(it, resource))
    .map((it) => ofUnit(it, resource.kind, page.piece(it.piece)));
}

/** The sources in a group's territory, the nearest to its home first. */
export function sourcesNear(den: Den, monster: Monster, resources: readonly Resource[]): Source[] {
  const { page } = den.world;
  const found = new Map<string, Source>();
  for (const resource of resources) {
    if (resource.kind === 'stone') found.set('stone', stoneFor(den, monster));
    else if (resource.kind === 'tomb') {
      for (const it of marksNear(den, monster, 'tomb')) found.set(it.piece, ofTomb(it, page.piece(it.piece)));
    } else {
      for (const it of unitsNear(den, monster, resource))
        found.set(it.id, ofUnit(it, resource.kind, page.piece(it.piece)));
    }
  }
  const home = seatShape(homeOf(den, monster));
  return [...found.values()]
    .map((it) => ({ it, far: gap(home, it.shape) }))
    .sort(nearestFirst)
    .map(({ it }) => it);
}

/** H2-CRD-225: is any of these in the territory? Quicker than looking for all. */
export function hasNear(den: Den, monster: Monster, resources: readonly Resource[]): boolean {
  return resources.some((it) => {
    if (it.kind === 'stone') return true;
    if (it.kind === 'tomb') return marksNear(den, monster, 'tomb').length > 0;
    return unitsNear(den, monster, it).length > 0;
  });
}

/** ⌂ or ☒ in the territory, whoever built them (H2-ACT-214, H2-CRD-113). */
export function marksNear(den: Den, monster: Monster, kind: 'fortification' | 'tomb'): Mark[] {
  const { page } = den.world;
  return page.marks.filter((it) => {
    if (it.kind !== kind || it.until !== null) return false;
    const piece = page.piece(it.piece);
    return piece.until === null && isNear(den, monster, piece.shape);
  });
}

/** H2-ACT-223: not a God fragment, nor a tomb or nexus in the lair of somebody else. */
export function mayExploit(den: Den, monster: Monster, { kind, piece, at }: Source): boolean {
  if (kind !== 'tomb' && kind !== 'nexus') return true;
  return piece?.nexus !== 'god fragment' && holderOf(den, piece, at, monster) === null;
}

function unitsNear(den: Den, monster: Monster, resource: Resource): Unit[] {
  return unitsInReach(monster, den).filter((it) => it.until === null && isOfKind(it, resource));
}

/** H2-ACT-225: a surface biome lies on the surface line or is a Farm; fungus is also what nobody ever named. */
function isOfKind(unit: Unit, resource: Resource): boolean {
  if (resource.kind !== 'biome') return unit.kind === (resource.kind satisfies UnitKind | 'stone' | 'tomb');
  if (!isLiving(unit)) return false;
  const onSurface = unit.kind === 'surface biome' || unit.stratum === 0;
  if (resource.where !== null && (resource.where === 'surface') !== onSurface) return false;
  switch (resource.type) {
    case null:
      return true;
    case 'farm':
      return unit.kind === 'surface biome' && unit.biome === null;
    case 'fungus':
      return unit.biome === 'fungus' || (!onSurface && unit.biome === null);
    default:
      return unit.biome === resource.type;
  }
}

function tombs({ world: { page } }: Den): Mark[] {
  return page.marks.filter((it) => it.kind === 'tomb' && it.until === null && page.piece(it.piece).until === null);
}

function ofTomb({ at }: Mark, piece: Piece): Source {
  return { key: piece.id, kind: 'tomb', at, shape: piece.shape, unit: null, piece };
}

/** H2-MSR-10: a unit is a point for gaps. */
function ofUnit(unit: Unit, kind: Resource['kind'], piece: Piece): Source {
  return { key: unit.id, kind, at: unit.at, shape: pointShape(unit.at), unit, piece };
}

/** H2-ACT-222: any rock in the home range; the step that digs decides where exactly. */
function stoneFor(den: Den, monster: Monster): Source {
  const { at } = homeOf(den, monster);
  return { key: 'stone', kind: 'stone', at, shape: pointShape(at), unit: null, piece: null };
}

/** H2-MON-116; the older ones come first in the list. */
function nearestFirst(a: { it: Source; far: number }, b: { it: Source; far: number }): number {
  // Stone comes last.
  if ((a.it.kind === 'stone') !== (b.it.kind === 'stone')) return a.it.kind === 'stone' ? 1 : -1;
  if (Math.abs(a.far - b.far) > TOLERANCE) return a.far - b.far;
  return a.it.at.x - b.it.at.x || a.it.at.y - b.it.at.y;
}
