import { toast } from '../../desk/notices.ts';
import { useTable } from '../../table/table-store.ts';

/**
 * Remembers the play as it is. Once an act has changed the answer that was given at a step, calling what is returned leaves a notice
 * that brings that play back.
 */
export function wayBack(step: number): (told: string) => void {
  const { id, game } = useTable.getState();
  if (!game) return () => {};
  const line = { trail: [...game.trail], future: game.future };
  const since = Date.now();
  return (told) => {
    // It may have been stopped before anything had changed.
    if (game.trail[step] === line.trail[step]) return;
    const run = async () => {
      const { bringBack } = await import('./branch-acts.ts');
      bringBack({ id, game, line, since });
    };
    toast(told, { action: { label: 'Bring it back', run: () => void run() } });
  };
}
