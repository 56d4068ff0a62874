import type { Piece, Point } from '@understory/page';
import type { Realm } from '../realm.ts';
import type { MonsterGroup } from './group.ts';
import { lawsOf, type Zone } from './laws.ts';
import { living } from './state.ts';

/** A group's own ground, by the laws of the edition that is played (H1-MON-13). */
export function zoneOf(me: MonsterGroup, world: Realm): Zone {
  return lawsOf(world).zone(world, me);
}

/** The pieces that hold a bead of its, the oldest first. */
export function roomsWithBeads({ page }: Realm, { id }: { readonly id: string }): Piece[] {
  const pieces = [...new Set(page.beadsOf(id).map((it) => it.piece))].map((it) => page.piece(it));
  return pieces.sort((a, b) => a.since - b.since);
}

/** The zones of all groups but one, in order of arrival. */
export function otherZones(
  world: Realm,
  me: MonsterGroup | null,
): { readonly group: MonsterGroup; readonly zone: Zone }[] {
  return living(world).flatMap((group) => (group === me ? [] : [{ group, zone: zoneOf(group, world) }]));
}

/** The group in whose zone a point lies, the oldest of several; null if in none. */
export function holderAt(world: Realm, { x, y }: Point, but: MonsterGroup | null = null): MonsterGroup | null {
  return otherZones(world, but).find(({ zone }) => zone.holds(x, y))?.group ?? null;
}

/** Does a room lie outside of every zone but one's own? */
export function isFree(world: Realm, { shape }: Piece, but: MonsterGroup | null): boolean {
  return otherZones(world, but).every(({ zone }) => !zone.reaches(shape));
}
