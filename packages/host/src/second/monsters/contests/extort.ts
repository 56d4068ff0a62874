import { takeableFrom } from '../wealth.ts';
import { settledByDice } from './clash.ts';
import type { ContestRules } from './contest-rules.ts';
import { takeFrom } from './wrongs.ts';

const clause = 'H2-ACT-241';

/** H2-ACT-241. */
export const extort: ContestRules = {
  mayTarget: (den, _me, it) => takeableFrom(den, it).length > 0,
  play: settledByDice('extort', {
    clause,
    prize: 'treasure',
    won: (den, me, to, cause) => takeFrom(den, me, to, 'extortion', clause, cause),
  }),
  // H2-ACT-T2.9
  worth: ({ p }) => 2.5 * p,
};
