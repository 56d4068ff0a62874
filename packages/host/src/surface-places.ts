import { bounds, mil, type Page, type Piece, type Shape, TOLERANCE } from '@understory/page';
import { CLEAR } from './measures.ts';

/** H2-CIV-29, last sentence: 1.5 beads to the right of a point on the surface, 1.5 to the left, 3 to the right and so on. */
const STRIDE = 1.5;

/** The first place along the surface, going out from an x, that will do; null if none on the page does. */
export function alongSurface(page: Page, from: number, good: (x: number) => boolean, stride = STRIDE): number | null {
  for (let far = stride; far < page.width; far += stride) {
    for (const x of [mil(from + far), mil(from - far)]) if (x > 0 && x < page.width && good(x)) return x;
  }
  return null;
}

/** Does it stand on the page, clear of all but covers and what is set aside (roads)? */
export function standsFree(page: Page, shape: Shape, aside: (piece: Piece) => boolean = () => false): boolean {
  const { left, right, top } = bounds(shape);
  if (left < -TOLERANCE || right > page.width + TOLERANCE || top < -TOLERANCE) return false;
  return page.clear(shape, CLEAR, aside);
}
