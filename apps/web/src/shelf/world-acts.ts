import { checkSave } from '@understory/table';
import { tellTrouble, toast } from '../desk/notices.ts';
import { type HostGame, open } from '../editions.ts';
import { saveFile } from '../export/save-file.ts';
import { type KeptWorld, newId } from '../storage/kept-world.ts';
import { keep, keepWorld, keptGame, removeForGood } from '../storage/shelf.ts';
import { readView } from '../storage/table-view.ts';
import { useTable } from '../table/table-store.ts';

/** Off the shelf at once; really removed when nobody took it back. */
export async function takeDown(world: KeptWorld): Promise<void> {
  await keepWorld({ ...world, removed: Date.now() });
  if (useTable.getState().id === world.id) useTable.setState({ id: '', game: null });
  toast(`“${world.name}” was removed.`, {
    action: { label: 'Undo', run: () => void keepWorld(world) },
    onGone: () => void removeForGood(world.id),
  });
}

export async function rename(world: KeptWorld, name: string): Promise<void> {
  await keepWorld({ ...world, name });
  if (useTable.getState().id === world.id) useTable.setState({ name });
}

export async function duplicate(world: KeptWorld): Promise<void> {
  const kept = await keptGame(world.id);
  if (!kept) return;
  const id = newId();
  const copy: KeptWorld = { ...world, id, name: `${world.name} (copy)`, begun: Date.now(), played: Date.now() };
  const done = await keep(copy, { ...kept, id, view: readView(kept.view) }, () => saveFile(copy.name, kept.save));
  if (done) toast(`“${copy.name}” is on the shelf.`);
}

/** The game of a kept world, to export it; null, and the person told, if it can't be read. */
export async function gameOf(world: KeptWorld): Promise<HostGame | null> {
  try {
    const kept = await keptGame(world.id);
    return kept ? open(checkSave(kept.save)).game : null;
  } catch (error) {
    tellTrouble('This world could not be opened', error);
    return null;
  }
}
