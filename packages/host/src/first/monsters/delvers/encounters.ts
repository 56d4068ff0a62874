import type { Rule } from '@understory/table';
import { THUMB } from '../../measures.ts';
import type { FirstWorld } from '../../world.ts';
import { encounterRoll } from '../encounter.ts';
import { factsOf } from '../flavours.ts';
import { alignmentOf, isAlpha, type MonsterGroup } from '../group.ts';
import { loot } from '../loot.ts';
import { lose, slay } from '../losses.ts';
import { relocate } from '../moving.ts';

/** So far a win kills an alpha (H1-DLV-11). */
const BY_FAR = 4;

/** H1-DLV-10 to -12: by whom they meet (H1-MON-25). */
export function* meetAsDelvers(world: FirstWorld, me: MonsterGroup, other: MonsterGroup): Rule {
  if (isAlpha(other)) return yield* meetAlpha(world, me, other);
  if (alignmentOf(other) === 'lawful') return skirmish(world, me, other);
  const by = yield* encounterRoll(world, 'H1-DLV-12', me, other);
  if (by > 0) {
    lose(world, other, 'H1-DLV-12', 1, 'encounter');
    loot(world, me, other, 'H1-DLV-12', 1);
    return;
  }
  lose(world, me, 'H1-DLV-12', 1, 'encounter');
  if (by === 0) lose(world, other, 'H1-DLV-12', 1, 'encounter');
  else loot(world, other, me, 'H1-DLV-12', 1);
}

/** H1-DLV-10: both lose 1●, without a roll; those who spare their like do nothing. */
function skirmish(world: FirstWorld, me: MonsterGroup, other: MonsterGroup): void {
  if (factsOf(me).sparesItsLike && me.flavour === other.flavour) return;
  lose(world, me, 'H1-DLV-10', 1, 'encounter');
  lose(world, other, 'H1-DLV-10', 1, 'encounter');
}

/** H1-DLV-11. */
function* meetAlpha(world: FirstWorld, me: MonsterGroup, other: MonsterGroup): Rule {
  const by = yield* encounterRoll(world, 'H1-DLV-11', me, other);
  if (by <= 0) {
    lose(world, me, 'H1-DLV-11', 1, 'encounter');
    return;
  }
  loot(world, me, other, 'H1-DLV-11', 1);
  if (by >= BY_FAR) slay(world, other, 'H1-DLV-11');
  else relocate(world, other, me, THUMB, 'H1-DLV-11');
}
