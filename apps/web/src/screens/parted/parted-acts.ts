import { toast } from '../../desk/notices.ts';
import { go } from '../../desk/route.ts';
import { saveFile } from '../../storage/save-file.ts';
import { keptGame } from '../../storage/shelf.ts';
import { layNew } from '../../table/lay-table.ts';
import { useTable } from '../../table/table-store.ts';

/** Play on from the answers that still fit, as a world of its own; the old one stays on the shelf as it is. */
export function goOnAsNew(): void {
  const { game, kit, name, view, pen } = useTable.getState();
  if (!game || !kit) return;
  const id = layNew({ game, kit, name: `${name} (played on)`, pen }, { ...view, moment: null });
  toast(`“${name}” stays on the shelf as it was; this is a world of its own.`);
  go(`#/table/${id}`);
}

/** The save as it came, with all its answers: the Understory it was played with still plays them. */
export async function exportAsItCame(): Promise<void> {
  const { id, name } = useTable.getState();
  const kept = await keptGame(id);
  if (kept) void saveFile(name, kept.save);
}
