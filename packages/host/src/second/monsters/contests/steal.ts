import { losePopulation } from '../belongings.ts';
import { takeableFrom } from '../wealth.ts';
import { settledByDice } from './clash.ts';
import type { ContestRules } from './contest-rules.ts';
import { atStake } from './meeting.ts';
import { takeFrom } from './wrongs.ts';

const clause = 'H2-ACT-247';

/** H2-ACT-247. */
export const steal: ContestRules = {
  mayTarget: (den, _me, it) => takeableFrom(den, it).length > 0,
  mayTargetWild: (den, _me, it) => takeableFrom(den, it).length > 0,
  play: settledByDice('steal', {
    clause,
    prize: 'treasure',
    won: (den, me, to, cause) => takeFrom(den, me, to, 'theft', clause, cause),
    *lost(den, me, to, cause) {
      yield* losePopulation(den, me, 1, { clause, deed: 'theft', by: to, cause });
    },
  }),
  // H2-ACT-T2.18
  worth: (it) => 2.5 * it.p - atStake(it) * (1 - it.p),
};
