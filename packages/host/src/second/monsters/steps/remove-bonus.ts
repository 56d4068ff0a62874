import type { RemoveBonus } from '../../cards/steps/remove-bonus.ts';
import { loseBonus, recordLoss } from '../belongings.ts';
import { meant } from '../filters.ts';
import { neighbours } from '../ground/territory.ts';
import { remember } from '../history.ts';
import { bonusOf } from '../measure.ts';
import { worthOf } from '../minds/worth.ts';
import type { StepRules } from './step-rules.ts';

/** H2-ACT-271: no roll, no attack, but the two have met. */
export const removeBonus: StepRules<RemoveBonus> = {
  targets(den, me, { groups }) {
    const withBonus = neighbours(den, me).filter((it) => bonusOf(den, it) > 0);
    return meant(den, me, groups, withBonus);
  },
  *play(den, me, _step, to) {
    if (to?.is !== 'monster') return false;
    remember(den, 'remove ★', me, to);
    yield* loseBonus(den, to, 1, { clause: 'H2-ACT-271', deed: 'removal', by: me });
    recordLoss(den, to, '★', me);
    return true;
  },
  worth: (den, me) => worthOf(den, me, '★'),
};
