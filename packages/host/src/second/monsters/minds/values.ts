import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';
import type { Move } from '../moves.ts';
import { rulesOf } from '../steps/steps.ts';

/** H2-ACT-T2: what a move is worth to the tactical autopilot. The values of an act's steps add up, as far as their targets are known. */
export function moveValue(den: Den, me: Monster, { act, target }: Move): number {
  let value = 0;
  act.steps.forEach((step, i) => {
    value += rulesOf(step).worth(den, me, step, i === 0 ? target : null);
  });
  return value;
}
