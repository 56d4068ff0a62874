import type { Den } from '../den.ts';
import { powerOf, sizeOf } from '../measure.ts';
import { isHorde, worthOfRoom } from '../minds/strata.ts';
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
  if (sizeOf(den, me) === 1) return 20;
  return isHorde(den, me) && REPLACED.has(sizeOf(den, me)) ? 1 : 3;
}

/** H2-HRD-12: of so many the Horde breeds again what it loses, and with one less it is still strong. */
const REPLACED: ReadonlySet<number> = new Set([4, 5, 6]);

/** What it brings the Horde that somebody in its way has one ● less. */
export function wayCleared({ den, me, target }: Meeting): number {
  if (!isHorde(den, me)) return 0;
  const many = sizeOf(den, target);
  return worthOfRoom(den, me, target) / (many * many);
}

export function isStronger({ den, me, target }: Meeting): boolean {
  return powerOf(den, target) > powerOf(den, me);
}
