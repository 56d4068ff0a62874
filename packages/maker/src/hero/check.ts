import type { Rule } from '@understory/table';
import { twoDice } from '../decide.ts';
import { keyOf } from '../grid.ts';
import type { Sheet, Visit } from '../sheet.ts';
import { tell, type World } from '../world.ts';
import { castAt } from './casting.ts';
import { dangersOf, type Peril, perilOf, statFor } from './dangers.ts';

/**
 * The hero makes the one check of the tile, and bears it (DM-CHK-04 to DM-CHK-08). False if the tile has no danger and so
 * counts as resolved on entry.
 */
export function* resolveTile(world: World, owner: Sheet, visit: Visit): Rule<boolean> {
  const { at } = visit;
  const dangers = dangersOf(owner, at);
  const peril = perilOf(dangers);
  if (!peril) return false;
  tell(world, () => ({
    kind: 'dangers',
    clause: 'DM-CHK-01',
    player: owner.name,
    square: keyOf(at),
    dangers: dangers.map((it) => it.key),
    check: peril.check,
    stat: peril.stat,
    damage: peril.damage,
  }));
  if (yield* isPassed(world, owner, visit, peril)) return true;
  const damage = yield* sufferedDamage(world, owner, visit, peril);
  if (damage !== null) suffer(world, owner, visit, peril, damage);
  return true;
}

/** DM-WRD-11: 2d6 and the stat reach the number. Hex may spoil a passed check (DM-SPL-T1.3). */
function* isPassed(world: World, owner: Sheet, visit: Visit, peril: Peril): Rule<boolean> {
  const { at } = visit;
  const [a, b] = yield* twoDice(world, 'DM-CHK-04', () => ({
    topic: {
      kind: 'a check',
      player: owner.name,
      type: visit.type.name,
      square: keyOf(at),
      check: peril.check,
      stat: peril.stat,
      damage: peril.damage,
    },
    about: aboutTile(owner, visit),
  }));
  const stat = statFor(peril, visit);
  const reached = a + b + stat;
  const passes = reached >= peril.check;
  tell(world, () => ({
    kind: passes ? 'check passed' : 'check failed',
    clause: passes ? 'DM-CHK-06' : 'DM-CHK-07',
    player: owner.name,
    type: visit.type.name,
    square: keyOf(at),
    dice: [a, b],
    stat,
    reached,
    check: peril.check,
  }));
  visit.oneCheckSpell = false;
  if (!passes) return false;
  const scene = { moment: 'passed', isBeforeStairs: false, damage: peril.damage, peril } as const;
  return (yield* castAt(world, owner, visit, scene)) !== 'Hex';
}

/** What a failed check costs, after the spells that may change it; null if it counts as passed after all (DM-SPL-06). */
function* sufferedDamage(world: World, owner: Sheet, visit: Visit, peril: Peril): Rule<number | null> {
  const { damage } = peril;
  if (visit.oneCheckSpell) return damage;
  const spell = yield* castAt(world, owner, visit, { moment: 'failed', isBeforeStairs: false, damage, peril });
  if (spell === 'Insight') return null;
  if (spell === 'Frenzy') return damage * 2;
  return spell === 'Warding' ? Math.floor(damage / 2) : damage;
}

/** DM-CHK-07: all damage at once, and every gate effect; DM-CHK-08: a stat falls to 0 at most, for this visit. */
function suffer(world: World, owner: Sheet, visit: Visit, { loss }: Peril, damage: number): void {
  visit.hp -= damage;
  visit.str = Math.max(0, visit.str - loss.str);
  visit.int = Math.max(0, visit.int - loss.int);
  tell(world, () => {
    const weaker = STATS.filter((it) => loss[it] > 0);
    return {
      kind: 'hurt',
      clause: weaker.length > 0 ? 'DM-CHK-08' : 'DM-CHK-07',
      player: owner.name,
      type: visit.type.name,
      square: keyOf(visit.at),
      damage,
      hp: visit.hp,
      str: visit.str,
      int: visit.int,
      weaker,
    };
  });
}

const STATS = ['str', 'int'] as const;

/** What own dice are keyed by (DM-MUL-03): whose dungeon, which hero, which tile. */
export function aboutTile(owner: Sheet, { hero, at }: Visit): string {
  return `${owner.name}, hero ${hero}, ${keyOf(at)}`;
}
