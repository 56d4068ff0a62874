import { lazy, Suspense } from 'react';
import { usePageGame } from '../../../table/page-game.ts';
import { useTable } from '../../../table/table-store.ts';
import { DwellersList } from '../dwellers-list.tsx';

const GroupsList = lazy(() => import('../groups-list.tsx').then((it) => ({ default: it.GroupsList })));

/** Who lives down there: once monsters are played, the groups that can be taken over. */
export function InTheDungeon() {
  const { journal } = usePageGame().world;
  const moment = useTable((table) => table.view.moment);
  const { age } = (moment === null ? null : journal.entries[moment]) ?? journal;
  if (age !== 'monsters' && age !== 'villainy') return <DwellersList />;
  return (
    <Suspense>
      <GroupsList />
    </Suspense>
  );
}
