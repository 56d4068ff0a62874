import { clock, distance, gapTo, OpenPoints, type Page, type Piece, type Point, type Shape } from '@understory/page';
import { strips } from './surface.ts';

/** PT-MEA-05: all that is open, water and magma too, and the surface by the entrances to a kingdom's land (PT-JOI-18); a void keeps shut (PT-NEX-14). */
export const openPoints: (page: Page) => OpenPoints = OpenPoints.by({
  opens: isOpen,
  bars: isVoid,
  also: strips,
});

/** What stands on the surface is no part of the dungeon. */
export function isOpen({ matter, kind }: Piece): boolean {
  return (matter === 'open' && kind !== 'building') || kind === 'magma';
}

export function isVoid({ kind }: Piece): boolean {
  return kind === 'void';
}

/** PT-MEA-22: what beads live in. A cavern is none, but each of its niches is. */
export function isRoom({ kind, what }: Piece): boolean {
  return kind === 'room' || kind === 'niche' || (kind === 'cave' && what.kind !== 'cavern');
}

/** PT-NEX-14: all rooms there are; what a void has swallowed is none any more. */
export function roomsOf(page: Page): Piece[] {
  const drawn = [...page.drawn()];
  const rooms = drawn.filter(isRoom);
  if (!drawn.some(isVoid)) return rooms;
  const points = openPoints(page);
  return rooms.filter((it) => points.in(it.shape).length > 0);
}

/** Which of some open points is nearest to an outline, straight; the first of two equally near. Null if there are none. */
export function nearestPoint(
  points: OpenPoints,
  among: Iterable<number>,
  shape: Shape,
): { readonly point: number; readonly at: Point; readonly gap: number } | null {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const it of among) {
    const { x, y } = points.at(it);
    const gap = gapTo(shape, x, y, least);
    if (gap < least - 1e-9) [best, least] = [it, gap];
    if (least === 0) break;
  }
  return best < 0 ? null : { point: best, at: points.at(best), gap: least };
}

/** PT-ARR-11: places about a point, in rings, each by the clock from 12; the point itself first. */
export function pointsRound({ x, y }: Point, step: number, upTo: number): Point[] {
  const found = [{ x, y }];
  for (let far = step; far <= upTo; far += step)
    for (let hour = 0; hour < 12; hour++) {
      const way = clock(hour);
      found.push({ x: x + way.x * far, y: y + way.y * far });
    }
  return found;
}

/** How far two points are apart. */
export function apart(a: Point, b: Point): number {
  return distance(a.x, a.y, b.x, b.y);
}
