import { canPay } from '../filters.ts';
import { attackedLastTurn } from '../history.ts';
import { settledByDice } from './clash.ts';
import type { ContestRules } from './contest-rules.ts';
import { noteDealing } from './dealing.ts';

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
  worth: ({ me, target, p }) => -2.5 + p * (attackedLastTurn(me, target) ? 3 : 1),
};
