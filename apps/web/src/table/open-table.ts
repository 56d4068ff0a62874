import { checkSave, Problem, type Save } from '@understory/table';
import { type HostGame, open } from '../editions.ts';
import { readPicture } from '../parted/read-picture.ts';
import { type KeptWorld, newId } from '../storage/kept-world.ts';
import { readView } from '../storage/read-view.ts';
import { keptGame, keptWorld, readShelf } from '../storage/shelf.ts';
import { FRESH_VIEW, type TableView } from '../storage/table-view.ts';
import { keepAsItCame, keepTable, settleTable } from './keep-table.ts';
import { type Table, useTable } from './table-store.ts';

const CLEAR = {
  elsewhere: false,
  lookedAt: null,
  pointedAt: null,
  pointedGroup: null,
  pinnedGroup: null,
  filming: false,
  thrownAt: null,
} as const;

/**
 * Put a kept world on the table, if it is still wanted when it has been found. Throws a sentence if the shelf has no such
 * world, or one that can't be opened.
 */
export async function openKept(id: string, wanted: () => boolean): Promise<void> {
  if (!keptWorld(id)) await readShelf();
  const [world, kept] = [keptWorld(id), await keptGame(id)];
  if (!wanted()) return;
  if (!world || !kept)
    throw new Problem('The shelf has no such world; it may have been removed, or kept in another browser.');
  lay(world, opened(checkSave(kept.save)), readView(kept.view));
}

/** Put a new game on the table and on the shelf; its id. */
export function layNew(
  game: HostGame,
  name: string,
  view: Partial<TableView> = {},
  parted: Table['parted'] = null,
): string {
  settleTable();
  const id = newId();
  const begun = Date.now();
  useTable.setState(({ version }) => ({
    ...CLEAR,
    id,
    name,
    begun,
    game,
    parted,
    version: version + 1,
    view: { ...FRESH_VIEW, ...view },
  }));
  keepTable();
  return id;
}

/** Put a save from outside on the table and on the shelf; its id. Throws a `Problem` of one sentence, and nothing has changed. */
export function laySaved(save: Save): string {
  const { game, parted } = opened(save);
  const id = layNew(game, game.world.page.title, {}, parted);
  // The answers that no longer fit are kept as they came: another Understory may play them.
  if (parted) keepAsItCame(save);
  return id;
}

/** A save as a game, with its picture to look at if its answers no longer fit. */
function opened(save: Save): { readonly game: HostGame; readonly parted: Table['parted'] } {
  const { game, parted, picture } = open(save);
  return { game, parted: parted && { ...parted, of: save.steps, picture: readPicture(picture) } };
}

function lay(world: KeptWorld, { game, parted }: ReturnType<typeof opened>, view: TableView): void {
  settleTable();
  const { id, name, begun } = world;
  const last = game.world.journal.entries.length - 1;
  const moment = view.moment !== null && view.moment < last ? view.moment : null;
  useTable.setState(({ version }) => ({
    ...CLEAR,
    id,
    name,
    begun,
    game,
    parted,
    version: version + 1,
    view: { ...view, moment },
  }));
}
