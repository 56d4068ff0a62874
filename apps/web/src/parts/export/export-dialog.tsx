import { NO_PEN, type Penwork } from '@understory/ink';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Dialog } from '../../desk/dialog.tsx';
import { tellTrouble } from '../../desk/notices.ts';
import { filesOf } from '../../storage/files-of.ts';
import { FRESH_VIEW } from '../../storage/table-view.ts';
import type { Export } from '../../table/export.ts';
import type { Kit } from '../../table/kit.ts';
import { pageGame } from '../../table/page-game.ts';
import { useTable } from '../../table/table-store.ts';
import type { AnyGame } from '../../words/any-game.ts';
import { OpeningNotice } from '../opening/opening-notice.tsx';
import { EXPORTS } from './exports.ts';
import './export-dialog.css';

const TakeAlong = lazy(() => import('../book/take-along.tsx').then((it) => ({ default: it.TakeAlong })));

const WIDTHS = [1200, 2400, 4800, 8000];

interface ExportDialogProps {
  readonly game: AnyGame;
  readonly kit: Kit;
  readonly id: string;
  readonly name: string;
  /** What was drawn on its map, if it is not on the table. */
  readonly pen?: Penwork;
  readonly onClose: () => void;
}

export function ExportDialog({ game, kit, id, name, pen: kept, onClose }: ExportDialogProps) {
  const [width, setWidth] = useState(2400);
  const onTable = useTable((table) => (table.game === game ? table.view : null));
  const view = onTable ?? FRESH_VIEW;
  const drawn = useTable((table) => (table.game === game ? table.pen : null));
  const pen = kept ?? drawn ?? NO_PEN;
  const kinds = useExports(kit);
  const file = filesOf(id, name);
  const page = pageGame(game);
  const take = async (kind: Export) => {
    try {
      await kind.run({ game, name, file, view, pen }, width);
    } catch (error) {
      tellTrouble('That could not be made', error);
    }
  };
  return (
    <Dialog title={`Export “${file}”`} onClose={onClose}>
      <ul className="exports">
        {kinds.map((kind) => (
          <li key={kind.key}>
            <button type="button" className="button on-paper" onClick={() => void take(kind)}>
              {kind.title}
            </button>
            <span>{kind.does}</span>
            {kind.wide && (
              <select
                className="input"
                aria-label="Width of the picture in pixels"
                value={width}
                onChange={(event) => setWidth(Number(event.target.value))}
              >
                {WIDTHS.map((it) => (
                  <option key={it} value={it}>
                    {it} pixels
                  </option>
                ))}
              </select>
            )}
          </li>
        ))}
      </ul>
      {/* Nothing beside a dialog can be pressed. */}
      <OpeningNotice />
      {page && (
        <Suspense>
          <TakeAlong game={page} name={name} moment={view.moment} />
        </Suspense>
      )}
    </Dialog>
  );
}

/** What every game can be taken along as, then what only this one can: its own are fetched now. */
function useExports(kit: Kit): readonly Export[] {
  const [own, setOwn] = useState<readonly Export[]>([]);
  useEffect(() => {
    let isShown = true;
    kit.exports().then(
      (found) => isShown && setOwn(found),
      (error) => tellTrouble('Not every way to take it along is there', error),
    );
    return () => {
      isShown = false;
    };
  }, [kit]);
  return [...EXPORTS, ...own];
}
