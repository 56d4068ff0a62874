import type { Clause } from '@understory/table';
import { causedBy } from '../../../note.ts';
import type { Means, Tick } from '../../events.ts';
import { note } from '../../note.ts';
import type { Den } from '../den.ts';
import { whoOf } from '../measure.ts';
import type { Creature, Monster } from '../monster.ts';

/** Tells what one group did to another. */
export function noteDealing(den: Den, me: Monster, to: Creature, deed: Means, clause: Clause, cause?: Tick): Tick {
  return note(den.world, { kind: 'dealing', clause, group: me.id, to: whoOf(to), deed, ...causedBy(cause) });
}
