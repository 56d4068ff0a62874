import type { Bead } from '@understory/page';
import { beadsOf } from '../../../beads.ts';
import { byWorth } from '../../plain-first.ts';
import type { Realm } from '../../realm.ts';
import type { Civ } from '../civ.ts';

/** A treasure that stays for ever (H1-DWF-T1), told apart from what was gathered. */
export const DWARVEN_TREASURE = 'dwarven treasure';

/** The ○ of theirs that may be spent or taken: what was gathered, plain ones first and the oldest first, and no Dwarven Treasure. */
export function mayBeTaken(world: Realm, { group }: Civ): Bead[] {
  const own = beadsOf(world, group.id, 'treasure').filter((it) => it.emblem !== DWARVEN_TREASURE);
  return own.sort(byWorth);
}
