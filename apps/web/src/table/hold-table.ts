import { onTold, tellWindows } from '../storage/windows.ts';
import { useTable } from './table-store.ts';

/** The world that this window holds; no other window can play it meanwhile. */
let held: { readonly id: string; readonly release: () => void } | null = null;
/** What this window waits for to be let go by another. */
let waiting: AbortController | null = null;

const nameOf = (id: string) => `understory ${id}`;

/** A world lies on one table at a time: true if that is this window's from now on, false if another window has it. */
export async function holdTable(id: string): Promise<boolean> {
  if (held?.id === id) return true;
  letGo();
  // A page that came over an open line has none.
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

/** Another world is laid on the table, or none. */
function letGo(): void {
  held?.release();
  held = null;
  waiting?.abort();
  waiting = null;
}

/** Once the window that has it lets it go, this one has it. Asked for, a window lets go what nobody looks at there. */
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

/** When another window wants what lies on this one's table: `isSeen` says whether somebody is at it here. */
export function letGoWhenWanted(isSeen: (id: string) => boolean, settled: () => Promise<void>): void {
  onTold((said) => {
    if (said.what !== 'wanted' || said.id !== held?.id || isSeen(said.id)) return;
    void settled().then(() => {
      if (isSeen(said.id)) return;
      clearTable();
    });
  });
}

/** Nothing lies on the table. */
export function clearTable(): void {
  useTable.setState({ id: '', game: null });
  letGo();
}
