import { PX } from '@understory/ink';
import { type Board, inkedBoard } from '@understory/ink/boards';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTable } from '../../table/table-store.ts';
import { changeView, pointAt } from '../../table/view-acts.ts';
import { layInk } from '../paper/lay-ink.ts';
import { type MapLens, mapLens } from '../paper/lens.ts';
import { ZoomButtons } from '../paper/zoom-buttons.tsx';
import { BoardLook } from './board-look.tsx';
import { type Glide, glide } from './glide.ts';
import '../paper/paper.css';
import '../paper/tools.css';
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
  /** Where the paper's corner lies, for a board that grows on all sides: what is looked at stays in view. */
  readonly corner?: { readonly left: number; readonly top: number };
  /** Who has come from elsewhere since the board was last shown. */
  readonly moves?: readonly Glide[];
  /** Whoever has zoomed in follows this place. */
  readonly followed?: { readonly x: number; readonly y: number };
  readonly label: string;
  readonly spots: readonly BoardSpot[];
  readonly onTake: (key: string) => void;
  /** What moves or glows above the ink, in beads. */
  readonly children?: ReactNode;
  /** More buttons on the board's edge. */
  readonly tools?: ReactNode;
  /** What lies on the board's window, and does not move with it. */
  readonly above?: ReactNode;
}

const NO_CORNER = { left: 0, top: 0 } as const;

/** A drawn board on the table: to be moved and zoomed, with the options lit where they are. The same options are buttons in the ask. */
export function BoardView(props: BoardViewProps) {
  const { board, label, spots, onTake, children, corner = NO_CORNER, moves, followed, tools, above } = props;
  const look = useTable((table) => table.view.look);
  const pointedAt = useTable((table) => table.pointedAt);
  const window_ = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const ink = useRef<HTMLDivElement>(null);
  const lens = useRef<MapLens | null>(null);
  const { width, height } = board;
  const { left, top } = corner;
  useEffect(() => {
    if (!window_.current || !paper.current) return;
    const made = mapLens(window_.current, paper.current, {
      page: { width, height },
      onRest: (rested) => changeView({ lens: rested && { ...rested, x: rested.x + left, y: rested.y + top } }),
      onMove: () => {},
    });
    lens.current = made;
    const kept = useTable.getState().view.lens;
    made.set(kept && { ...kept, x: kept.x - left, y: kept.y - top });
    return () => made.stop();
  }, [width, height, left, top]);
  const drawing = useMemo(() => inkedBoard(board, look, 'board-'), [board, look]);
  const lastMoves = useRef(moves);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever moves does so when the board is drawn anew
  useEffect(() => {
    if (!ink.current) return;
    layInk(ink.current, drawing);
    // In another look they stand where they are.
    if (moves !== lastMoves.current) for (const it of moves ?? []) glide(ink.current, it);
    lastMoves.current = moves;
    if (followed) keepInView(lens.current, window_.current, followed, corner);
  }, [drawing]);
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
              <BoardSpot key={spot.key} spot={spot} isPointed={spot.key === pointedAt} onTake={onTake} />
            ))}
          </svg>
        </div>
      </div>
      <div className="map-tools" data-still>
        <ZoomButtons lens={lens} all="Show all of it" />
        <BoardLook />
        {tools}
      </div>
      {above}
    </div>
  );
}

function keepInView(
  lens: MapLens | null,
  window_: HTMLElement | null,
  { x, y }: { readonly x: number; readonly y: number },
  { left, top }: { readonly left: number; readonly top: number },
): void {
  const kept = useTable.getState().view.lens;
  if (!lens || !window_ || !kept) return;
  const at = lens.toWindow(x - left, y - top);
  const isSeen = at.x > EDGE && at.y > EDGE && at.x < window_.clientWidth - EDGE && at.y < window_.clientHeight - EDGE;
  if (isSeen) return;
  lens.set({ x: x - left, y: y - top, times: kept.times });
  changeView({ lens: { x, y, times: kept.times } });
}

/** What is this near to the edge of the window, in pixels, is as good as out of view. */
const EDGE = 50;

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

interface BoardSpotProps {
  readonly spot: BoardSpot;
  readonly isPointed: boolean;
  readonly onTake: (key: string) => void;
}

/** For the pointer only: whoever uses keys has the same option in the ask. */
function BoardSpot({ spot: { key, text, x, y, r, square }, isPointed, onTake }: BoardSpotProps) {
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
