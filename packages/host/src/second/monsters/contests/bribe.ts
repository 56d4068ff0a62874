import { canPay } from '../filters.ts';
import { isAttack, isIn } from '../past.ts';
import { settledByDice } from './clash.ts';
import type { ContestRules } from './contest-rules.ts';
import { noteDealing } from './dealing.ts';
import type { Meeting } from './meeting.ts';
import { bind } from './pacts.ts';

const clause = 'H2-ACT-204';

/** H2-ACT-204. */
export const bribe: ContestRules = {
  canBegin: canPay,
  play: settledByDice('bribe', {
    clause,
    prize: 'peace',
    pays: 'bribe',
    *won(den, me, to, cause) {
      yield* [];
      noteDealing(den, me, to, 'bribe', clause, cause);
      bind(den, 'bribe', me, to);
    },
  }),
  // H2-ACT-T2.4
  worth: (it) => -2.5 + it.p * (attackedLastTurn(it) ? 3 : 1),
};

function attackedLastTurn({ me, target }: Meeting): boolean {
  return me.past.deeds.some(
    ({ by, to, did, at }) => by === target.id && to === me.id && isAttack(did) && isIn(me.past, 'last turn', at),
  );
}
