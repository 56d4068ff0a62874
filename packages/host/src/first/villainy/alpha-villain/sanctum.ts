import type { MonsterGroup } from '../../monsters/group.ts';
import type { Realm } from '../../realm.ts';
import { sanctumOf } from './sanctums.ts';

/** Has its sanctum been built? */
export function hasSanctum({ page }: Realm, me: MonsterGroup): boolean {
  if (me.kind !== 'alpha villain') return false;
  const { room, or } = sanctumOf(me);
  return [...page.drawn()].some(
    (it) => it.owner === me.id && (it.room === room || (or !== undefined && it.room === or)),
  );
}
