import { type Save, save } from '@understory/table';
import { saveFile } from '../export/save-file.ts';
import { thumbnailOf } from '../map/thumbnail.ts';
import type { KeptWorld } from '../storage/kept-world.ts';
import { keep, keptWorld } from '../storage/shelf.ts';
import { useTable } from './table-store.ts';
import { whereabouts } from './whereabouts.ts';

let writing: Promise<unknown> | null = null;
let again = false;

/**
 * Keep the table as it stands. Writes never overlap: what happens during one is kept by the next, so that a fast hand
 * costs few writes and the last answer is always among them.
 */
export function keepTable(): void {
  if (writing) {
    again = true;
    return;
  }
  writing = write().finally(() => {
    writing = null;
    if (!again) return;
    again = false;
    keepTable();
  });
}

async function write(): Promise<void> {
  const { game, parted } = useTable.getState();
  // A save that no longer fits is only looked at: its own answers must not be overwritten by fewer.
  if (game && !parted) await keepAs(save(game));
}

/** Keep a save on the table whose answers no longer fit, so that it can be looked at again. */
export async function keepAsItCame(came: Save): Promise<void> {
  await keepAs(came);
}

async function keepAs(kept: Save): Promise<void> {
  const { id, name, begun, game, view } = useTable.getState();
  if (!game) return;
  const world: KeptWorld = {
    id,
    name,
    begun,
    played: Date.now(),
    where: whereabouts(game),
    size: `${game.options.width} × ${game.options.height}`,
    thumbnail: keptWorld(id)?.thumbnail ?? '',
    removed: null,
  };
  await keep(world, { id, save: kept, view }, () => saveFile(name, kept));
}

/** A new small picture for the shelf: not at every answer, for it is drawn and shrunk. */
export async function keepThumbnail(): Promise<void> {
  const { id, game, view, parted } = useTable.getState();
  const world = keptWorld(id);
  if (!game || !world || parted) return;
  const thumbnail = await thumbnailOf(game.world, view.look);
  const now = keptWorld(id);
  if (thumbnail && now)
    await keep({ ...now, thumbnail }, { id, save: save(game), view }, () => saveFile(now.name, save(game)));
}
