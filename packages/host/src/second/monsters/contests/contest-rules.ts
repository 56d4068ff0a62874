import type { Rule } from '@understory/table';
import type { Den } from '../den.ts';
import type { Creature, Monster, Wild } from '../monster.ts';
import type { Meeting } from './meeting.ts';

/** A contest's verb as it is played. Its words are a row of `cards/tree/deeds.ts`. */
export interface ContestRules {
  /** Could the group begin this with anybody at all? Left out where it always could. */
  canBegin?(den: Den, me: Monster): boolean;
  /** H2-ACT-T1: what the contest needs of its target, filters aside; left out where any group will do. */
  mayTarget?(den: Den, me: Monster, it: Monster): boolean;
  /** H2-MON-122: may it be done to this wild group? Left out where it never may. */
  mayTargetWild?(den: Den, me: Monster, it: Wild): boolean;
  /** Those of the legal targets that are offered; left out where all are. */
  prefers?(den: Den, me: Monster, legal: readonly Creature[]): readonly Creature[];
  /** `bonus` is added to the actor's die. */
  play(den: Den, me: Monster, to: Creature, bonus: number): Rule;
  /** H2-ACT-T2: the value to the tactical autopilot. */
  worth(meeting: Meeting): number;
}
