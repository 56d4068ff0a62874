import { type PenEdit, readPen } from '@understory/ink';
import { checkSave, type Packed, Problem, type Save, save as saveOf } from '@understory/table';
import { tellTrouble } from '../../desk/notices.ts';
import { open, openPacked } from '../../games/games.ts';
import { type KeptWorld, newId } from '../../storage/kept-world.ts';
import { readView } from '../../storage/read-view.ts';
import { keptGame, keptWorld, readShelf } from '../../storage/shelf.ts';
import { FRESH_VIEW, type TableView, usualLook } from '../../storage/table-view.ts';
import type { AnyGame } from '../../table/any-game.ts';
import { keepAsItCame, keepTable, settleTable } from '../../table/keep-table.ts';
import { type Table, useTable } from '../../table/table-store.ts';
import type { Ways } from '../../table/ways.ts';
import { leftOff } from '../../words/recap-of.ts';
import { readPicture } from '../parted/read-picture.ts';

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
  const found = await opened(checkSave(kept.save));
  if (wanted()) lay(world, found, readView(kept.view));
}

/** Put a new game on the table and on the shelf; its id. */
export function layNew(
  game: AnyGame,
  ways: Ways,
  name: string,
  view: Partial<TableView> = {},
  parted: Table['parted'] = null,
  pen: readonly PenEdit[] = [],
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
    ways,
    parted,
    version: version + 1,
    view: { ...FRESH_VIEW, look: usualLook(), ...view },
    pen,
  }));
  keepTable();
  return id;
}

/** Put a save from outside on the table and on the shelf; its id. Throws a `Problem` of one sentence, and nothing has changed. */
export async function laySaved(save: Save): Promise<string> {
  const { game, ways, parted, pen } = await opened(save);
  const id = layNew(game, ways, ways.nameOf(game), {}, parted, pen);
  // The answers that no longer fit are kept as they came: another Understory may play them.
  if (parted) keepAsItCame(save);
  return id;
}

/** The same for a game in a link. If it no longer plays as it did, it is looked at as far as it does. */
export async function layPacked(packed: Packed): Promise<string> {
  const { game, ways, parted, beside } = await openPacked(packed);
  const pen = penIn(beside);
  if (!parted) return layNew(game, ways, ways.nameOf(game), {}, null, pen);
  const fits = saveOf(game, beside);
  // It stays what it is when it is opened again: a part of a game that ended otherwise.
  const came = { ...fits, rules: packed.rules, sums: { ...fits.sums, standing: '' } };
  const seen = { ...parted, picture: readPicture(came.picture) };
  const id = layNew(game, ways, ways.nameOf(game), {}, seen, pen);
  keepAsItCame(came);
  return id;
}

interface Found {
  readonly game: AnyGame;
  readonly ways: Ways;
  readonly parted: Table['parted'];
  readonly pen: readonly PenEdit[];
}

/** What was drawn on its map; what can't be read is left out, and the person told. */
function penIn(beside: unknown): readonly PenEdit[] {
  const { edits, fault } = readPen(beside);
  if (fault !== null)
    tellTrouble('The drawings on this map are left out', `They can’t be read: ${fault}. The world itself is whole.`);
  return edits;
}

/** A save as a game, with its picture to look at if its answers no longer fit. */
async function opened(save: Save): Promise<Found> {
  const { game, ways, parted, picture, beside } = await open(save);
  const pen = penIn(beside);
  return { game, ways, parted: parted && { ...parted, picture: readPicture(picture) }, pen };
}

function lay(world: KeptWorld, { game, ways, parted, pen }: Found, view: TableView): void {
  settleTable();
  const { id, name, begun } = world;
  const { entries } = game.world.journal;
  const last = entries.length - 1;
  const moment = view.moment !== null && view.moment < last ? view.moment : null;
  useTable.setState(({ version }) => ({
    ...CLEAR,
    id,
    name,
    begun,
    game,
    ways,
    parted,
    version: version + 1,
    view: { ...view, moment, lastSeen: view.lastSeen ?? leftOff(entries, Date.now() - world.played) },
    pen,
  }));
}
