import type { Den } from '../den.ts';
import { powerOf, sizeOf } from '../measure.ts';
import type { Creature, Monster } from '../monster.ts';
import { takeableFrom } from '../wealth.ts';

/** One group about to act against another, as the tactical autopilot sees it. */
export interface Meeting {
  readonly den: Den;
  readonly me: Monster;
  readonly target: Creature;
  /** How likely it is won. */
  readonly p: number;
}

/** The K of H2-ACT-T2: 2 for a ●, and for the last one 3 more and 2 for each ○ that it would drop. */
export function prize({ den, target }: Meeting): number {
  return sizeOf(den, target) === 1 ? 2 + 3 + 2 * takeableFrom(den, target).length : 2;
}

/** The L of H2-ACT-T2: 3 for a ● of ours, 20 for the last. */
export function atStake({ den, me }: Meeting): number {
  return sizeOf(den, me) === 1 ? 20 : 3;
}

export function isStronger({ den, me, target }: Meeting): boolean {
  return powerOf(den, target) > powerOf(den, me);
}
