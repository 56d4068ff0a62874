import { type Inked, PX } from '@understory/ink';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { layInk } from '../../parts/paper/lay-ink.ts';
import { type MapLens, mapLens } from '../../parts/paper/lens.ts';
import type { Lens } from '../../storage/table-view.ts';
import '../../parts/paper/paper.css';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How the two windows are looked through: both at once. */
export interface SharedLens {
  readonly lens: Lens | null;
  readonly onLens: (lens: Lens | null) => void;
}

interface CompareWindowProps extends SharedLens {
  readonly drawing: Inked;
  readonly width: number;
  readonly height: number;
  /** Where the paper's corner lies, for a board that grows on all sides. */
  readonly corner?: { readonly left: number; readonly top: number };
  readonly what: 'map' | 'board';
  readonly label: string;
}

const NO_CORNER = { left: 0, top: 0 } as const;
/** A dungeon may be long and thin; its window need not be. */
const [TALLEST, WIDEST] = [0.9, 1.6] as const;

/** One of two drawings under one lens. */
export function CompareWindow(props: CompareWindowProps) {
  const { drawing, width, height, corner = NO_CORNER, what, label, lens, onLens } = props;
  const { left, top } = corner;
  const window_ = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const ink = useRef<HTMLDivElement>(null);
  const made = useRef<MapLens | null>(null);
  useEffect(() => {
    if (!window_.current || !paper.current) return;
    const onRest = (it: Lens | null) => onLens(it && { ...it, x: it.x + left, y: it.y + top });
    const one = mapLens(window_.current, paper.current, { page: { width, height }, onRest, onMove: () => {} });
    made.current = one;
    return () => one.stop();
  }, [width, height, left, top, onLens]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another paper is looked at through the same lens
  useEffect(
    () => made.current?.set(lens && { ...lens, x: lens.x - left, y: lens.y - top }),
    [lens, width, height, left, top],
  );
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
  const ratio = Math.max(TALLEST, Math.min(WIDEST, width / height));
  return (
    <div className="map" style={{ '--page-ratio': ratio } as CSSProperties}>
      <div
        ref={window_}
        className="map-window"
        role="application"
        aria-roledescription={what}
        aria-label={`${label} Arrow keys move both ${what}s, plus and minus zoom.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div ref={paper} className="map-paper" style={{ width: width * PX, height: height * PX }}>
          <div ref={ink} className="map-ink" aria-hidden="true" />
        </div>
      </div>
    </div>
  );
}
