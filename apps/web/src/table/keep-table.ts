import { keptPen } from '@understory/ink';
import { type Save, save } from '@understory/table';
import type { KeptGame, KeptWorld } from '../storage/kept-world.ts';
import { lasting } from '../storage/lasting.ts';
import { saveFile } from '../storage/save-file.ts';
import { keep, keptWorld } from '../storage/shelf.ts';
import { useTable } from './table-store.ts';

/** What is written of a world, taken at one moment. */
interface Snapshot {
  readonly world: KeptWorld;
  readonly game: KeptGame;
}

let writing: Promise<unknown> = Promise.resolve();
/** How many writes wait or are under way. */
let waiting = 0;
let due = false;
let soon = 0;

/** A save takes a while to write down: the answer is shown first. */
const SHOWN_AFTER = 40;

/**
 * Keep the table as it stands. Writes never overlap: what happens during one is kept by the next, so that a fast hand
 * costs few writes and the last answer is always among them.
 */
export function keepTable(): void {
  if (due) return;
  due = true;
  write(async () => {
    await shown();
    if (due) await put(taken());
  });
}

function shown(): Promise<void> {
  return new Promise((done) => setTimeout(done, SHOWN_AFTER));
}

/** For what changes many times a second: a hand on the scrubber or the map. */
export function keepTableSoon(): void {
  clearTimeout(soon);
  soon = window.setTimeout(() => {
    soon = 0;
    keepTable();
  }, 400);
  mark();
}

/** Before another world is laid on the table: what is still due is taken now, while it is this world's. */
export function settleTable(): void {
  if (!isOwed()) return;
  const last = taken();
  write(() => put(last));
}

/** The page is left, or out of sight and may never be seen again: there is no time to wait for a turn. */
export function keepBeforeLeaving(): void {
  if (isOwed()) void put(taken());
}

/** Keep a save whose answers no longer fit as it came, so that it can be looked at again. */
export function keepAsItCame(came: Save): void {
  const shot = snapshotOf(came);
  write(() => put(shot));
}

function write(what: () => Promise<void>): void {
  waiting++;
  mark();
  writing = writing.then(what).finally(() => {
    waiting--;
    mark();
  });
}

/** The page says of itself whether all of it is kept. */
function mark(): void {
  document.documentElement.toggleAttribute('data-keeping', waiting > 0 || isOwed());
}

function isOwed(): boolean {
  return due || soon !== 0;
}

/** The table as it stands; nothing is owed any more. */
function taken(): Snapshot | null {
  clearTimeout(soon);
  soon = 0;
  due = false;
  return snapshot();
}

function snapshot(): Snapshot | null {
  const { game, parted, elsewhere, pen } = useTable.getState();
  // A save that no longer fits is only looked at: its own answers must not be overwritten by fewer.
  return game && !parted && !elsewhere ? snapshotOf(save(game, keptPen(pen))) : null;
}

function snapshotOf(kept: Save): Snapshot | null {
  const { id, name, begun, game, kit, view } = useTable.getState();
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
    thumbnail: keptWorld(id)?.thumbnail ?? '',
    removed: null,
    steps: kept.steps,
    ...lasting(id),
  };
  return { world, game: { id, save: kept, view } };
}

async function put(shot: Snapshot | null): Promise<void> {
  if (shot) await keep(shot.world, shot.game, () => saveFile(shot.world.name, shot.game.save));
}

/** A new small picture for the shelf: not at every answer, for it is drawn and shrunk. */
export async function keepThumbnail(): Promise<void> {
  const { id, game, kit, view, parted, elsewhere, pen } = useTable.getState();
  const world = keptWorld(id);
  if (!game || !kit || !world || parted || elsewhere) return;
  const thumbnail = await kit.thumbnail(game, view, pen);
  const now = keptWorld(id);
  const kept = save(game, keptPen(pen));
  if (thumbnail && now) await keep({ ...now, thumbnail }, { id, save: kept, view }, () => saveFile(now.name, kept));
}
