import type { Rule } from '@understory/table';
import type { Step } from '../../cards/steps/steps.ts';
import type { Den } from '../den.ts';
import type { Creature, Monster } from '../monster.ts';

/** A kind of step as it is played: all that the rules know of it. `cards/steps` has how it is written. */
export interface StepRules<S extends Step = Step> {
  /** Whom the step may be done to, if it is done to somebody; the oldest first (H2-ACT-101). */
  targets?(den: Den, me: Monster, step: S): readonly Creature[];
  /** H2-MON-316: could a step without targets be completed now? Left out where it always could. */
  isPossible?(den: Den, me: Monster, step: S): boolean;
  /** Plays the step; `to` is one of its targets. False if nothing came of it after all. */
  play(den: Den, me: Monster, step: S, to: Creature | null): Rule<boolean>;
  /** H2-ACT-T2: the value to the tactical autopilot; `to` is null while the target is not known yet. */
  worth(den: Den, me: Monster, step: S, to: Creature | null): number;
}
