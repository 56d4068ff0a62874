import { onTold, tellWindows } from '../storage/windows.ts';
import { useTable } from './table-store.ts';

/** The world that this window holds; no other window can play it meanwhile. */
let held: { readonly id: string; readonly release: () => void } | null = null;
/** Set while this window waits for another window to release a world; aborting it ends the wait. */
let waiting: AbortController | null = null;

const nameOf = (id: string) => `understory ${id}`;

/** Takes the lock of a world, which only one window can hold: true if this window has it now, false if another has. */
export async function holdTable(id: string): Promise<boolean> {
  if (held?.id === id) return true;
  letGo();
  // The Web Locks API is missing in pages that were not loaded over HTTPS.
  const locks = (globalThis.navigator as Navigator | undefined)?.locks as LockManager | undefined;
  if (!locks) return true;
  return new Promise((tell, fail) => {
    locks
      .request(nameOf(id), { ifAvailable: true }, (lock) => {
        tell(lock !== null);
        return lock ? holding(id) : undefined;
      })
      .catch(fail);
  });
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
  waiting?.abort();
  waiting = null;
}

/** Waits until the other window releases the world. Also asks it to, which it does if nobody is looking at the world there. */
export function waitForTable(id: string, onHeld: () => void): void {
  waiting?.abort();
  const here = new AbortController();
  waiting = here;
  navigator.locks
    .request(nameOf(id), { signal: here.signal }, () => {
      waiting = null;
      const until = holding(id);
      onHeld();
      return until;
    })
    .catch((error: unknown) => {
      if (!here.signal.aborted) throw error;
    });
  tellWindows({ what: 'wanted', id });
}

/** Releases this window's world when another window asks for it, unless `isSeen` says that it is looked at here. */
export function letGoWhenWanted(isSeen: (id: string) => boolean, settled: () => Promise<void>): void {
  onTold((said) => {
    if (said.what !== 'wanted' || said.id !== held?.id || isSeen(said.id)) return;
    void settled().then(() => {
      if (isSeen(said.id)) return;
      clearTable();
    });
  });
}

/** Takes the world off the table, and releases it. */
export function clearTable(): void {
  useTable.setState({ id: '', game: null });
  letGo();
}
