import { gapTo, type Point, TOLERANCE } from '@understory/ruler';
import { HALF } from './clearance.ts';
import type { Page } from './page.ts';

/**
 * H1-MEA-18: the point of a half-bead grid, among those that may be, which is farthest from all that is drawn; the topmost, then the
 * leftmost of those that are equally far. Null if there is none.
 */
export function emptiest(page: Page, mayBe: (x: number, y: number) => boolean): Point | null {
  const drawn = [...page.drawn()].filter((it) => it.matter !== 'cover');
  let best: Point | null = null;
  let farthest = -1;
  for (let row = 0; row * HALF <= page.height; row++) {
    for (let column = 0; column * HALF <= page.width; column++) {
      const x = column * HALF;
      const y = row * HALF;
      if (!mayBe(x, y)) continue;
      let off = Number.POSITIVE_INFINITY;
      // As soon as something is nearer than what the best so far keeps, the point is out.
      for (let i = 0; i < drawn.length && off > farthest + TOLERANCE; i++) {
        const gap = gapTo((drawn[i] as (typeof drawn)[number]).shape, x, y, off);
        if (gap < off) off = gap;
      }
      if (off > farthest + TOLERANCE) [best, farthest] = [{ x, y }, off];
    }
  }
  return best;
}
