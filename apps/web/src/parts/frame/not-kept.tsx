import { lazy, Suspense } from 'react';
import { useShelf } from '../../storage/shelf.ts';
import { useTable } from '../../table/table-store.ts';

const NotKeptNote = lazy(() => import('./not-kept-note.tsx').then((it) => ({ default: it.NotKeptNote })));

/** Says at the table that what is done is not kept, or not for long, for as long as that is so. */
export function NotKept() {
  const { id, gone } = useTable();
  const isTold = useShelf(({ warning, bin }) => warning !== null || bin.some((it) => it.id === id)) || gone;
  return (
    isTold && (
      <Suspense>
        <NotKeptNote />
      </Suspense>
    )
  );
}
