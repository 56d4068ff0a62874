import { choose } from '../../asks.ts';
import { gain } from '../belongings.ts';
import { treasureOf } from '../measure.ts';
import { tradeGain } from '../minds/stakes.ts';
import { transfer } from '../transfer.ts';
import { settledByDice } from './clash.ts';
import type { ContestRules } from './contest-rules.ts';
import { befriend } from './pacts.ts';

const clause = 'H2-ACT-248';
const deed = 'trade';

/** H2-ACT-248. */
export const trade: ContestRules = {
  play: settledByDice('trade', {
    clause,
    prize: 'profit',
    // Each side may gain ○ or ★, or decline.
    *won(den, me, to, cause) {
      if (to.is === 'wild') return;
      befriend(den, me, to);
      for (const who of [me, to]) {
        if (!den.monsters.includes(who)) continue;
        const key = yield* choose(clause, {
          by: who.id,
          topic: { kind: 'what the trade brings', group: who.id },
          options: [{ key: 'treasure' }, { key: 'bonus' }, { key: 'nothing' }],
          usual: tradeGain(den, who),
          coin: ['treasure', 'bonus'],
          about: who.id,
        });
        const from = { group: who === me ? to.id : me.id };
        if (key !== 'nothing') yield* gain(den, who, key === 'bonus' ? '★' : '○', 1, { clause, deed, from, cause });
      }
    },
    // The actor gives 1 ○, if it has one.
    *lost(den, me, to, cause) {
      if (to.is === 'wild' || treasureOf(den, me) === 0) return;
      yield* transfer(den, me, to, { clause, deed, by: to, cause });
    },
  }),
  // H2-ACT-T2.19
  worth: ({ den, me, p }) => 1.5 * p - (treasureOf(den, me) > 0 ? 2.5 * (1 - p) : 0),
};
