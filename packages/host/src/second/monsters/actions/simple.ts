import type { Rule } from '@understory/table';
import type { BeadStep } from '../../cards/steps/beads.ts';
import type { Plain } from '../../cards/steps/plain.ts';
import type { RemoveBonus } from '../../cards/steps/remove-bonus.ts';
import { note } from '../../note.ts';
import { settle } from '../death.ts';
import type { Den } from '../den.ts';
import { meant } from '../filters.ts';
import { neighbours } from '../ground/territory.ts';
import { remember } from '../history.ts';
import { bonusOf } from '../measure.ts';
import type { Monster } from '../monster.ts';
import { gain, gainAll, loseAll, loseBonus, recordLoss } from '../purse.ts';
import type { Doing } from './doing.ts';

/** H2-ACT-203. */
export const breed: Doing<Plain<'breed'>> = {
  isPossible: () => true,
  *play(den, me) {
    yield* gain(den, me, '●', 1, { clause: 'H2-ACT-203', deed: 'breed' });
    return true;
  },
};

/** H2-ACT-245: ★ only if it has none; it has prepared all the same (H2-CRD-303). */
export const prepare: Doing<Plain<'prepare'>> = {
  isPossible: () => true,
  *play(den, me) {
    if (bonusOf(den, me) === 0) yield* gain(den, me, '★', 1, { clause: 'H2-ACT-245', deed: 'prepare' });
    else note(den.world, { kind: 'prepared', clause: 'H2-ACT-245', group: me.id });
    yield* den.laws.fire(den, me, { kind: 'we prepare' });
    return true;
  },
};

/** H2-ACT-274. */
export const gainBeads: Doing<BeadStep<'gain'>> = {
  isPossible: () => true,
  *play(den, me, { beads }) {
    yield* gainAll(den, me, beads, { clause: 'H2-ACT-274', deed: 'card' });
    return true;
  },
};

/** H2-ACT-274: to the supply, as far as there are any. */
export const loseBeads: Doing<BeadStep<'lose'>> = {
  isPossible: () => true,
  *play(den, me, { beads }) {
    yield* loseAll(den, me, beads, null, 'H2-ACT-274');
    yield* settle(den);
    return true;
  },
};

/** H2-ACT-271: no roll, no attack, but the two have met. */
export const removeBonus: Doing<RemoveBonus> = {
  targets: (den: Den, me: Monster, { groups }) =>
    meant(
      den,
      me,
      groups,
      neighbours(den, me).filter((it) => bonusOf(den, it) > 0),
    ),
  *play(den, me, _step, to): Rule<boolean> {
    if (to?.is !== 'monster') return false;
    remember(den, 'remove ★', me, to);
    yield* loseBonus(den, to, 1, { clause: 'H2-ACT-271', deed: 'removal', by: me });
    recordLoss(den, to, '★', me);
    return true;
  },
};
