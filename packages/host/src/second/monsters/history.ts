import type { DeedKind } from '../cards/tree/deeds.ts';
import type { Den } from './den.ts';
import type { Creature, Monster } from './monster.ts';
import { type Deed, isAttack, isIn } from './past.ts';

/** Both sides remember a deed (H2-MON-127). */
export function remember(
  den: Den,
  did: DeedKind,
  by: Monster,
  to: Creature | null = null,
  won: boolean | null = null,
): Deed {
  const tick = den.world.journal.entries.length - 1;
  const done: Deed = Object.freeze({ at: ++den.moment, turn: den.turn, tick, by: by.id, to: to?.id ?? null, did, won });
  by.past.deeds.push(done);
  if (to?.is === 'monster') to.past.deeds.push(done);
  return done;
}

/** H2-MON-124, -126: did the other attack it between the beginnings of its last two lifecycles? */
export function attackedLastTurn(me: Monster, other: Creature): boolean {
  return me.past.deeds.some(
    ({ by, to, did, at }) => by === other.id && to === me.id && isAttack(did) && isIn(me.past, 'last turn', at),
  );
}
