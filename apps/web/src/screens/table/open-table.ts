import { checkSave, Problem, type Save, save as saveOf } from '@understory/table';
import type { Packed } from '@understory/table/packed';
import { openPacked } from '../../games/open.ts';
import { readView } from '../../storage/read-view.ts';
import { binnedWorld, keptGame, keptWorld, readShelf } from '../../storage/shelf.ts';
import type { TableView } from '../../storage/table-view.ts';
import { holdTable, holdWhatLies, waitForTable } from '../../table/hold-table.ts';
import { keepAsItCame, settleTable } from '../../table/keep-table.ts';
import { type Laid, lay, layNew } from '../../table/lay-table.ts';
import { openedInSlices } from '../../table/opening.ts';
import type { AnyGame } from '../../words/any-game.ts';
import { linesOf } from '../../words/line-of.ts';
import { leftOff } from '../../words/recap-of.ts';
import { opened, penIn, withPicture } from './opened.ts';
import { takeOver, watchOtherWindows } from './other-windows.ts';

watchOtherWindows();

/**
 * Put a kept world on the table, if it is still wanted when it has been found. Throws a sentence if the shelf has no such
 * world, or one that can't be opened.
 */
export async function openKept(id: string, wanted: () => boolean): Promise<void> {
  if (!keptWorld(id)) await readShelf();
  settleTable();
  const isHere = await holdTable(id);
  try {
    await layKept(id, isHere, wanted);
  } finally {
    holdWhatLies(id);
  }
}

async function layKept(id: string, isHere: boolean, wanted: () => boolean): Promise<void> {
  const [world, kept] = [keptWorld(id), await keptGame(id)];
  if (!wanted()) return;
  if (binnedWorld(id)) throw new Problem('It is in the bin, at the foot of the shelf: put it back first.');
  if (!world || !kept)
    throw new Problem('The shelf has no such world; it may have been removed, or kept in another browser.');
  const found = await opened(checkSave(kept.save));
  await putIntoWords(found);
  if (!wanted()) return;
  const { name, begun, played } = world;
  lay({ ...found, name }, { id, begun, view: viewOf(found.game, readView(kept.view), played) }, !isHere);
  if (!isHere) waitForTable(id, () => void takeOver(id));
}

/** Put a save from outside on the table and on the shelf; its id. Throws a `Problem` of one sentence, and nothing has changed. */
export async function laySaved(save: Save): Promise<string> {
  const found = await opened(save);
  await putIntoWords(found);
  const id = layNew(found);
  // The answers that no longer fit are kept as they came: another Understory may play them.
  if (found.parted) keepAsItCame(save);
  return id;
}

/** The same for a game in a link. If it no longer plays as it did, it is looked at as far as it does. */
export async function layPacked(packed: Packed): Promise<string> {
  const { game, kit, parted, beside } = await openPacked(packed);
  await putIntoWords({ game, kit });
  const laid = { game, kit, name: kit.nameOf(game), pen: await penIn(beside) };
  if (!parted) return layNew(laid);
  const fits = saveOf(game, beside);
  // It stays what it is when it is opened again: a part of a game that ended otherwise.
  const came = { ...fits, rules: packed.rules, sums: { ...fits.sums, standing: '' } };
  const id = layNew({ ...laid, parted: await withPicture(game, parted, came.picture) });
  keepAsItCame(came);
  return id;
}

/** Before it is shown, and saved again for the first time, which would hold up the page for seconds if it had a long history to tell. */
async function putIntoWords({ game, kit }: Pick<Laid, 'game' | 'kit'>): Promise<void> {
  await openedInSlices(linesOf(game));
  if (kit.wording) await openedInSlices(kit.wording(game));
}

/** The table as it was left. A person who has been away for long gets a recap. */
function viewOf({ world: { journal }, rulebook }: AnyGame, view: TableView, played: number): TableView {
  const { entries } = journal;
  const moment = view.moment !== null && view.moment < entries.length - 1 ? view.moment : null;
  return { ...view, moment, lastSeen: view.lastSeen ?? leftOff(rulebook.time, entries, Date.now() - played) };
}
