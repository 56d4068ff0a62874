import type { Rule } from '@understory/table';
import { homeOf, isAlpha, type MonsterGroup } from '../../monsters/group.ts';
import { lawsOf } from '../../monsters/laws.ts';
import { loot, wealth } from '../../monsters/loot.ts';
import { kill, settle } from '../../monsters/losses.ts';
import { gain, heartOf } from '../../monsters/quarters.ts';
import { isAlive, living } from '../../monsters/state.ts';
import { otherZones } from '../../monsters/zone.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { isVillain } from '../villains.ts';
import { follow } from './lair.ts';

/** What the richest alpha, or a newcomer, gains (H1-AVI-01). */
const GIFT = 3;
/** ● that a strong one has besides (H1-AVI-15). */
const STRONG = 2;

/** H1-AVI-01, -15: the alpha that ended the Age of Monsters, else the richest, else a new one. */
export function* setUpAlphaVillain(world: Realm): Rule<MonsterGroup> {
  const alphas = living(world).filter(isAlpha);
  const winner = alphas.find(({ id }) => id === world.villainy?.because?.group) ?? null;
  const richest = alphas.reduce<MonsterGroup | null>(
    (best, it) => (best && wealth(world, best) >= wealth(world, it) ? best : it),
    null,
  );
  const me = winner ?? richest ?? (yield* newcomer(world));
  if (!winner) gain(world, me, 'H1-AVI-01', 'treasure', GIFT, 'growth');
  note(world, { kind: 'rose', clause: 'H1-AVI-01', group: me.id, piece: homeOf(me) });
  me.kind = 'alpha villain';
  if (world.villainy?.wishes.alphaVillain === 'strong') for (let i = 0; i < STRONG; i++) follow(world, me, 'H1-AVI-15');
  return me;
}

/** A group in whose zone it lands is wiped out, and all its ○ is the newcomer's; not so another villain (H1-VIL-09). */
function* newcomer(world: Realm): Rule<MonsterGroup> {
  const me = yield* lawsOf(world).newAlpha(world);
  const { x, y } = heartOf(world, me);
  for (const { group: holder, zone } of otherZones(world, me)) {
    if (!isAlive(world, me) || !isAlive(world, holder) || isVillain(world, holder) || !zone.holds(x, y)) continue;
    loot(world, me, holder, 'H1-AVI-01', wealth(world, holder));
    kill(world, holder, 'H1-AVI-01', 'encounter');
    settle(world);
  }
  return me;
}
