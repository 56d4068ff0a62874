import type { Inked } from '@understory/ink';
import { lazy, type RefObject, Suspense, useState } from 'react';
import { Icon, IN_WORDS } from '../../desk/icon.tsx';
import { usePageGame, useView } from '../../table/page-game.ts';
import { useTable } from '../../table/table-store.ts';
import { changeView } from '../../table/view-acts.ts';
import type { MapLens } from '../paper/lens.ts';
import { ZoomButtons } from '../paper/zoom-buttons.tsx';
import { DrawButton } from '../pen/draw-button.tsx';
import '../paper/tools.css';

const LayersPanel = lazy(() => import('./layers-panel.tsx').then((it) => ({ default: it.LayersPanel })));
const MapInWordsDialog = lazy(() =>
  import('../map-in-words/map-in-words-dialog.tsx').then((it) => ({ default: it.MapInWordsDialog })),
);
const NumberKey = lazy(() => import('./number-key.tsx').then((it) => ({ default: it.NumberKey })));

interface Tools extends Pick<Inked['scene'], 'numerals'> {
  readonly lens: RefObject<MapLens | null>;
}

/** The buttons on the map's edge. */
export function MapTools({ lens, numerals }: Tools) {
  const { world } = usePageGame();
  const view = useView();
  const { realms, moment } = useTable((table) => table.view);
  const then = moment === null ? world : view.at(world, moment);
  const [open, setOpen] = useState<'layers' | 'words' | null>(null);
  return (
    <div className="map-tools" data-still>
      <ZoomButtons lens={lens} all="Show the whole map" />
      <button
        type="button"
        aria-label="Look and layers"
        title="Look and layers"
        aria-expanded={open === 'layers'}
        onClick={() => setOpen(open === 'layers' ? null : 'layers')}
      >
        <Icon d="M10 3l7 4-7 4-7-4zM3.5 10.5L10 14l6.5-3.5M3.5 13.8L10 17.3l6.5-3.5" />
      </button>
      <button
        type="button"
        data-key="o"
        aria-keyshortcuts="o"
        aria-label="The map in words"
        title="The map in words (o)"
        onClick={() => setOpen('words')}
      >
        <Icon d={IN_WORDS} />
      </button>
      <DrawButton />
      {view.players(then).length > 0 && (
        <button
          type="button"
          aria-label="Territories"
          title="Show where each group is at home"
          aria-pressed={realms}
          onClick={() => changeView({ realms: !realms })}
        >
          <Icon d="M4 5.5c3-3 9-2.5 12 1s1 9-4 10-10-2-10-6 .5-3.5 2-5zM10 9.5v4M10 9.5l3 1-3 1" />
        </button>
      )}
      <Suspense>
        {numerals.length > 0 && <NumberKey numerals={numerals} />}
        {open === 'layers' && <LayersPanel onClose={() => setOpen(null)} />}
        {open === 'words' && <MapInWordsDialog onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  );
}
