import { gap, gapTo, type Point, pointAlong, runsAlong, type Shape } from '@understory/page';

/** How much farther off than the nearest point still counts as nearest. */
const NEAREST = 0.05;

/** Where along its middle line a tunnel runs through a shape; one that only comes near it is there where it comes nearest. */
export function stretchesBy(path: readonly number[], shape: Shape): { readonly from: number; readonly to: number }[] {
  const near = gap({ path, closed: false, swell: 0 }, shape) + NEAREST;
  return runsAlong(path, (x, y) => gapTo(shape, x, y, near) <= near);
}

/** The middle of the first of them. */
export function contactWith(path: readonly number[], shape: Shape): Point {
  const [{ from, to } = { from: 0, to: 0 }] = stretchesBy(path, shape);
  return pointAlong(path, (from + to) / 2);
}
