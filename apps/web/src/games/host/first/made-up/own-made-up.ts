import { firstOptionsSchema, type MadeUp } from '@understory/host/first';
import { create } from 'zustand';
import { tellTrouble, toast } from '../../../../desk/notices.ts';
import { shelfRoom } from '../../../../storage/shelf.ts';

interface OwnMadeUp {
  /** By table and name. */
  readonly rows: readonly MadeUp[];
}

export const useOwnMadeUp = create<OwnMadeUp>(() => ({ rows: [] }));

/** H1-MEA-32: from what the browser keeps; what no game can be given is left where it is. */
export async function readOwnMadeUp(): Promise<void> {
  const kept = await (await shelfRoom()).madeUp();
  const rows = kept.flatMap(({ row }) => {
    const read = firstOptionsSchema.safeParse({ madeUp: [row] });
    return read.success ? read.data.madeUp : [];
  });
  useOwnMadeUp.setState({ rows: inOrder(rows) });
}

/** Keep what was made up at the table. */
export async function keepMadeUp(row: MadeUp): Promise<void> {
  const others = useOwnMadeUp.getState().rows.filter((it) => idOf(it) !== idOf(row));
  useOwnMadeUp.setState({ rows: inOrder([...others, row]) });
  try {
    await (await shelfRoom()).putMadeUp({ id: idOf(row), row });
  } catch {
    tellTrouble(
      `“${row.name}” could not be kept`,
      'The browser refused to keep it: it lasts until you close this window.',
    );
  }
}

export async function removeMadeUp(row: MadeUp): Promise<void> {
  useOwnMadeUp.setState(({ rows }) => ({ rows: rows.filter((it) => idOf(it) !== idOf(row)) }));
  await (await shelfRoom()).removeMadeUp(idOf(row));
  toast(`“${row.name}” was removed.`, { action: { label: 'Undo', run: () => void keepMadeUp(row) } });
}

function idOf({ of, name }: MadeUp): string {
  return `${of}: ${name}`;
}

function inOrder(rows: readonly MadeUp[]): MadeUp[] {
  return [...rows].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
}
