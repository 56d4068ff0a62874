import { keptPen, type PenEdit } from '@understory/ink';
import { drawn, readPen, whatItWas } from '@understory/ink/pen';
import type { Sheet } from '@understory/page';
import { tellTrouble, toast } from '../../desk/notices.ts';
import { draw } from '../../parts/pen/pen-acts.ts';
import { saveFile } from '../../storage/save-file.ts';
import { keep, keptGame, keptWorld } from '../../storage/shelf.ts';
import { useTable } from '../../table/table-store.ts';

/** What can be said of a thing in the legends. */
export type Saying = Extract<PenEdit, { do: 'name' | 'note' | 'known' | 'reset' }>;

/** The same as an edit of the pen; a name hangs on what the thing was (H2-GEN-09). */
export function saying(page: Sheet, key: string, name: string): Saying {
  return name === '' ? { do: 'reset', id: key } : { do: 'name', id: key, of: whatItWas(page, key), text: name };
}

/**
 * Says it of a world beside its answers, where the pen keeps what it draws: saves, links and the pen's undo have it too (CH-NAM-02). All
 * that is said there now, or null if it could not be kept.
 */
export async function sayOf(world: string, edit: Saying): Promise<readonly PenEdit[] | null> {
  const table = useTable.getState();
  if (table.id === world && table.game) return draw(edit) ? useTable.getState().pen.edits : null;
  const [kept, game] = [keptWorld(world), await keptGame(world)];
  if (!kept || !game) {
    tellTrouble('That was not kept', 'The shelf has no such world; it may have been removed.');
    return null;
  }
  const edits = [...readPen(game.save.beside).edits, edit];
  const save = { ...game.save, beside: keptPen(edits) };
  const isDone = await keep(kept, { ...game, save }, () => void saveFile(kept.name, save));
  if (isDone) toast('Kept beside the answers of this world.');
  return isDone ? edits : null;
}

/** The pen's work that lies beside a save. */
export function penBeside(beside: unknown) {
  return drawn(readPen(beside).edits);
}
