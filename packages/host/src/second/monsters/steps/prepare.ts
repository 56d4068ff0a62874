import type { Plain } from '../../cards/steps/plain.ts';
import { note } from '../../note.ts';
import { gain } from '../belongings.ts';
import { bonusOf } from '../measure.ts';
import { worthOf } from '../minds/worth.ts';
import type { StepRules } from './step-rules.ts';

/** H2-ACT-245: ★ only if it has none; it has prepared all the same (H2-CRD-303). */
export const prepare: StepRules<Plain<'prepare'>> = {
  *play(den, me) {
    const cause =
      bonusOf(den, me) === 0
        ? yield* gain(den, me, '★', 1, { clause: 'H2-ACT-245', deed: 'prepare' })
        : note(den.world, { kind: 'prepared', clause: 'H2-ACT-245', group: me.id });
    yield* den.laws.fire(den, me, { kind: 'we prepare', cause });
    return true;
  },
  // H2-ACT-T2.13
  worth: (den, me) => (bonusOf(den, me) === 0 ? worthOf(den, me, '★') : 0),
};
