import { PX } from '@understory/ink';
import { select } from 'd3-selection';
import { type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import type { Lens } from '../../storage/table-view.ts';

/** The room between the page and the buttons, in pixels. */
const BESIDE = 6;
const MOST_TIMES = 10;
const SETTLED_AFTER = 180;

export interface MapLens {
  /** Times larger, about the middle or a place on the screen. */
  zoomBy(times: number, about?: { readonly clientX: number; readonly clientY: number }): void;
  panBy(dx: number, dy: number): void;
  fit(): void;
  set(lens: Lens | null): void;
  /** How many pixels of the screen a bead is wide. */
  pixels(): number;
  /** A place on the screen as a place on the page. */
  toPage(clientX: number, clientY: number): { x: number; y: number };
  /** The place on the page that is in the middle of the window. */
  middle(): { x: number; y: number };
  /** A place on the page as a place among what lies over the map. */
  toWindow(x: number, y: number): { x: number; y: number };
  stop(): void;
}

interface Hooks {
  readonly page: { readonly width: number; readonly height: number };
  /** Called when the hand has come to rest; null when the whole page is in view. */
  readonly onRest: (lens: Lens | null) => void;
  readonly onMove: () => void;
  /** Called when the paper lies still: how many pixels of the screen a bead is wide now. */
  readonly onStill?: (pixels: number) => void;
}

/** How far the buttons on its right edge reach into a window, in pixels: the whole page lies beside them, so that they cover nothing. */
function edgeOf(window: HTMLElement): number {
  const tools = window.parentElement?.querySelector<HTMLElement>('.map-tools');
  if (!tools || tools.offsetWidth > tools.offsetHeight) return 0;
  return Math.max(0, window.clientWidth - tools.offsetLeft + window.offsetLeft + BESIDE);
}

/** Pan and zoom: moves the paper inside its window with wheel, drag, pinch, buttons and keys. */
export function mapLens(window: HTMLElement, paper: HTMLElement, { page, onRest, onMove, onStill }: Hooks): MapLens {
  const [wide, high] = [page.width * PX, page.height * PX];
  const target = select<HTMLElement, unknown>(window);
  let now: ZoomTransform = zoomIdentity;
  let whole = true;
  let settle = 0;

  const show = (transform: ZoomTransform) => {
    now = transform;
    // While the paper moves the browser slides a picture of it; at rest it is drawn again, sharp.
    paper.style.willChange = 'transform';
    paper.style.transform = `translate(${transform.x}px, ${transform.y}px) scale(${transform.k})`;
    clearTimeout(settle);
    settle = globalThis.setTimeout(rest, SETTLED_AFTER) as unknown as number;
    onMove();
  };
  const rest = () => {
    onStill?.(now.k * PX);
    // For a moment only: were the paper to lie still for good, the whole map would be painted anew when it is next moved.
    paper.style.willChange = 'auto';
    requestAnimationFrame(() => requestAnimationFrame(() => (paper.style.willChange = 'transform')));
  };
  const fitted = () => {
    const { clientWidth, clientHeight } = window;
    const free = clientWidth - edgeOf(window);
    const k = Math.max(0.05, Math.min(free / wide, clientHeight / high));
    const left = Math.min((clientWidth - wide * k) / 2, free - wide * k);
    return zoomIdentity.translate(left, (clientHeight - high * k) / 2).scale(k);
  };
  const lensNow = (): Lens | null => {
    if (whole) return null;
    const [x, y] = now.invert([window.clientWidth / 2, window.clientHeight / 2]);
    return { x: Math.round((x / PX) * 100) / 100, y: Math.round((y / PX) * 100) / 100, times: now.k / fitted().k };
  };
  const behaviour = zoom<HTMLElement, unknown>()
    .clickDistance(5)
    .filter((event: MouseEvent) => !event.button && !(event.target as Element).closest('[data-still]'))
    .on('zoom', (event: { transform: ZoomTransform; sourceEvent: unknown }) => {
      if (event.sourceEvent) whole = false;
      show(event.transform);
    })
    .on('end', (event: { sourceEvent: unknown }) => {
      if (event.sourceEvent) onRest(lensNow());
    });
  target.call(behaviour).on('dblclick.zoom', null);

  const limits = () => {
    const fit = fitted();
    behaviour
      .extent([
        [0, 0],
        [window.clientWidth, window.clientHeight],
      ])
      .scaleExtent([fit.k * 0.6, fit.k * MOST_TIMES])
      .translateExtent([
        [-wide * 0.25, -high * 0.25],
        [wide * 1.25, high * 1.25],
      ]);
  };
  const set = (lens: Lens | null) => {
    limits();
    whole = lens === null;
    const fit = fitted();
    if (!lens) return void target.call(behaviour.transform, fit);
    const k = fit.k * Math.min(MOST_TIMES, lens.times);
    const centred = zoomIdentity.translate(
      window.clientWidth / 2 - lens.x * PX * k,
      window.clientHeight / 2 - lens.y * PX * k,
    );
    target.call(behaviour.transform, centred.scale(k));
  };
  const watch = new ResizeObserver(() => set(lensNow()));
  watch.observe(window);

  const moved = () => {
    whole = false;
    onRest(lensNow());
  };
  return {
    zoomBy(times, about) {
      const box = window.getBoundingClientRect();
      const at: [number, number] | undefined = about && [about.clientX - box.left, about.clientY - box.top];
      target.call(behaviour.scaleBy, times, at);
      moved();
    },
    panBy(dx, dy) {
      target.call(behaviour.translateBy, dx / now.k, dy / now.k);
      moved();
    },
    fit() {
      set(null);
      onRest(null);
    },
    set,
    pixels: () => now.k * PX,
    toPage(clientX, clientY) {
      const box = window.getBoundingClientRect();
      const [x, y] = now.invert([clientX - box.left, clientY - box.top]);
      return { x: x / PX, y: y / PX };
    },
    middle() {
      const [x, y] = now.invert([window.clientWidth / 2, window.clientHeight / 2]);
      return { x: Math.round((x / PX) * 2) / 2, y: Math.round((y / PX) * 2) / 2 };
    },
    toWindow(x, y) {
      const [left, top] = now.apply([x * PX, y * PX]);
      return { x: left + window.offsetLeft, y: top + window.offsetTop };
    },
    stop() {
      watch.disconnect();
      target.on('.zoom', null);
    },
  };
}
