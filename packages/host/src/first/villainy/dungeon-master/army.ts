import type { Bead } from '@understory/page';
import type { Clause } from '@understory/table';
import { moveBead } from '../../../beads.ts';
import { homeOf, type MonsterGroup } from '../../monsters/group.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { build, put } from '../rooms.ts';

/** A new 1-bead barracks near HQ, or HQ itself on a full page. */
function barracks(world: Realm, me: MonsterGroup, clause: Clause) {
  return build(world, me, { clause, room: 'barracks' }) ?? world.page.piece(homeOf(me));
}

/** H1-DMR-03, -05, -15: 1● more in the army. */
export function enlist(world: Realm, me: MonsterGroup, clause: Clause): void {
  put(world, clause, { me, room: barracks(world, me, clause), kind: 'population', emblem: 'army' });
}

/** H1-DMR-18: one of his slaves joins the army. */
export function conscript(world: Realm, me: MonsterGroup, bead: Bead, from: MonsterGroup): void {
  const move = moveBead(world, bead, barracks(world, me, 'H1-DMR-18'), me.id);
  note(world, { kind: 'joined', clause: 'H1-DMR-18', group: me.id, from: from.id, beads: [move.bead.id] }, [move]);
}
