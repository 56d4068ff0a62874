import { distance, mil, type Point } from '@understory/page';
import type { Stream } from '@understory/table';
import type { Places } from '../questions.ts';

/** H1-RPG-02: the campaign map is seen from above, 30 wide and 16 high; its hexes are one wide and stand on a tip. */
export const WIDTH = 30;
export const HEIGHT = 16;

/** How far one row of hexes is from the next. */
const ROW = Math.sqrt(3) / 2;
/** From the middle of a hex to its tip. */
const TIP = 1 / Math.sqrt(3);

const COLUMNS = 29;
const ROWS = Math.floor((HEIGHT - 2 * TIP) / ROW) + 1;

/** A hex by its number, row by row from the left. */
type Hex = number;

export const HEXES: readonly Hex[] = Array.from({ length: COLUMNS * ROWS }, (_, i) => i);

/** The middle of a hex: every other row is half a hex farther to the right. */
export function middleOf(hex: Hex): Point {
  const [column, row] = [hex % COLUMNS, Math.floor(hex / COLUMNS)];
  return { x: column + 0.5 + (row % 2) / 2, y: TIP + row * ROW };
}

/** The hex that a point lies in, or the nearest to it. */
export function hexAt({ x, y }: Point): Hex {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const hex of HEXES) {
    const middle = middleOf(hex);
    const far = distance(x, y, middle.x, middle.y);
    if (far < least) [best, least] = [hex, far];
  }
  return best;
}

/** The hexes round a hex, in order of their numbers. */
function neighbours(hex: Hex): Hex[] {
  const [column, row] = [hex % COLUMNS, Math.floor(hex / COLUMNS)];
  const left = row % 2 === 0 ? column - 1 : column;
  const around = [
    [left, row - 1],
    [left + 1, row - 1],
    [column - 1, row],
    [column + 1, row],
    [left, row + 1],
    [left + 1, row + 1],
  ] as const;
  return around.flatMap(([c, r]) => (c < 0 || c >= COLUMNS || r < 0 || r >= ROWS ? [] : [r * COLUMNS + c]));
}

/** The shortest way from one hex to another, both ends with it. */
export function wayBetween(from: Hex, to: Hex): Hex[] {
  const came = new Map<Hex, Hex | null>([[from, null]]);
  for (const hex of came.keys()) {
    if (hex === to) break;
    for (const next of neighbours(hex)) if (!came.has(next)) came.set(next, hex);
  }
  const way: Hex[] = [];
  for (let hex: Hex | null = to; hex !== null; hex = came.get(hex) ?? null) way.unshift(hex);
  return way;
}

/** How far apart things are kept (H1-RPG-05). */
const APART = 1;
/** Tries for a point of a narrow place before it is taken on a grid. */
const TRIES = 200;

export function far(a: Point, b: Point): number {
  return distance(a.x, a.y, b.x, b.y);
}

/** Points of the campaign map; round a place, where one is given. */
export function anywhere(fits: (at: Point) => boolean, round?: Point, within = 0): Places {
  const has = (at: Point) => at.x >= 0 && at.x <= WIDTH && at.y >= 0 && at.y <= HEIGHT && fits(at);
  const [left, right] = round ? [Math.max(0, round.x - within), Math.min(WIDTH, round.x + within)] : [0, WIDTH];
  const [top, bottom] = round ? [Math.max(0, round.y - within), Math.min(HEIGHT, round.y + within)] : [0, HEIGHT];
  const any = (draw: Stream): Point => {
    for (let i = 0; i < TRIES; i++) {
      const at = { x: mil(left + draw.unit() * (right - left)), y: mil(top + draw.unit() * (bottom - top)) };
      if (has(at)) return at;
    }
    return HEXES.map(middleOf).find(has) ?? round ?? { x: WIDTH / 2, y: HEIGHT / 2 };
  };
  return {
    place: { kind: 'on the campaign map' },
    has,
    any,
    outlines: [[0, 0, WIDTH, 0, WIDTH, HEIGHT, 0, HEIGHT, 0, 0]],
  };
}

/** H1-RPG-05: the place itself, or the nearest hex that is clear of everything else; the place, if none is. */
export function clearOf(others: readonly { readonly at: Point }[], at: Point): Point {
  if (isClear(others, at)) return at;
  const free = HEXES.map(middleOf).filter((it) => isClear(others, it));
  return free.reduce((best, it) => (far(it, at) < far(best, at) ? it : best), free[0] ?? at);
}

/** Does nothing else lie so near to a point? */
export function isClear(others: readonly { readonly at: Point }[], at: Point, apart = APART): boolean {
  return others.every((other) => far(other.at, at) >= apart);
}
