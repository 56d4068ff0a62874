import { drawn, readPen } from '@understory/ink/pen';
import { checkSave } from '@understory/table';
import { useEffect, useState } from 'react';
import { tellTrouble, toast } from '../../desk/notices.ts';
import { type OpenedGame, open } from '../../games/open.ts';
import { ExportDialog } from '../../parts/export/export-dialog.tsx';
import { wholeName } from '../../storage/branch-names.ts';
import type { KeptWorld } from '../../storage/kept-world.ts';
import { saveFile } from '../../storage/save-file.ts';
import { keptGame } from '../../storage/shelf.ts';

/** Exports a world from the shelf: its game is fetched and played again first. */
export function ExportKept({ world, onClose }: { world: KeptWorld; onClose: () => void }) {
  const [opened, setOpened] = useState<OpenedGame | null>(null);
  useEffect(() => {
    keptGame(world.id)
      .then(async (kept) => {
        if (!kept) return;
        const found = await open(checkSave(kept.save));
        if (!found.parted) return setOpened(found);
        // Of what no longer fits, only the save itself is whole.
        await saveFile(wholeName(world), kept.save);
        toast('The rules have changed since this was played: its save file was exported as it came.');
        onClose();
      })
      .catch((error: unknown) => {
        tellTrouble('This world could not be opened', error);
        onClose();
      });
  }, [world, onClose]);
  if (!opened) return null;
  const { game, kit, beside } = opened;
  return (
    <ExportDialog
      game={game}
      kit={kit}
      id={world.id}
      name={world.name}
      pen={drawn(readPen(beside).edits)}
      onClose={onClose}
    />
  );
}
