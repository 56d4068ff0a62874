import { type Board, boardSvg } from '@understory/ink/boards';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { layInk } from '../map/lay-ink.ts';
import { type MapLens, mapLens, PX } from '../map/lens.ts';
import { useTable } from '../table/table-store.ts';
import { changeView, pointAt } from '../table/view-acts.ts';
import '../map/map-view.css';
import '../map/map-tools.css';
import './board-view.css';

/** A place on the board that an option stands for. */
export interface BoardSpot {
  /** The option's key. */
  readonly key: string;
  readonly text: string;
  /** In beads on the board's paper. */
  readonly x: number;
  readonly y: number;
  /** How far round it; a square if it has a side. */
  readonly r: number;
  readonly square?: boolean;
}

interface BoardViewProps {
  readonly board: Board;
  readonly label: string;
  readonly spots: readonly BoardSpot[];
  readonly onTake: (key: string) => void;
  /** What moves or glows above the ink, in beads. */
  readonly children?: ReactNode;
}

/** A drawn board on the table: to be moved and zoomed, with the options lit where they are. The same options are buttons in the ask. */
export function BoardView({ board, label, spots, onTake, children }: BoardViewProps) {
  const look = useTable((table) => table.view.look);
  const pointedAt = useTable((table) => table.pointedAt);
  const window_ = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const ink = useRef<HTMLDivElement>(null);
  const lens = useRef<MapLens | null>(null);
  const { width, height } = board;
  useEffect(() => {
    if (!window_.current || !paper.current) return;
    const made = mapLens(window_.current, paper.current, {
      page: { width, height },
      onRest: (rested) => changeView({ lens: rested }),
      onMove: () => {},
    });
    lens.current = made;
    made.set(useTable.getState().view.lens);
    return () => made.stop();
  }, [width, height]);
  const svg = useMemo(() => boardSvg(board, { look, prefix: 'board-' }), [board, look]);
  useEffect(() => {
    if (ink.current) layInk(ink.current, svg);
  }, [svg]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = KEYS[event.key];
    if (!act || !lens.current) return;
    act(lens.current);
    event.preventDefault();
    event.stopPropagation();
  };
  const style = { '--page-ratio': width / height } as CSSProperties;
  return (
    <div className="map board" style={style}>
      <div
        ref={window_}
        id="map"
        className="map-window"
        role="application"
        aria-roledescription="board"
        aria-label={`${label}. Arrow keys move it, plus and minus zoom.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div ref={paper} className="map-paper" style={{ width: width * PX, height: height * PX }}>
          <div ref={ink} className="map-ink" aria-hidden="true" />
          <svg className="board-spots" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {children}
            {spots.map((spot) => (
              <Spot key={spot.key} spot={spot} isPointed={spot.key === pointedAt} onTake={onTake} />
            ))}
          </svg>
        </div>
      </div>
      <div className="map-tools" data-still>
        <button type="button" aria-label="Zoom in" title="Zoom in (+)" onClick={() => lens.current?.zoomBy(1.5)}>
          +
        </button>
        <button type="button" aria-label="Zoom out" title="Zoom out (−)" onClick={() => lens.current?.zoomBy(1 / 1.5)}>
          −
        </button>
        <button
          type="button"
          aria-label="Show all of it"
          title="Show all of it (0)"
          onClick={() => lens.current?.fit()}
        >
          ⛶
        </button>
      </div>
    </div>
  );
}

const KEYS: Readonly<Record<string, (lens: MapLens) => void>> = {
  ArrowLeft: (lens) => lens.panBy(80, 0),
  ArrowRight: (lens) => lens.panBy(-80, 0),
  ArrowUp: (lens) => lens.panBy(0, 80),
  ArrowDown: (lens) => lens.panBy(0, -80),
  '+': (lens) => lens.zoomBy(1.4),
  '=': (lens) => lens.zoomBy(1.4),
  '-': (lens) => lens.zoomBy(1 / 1.4),
  '0': (lens) => lens.fit(),
};

interface SpotProps {
  readonly spot: BoardSpot;
  readonly isPointed: boolean;
  readonly onTake: (key: string) => void;
}

/** For the pointer only: whoever uses keys has the same option in the ask. */
function Spot({ spot: { key, text, x, y, r, square }, isPointed, onTake }: SpotProps) {
  const hooks = {
    className: isPointed ? 'board-spot pointed' : 'board-spot',
    onClick: () => onTake(key),
    onPointerEnter: () => pointAt(key),
    onPointerLeave: () => pointAt(null),
  };
  return (
    <g {...hooks} data-option={key}>
      <title>{text}</title>
      {square ? <rect x={x - r} y={y - r} width={r * 2} height={r * 2} rx={0.2} /> : <circle cx={x} cy={y} r={r} />}
    </g>
  );
}
