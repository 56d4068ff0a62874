import { type RefObject, useEffect, useRef } from 'react';
import type { MapLens } from '../paper/lens.ts';
import { redoPen, undoPen } from './pen-acts.ts';
import { PenBar } from './pen-bar.tsx';
import { PenGlass } from './pen-glass.tsx';
import { PenPanel } from './pen-panel.tsx';
import { usePen } from './pen-store.ts';
import { StickerPicker } from './sticker-picker.tsx';
import './pen-desk.css';

interface PenDeskProps {
  readonly lens: RefObject<MapLens | null>;
  readonly window: RefObject<HTMLDivElement | null>;
}

/** The room between the bar and the map, in pixels. */
const BELOW = 6;

/** All there is while somebody draws on the map. */
export function PenDesk({ lens, window: pane }: PenDeskProps) {
  const { tool, selected, said } = usePen();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      // In a field, its own undo is meant.
      if (event.target instanceof Element && event.target.closest('input, textarea, dialog')) return;
      const key = event.key.toLowerCase();
      if (key === 'z' && event.shiftKey) redoPen();
      else if (key === 'z') undoPen();
      else if (key === 'y') redoPen();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [row, map] = [bar.current, pane.current];
    if (!row || !map) return;
    // The map lies below the bar, however many rows that has: what is asked about is never under it.
    const watch = new ResizeObserver(() => {
      const above = map.offsetParent?.getBoundingClientRect().top ?? 0;
      map.style.top = `${row.getBoundingClientRect().bottom - above + BELOW}px`;
    });
    watch.observe(row);
    return () => {
      watch.disconnect();
      map.style.top = '';
    };
  }, [pane]);
  return (
    <>
      <PenGlass lens={lens} window={pane} />
      <div className="pen-desk" data-still>
        <div ref={bar}>
          <PenBar />
        </div>
        {tool === 'sticker' && <StickerPicker />}
        {selected && tool === 'move' && <PenPanel key={selected.id} selected={selected} />}
        <p className="pen-said" role="status">
          {said}
        </p>
      </div>
    </>
  );
}
