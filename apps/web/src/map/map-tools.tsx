import { lazy, type RefObject, Suspense, useState } from 'react';
import { DrawButton } from '../pen/draw-button.tsx';
import { useHostGame, useTable } from '../table/table-store.ts';
import { changeView } from '../table/view-acts.ts';
import { LayersPanel } from './layers-panel.tsx';
import type { MapLens } from './lens.ts';
import './map-tools.css';

const OutlineDialog = lazy(() => import('../outline/outline-dialog.tsx').then((it) => ({ default: it.OutlineDialog })));

/** The buttons on the map's edge. */
export function MapTools({ lens }: { lens: RefObject<MapLens | null> }) {
  const { world } = useHostGame();
  const realms = useTable((table) => table.view.realms);
  const [open, setOpen] = useState<'layers' | 'words' | null>(null);
  return (
    <div className="map-tools" data-still>
      <button type="button" aria-label="Zoom in" title="Zoom in (+)" onClick={() => lens.current?.zoomBy(1.5)}>
        +
      </button>
      <button type="button" aria-label="Zoom out" title="Zoom out (−)" onClick={() => lens.current?.zoomBy(1 / 1.5)}>
        −
      </button>
      <button
        type="button"
        aria-label="Show the whole map"
        title="Show the whole map (0)"
        onClick={() => lens.current?.fit()}
      >
        <Icon d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4" />
      </button>
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
        <Icon d="M7 5h10M7 10h10M7 15h10M3 5h.01M3 10h.01M3 15h.01" />
      </button>
      <DrawButton />
      {world.monsters.length > 0 && (
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
      {open === 'layers' && <LayersPanel onClose={() => setOpen(null)} />}
      {open === 'words' && (
        <Suspense>
          <OutlineDialog onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}

function Icon({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
