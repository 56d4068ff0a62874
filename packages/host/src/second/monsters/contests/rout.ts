import { treasureOf } from '../measure.ts';
import { worthOfLeaving } from '../minds/strata.ts';
import { worthOfBeads } from '../minds/worth.ts';
import { hasTrait, partsOf } from '../parts.ts';
import { driveOut } from '../steps/relocate.ts';
import { dropOne } from '../transfer.ts';
import { settledByDice } from './clash.ts';
import type { ContestRules } from './contest-rules.ts';
import { noteDealing } from './dealing.ts';
import { isStronger, type Meeting } from './meeting.ts';
import { wrong } from './wrongs.ts';

const clause = 'H2-ACT-251';

/** H2-ACT-251: it drops 1 ○ at its old home and goes away. */
export const rout: ContestRules = {
  mayTarget: (_den, _me, it) => !hasTrait(it, 'never relocates'),
  play: settledByDice('rout', {
    clause,
    prize: 'home',
    *won(den, me, to, cause) {
      if (to.is === 'wild') return;
      const routed = noteDealing(den, me, to, 'rout', clause, cause);
      if (yield* dropOne(den, to, { clause, deed: 'rout', by: me, cause: routed })) wrong(den, to, me);
      yield* den.laws.fire(den, to, { kind: 'we are routed', foe: me, cause: routed });
      if (den.monsters.includes(to))
        yield* den.laws.fire(den, to, { kind: 'we are driven out', foe: me, cause: routed });
      if (den.monsters.includes(to)) yield* driveOut(den, to, me, clause, routed);
    },
  }),
  // H2-ACT-T2.16
  worth: (it) =>
    it.p * ((isStronger(it) ? 1.5 : 0.5) + (hasTreasure(it) ? 2 : 0) + worthOfLeaving(it.den, it.me, it.target)) -
    priceOfFailing(it) * (1 - it.p),
};

function hasTreasure({ den, target }: Meeting): boolean {
  return target.is === 'monster' && treasureOf(den, target) > 0;
}

/** What a failed Rout costs against those who, like Medusa, make their foe pay for it (H2-CRD-306). */
function priceOfFailing({ den, me, target }: Meeting): number {
  if (target.is === 'wild') return 0;
  let cost = 0;
  for (const rule of partsOf(target).rules) {
    if (rule.kind !== 'when' || rule.event.kind !== 'a rout against us fails') continue;
    for (const it of rule.effects) if (it.kind === 'foe loses') cost += worthOfBeads(den, me, it.beads);
  }
  return cost;
}
