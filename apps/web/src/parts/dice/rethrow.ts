import { reroll, setDice } from '../../table/acts.ts';
import { useTable } from '../../table/table-store.ts';
import { sinceThen } from '../../words/since-then.ts';
import { wayBack } from '../branches/way-back.ts';
import type { Throw } from './last-throw.ts';

/**
 * Throw the dice of a throw again, or set them by hand. What was answered since is taken back, and a notice is left that brings it
 * back.
 */
export function rethrow({ step }: Throw, faces?: readonly number[]): void {
  const { game } = useTable.getState();
  if (!game) return;
  const lost = sinceThen(game, step);
  const leaveNotice = wayBack(step - 1);
  const tell = () => {
    if (lost !== '') leaveNotice(`Taken back: ${lost}.`);
  };
  if (faces) setDice(step - 1, faces, tell);
  else reroll(step - 1, tell);
}
