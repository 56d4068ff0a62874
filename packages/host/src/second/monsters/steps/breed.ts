import type { Plain } from '../../cards/steps/plain.ts';
import { gain } from '../belongings.ts';
import type { StepRules } from './step-rules.ts';

/** H2-ACT-203. */
export const breed: StepRules<Plain<'breed'>> = {
  *play(den, me) {
    yield* gain(den, me, '●', 1, { clause: 'H2-ACT-203', deed: 'breed' });
    return true;
  },
  // H2-ACT-T2.3
  worth: () => 3,
};
