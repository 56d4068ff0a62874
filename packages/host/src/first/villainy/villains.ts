import type { MonsterGroup } from '../monsters/group.ts';
import { isAlive } from '../monsters/state.ts';
import type { Realm } from '../realm.ts';
import type { VillainKey } from './keys.ts';

/** The villains that live, in the order they act. */
export function villainsOf(world: Realm): MonsterGroup[] {
  const ids = world.villainy?.villains ?? [];
  return ids.flatMap((id) => world.monsters.groups.filter((it) => it.id === id && isAlive(world, it)));
}

export function isVillain({ villainy }: Realm, { id }: { readonly id: string }): boolean {
  return villainy?.villains.includes(id) ?? false;
}

/** The living villain of a kind. */
export function villainOf(world: Realm, kind: VillainKey): MonsterGroup | null {
  return villainsOf(world).find((it) => it.kind === kind) ?? null;
}
