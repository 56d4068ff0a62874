import type { Sheet } from '@understory/page';
import { spelled } from '@understory/table';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTable } from '../../table/table-store.ts';
import { named } from './named.ts';

const Given = createContext<ReadonlyMap<number, string>>(new Map());

/** Lets the lines of a record know what was later named by hand of what they tell, by the tick at which it was drawn. */
export function NamesGiven({ page, children }: { page: Sheet | undefined; children: ReactNode }) {
  const pen = useTable((table) => table.pen);
  const names = useMemo(() => {
    const found = new Map<number, string>();
    if (!page) return found;
    for (const id of pen.names.keys()) {
      const piece = page.pieces.find((it) => it.id === id);
      const name = piece && named(pen, { page, called: spelled }, id, '');
      if (piece && name) found.set(piece.since, [found.get(piece.since), name].filter(Boolean).join('”, “'));
    }
    return found;
  }, [pen, page]);
  return <Given value={names}>{children}</Given>;
}

/** The names of what a line tells of, or several that say the same, if a hand has given any. */
export function NamedThere({ from, to }: { from: number; to: number }) {
  const given = useContext(Given);
  const names = [...given].filter(([tick]) => from <= tick && tick <= to).map(([, name]) => name);
  return names.length > 0 ? <em> (“{names.join('”, “')}”)</em> : null;
}
