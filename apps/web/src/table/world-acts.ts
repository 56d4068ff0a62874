import { toast } from '../desk/notices.ts';
import { type KeptWorld, newId } from '../storage/kept-world.ts';
import { saveFile } from '../storage/save-file.ts';
import { keep, keepWorld, keptGame, removeForGood } from '../storage/shelf.ts';
import { useTable } from './table-store.ts';

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
  // What somebody has named is theirs, and no longer among what is kept by itself.
  const kin = world.kin && { kin: { ...world.kin, takenBack: false } };
  await keepWorld({ ...world, name, ...kin });
  if (useTable.getState().id === world.id) useTable.setState({ name });
}

export async function duplicate(world: KeptWorld): Promise<void> {
  const kept = await keptGame(world.id);
  if (!kept) return;
  const id = newId();
  // A copy is a world of its own, and no branch.
  const { kin: _, ...rest } = world;
  const copy: KeptWorld = { ...rest, id, name: `${world.name} (copy)`, begun: Date.now(), played: Date.now() };
  const done = await keep(copy, { ...kept, id }, () => saveFile(copy.name, kept.save));
  if (done) toast(`“${copy.name}” is on the shelf.`);
}
