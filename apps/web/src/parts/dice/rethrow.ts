import { toast } from '../../desk/notices.ts';
import { reroll, setDice } from '../../table/acts.ts';
import { useTable } from '../../table/table-store.ts';
import { sinceThen } from '../../words/since-then.ts';
import type { Throw } from './last-throw.ts';

/**
 * Throw the dice of a throw again, or set them by hand. What was answered since is taken back, and a notice is left that brings it
 * back.
 */
export function rethrow({ step }: Throw, faces?: readonly number[]): void {
  const { id, game } = useTable.getState();
  if (!game) return;
  const lost = sinceThen(game, step);
  const line = { trail: [...game.trail], future: game.future };
  const since = Date.now();
  const tell = () => {
    // It may have been stopped before anything had changed.
    if (lost === '' || game.trail[step - 1] === line.trail[step - 1]) return;
    const run = async () => {
      const { bringBack } = await import('../branches/branch-acts.ts');
      bringBack({ id, game, line, since });
    };
    toast(`Taken back: ${lost}.`, { action: { label: 'Bring it back', run: () => void run() } });
  };
  if (faces) setDice(step - 1, faces, tell);
  else reroll(step - 1, tell);
}
