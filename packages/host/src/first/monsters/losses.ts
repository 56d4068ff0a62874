import type { Clause } from '@understory/table';
import { count } from '../../beads.ts';
import { gone } from '../../purse.ts';
import type { LossDeed } from '../events.ts';
import { note } from '../note.ts';
import type { Realm } from '../realm.ts';
import { homeOf, type MonsterGroup } from './group.ts';
import { lawsOf } from './laws.ts';
import { farthestFirst } from './quarters.ts';
import { isAlive, living } from './state.ts';

/** H1-MEA-25, -30: ● are lost, and never more than there are. Whoever has lost the last one is wiped out when the effect under way is over (`settle`). */
export function lose(world: Realm, me: MonsterGroup, clause: Clause, many: number, deed: LossDeed): number {
  const dead = farthestFirst(world, me, 'population').slice(0, Math.max(0, many));
  if (dead.length === 0) return 0;
  const lost = { group: me.id, bead: 'population', count: dead.length, beads: dead.map(({ id }) => id) } as const;
  note(world, { kind: 'lost', clause, ...lost, deed, piece: homeOf(me) }, gone(dead));
  return dead.length;
}

/** It is killed: all of its ● are gone. */
export function kill(world: Realm, me: MonsterGroup, clause: Clause, deed: LossDeed): void {
  lose(world, me, clause, count(world, me.id, 'population'), deed);
}

/** A group is killed in an encounter with another; the Alpha Villain only loses 1● (H1-VIL-10). */
export function slay(world: Realm, me: MonsterGroup, clause: Clause): void {
  if (me.kind === 'alpha villain') lose(world, me, 'H1-VIL-10', 1, 'encounter');
  else kill(world, me, clause, 'encounter');
}

/** H1-MEA-27: those without a ● are wiped out: they are marked as abandoned, and their ○ lies free. */
export function settle(world: Realm): void {
  for (const me of living(world))
    if (count(world, me.id, 'population') === 0 && !isMasterThere(world, me)) abandon(world, me, 'H1-MEA-27');
}

/** H1-DMR-10: a Dungeon Master without an army is still there: his token is. */
function isMasterThere({ page }: Realm, { id }: MonsterGroup): boolean {
  return page.beadsOf(id).some((it) => it.kind === 'token');
}

/** A group that lives is no more (H1-MEA-27, H1-MON-35). */
export function abandon(world: Realm, me: MonsterGroup, clause: Clause): void {
  if (isAlive(world, me)) lawsOf(world).abandon(world, me, clause);
}
