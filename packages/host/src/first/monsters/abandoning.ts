import type { Clause } from '@understory/table';
import { beadsOf, moveBead } from '../../beads.ts';
import { gone } from '../../purse.ts';
import { note } from '../note.ts';
import type { FirstWorld } from '../world.ts';
import { unclaimed } from './claims.ts';
import type { MonsterGroup } from './group.ts';
import { nameAbandoned } from './name-on-map.ts';

/** A group is no more (H1-MEA-27, H1-MON-35). */
export function leaveAll(world: FirstWorld, me: MonsterGroup, clause: Clause): void {
  const { page } = world;
  const people = gone(page.beadsOf(me.id).filter((it) => it.kind !== 'treasure'));
  const left = beadsOf(world, me.id, 'treasure').map((it) => moveBead(world, it, page.piece(it.piece), null));
  note(world, { kind: 'fell', clause, group: me.id, left: left.map((it) => it.bead.id) }, [
    ...people,
    ...left,
    ...unclaimed(world, me),
    ...nameAbandoned(world, me),
    { do: 'fall', group: me.id },
  ]);
}
