import { gain } from '../belongings.ts';
import { areAllied, isAnnexed } from '../den.ts';
import { bonusOf } from '../measure.ts';
import { settledByDice } from './clash.ts';
import type { ContestRules } from './contest-rules.ts';
import { noteDealing } from './dealing.ts';
import { isStronger, type Meeting } from './meeting.ts';
import { befriend, bind } from './pacts.ts';

const clause = 'H2-ACT-201';

/** H2-ACT-201. */
export const ally: ContestRules = {
  mayTarget: (den, me, it) => !(isAnnexed(den, it.id) && den.villain?.monster === me),
  // H2-ACT-202: those without a running pact first; a pact is renewed only where there is nobody else.
  prefers(den, me, legal) {
    const fresh = legal.filter((it) => !areAllied(den, me.id, it.id));
    return fresh.length > 0 ? fresh : legal;
  },
  play: settledByDice('ally', {
    clause,
    prize: 'pact',
    *won(den, me, to, cause) {
      if (to.is === 'wild') return;
      const made = noteDealing(den, me, to, 'pact', clause, cause);
      bind(den, 'pact', me, to);
      befriend(den, me, to);
      const hasStar = den.world.page.beadsOf(to.id).some((it) => it.kind === 'bonus');
      if (hasStar) yield* gain(den, me, '★', 1, { clause, deed: 'pact', from: { group: to.id }, cause: made });
    },
  }),
  // H2-ACT-T2.1
  worth(it) {
    if (isBoundOn(it)) return 0;
    return it.p * ((isStronger(it) ? 1 : 0.25) + (bonusOf(it.den, it.target) > 0 ? 1 : 0));
  },
};

/** Does a pact run to the end of the next turn already? Then there is nothing in making it again. */
function isBoundOn({ den, me, target }: Meeting): boolean {
  return den.pacts.some(
    ({ kind, from, to, lastTurn }) =>
      kind !== 'bribe' &&
      lastTurn > den.turn &&
      ((from === me.id && to === target.id) || (from === target.id && to === me.id)),
  );
}
