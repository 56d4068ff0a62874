import { checkSave } from '@understory/table';
import { useEffect, useState } from 'react';
import { tellTrouble, toast } from '../desk/notices.ts';
import { type HostGame, open } from '../editions.ts';
import { ExportDialog } from '../export/export-dialog.tsx';
import { saveFile } from '../export/save-file.ts';
import type { KeptWorld } from '../storage/kept-world.ts';
import { keptGame } from '../storage/shelf.ts';

/** Exports a world from the shelf: its game is fetched and played again first. */
export function ExportKept({ world, onClose }: { world: KeptWorld; onClose: () => void }) {
  const [game, setGame] = useState<HostGame | null>(null);
  useEffect(() => {
    keptGame(world.id)
      .then((kept) => {
        if (!kept) return;
        const { game: played, parted } = open(checkSave(kept.save));
        if (!parted) return setGame(played);
        // Of what no longer fits, only the save itself is whole.
        saveFile(world.name, kept.save);
        toast('The rules have changed since this was played: its save file was exported as it came.');
        onClose();
      })
      .catch((error: unknown) => {
        tellTrouble('This world could not be opened', error);
        onClose();
      });
  }, [world, onClose]);
  return game && <ExportDialog game={game} name={world.name} onClose={onClose} />;
}
