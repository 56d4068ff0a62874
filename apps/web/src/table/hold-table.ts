import { onTold, tellWindows } from '../storage/windows.ts';
import { useTable } from './table-store.ts';

/** The world that this window holds; no other window can play it meanwhile. */
let held: { readonly id: string; readonly release: () => void } | null = null;
/** The world whose lock this window has asked for last, and whether it got it. */
let wanted: { readonly id: string; readonly isHere: Promise<boolean> } | null = null;
/** Set while this window waits for another window to release a world; aborting it ends the wait. */
let waiting: AbortController | null = null;

const nameOf = (id: string) => `understory ${id}`;

/**
 * A window that plays the wanted world says so at once. One that is being closed or loaded again says nothing and releases
 * the world a little later, on a busy machine after a second or two. This many milliseconds are waited for either.
 */
const PATIENCE = 8_000;

/** Takes the lock of a world, which only one window can hold: true if this window has it now, false if another has. */
export function holdTable(id: string): Promise<boolean> {
  if (wanted?.id === id) return wanted.isHere;
  letGo();
  const isHere = askFor(id);
  wanted = { id, isHere };
  return isHere;
}

async function askFor(id: string): Promise<boolean> {
  // The Web Locks API is missing in pages that were not loaded over HTTPS.
  const locks = (globalThis.navigator as Navigator | undefined)?.locks as LockManager | undefined;
  if (!locks) return true;
  const isTaken = new AbortController();
  const isTold = new AbortController();
  onTold((said) => said.what === 'held' && said.id === id && isTaken.abort(), isTold);
  const tired = setTimeout(() => isTaken.abort(), PATIENCE);
  tellWindows({ what: 'wanted', id });
  const isHere = new Promise<boolean>((tell, fail) => {
    // Told here and not where the request is refused: Chromium forgets an abort that comes before it has looked at the request.
    isTaken.signal.addEventListener('abort', () => tell(false));
    locks
      .request(nameOf(id), { signal: isTaken.signal }, () => {
        const isStillWanted = wanted?.id === id && !isTaken.signal.aborted;
        tell(isStillWanted);
        return isStillWanted ? holding(id) : undefined;
      })
      .catch((error: unknown) => isTaken.signal.aborted || fail(error));
  });
  return isHere.finally(() => {
    clearTimeout(tired);
    isTold.abort();
  });
}

/** Called when a world could not be laid on the table after all: takes the lock of the world that still lies there. */
export function holdWhatLies(instead: string): void {
  const { id } = useTable.getState();
  if (wanted?.id !== instead || id === instead) return;
  if (id === '') letGo();
  else void holdTable(id);
}

function holding(id: string): Promise<void> {
  return new Promise((done) => {
    held = { id, release: done };
  });
}

/** Releases the lock, before another world is laid on the table or the table is cleared. */
function letGo(): void {
  held?.release();
  held = null;
  wanted = null;
  waiting?.abort();
  waiting = null;
}

/** Waits until the other window releases the world. */
export function waitForTable(id: string, onHeld: () => void): void {
  waiting?.abort();
  const here = new AbortController();
  waiting = here;
  navigator.locks
    .request(nameOf(id), { signal: here.signal }, () => {
      waiting = null;
      wanted = { id, isHere: Promise.resolve(true) };
      const until = holding(id);
      onHeld();
      return until;
    })
    .catch((error: unknown) => {
      if (!here.signal.aborted) throw error;
    });
}

/** Releases this window's world when another window asks for it, or answers that it stays: `isSeen` says if it is looked at here. */
export function letGoWhenWanted(isSeen: (id: string) => boolean, settled: () => Promise<void>): void {
  onTold((said) => {
    if (said.what !== 'wanted' || said.id !== held?.id) return;
    if (isSeen(said.id)) return tellWindows({ what: 'held', id: said.id });
    void settled().then(() => {
      if (isSeen(said.id)) tellWindows({ what: 'held', id: said.id });
      else clearTable();
    });
  });
}

/** Takes the world off the table, and releases it. */
export function clearTable(): void {
  useTable.setState({ id: '', game: null });
  letGo();
}
