import { deedOf } from '../../cards/steps/steps.ts';
import type { DeedKind } from '../../cards/tree/deeds.ts';
import type { Move } from '../moves.ts';

/** What a move is, by its first step; null for a bare gain, loss or split. */
export function actionOf({ act }: Move): DeedKind | null {
  const [first] = act.steps;
  return first ? deedOf(first) : null;
}
