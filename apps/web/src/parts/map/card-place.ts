/** Something on the screen, in pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a card lies, seen from the window on the map. */
export interface CardPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly maxHeight: number;
}

interface Room {
  /** What the card is about, in the window. */
  readonly at: { readonly x: number; readonly y: number };
  /** The window on the map, on the screen. */
  readonly window: Box;
  /** What is asked about and may not be covered, on the screen. */
  readonly asked: readonly Box[];
  /** Where the answers are. */
  readonly answers: Box;
  /** How wide the screen is. */
  readonly screen: number;
}

const WIDE = 280;
const HIGH = 430;
const EDGE = 8;
const BESIDE = 18;
/** Less is no use to anybody; in a low card one scrolls. */
const LEAST = { width: 190, height: 64 };

/**
 * Beside the place and inside the window, in a corner of the window, or beside the window: the first where the card covers nothing that is
 * asked about.
 */
export function cardPlace({ at, window, asked, answers, screen }: Room): CardPlace {
  const [wide, high] = [window.right - window.left, window.bottom - window.top];
  const size = { width: Math.min(WIDE, wide - 2 * EDGE), maxHeight: Math.min(HIGH, high - 2 * EDGE) };
  const [right, bottom] = [wide - size.width - EDGE, high - size.maxHeight - EDGE];
  const down = Math.max(EDGE, Math.min(at.y - 40, bottom));
  const inside = [
    { left: at.x + BESIDE, top: down },
    { left: at.x - size.width - BESIDE, top: down },
    { left: EDGE, top: EDGE },
    { left: right, top: EDGE },
    { left: EDGE, top: bottom },
    { left: right, top: bottom },
  ].filter(({ left }) => left >= EDGE && left <= right);
  const places: CardPlace[] = [...inside.map((it) => ({ ...it, ...size })), ...besideWindow(window, answers, screen)];
  const isFree = (it: CardPlace) => !asked.some((box) => covers(onScreen(it, window), box));
  return places.find(isFree) ?? places.at(-1) ?? { left: EDGE, top: EDGE, ...size };
}

/** Over the columns beside the window, or below it as far as the answers. */
function besideWindow(window: Box, answers: Box, screen: number): CardPlace[] {
  const maxHeight = Math.min(HIGH, window.bottom - window.top);
  const [right, left] = [screen - window.right - 2 * EDGE, window.left - 2 * EDGE];
  const below = answers.top - window.bottom - 2 * EDGE;
  const places: CardPlace[] = [];
  if (right >= LEAST.width)
    places.push({ left: window.right - window.left + EDGE, top: 0, width: Math.min(WIDE, right), maxHeight });
  if (left >= LEAST.width)
    places.push({ left: -Math.min(WIDE, left) - EDGE, top: 0, width: Math.min(WIDE, left), maxHeight });
  if (below >= LEAST.height)
    places.push({
      left: EDGE,
      top: window.bottom - window.top + EDGE,
      width: Math.min(screen, window.right - window.left) - 2 * EDGE,
      maxHeight: below,
    });
  return places;
}

function onScreen({ left, top, width, maxHeight }: CardPlace, window: Box): Box {
  const [x, y] = [window.left + left, window.top + top];
  return { left: x, top: y, right: x + width, bottom: y + maxHeight };
}

function covers(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
