import { closest, gap, type Piece, partOf, pathLength, pointAlong, type Shape } from '@understory/page';
import type { Level } from '../places/survey.ts';
import { TOUCH, type Touching } from '../places/touching.ts';
import { type Sheet, SQUARES } from './sheet.ts';

/** TA-PLN-07: a way is drawn so far beyond the last thing it touches on a level, in beads. */
const BEYOND = 3 / SQUARES;

/** The part of a way that is drawn on a level, as distances along its middle line and as a path in beads. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Does it go on beyond its beginning, and beyond its end? */
  readonly onBefore: boolean;
  readonly onAfter: boolean;
  readonly path: readonly number[];
}

/** TA-PLN-07: from 3 squares before the first place or way of the level that it touches, to 3 squares beyond the last. */
export function drawnStretch(way: Piece, level: Level, sheet: Sheet, touching: Touching): Stretch | null {
  const { path } = way.shape;
  const length = pathLength(path);
  if (length === 0) return null;
  const drawn = new Set([
    ...level.places.flatMap((it) => it.pieces),
    ...level.ways.map((it) => it.piece).filter((it) => it !== way),
  ]);
  const spans = [...drawn]
    .filter((it) => touching.beside(way.id).has(it.id) || gap(it.shape, way.shape, TOUCH) <= TOUCH)
    .filter((it) => reaches(sheet, it.shape, way.shape))
    .map((it) => spanAlong(path, way.shape.swell, it.shape));
  const whole = { from: 0, to: length, onBefore: false, onAfter: false, path };
  if (spans.length === 0) return inSheet(sheet, path) ? whole : null;
  const from = Math.max(0, Math.min(...spans.map((it) => it.from)) - BEYOND);
  const to = Math.min(length, Math.max(...spans.map((it) => it.to)) + BEYOND);
  return { from, to, onBefore: from > 1e-6, onAfter: to < length - 1e-6, path: partOf(path, from, to) };
}

/** Do they meet on the sheet, and not somewhere off it? */
function reaches(sheet: Sheet, a: Shape, b: Shape): boolean {
  const { from, to } = closest(a, b);
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  return inSheet(sheet, [x, y]);
}

function inSheet({ x0, y0, width, height }: Sheet, path: readonly number[]): boolean {
  for (let i = 0; i < path.length; i += 2) {
    const [x, y] = [path[i] as number, path[i + 1] as number];
    if (x >= x0 && y >= y0 && x <= x0 + width / SQUARES && y <= y0 + height / SQUARES) return true;
  }
  return false;
}

const STEP = 1 / SQUARES;

/** Where along a path it comes within touch of a shape: the first and the last such place. */
function spanAlong(path: readonly number[], swell: number, shape: Shape): { from: number; to: number } {
  const length = pathLength(path);
  const many = Math.max(1, Math.ceil(length / STEP));
  let [from, to, nearest, best] = [Number.POSITIVE_INFINITY, -1, 0, Number.POSITIVE_INFINITY];
  for (let i = 0; i <= many; i++) {
    const at = (length * i) / many;
    const { x, y } = pointAlong(path, at);
    const far = gap({ path: [x, y], closed: false, swell }, shape, TOUCH + 1);
    if (far < best) [best, nearest] = [far, at];
    if (far > TOUCH) continue;
    from = Math.min(from, at);
    to = Math.max(to, at);
  }
  return to < 0 ? { from: nearest, to: nearest } : { from, to };
}
