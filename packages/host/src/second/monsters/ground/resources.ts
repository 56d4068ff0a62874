import type { Mark, Piece, Point, Shape, Unit } from '@understory/page';
import { Impossible } from '@understory/table';
import type { Resource } from '../../cards/tree/filter.ts';
import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';

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

/** H2-CRD-209, H2-ACT-225: all of this resource on the map. Stone is everywhere, and so nowhere. */
export function sources(_den: Den, _resource: Resource): readonly Source[] {
  throw new Impossible('sources');
}

/** Those in a group's territory, the nearest to its home first. */
export function sourcesNear(_den: Den, _monster: Monster, _resources: readonly Resource[]): Source[] {
  throw new Impossible('sourcesNear');
}

/** H2-CRD-225: is any of these in the territory? Quicker than looking for all. */
export function hasNear(_den: Den, _monster: Monster, _resources: readonly Resource[]): boolean {
  throw new Impossible('hasNear');
}

/** ⌂ or ☒ in the territory, whoever built them (H2-ACT-214, H2-CRD-113). */
export function marksNear(_den: Den, _monster: Monster, _kind: 'fortification' | 'tomb'): Mark[] {
  throw new Impossible('marksNear');
}
