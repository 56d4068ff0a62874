import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { announce } from '../../desk/notices.ts';
import type { MapLens } from '../paper/lens.ts';
import { underPen } from './pen-acts.ts';
import { usePen } from './pen-store.ts';
import { layPenDown } from './take-pen.ts';
import { GRIPS, type Grip } from './tools.ts';
import { useTwoFingers } from './two-fingers.ts';

interface PenGlassProps {
  readonly lens: RefObject<MapLens | null>;
  readonly window: RefObject<HTMLDivElement | null>;
}

const STEP = 0.5;
const FINE_STEP = 0.1;

/** A pane over the map while somebody draws: the pointer draws on it, two fingers and the wheel move the map under it. */
export function PenGlass({ lens, window }: PenGlassProps) {
  const tool = usePen((pen) => pen.tool);
  const glass = useRef<HTMLDivElement>(null);
  const grip = useRef<Grip | null>(null);
  const fingers = useTwoFingers(lens);

  useEffect(() => glass.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const pane = glass.current;
    // React's own wheel listeners can't keep the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      window.current?.dispatchEvent(new WheelEvent('wheel', event));
    };
    pane?.addEventListener('wheel', onWheel, { passive: false });
    return () => pane?.removeEventListener('wheel', onWheel);
  }, [window]);

  const place = (event: { clientX: number; clientY: number }) =>
    lens.current?.toPage(event.clientX, event.clientY) ?? { x: 0, y: 0 };
  const drop = () => {
    grip.current?.drop();
    grip.current = null;
    usePen.setState({ live: null });
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || !tool) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    // With a second finger the map is moved, and what the first one began is dropped.
    if (fingers.down(event)) return drop();
    grip.current = GRIPS[tool]({ ...place(event), event: event.nativeEvent, lens: lens.current });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (fingers.move(event)) return;
    if (!grip.current) return;
    const all = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const it of all.length > 0 ? all : [event.nativeEvent]) grip.current.move({ ...place(it), event: it });
    grip.current.show();
  };
  const onPointerUp = (event: PointerEvent) => {
    const wasTwo = fingers.up(event);
    if (!wasTwo) grip.current?.lift({ ...place(event), event: event.nativeEvent });
    grip.current = null;
    usePen.setState({ live: null });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [dx, dy] = MOVES[event.key] ?? [0, 0];
    if (dx !== 0 || dy !== 0) moveCross(dx, dy, event.shiftKey ? FINE_STEP : STEP, lens.current);
    else if (event.key === 'Enter' && tool) setDown(tool, lens.current);
    else if (event.key === '+' || event.key === '=') lens.current?.zoomBy(1.4);
    else if (event.key === '-') lens.current?.zoomBy(1 / 1.4);
    else if (event.key === '0') lens.current?.fit();
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={glass}
      className={`pen-glass tool-${tool}`}
      role="application"
      aria-label="Drawing on the map. Arrow keys move a crosshair, Enter uses the tool there; “Things” lists all that can be changed."
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={(event) => {
        fingers.up(event);
        drop();
      }}
      onKeyDown={onKeyDown}
    />
  );
}

/** First what is chosen is let go, then the pen. */
function leave(): void {
  if (usePen.getState().selected) usePen.setState({ selected: null });
  else layPenDown();
}

function moveCross(dx: number, dy: number, far: number, lens: MapLens | null): void {
  const { page } = underPen().world;
  const from = usePen.getState().cross ?? lens?.middle() ?? { x: page.width / 2, y: page.height / 2 };
  const within = (it: number, most: number) => Math.round(Math.min(most, Math.max(0, it)) * 100) / 100;
  const cross = { x: within(from.x + dx * far, page.width), y: within(from.y + dy * far, page.height) };
  usePen.setState({ cross });
  announce(`${cross.x} across, ${cross.y} down.`);
}

/** The tool set down and lifted where the crosshair is. */
function setDown(tool: keyof typeof GRIPS, lens: MapLens | null): void {
  const { cross } = usePen.getState();
  if (!cross) announce('Move the crosshair with the arrow keys first.');
  else if (tool === 'pen') announce('The pen needs a pointer, a finger or a stylus.');
  else {
    GRIPS[tool]({ ...cross, event: null, lens }).lift({ ...cross, event: null });
    usePen.setState({ live: null });
  }
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
