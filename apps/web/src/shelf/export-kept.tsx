import { checkSave } from '@understory/table';
import { useEffect, useState } from 'react';
import { tellTrouble } from '../desk/notices.ts';
import { type HostGame, open } from '../editions.ts';
import { ExportDialog } from '../export/export-dialog.tsx';
import type { KeptWorld } from '../storage/kept-world.ts';
import { keptGame } from '../storage/shelf.ts';

/** Exports a world from the shelf: its game is fetched and played again first. */
export function ExportKept({ world, onClose }: { world: KeptWorld; onClose: () => void }) {
  const [game, setGame] = useState<HostGame | null>(null);
  useEffect(() => {
    keptGame(world.id)
      .then((kept) => setGame(kept ? open(checkSave(kept.save)).game : null))
      .catch((error: unknown) => {
        tellTrouble('This world could not be opened', error);
        onClose();
      });
  }, [world, onClose]);
  return game && <ExportDialog game={game} name={world.name} onClose={onClose} />;
}
