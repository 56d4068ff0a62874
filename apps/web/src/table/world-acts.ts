import { toast } from '../desk/notices.ts';
import { ownName, wholeName } from '../storage/branch-names.ts';
import { kinOfSame, takenBackFrom } from '../storage/family.ts';
import { type KeptWorld, newId } from '../storage/kept-world.ts';
import { saveFile } from '../storage/save-file.ts';
import { keep, keepWorld, keptGame, putIntoBin, removeForGood, takeOutOfBin, useShelf } from '../storage/shelf.ts';
import { clearTable } from './hold-table.ts';
import { useTable } from './table-store.ts';

/** Off the shelf and into the bin, with the play that was taken back from it. */
export async function takeDown(world: KeptWorld): Promise<void> {
  const removed = Date.now();
  if (useTable.getState().id === world.id) clearTable();
  for (const it of [world, ...takenBackFrom(useShelf.getState().worlds ?? [], world.id)]) await putIntoBin(it, removed);
  toast(`“${ownName(world)}” is in the bin, at the foot of the shelf.`, {
    action: { label: 'Undo', run: () => void putBack({ ...world, removed }) },
  });
}

/** Back on the shelf, with what went into the bin together with it. */
export async function putBack(world: KeptWorld): Promise<void> {
  for (const it of [world, ...goneWith(world)]) await takeOutOfBin(it);
}

/** Out of the bin, for ever. */
export async function removeBinned(world: KeptWorld): Promise<void> {
  for (const it of [...goneWith(world), world]) await removeForGood(it.id);
}

function goneWith({ id, removed }: KeptWorld): KeptWorld[] {
  return takenBackFrom(useShelf.getState().bin, id).filter((it) => it.removed === removed);
}

/** A branch gets another name of its own; a world that was begun gets one for itself and all its branches. */
export async function rename(world: KeptWorld, name: string): Promise<void> {
  // What somebody has named is theirs, and no longer among what is kept by itself.
  if (world.kin) return keepWorld({ ...world, kin: { ...world.kin, name, takenBack: false } });
  const { worlds, bin } = useShelf.getState();
  for (const it of kinOfSame([...(worlds ?? []), ...bin], world)) {
    await keepWorld({ ...it, name });
    if (useTable.getState().id === it.id) useTable.setState({ name });
  }
}

export async function duplicate(world: KeptWorld): Promise<void> {
  const kept = await keptGame(world.id);
  if (!kept) return;
  const id = newId();
  // A copy is a world of its own, and no branch.
  const { kin: _, ...rest } = world;
  const copy: KeptWorld = { ...rest, id, name: `${wholeName(world)} (copy)`, begun: Date.now(), played: Date.now() };
  const done = await keep(copy, { ...kept, id }, () => saveFile(copy.name, kept.save));
  if (done) toast(`“${copy.name}” is on the shelf.`);
}
