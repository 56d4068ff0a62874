import type { Rule } from '@understory/table';
import { FINGER, HALF_FINGER } from '../../../measures.ts';
import type { FirstWorld } from '../../world.ts';
import { encounterRoll } from '../encounter.ts';
import { factsOf } from '../flavours.ts';
import { isAlpha, type MonsterGroup } from '../group.ts';
import { folk, leaveBehind, loot } from '../loot.ts';
import { lose, slay } from '../losses.ts';
import { relocate } from '../moving.ts';

/** H1-ALP-08, -09. */
export function* meetAsAlpha(world: FirstWorld, me: MonsterGroup, other: MonsterGroup): Rule {
  if (isAlpha(other)) return yield* meetAlpha(world, me, other);
  const by = yield* encounterRoll(world, 'H1-ALP-08', me, other);
  if (by < 0) {
    leaveBehind(world, me, 'H1-ALP-08', 1);
    relocate(world, me, other, HALF_FINGER, 'H1-ALP-08');
    return;
  }
  const paid = by > 0 ? loot(world, me, other, 'H1-ALP-08', tributeOf(me, other), 'paid') : 0;
  if (paid === 0) lose(world, other, 'H1-ALP-08', 1, 'encounter');
  // H1-ALP-06: of a group that it has destroyed it loots 1○ besides.
  if (folk(world, other) === 0) loot(world, me, other, 'H1-ALP-06', 1);
}

/** H1-ALP-T1.3: what it is paid by delvers and breeders. */
function tributeOf(me: MonsterGroup, { kind }: MonsterGroup): number {
  const { tribute = 1 } = factsOf(me);
  return kind === 'delvers' || kind === 'breeders' ? tribute : 1;
}

/** H1-ALP-09, H1-MEA-35. */
function* meetAlpha(world: FirstWorld, me: MonsterGroup, other: MonsterGroup): Rule {
  const by = yield* encounterRoll(world, 'H1-ALP-09', me, other);
  if (by > 0) {
    slay(world, other, 'H1-ALP-09');
    loot(world, me, other, 'H1-ALP-06', 1);
  } else if (by === 0) {
    leaveBehind(world, other, 'H1-ALP-09', 1);
    relocate(world, other, me, FINGER, 'H1-ALP-09');
  } else relocate(world, me, other, FINGER, 'H1-ALP-09');
}
