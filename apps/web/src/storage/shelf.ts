import { create } from 'zustand';
import { tellTrouble } from '../desk/notices.ts';
import { databaseRoom } from './database-room.ts';
import { heirsOf } from './family.ts';
import type { KeptAnswers, KeptGame, KeptWorld, WorldRecord } from './kept-world.ts';
import { type Damaged, keyOf, readBinned, readWorld } from './read-world.ts';
import type { ShelfRoom } from './shelf-room.ts';
import { onTold, tellWindows } from './windows.ts';

interface Shelf {
  /** Null until the shelf has been read. */
  readonly worlds: readonly KeptWorld[] | null;
  /** Worlds that were removed, and can be put back for a while; the last removed first. */
  readonly bin: readonly KeptWorld[];
  /** Records that can't be read. */
  readonly damaged: readonly Damaged[];
  /** Said on the shelf and at the table for as long as what is done is not kept. */
  readonly warning: string | null;
}

export const useShelf = create<Shelf>(() => ({ worlds: null, bin: [], damaged: [], warning: null }));

const NOT_KEPT =
  'This browser keeps nothing for Understory (a private window, or storage is switched off). Worlds last until you close this window: export those you want to keep.';

let room: Promise<ShelfRoom> | null = null;
/** Why nothing more is kept until the page is loaded again; null as long as the room is open. */
let lost: string | null = null;

/** The room, opened once; this window alone if the browser has no other. */
export function shelfRoom(): Promise<ShelfRoom> {
  room ??= databaseRoom((why) => {
    lost = why;
    useShelf.setState({ warning: why });
  }).catch(async () => {
    useShelf.setState({ warning: NOT_KEPT });
    return (await import('./shelf-room.ts')).windowRoom();
  });
  return room;
}

/** How long the bin keeps what was removed, in milliseconds. */
export const BIN_KEEPS = 30 * 24 * 60 * 60 * 1000;

/** Read all worlds; those that have lain in the bin for long are gone for good. */
export async function readShelf(): Promise<void> {
  const shelf = await shelfRoom();
  const [records, binned] = await Promise.all([shelf.worlds(), shelf.binned()]);
  const away = new Map(binned.flatMap((record) => readBinned(record) ?? []).map((it) => [it.id, it]));
  const isPast = (id: string) => (away.get(id)?.since ?? Date.now()) < Date.now() - BIN_KEEPS;
  const isGone = (id: string) => away.get(id)?.forGood ?? false;
  const all: KeptWorld[] = [];
  const damaged: Damaged[] = [];
  for (const record of records) {
    const id = keyOf(record);
    if (isGone(id) || isPast(id)) continue;
    const world = readWorld(record, away.get(id)?.since);
    if (world) all.push(world);
    else damaged.push({ id, record });
  }
  useShelf.setState({ ...parted(all), damaged });
  const stored = new Set(records.map(keyOf));
  for (const { id, since } of away.values()) {
    if (isGone(id) && isPast(id)) await shelf.unbin(id);
    else if (isGone(id) && stored.has(id)) await shelf.remove(id, since);
    else if (isPast(id)) await removeForGood(id);
  }
}

// What another window does to the shelf is seen here too, once this one has looked at it.
onTold(({ what }) => {
  if (what === 'shelf' && useShelf.getState().worlds) void readShelf();
});

/** All that is stored of a world, whatever it is. */
export async function leftOf({ id, record }: Damaged): Promise<unknown> {
  const room = await shelfRoom();
  return { world: record, game: await room.game(id), answers: await room.answers(id) };
}

/** A game as it was kept last: the save, and what was written behind it. */
export async function keptGame(id: string): Promise<KeptGame | undefined> {
  const room = await shelfRoom();
  const [game, answers] = await Promise.all([room.game(id), room.answers(id)]);
  if (!game || answers.length === 0) return game;
  // Seldom needed: most often the whole was written when the table came to rest.
  const { continued } = await import('./continued.ts');
  return continued(game, answers);
}

/** A world on the shelf. */
export function keptWorld(id: string): KeptWorld | undefined {
  return useShelf.getState().worlds?.find((world) => world.id === id);
}

export function binnedWorld(id: string): KeptWorld | undefined {
  return useShelf.getState().bin.find((world) => world.id === id);
}

/** Was the last write refused, and was the person told by a dialog? */
let refused = false;
let told = false;

/** Keep a world and its game. False, and the person told, when there is no room left. */
export async function keep(world: KeptWorld, game: KeptGame, onFull: () => void): Promise<boolean> {
  const isShown = () => Boolean(keptWorld(world.id) ?? binnedWorld(world.id));
  const isNew = !isShown();
  const done = await kept(async () => (await shelfRoom()).put(recordOf(world), game), onFull);
  if (!done) return false;
  // Meanwhile another window has removed it for good, and the shelf was read since.
  if (!isNew && !isShown()) {
    await (await shelfRoom()).remove(world.id, Date.now());
    return true;
  }
  show(world);
  tellWindows(isNew ? SHELF : { what: 'written', id: world.id });
  return true;
}

function recordOf({ removed: _, ...record }: KeptWorld): WorldRecord {
  return record;
}

async function kept(writing: () => Promise<void>, onFull: () => void): Promise<boolean> {
  try {
    await writing();
    if (refused) useShelf.setState({ warning: null });
    refused = false;
    told = false;
    return true;
  } catch (error) {
    // Once: the person goes on playing, and is not told again at every answer.
    if (!told) tellTrouble('This world could not be kept', notKept(error), { label: 'Save it as a file', run: onFull });
    told = true;
    warn(error);
    return false;
  }
}

/** Said beside the table and on the shelf, until something is kept again. */
function warn(error: unknown): void {
  refused = true;
  useShelf.setState({ warning: notKept(error) });
}

/** Write answers behind a game: it is under way before anything else is done. False, and the person told, when there is no room left. */
export async function keepAnswers(answers: KeptAnswers, onFull: () => void): Promise<boolean> {
  const done = await kept(async () => (await shelfRoom()).append(answers), onFull);
  if (done) tellWindows({ what: 'written', id: answers.id });
  return done;
}

/** Change what the shelf shows of a world, as the person wants it. */
export async function keepWorld(world: KeptWorld): Promise<void> {
  show(world);
  await changed(async (room) => room.putWorld(recordOf(world)));
}

/**
 * The same for what nobody asked for: a new small picture, or where a branch parted. If there is no room left, that is no matter to ask
 * the person about, least of all in the place of a dialog that offers to save the game.
 */
export async function keepQuietly(world: KeptWorld): Promise<void> {
  show(world);
  try {
    await (await shelfRoom()).putWorld(recordOf(world));
    tellWindows(SHELF);
  } catch (error) {
    warn(error);
  }
}

async function changed(writing: (room: ShelfRoom) => Promise<void>): Promise<void> {
  try {
    await writing(await shelfRoom());
    tellWindows(SHELF);
  } catch (error) {
    tellTrouble('This could not be kept', notKept(error));
  }
}

/** From the shelf into the bin. */
export async function putIntoBin(world: KeptWorld, since: number): Promise<void> {
  show(world, since);
  await changed(async (room) => room.bin({ id: world.id, since, forGood: false }));
}

/** From the bin onto the shelf. */
export async function takeOutOfBin(world: KeptWorld): Promise<void> {
  show(world, null);
  await changed(async (room) => room.unbin(world.id));
}

/** A world that was removed for good may be kept again: the window that plays it has all of it. */
export async function allowAgain(id: string): Promise<void> {
  await changed(async (room) => room.unbin(id));
}

/** Its branches go to the world that it came from itself. */
export async function removeForGood(id: string): Promise<void> {
  const room = await shelfRoom();
  const gone = (await room.worlds()).map((it) => readWorld(it)).find((it) => it?.id === id);
  await room.remove(id, Date.now());
  const without = <T extends { readonly id: string }>(all: readonly T[]) => all.filter((it) => it.id !== id);
  useShelf.setState(({ worlds, bin, damaged }) => ({
    worlds: worlds && without(worlds),
    bin: without(bin),
    damaged: without(damaged),
  }));
  const { worlds, bin } = useShelf.getState();
  if (gone) for (const heir of heirsOf([...(worlds ?? []), ...bin], gone)) await keepWorld(heir);
  tellWindows(SHELF);
}

const SHELF = { what: 'shelf' } as const;

/** It stays where it is, on the shelf or in the bin, unless it is said where it goes: what is shown may be older than what is known. */
function show(world: KeptWorld, goes?: number | null): void {
  useShelf.setState(({ worlds, bin }) => {
    const all = [...(worlds ?? []), ...bin];
    const { removed = null } = all.find((it) => it.id === world.id) ?? {};
    return parted([
      ...all.filter((it) => it.id !== world.id),
      { ...world, removed: goes === undefined ? removed : goes },
    ]);
  });
}

/** What stands on the shelf, and what lies in the bin. */
function parted(all: readonly KeptWorld[]): Pick<Shelf, 'bin'> & { readonly worlds: readonly KeptWorld[] } {
  const bin = all.filter(({ removed }) => removed !== null);
  return {
    worlds: byLastPlayed(all.filter(({ removed }) => removed === null)),
    bin: bin.sort((a, b) => (b.removed ?? 0) - (a.removed ?? 0)),
  };
}

function byLastPlayed(worlds: readonly KeptWorld[]): KeptWorld[] {
  return [...worlds].sort((a, b) => b.played - a.played);
}

function notKept(error: unknown): string {
  if (lost !== null) return lost;
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  return full
    ? 'The browser has no room left for Understory: nothing on the shelf was changed, but what you do now is not kept.'
    : 'The browser refused to keep it: nothing on the shelf was changed, but what you do now is not kept.';
}
