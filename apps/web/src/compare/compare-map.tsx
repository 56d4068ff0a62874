import { drawMap, LAYER_NAMES, type LayerName, toSvg } from '@understory/ink';
import { type CSSProperties, type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { layInk } from '../map/lay-ink.ts';
import { type MapLens, mapLens, PX } from '../map/lens.ts';
import { type Drawn, sheetAt } from '../map/sheet-at.ts';
import { FRESH_VIEW, type Lens } from '../storage/table-view.ts';
import '../map/map-view.css';

const HIDDEN: readonly LayerName[] = ['legend', 'cartouche'];

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface CompareMapProps {
  readonly world: Drawn;
  readonly name: string;
  readonly tick: number;
  /** Two drawings on one screen must not share the names of their parts. */
  readonly prefix: string;
  readonly lens: Lens | null;
  readonly onLens: (lens: Lens | null) => void;
}

/** One of two maps under one lens. */
export function CompareMap({ world, name, tick, prefix, lens, onLens }: CompareMapProps) {
  const window_ = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const ink = useRef<HTMLDivElement>(null);
  const made = useRef<MapLens | null>(null);
  const { page } = world;
  useEffect(() => {
    if (!window_.current || !paper.current) return;
    made.current = mapLens(window_.current, paper.current, { page, onRest: onLens, onMove: () => {} });
    made.current.set(null);
    return () => made.current?.stop();
  }, [page, onLens]);
  useEffect(() => made.current?.set(lens), [lens]);
  const shown = useDeferredValue(tick);
  const drawing = useMemo(() => {
    const sheet = sheetAt(world, shown, name);
    const layers = LAYER_NAMES.filter((it) => !HIDDEN.includes(it) && (sheet.ground !== null || it === 'paper'));
    const { look, faded } = FRESH_VIEW;
    return toSvg(drawMap(sheet, { look, tick: shown, layers, faded }), { prefix });
  }, [world, shown, name, prefix]);
  useEffect(() => {
    if (ink.current) layInk(ink.current, drawing);
  }, [drawing]);
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow) made.current?.panBy(-arrow[0] * 80, -arrow[1] * 80);
    else if (event.key === '+' || event.key === '=') made.current?.zoomBy(1.4);
    else if (event.key === '-') made.current?.zoomBy(1 / 1.4);
    else if (event.key === '0') made.current?.fit();
    else return;
    event.preventDefault();
  };
  const size = { width: page.width * PX, height: page.height * PX };
  return (
    <div className="map" style={{ '--page-ratio': page.width / page.height } as CSSProperties}>
      <div
        ref={window_}
        className="map-window"
        role="application"
        aria-roledescription="map"
        aria-label={`Map of ${name} at that moment. Arrow keys move both maps, plus and minus zoom.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div ref={paper} className="map-paper" style={size}>
          <div ref={ink} className="map-ink" aria-hidden="true" />
        </div>
      </div>
    </div>
  );
}
