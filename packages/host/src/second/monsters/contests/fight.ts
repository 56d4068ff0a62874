import { casualty } from './casualties.ts';
import { settledByDice } from './clash.ts';
import type { ContestRules } from './contest-rules.ts';
import { atStake, prize, wayCleared } from './meeting.ts';

const clause = 'H2-ACT-242';

/** H2-ACT-242. */
export const fight: ContestRules = {
  mayTargetWild: () => true,
  play: settledByDice('fight', {
    clause,
    prize: 'population',
    won: (den, me, to, cause) => casualty(den, to, { clause, deed: 'fight', by: me, cause }),
    lost: (den, me, to, cause) => casualty(den, me, { clause, deed: 'fight', by: to, cause }),
  }),
  // H2-ACT-T2.10
  worth: (it) => (prize(it) + wayCleared(it)) * it.p - atStake(it) * (1 - it.p),
};
