import { centreOf } from '@understory/page';
import { lazy, useEffect } from 'react';
import { tellTrouble } from '../../desk/notices.ts';
import { go } from '../../desk/route.ts';
import { editionOf } from '../../games/editions.ts';
import { TopBar } from '../../parts/top-bar/top-bar.tsx';
import { pageGame } from '../../table/page-game.ts';
import { useTable } from '../../table/table-store.ts';
import { lookAt, lookBack } from '../../table/view-acts.ts';
import { toldAt } from '../../words/line-of.ts';
import { watchOtherWindows } from './other-windows.ts';
import '../../parts/frame/table-frame.css';

watchOtherWindows();

const PartedTable = lazy(() => import('../parted/parted-table.tsx').then((it) => ({ default: it.PartedTable })));

/** The table, once its world lies on it. */
export function TableScreen({ world, line, piece }: { world: string; line: number | null; piece: string | null }) {
  const laid = useTable((table) => table.id === world && table.game !== null);
  const { parted, game } = useTable();
  const Laid = game && editionOf(game.rulebook)?.Table;
  useEffect(() => {
    if (laid) return;
    let current = true;
    // A world that has just begun lies here already: what opens kept ones is fetched for those.
    const opening = import('./open-table.ts').then(({ openKept }) => openKept(world, () => current));
    opening.catch((error: unknown) => {
      // A person who has gone on to another world meanwhile is not called back.
      if (!current) return;
      tellTrouble('This world could not be opened', error);
      go('#/');
    });
    return () => {
      current = false;
    };
  }, [laid, world]);
  useEffect(() => {
    const { game: now } = useTable.getState();
    // A link may lead to a line that the record does not tell by itself.
    if (laid && now && line !== null) lookBack(toldAt(now, line)?.tick ?? line);
    const shown = piece === null ? undefined : pageGame(now)?.world.page.pieces.find((it) => it.id === piece);
    if (laid && shown) lookAt({ what: 'piece', id: shown.id, ...centreOf(shown.shape) });
  }, [laid, line, piece]);
  if (laid && parted) return <PartedTable parted={parted} />;
  if (laid && Laid) return <Laid />;
  return (
    <>
      <TopBar />
      <main className="waiting">
        <h1 className="unseen">Table</h1>
        <p>Unrolling the map …</p>
      </main>
    </>
  );
}
