import { checkSave } from '@understory/table';
import { toast } from '../../desk/notices.ts';
import { readRoute } from '../../desk/route.ts';
import { keptGame, useShelf } from '../../storage/shelf.ts';
import { onTold } from '../../storage/windows.ts';
import { letGoWhenWanted } from '../../table/hold-table.ts';
import { settled } from '../../table/keep-table.ts';
import { lay } from '../../table/lay-table.ts';
import { useTable } from '../../table/table-store.ts';

/** The other window has let a world go that lies on this one's table too: it is played and kept here from now on. */
export async function takeOver(id: string): Promise<void> {
  await layAgain(id, false);
  if (useTable.getState().id === id) toast('The other window is closed: this world is yours to play here.');
}

/** Lay a world as it is kept now, looked at as before. */
async function layAgain(id: string, elsewhere: boolean): Promise<void> {
  const kept = await keptGame(id);
  if (!kept || useTable.getState().id !== id) return;
  const { opened } = await import('./opened.ts');
  const found = await opened(checkSave(kept.save));
  const { id: now, begun, view, name, following } = useTable.getState();
  if (now !== id) return;
  lay({ ...found, name }, { id, begun, view: { ...view, moment: null } }, elsewhere);
  useTable.setState({ following });
}

let isLaying = false;
let isBehind = false;

/** Show what was played in the other window; what is written meanwhile is shown afterwards. */
async function follow(): Promise<void> {
  isBehind = true;
  if (isLaying) return;
  isLaying = true;
  try {
    while (isBehind) {
      isBehind = false;
      const { id, following, elsewhere } = useTable.getState();
      if (following && elsewhere) await layAgain(id, true);
    }
  } finally {
    isLaying = false;
  }
}

let isWatching = false;

/** What other windows do to the world on the table is seen here, from the first time that this is asked for. */
export function watchOtherWindows(): void {
  if (isWatching) return;
  isWatching = true;
  onTold((said) => {
    if (said.what === 'written' && said.id === useTable.getState().id) void follow();
  });
  useTable.subscribe((now, before) => {
    if (now.following && !before.following && now.id === before.id) void follow();
  });
  useShelf.subscribe(({ worlds, bin }, before) => {
    const { id, gone } = useTable.getState();
    const isIn = (some: Pick<typeof before, 'worlds' | 'bin'>) =>
      [...(some.worlds ?? []), ...some.bin].some((it) => it.id === id);
    if (!gone && isIn(before) && !isIn({ worlds, bin })) useTable.setState({ gone: true });
  });
  const isSeen = (id: string) => {
    const route = readRoute(window.location.hash);
    return route.at === 'table' && route.world === id;
  };
  letGoWhenWanted(isSeen, settled);
}
