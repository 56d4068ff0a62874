import {
  boundsOf,
  depthIn,
  distance,
  gapTo,
  type Point,
  polygon,
  remember,
  type Shape,
  TOLERANCE,
} from '@understory/ruler';
import { CELL } from './ground/lattice.ts';

/**
 * PT-FRM-03: the point of the fine grid inside a ring that is farthest from its outline, and from some other outlines; of several the
 * nearest to the middle of its box, then the left one, then the upper one. Null if no point lies in it.
 */
export function deepest(
  ring: readonly number[],
  {
    but = [],
    where = () => true,
  }: { readonly but?: readonly Shape[]; readonly where?: (x: number, y: number) => boolean } = {},
): { readonly at: Point; readonly depth: number } | null {
  const shape = polygon(ring);
  remember(shape);
  for (const it of but) remember(it);
  const { left, top, right, bottom } = boundsOf(ring);
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  let best: Point | null = null;
  let most = 0;
  let off = Number.POSITIVE_INFINITY;
  for (let x = Math.ceil(left / CELL) * CELL; x <= right; x += CELL) {
    for (let y = Math.ceil(top / CELL) * CELL; y <= bottom; y += CELL) {
      if (!where(x, y)) continue;
      let deep = depthIn(shape, x, y);
      for (let i = 0; i < but.length && deep > most - TOLERANCE; i++)
        deep = Math.min(deep, gapTo(but[i] as Shape, x, y, deep));
      if (deep <= 0 || deep < most - TOLERANCE) continue;
      const apart = distance(x, y, middleX, middleY);
      if (deep < most + TOLERANCE && apart > off - TOLERANCE) continue;
      best = { x, y };
      most = Math.max(most, deep);
      off = apart;
    }
  }
  return best && { at: best, depth: most };
}
