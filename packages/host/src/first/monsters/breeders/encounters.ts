import type { Rule } from '@understory/table';
import { FINGER } from '../../../measures.ts';
import { choose, roll } from '../../asks.ts';
import { note } from '../../note.ts';
import type { FirstWorld } from '../../world.ts';
import { encounterRoll } from '../encounter.ts';
import { factsOf } from '../flavours.ts';
import { isAlpha, type MonsterGroup } from '../group.ts';
import { folk, loot, wealth } from '../loot.ts';
import { lose } from '../losses.ts';
import { relocate } from '../moving.ts';

/** H1-BRD-06: every begun three ● need 1○. */
export function needs(world: FirstWorld, me: MonsterGroup): number {
  return Math.ceil(folk(world, me) / 3);
}

export function isSupported(world: FirstWorld, me: MonsterGroup): boolean {
  return wealth(world, me) >= needs(world, me);
}

/** H1-BRD-09 to -12. */
export function* meetAsBreeders(world: FirstWorld, me: MonsterGroup, other: MonsterGroup): Rule {
  if (isAlpha(other)) {
    if (!(yield* bribe(world, me, other))) yield* fightAlpha(world, me, other);
    return;
  }
  const by = yield* encounterRoll(world, 'H1-BRD-09', me, other);
  if (by > 0) loot(world, me, other, 'H1-BRD-09', 1);
  else lose(world, me, 'H1-BRD-09', 1, 'encounter');
  if (by === 0) lose(world, other, 'H1-BRD-09', 1, 'encounter');
}

/** H1-BRD-10: they may bribe an alpha. Whether they did, and won. */
function* bribe(world: FirstWorld, me: MonsterGroup, other: MonsterGroup): Rule<boolean> {
  const { bribesFreely } = factsOf(me);
  if (!bribesFreely && (wealth(world, me) === 0 || !isSupported(world, me))) return false;
  const about = `${me.id} and ${other.id}, year ${world.monsters.year}`;
  const key = yield* choose('H1-BRD-10', {
    by: me.id,
    topic: { kind: 'whether to bribe', group: me.id, from: other.id },
    options: [{ key: 'bribe' }, { key: 'fight' }],
    usual: 'bribe',
    about,
  });
  if (key === 'fight') return false;
  const mine =
    (yield* roll('H1-BRD-10', '1d6', { kind: 'how a bribe fares', group: me.id }, `${about}, ${me.id}`)) +
    wealth(world, me);
  const theirs =
    (yield* roll('H1-BRD-10', '1d6', { kind: 'how a bribe fares', group: other.id }, `${about}, ${other.id}`)) +
    wealth(world, other);
  const isWon = mine > theirs;
  const since = note(world, {
    kind: 'bribed',
    clause: 'H1-BRD-10',
    group: me.id,
    from: other.id,
    sum: mine,
    against: theirs,
    isWon,
  });
  if (!isWon) return false;
  if (!bribesFreely) loot(world, other, me, 'H1-BRD-10', 1, 'paid');
  if (!other.bribes.some((it) => it.value === me.id)) other.bribes.push({ value: me.id, since });
  return true;
}

/** H1-BRD-12. */
function* fightAlpha(world: FirstWorld, me: MonsterGroup, other: MonsterGroup): Rule {
  const by = yield* encounterRoll(world, 'H1-BRD-12', me, other);
  if (by > 0) {
    relocate(world, other, me, FINGER, 'H1-BRD-12');
    return;
  }
  if (by === 0) loot(world, me, other, 'H1-BRD-12', 1);
  lose(world, me, 'H1-BRD-12', by === 0 ? 1 : 2, 'encounter');
}
