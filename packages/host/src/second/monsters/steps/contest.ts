import type { Contest } from '../../cards/steps/contest.ts';
import { isClash } from '../../cards/tree/deeds.ts';
import { CONTESTS } from '../contests/contests.ts';
import { bonusAt, legalTargets } from '../contests/legal.ts';
import { settle } from '../death.ts';
import type { Den } from '../den.ts';
import { bonusOf } from '../measure.ts';
import { chanceWith } from '../minds/chances.ts';
import { addGrudge } from '../minds/grudges.ts';
import { modifier } from '../modifier.ts';
import type { Creature, Monster } from '../monster.ts';
import { isAttack } from '../past.ts';
import type { StepRules } from './step-rules.ts';

/** A step that is done to another group (H2-ACT-T1); what its verb means is in `contests/`. */
export const contest: StepRules<Contest> = {
  targets: legalTargets,
  *play(den, me, step, to) {
    if (!to) return false;
    const { verb } = step;
    if (isAttack(verb) && to.is === 'monster') addGrudge(den, to, me, 1);
    yield* CONTESTS[verb].play(den, me, to, bonusAt(den, me, step, to));
    yield* settle(den);
    return true;
  },
  worth(den, me, step, to) {
    return to ? CONTESTS[step.verb].worth({ den, me, target: to, p: chanceOf(den, me, step, to) }) : 0;
  },
};

/** H2-ACT-311: from our modifiers and ★ less theirs. What throws no dice is sure. */
function chanceOf(den: Den, me: Monster, step: Contest, to: Creature): number {
  const { verb } = step;
  if (!isClash(verb)) return 1;
  const ours = modifier(den, me, to, verb, 'actor', bonusAt(den, me, step, to)) + bonusOf(den, me);
  return chanceWith(ours - modifier(den, me, to, verb, 'target') - bonusOf(den, to));
}
