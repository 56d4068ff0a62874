import { lazy, Suspense, useState } from 'react';
import { useTable } from '../../table/table-store.ts';
import './read-saga.css';

const ChronicleDialog = lazy(() => import('./chronicle-dialog.tsx').then((it) => ({ default: it.ChronicleDialog })));

/** Beside the record: the same history as a tale. The teller is fetched when it is wanted. */
export function ReadSaga() {
  const [isOpen, setOpen] = useState(false);
  const world = useTable((table) => table.id);
  return (
    <>
      <button type="button" className="plain-button read-saga" onClick={() => setOpen(true)}>
        Read the saga
      </button>
      <a className="read-saga" href={`#/legends/${world}`}>
        Legends
      </a>
      <Suspense>{isOpen && <ChronicleDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
