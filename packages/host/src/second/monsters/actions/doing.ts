import type { Rule } from '@understory/table';
import type { Step } from '../../cards/steps/steps.ts';
import type { Den } from '../den.ts';
import type { Creature, Monster } from '../monster.ts';

/** One kind of step, as a lifecycle plays it. */
export interface Doing<S extends Step = Step> {
  /** Whom it may be done to, for those that need somebody; the oldest first (H2-ACT-101). */
  targets?(den: Den, me: Monster, step: S): readonly Creature[];
  /** H2-MON-316: could it be completed now? Left out where it has targets: then there must be one. */
  isPossible?(den: Den, me: Monster, step: S): boolean;
  /** Do it; `to` is one of its targets. False if nothing came of it after all. */
  play(den: Den, me: Monster, step: S, to: Creature | null): Rule<boolean>;
}
