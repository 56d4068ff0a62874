import type { Rule } from '@understory/table';
import { choose } from '../../asks.ts';
import { encounterRoll } from '../../monsters/encounter.ts';
import { isAlpha, type MonsterGroup } from '../../monsters/group.ts';
import { folk, loot, spend, wealth } from '../../monsters/loot.ts';
import { lose, slay } from '../../monsters/losses.ts';
import type { Realm } from '../../realm.ts';
import { follow } from './lair.ts';

/** H1-AVI-13, -14. */
export function* meetAsAlphaVillain(world: Realm, me: MonsterGroup, other: MonsterGroup): Rule {
  if (isAlpha(other)) return yield* meetAlpha(world, me, other);
  const by = yield* encounterRoll(world, 'H1-AVI-13', me, other);
  if (by < 0) return yield* defeat(world, me);
  lose(world, other, 'H1-AVI-13', by > 0 ? 2 : 1, 'encounter');
  if (folk(world, other) > 0) return;
  follow(world, me, 'H1-AVI-13');
  if (by > 0) loot(world, me, other, 'H1-AVI-13', 1);
}

/** H1-AVI-13: it loses 1●; for its last it may give 1○ instead. */
function* defeat(world: Realm, me: MonsterGroup): Rule {
  const isLast = folk(world, me) === 1 && wealth(world, me) > 0;
  const key = isLast
    ? yield* choose('H1-AVI-13', {
        by: me.id,
        topic: { kind: 'whether to pay with treasure', group: me.id },
        options: [{ key: 'yes' }, { key: 'no' }],
        usual: 'yes',
        about: `${me.id}, year ${world.monsters.year}`,
      })
    : 'no';
  if (key === 'yes') spend(world, me, 'H1-AVI-13', 1);
  else lose(world, me, 'H1-AVI-13', 1, 'encounter');
}

/** H1-AVI-14. */
function* meetAlpha(world: Realm, me: MonsterGroup, other: MonsterGroup): Rule {
  const by = yield* encounterRoll(world, 'H1-AVI-14', me, other);
  if (by > 0) {
    slay(world, other, 'H1-AVI-14');
    follow(world, me, 'H1-AVI-14');
  } else loot(world, other, me, 'H1-AVI-14', 1);
}
