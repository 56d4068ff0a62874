import { gain, losePopulation } from '../belongings.ts';
import { canPay } from '../filters.ts';
import { sizeOf } from '../measure.ts';
import { settledByDice } from './clash.ts';
import type { ContestRules } from './contest-rules.ts';

const clause = 'H2-ACT-246';
const deed = 'recruit';

/** H2-ACT-246: one ● goes over; it may be the last. */
export const recruit: ContestRules = {
  canBegin: canPay,
  play: settledByDice('recruit', {
    clause,
    prize: 'population',
    pays: deed,
    *won(den, me, to, cause) {
      if (to.is === 'wild') return;
      const [one] = yield* losePopulation(den, to, 1, { clause, deed, by: me, cause }, me);
      if (one) yield* gain(den, me, '●', 1, { clause, deed, from: { group: to.id }, origin: one.origin, cause });
    },
  }),
  // H2-ACT-T2.14
  worth: ({ den, target, p }) => 5 * p - 2.5 + (sizeOf(den, target) === 1 ? 3 * p : 0),
};
