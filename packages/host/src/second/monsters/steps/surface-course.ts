import { bounds, mil, type Page, type Point, partOf, type Shape, topmost } from '@understory/page';
import { surfaceBetween } from '../../../places.ts';

/** A spot this near to the surface line counts as on it. */
const AT_SURFACE = 0.5;
/** How far from the edge of the page a walk stops (H2-ACT-233). */
const FROM_EDGE = 0.5;

/** H2-MON-140: does an exploration from here to there go along the surface line? */
export function startsAbove(page: Page, start: Shape, to: Point): boolean {
  return to.y <= page.surfaceAt(to.x) + AT_SURFACE && reachesSurface(page, start);
}

export function reachesSurface(page: Page, shape: Shape): boolean {
  const { x, y } = topmost([shape]);
  return y <= page.surfaceAt(x) + page.measures.touch;
}

/** A walk along the surface line from the edge of a shape towards a spot; if the spot is over the shape, away from home. */
export function surfaceCourse(page: Page, start: Shape, to: Point, home: Point, length: number): number[] {
  const { left, right } = spanOf(page, start);
  const from = Math.min(right, Math.max(left, to.x));
  const isRight = from === to.x ? to.x >= home.x : to.x > from;
  const first = Math.min(page.width - FROM_EDGE, Math.max(FROM_EDGE, from));
  const line = isRight
    ? surfaceBetween(page, first, page.width - FROM_EDGE)
    : turned(surfaceBetween(page, FROM_EDGE, first));
  return partOf(line, 0, length).map(mil);
}

/** The stretch of the surface line that a shape takes up; of a shape that rises from below, only where it comes out. */
export function spanOf(page: Page, shape: Shape): { readonly left: number; readonly right: number } {
  const box = bounds(shape);
  const under = box.bottom > page.surfaceAt((box.left + box.right) / 2) + 1.5;
  if (!under) return box;
  const { x } = topmost([shape]);
  return { left: x, right: x };
}

function turned(path: readonly number[]): number[] {
  const back: number[] = [];
  for (let i = path.length - 2; i >= 0; i -= 2) back.push(path[i] as number, path[i + 1] as number);
  return back;
}
