import { keptPen } from '@understory/ink';
import { type Save, save } from '@understory/table';
import { type KeptGame, type KeptWorld, newId } from '../storage/kept-world.ts';
import { lasting } from '../storage/lasting.ts';
import { saveFile } from '../storage/save-file.ts';
import { allowAgain, keep, keepAnswers, keepQuietly, keptWorld } from '../storage/shelf.ts';
import { type Behind, begun, followUp, isFollowed, isUpToDate } from './follow-up.ts';
import { type Table, useTable } from './table-store.ts';

/** The last save that was written of the game on the table, and how much of what came after it has been written behind it. */
let behind: Behind | null = null;
/** How many writes are under way. */
let writing = 0;
let rest = 0;
let last: Promise<unknown> = Promise.resolve();

/** How long the table rests before all of it is written down once more, picture and all. */
const REST = 700;

/**
 * Keep the table as it stands. What is new is written behind the last save in the same turn, before it is shown; the whole of it,
 * which takes longer the longer the history is, when the table is at rest.
 */
export function keepTable(): void {
  const table = useTable.getState();
  if (!isKept(table)) return;
  if (behind && isFollowed(behind, table)) {
    const answers = followUp(behind);
    if (answers) write(keepAnswers(answers, asFile));
  } else keepWhole();
  keepTableSoon();
}

/** For what changes many times a second: a hand on the scrubber or the map. */
export function keepTableSoon(): void {
  clearTimeout(rest);
  rest = window.setTimeout(keepWhole, REST);
  mark();
}

/** Before another world is laid on the table: what is still due is written now, while it is this world's. */
export function settleTable(): void {
  if (rest !== 0) keepWhole();
}

/** The page is left, or out of sight and may never be seen again. */
export function keepBeforeLeaving(): void {
  settleTable();
}

/** Keep a save whose answers no longer fit as it came, so that it can be looked at again. */
export function keepAsItCame(came: Save): void {
  const { world, game } = gameOf(useTable.getState(), came) ?? {};
  if (world && game) write(keep(world, game, () => saveFile(world.name, came)));
}

function keepWhole(): void {
  clearTimeout(rest);
  rest = 0;
  const table = useTable.getState();
  const { game, pen } = table;
  const shot = game && isKept(table) ? gameOf(table, wholeOf(table, game)) : null;
  mark();
  if (!game || !shot) return;
  behind = begun(table.id, game, pen, shot.game);
  write(keep(shot.world, shot.game, asFile));
}

/** The save that was written last, if nothing has been answered since. */
function wholeOf(table: Table, game: NonNullable<Table['game']>): Save {
  const isSame = behind && isFollowed(behind, table) && behind.nth === 0 && isUpToDate(behind, game);
  return behind && isSame ? behind.save : save(game, keptPen(table.pen.edits));
}

/** If a write failed, nothing is written behind that save: the next act writes the whole save again. */
function write(done: Promise<boolean>): void {
  writing++;
  mark();
  const written = done.then((isDone) => {
    if (!isDone) behind = null;
    writing--;
    mark();
  });
  last = Promise.all([last, written]);
}

/** All of it is written down, picture and all. */
export async function settled(): Promise<void> {
  settleTable();
  await last;
}

/** It was removed in another window: what is on the table is put on the shelf anew. */
export async function keepAgain(): Promise<void> {
  await allowAgain(useTable.getState().id);
  useTable.setState({ gone: false });
  behind = null;
  keepWhole();
}

/** The page says of itself whether any answer is not written yet, and whether all of it is kept. */
function mark(): void {
  const page = document.documentElement;
  page.toggleAttribute('data-unwritten', writing > 0);
  page.toggleAttribute('data-keeping', writing > 0 || rest !== 0);
}

/** A save that no longer fits is only looked at: its own answers must not be overwritten by fewer. */
function isKept({ game, parted, elsewhere, gone }: Table): boolean {
  return game !== null && !parted && !elsewhere && !gone;
}

function asFile(): void {
  const { game, name, pen } = useTable.getState();
  if (game) void saveFile(name, save(game, keptPen(pen.edits)));
}

function gameOf(table: Table, kept: Save): { readonly world: KeptWorld; readonly game: KeptGame } | null {
  const { id, name, begun, game, kit, view } = table;
  if (!game || !kit) return null;
  const world: KeptWorld = {
    id,
    name,
    begun,
    played: Date.now(),
    game: kept.game,
    edition: kept.edition,
    where: kit.whereabouts(game),
    size: kit.sizeOf(game),
    steps: kept.steps,
    ...lasting(id),
  };
  return { world, game: { id, save: kept, view, mark: newId() } };
}

/** A new small picture for the shelf: not at every answer, for it is drawn and shrunk. */
export async function keepThumbnail(): Promise<void> {
  const table = useTable.getState();
  const { id, game, kit } = table;
  if (!game || !kit || !keptWorld(id) || !isKept(table)) return;
  const thumbnail = await kit.thumbnail(game, table);
  const now = keptWorld(id);
  if (thumbnail && now) await keepQuietly({ ...now, thumbnail });
}
