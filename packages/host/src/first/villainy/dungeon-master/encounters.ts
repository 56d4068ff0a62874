import type { Rule } from '@understory/table';
import { encounterRoll } from '../../monsters/encounter.ts';
import { alignmentOf, isAlpha, type MonsterGroup } from '../../monsters/group.ts';
import { loot, spend } from '../../monsters/loot.ts';
import { lose } from '../../monsters/losses.ts';
import { isAlive } from '../../monsters/state.ts';
import type { Realm } from '../../realm.ts';
import { maySubdue, subdue } from '../subdue.ts';

/** H1-DMR-11, -12: by whom he meets; alphas as chaotic ones. */
export function* meetAsDungeonMaster(world: Realm, me: MonsterGroup, other: MonsterGroup): Rule {
  const isLawful = alignmentOf(other) === 'lawful' && !isAlpha(other);
  const clause = isLawful ? 'H1-DMR-11' : 'H1-DMR-12';
  const by = yield* encounterRoll(world, clause, me, other);
  const isEnslaved = isLawful ? by > 0 : by >= 0;
  if (isEnslaved) win(world, me, other, clause);
  else if (by === 0) {
    lose(world, other, clause, 1, 'encounter');
    lose(world, me, clause, 1, 'encounter');
  } else {
    lose(world, me, clause, 1, 'encounter');
    if (isLawful) spend(world, me, clause, 1);
    else loot(world, other, me, clause, 1, 'paid');
  }
  if (world.villainy) world.villainy.unbroken = isEnslaved || !isAlive(world, other) ? null : other.id;
}

/** A villain cannot be enslaved: it loses 1● and 1○ (H1-VIL-12). */
function win(world: Realm, me: MonsterGroup, other: MonsterGroup, clause: 'H1-DMR-11' | 'H1-DMR-12'): void {
  if (maySubdue(world, other)) {
    subdue(world, me, other, 'enslaved', clause);
    return;
  }
  loot(world, me, other, 'H1-VIL-12', 1);
  lose(world, other, 'H1-VIL-12', 1, 'encounter');
}
