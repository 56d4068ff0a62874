import {
  cutsOfLevel,
  derived,
  distance,
  holdsPoint,
  intoRock,
  mil,
  type Page,
  type Piece,
  type Point,
  polygon,
  type Shape,
} from '@understory/page';
import type { Sides } from '../../setting.ts';

/** Does it lie open to the sky, and is yet a cave for the rules (H1-ALT-06, -09)? */
export function isOpening({ variant }: Piece): boolean {
  return variant === 'rift' || variant === 'valley';
}

/** All that do, from left to right. */
export const openings: (page: Page) => readonly Piece[] = derived(
  ({ version }: Page) => version,
  (page) => {
    const open = [...page.drawn()].filter(isOpening);
    return open.sort((a, b) => (a.shape.path[0] as number) - (b.shape.path[0] as number));
  },
);

/** The opening that a point lies in; null if it lies in none. */
export function openingAt(page: Page, x: number, y: number): Piece | null {
  return openings(page).find(({ shape }) => holdsPoint(shape, x, y)) ?? null;
}

/** The rock of the world without its openings, as a ring. The corners of an opening run from its mouth's left end down and round to the right. */
export function rockOf(page: Page): Shape {
  const open = openings(page);
  if (open.length === 0) return page.stratumShape(1);
  const { outline } = page.stratum(1);
  const [x, y, ...rest] = outline as [number, number, ...number[]];
  return polygon([x, y, ...open.flatMap(({ shape }) => shape.path), ...rest]);
}

/** H1-ALT-19: nothing stands in the open; what would, or would stick out of the page or the ground, is moved by the shortest way (H1-MEA-40). */
export function movedIntoRock(page: Page, shape: Shape): Shape {
  return intoRock(rockOf(page), shape);
}

/** H1-MEA-40 alone: out of the sky and off the page's edges. What is open to the sky does not count, as it is reckoned underground. */
export function intoGround(page: Page, shape: Shape): Shape {
  return intoRock(page.stratumShape(1), shape);
}

/** H1-ALT-18: a line up leaves the rock where it comes into the open; else where it was going to. */
export function untilOpen(page: Page, from: Point, to: Point): Point {
  const long = distance(from.x, from.y, to.x, to.y);
  for (let far = 0; far < long; far += 0.01) {
    const at = { x: from.x + ((to.x - from.x) * far) / long, y: from.y + ((to.y - from.y) * far) / long };
    if (openingAt(page, at.x, at.y)) return { x: mil(at.x), y: mil(at.y) };
  }
  return to;
}

/** The surfaces of the world as lines to come to: one, two in a hollow earth, and a ring round a pocket universe. */
function surfaceLines({ ground }: Page): Shape[] {
  return ground.surfaces.map(({ path, closed }) => ({
    path: closed ? [...path, path[0] as number, path[1] as number] : path,
    closed: false,
    swell: 0,
  }));
}

/** Does something touch the true surface, above or below (H1-MEA-10, H1-ALT-14)? */
export function touchesSurface(page: Page, shape: Shape): boolean {
  return surfaceLines(page).some((it) => page.touches(shape, it));
}

/** H1-MEA-03: where a number from 1 to 6 stands on a side of the rock. */
export function sideNumber(page: Page, { from, to }: Sides, number: number, side: 'left' | 'right'): Point {
  const y = from + ((to - from) * (2 * number - 1)) / 12;
  const cuts = cutsOfLevel(page.stratum(1).outline, y);
  return { x: mil((side === 'left' ? cuts[0] : cuts.at(-1)) ?? 0), y: mil(y) };
}
