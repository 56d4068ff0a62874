import { deedOf } from '../conditions.ts';
import type { Move } from '../moves.ts';
import type { Action } from '../past.ts';

/** What a move is, by its first step; null for a bare gain, loss or split. */
export function actionOf({ act }: Move): Action | null {
  const [first] = act.steps;
  return first ? deedOf(first) : null;
}
