import { frozen } from '../../copy.ts';
import type { DeedKind } from '../cards/tree/deeds.ts';
import type { Den } from './den.ts';
import type { Creature, Monster } from './monster.ts';
import type { Deed } from './past.ts';

/** Both sides remember a deed (H2-MON-127). */
export function remember(
  den: Den,
  did: DeedKind,
  by: Monster,
  to: Creature | null = null,
  won: boolean | null = null,
): Deed {
  const tick = den.world.journal.entries.length - 1;
  const done: Deed = frozen({ at: ++den.moment, turn: den.turn, tick, by: by.id, to: to?.id ?? null, did, won });
  by.past.deeds.push(done);
  if (to?.is === 'monster') to.past.deeds.push(done);
  return done;
}
