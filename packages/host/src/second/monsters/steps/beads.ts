import type { BeadStep } from '../../cards/steps/beads.ts';
import { gainAll, loseAll } from '../belongings.ts';
import { settle } from '../death.ts';
import { worthOfBeads } from '../minds/worth.ts';
import type { StepRules } from './step-rules.ts';

/** H2-ACT-274. */
export const gainBeads: StepRules<BeadStep<'gain'>> = {
  *play(den, me, { beads }) {
    yield* gainAll(den, me, beads, { clause: 'H2-ACT-274', deed: 'card' });
    return true;
  },
  worth: (den, me, { beads }) => worthOfBeads(den, me, beads),
};

/** H2-ACT-274: the beads go to the supply, as far as the group has any. */
export const loseBeads: StepRules<BeadStep<'lose'>> = {
  *play(den, me, { beads }) {
    yield* loseAll(den, me, beads, { clause: 'H2-ACT-274', deed: 'card' });
    yield* settle(den);
    return true;
  },
  worth: (den, me, { beads }) => -worthOfBeads(den, me, beads),
};
