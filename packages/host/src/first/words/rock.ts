import {
  centreOf,
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
export function isOpening({ what }: Piece): boolean {
  return what.kind === 'rift' || what.kind === 'valley';
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

/** All of the rock, in however many strata it lies (PT-STR-01). */
export const groundOf: (page: Page) => Shape = derived(
  ({ version }: Page) => version,
  (page) => {
    if (page.strata.length === 1) return page.stratumShape(1);
    const surface = page.ground.surfaces[0]?.path ?? [];
    return polygon([...surface, page.width, page.height, 0, page.height]);
  },
);

/** The rock of the world without its openings, as a ring. The corners of an opening run from its mouth's left end down and round to the right. */
export function rockOf(page: Page): Shape {
  const open = openings(page);
  if (open.length === 0) return groundOf(page);
  const { outline } = page.stratum(1);
  const [x, y, ...rest] = outline as [number, number, ...number[]];
  return polygon([x, y, ...open.flatMap(({ shape }) => shape.path), ...rest]);
}

/**
 * H1-ALT-19: nothing stands in the open; what would, or would stick out of the page or the ground, is moved by the shortest way (H1-MEA-40).
 * A room for which the ground is too narrow there, as in a peak, lies deeper (H1-INV-16).
 */
export function movedIntoRock(page: Page, shape: Shape): Shape {
  const rock = rockOf(page);
  const moved = intoRock(rock, shape);
  if (shape.swell > 0 || !sticksOut(page, moved)) return moved;
  const { x, y } = centreOf(shape);
  const down = page.fall(x, y);
  for (let deep = DEEPER.step; deep <= DEEPER.most; deep += DEEPER.step) {
    const path = shape.path.map((it, i) => it + deep * (i % 2 === 0 ? down.x : down.y));
    const lower = intoRock(rock, { ...shape, path });
    if (!sticksOut(page, lower)) return lower;
  }
  return moved;
}

const DEEPER = { step: 0.25, most: 3 } as const;

/** The corners of a shape, drawn in a little: what touches an edge does not stick out. */
export function cornersOf(shape: Shape): Point[] {
  const { path } = shape;
  const middle = centreOf(shape);
  const inwards = (it: number, to: number) => it + Math.sign(to - it) * Math.min(0.01, Math.abs(to - it));
  return Array.from({ length: path.length / 2 }, (_, i) => ({
    x: inwards(path[2 * i] as number, middle.x),
    y: inwards(path[2 * i + 1] as number, middle.y),
  }));
}

/** H1-INV-16: is a corner of it out of the rock? */
export function sticksOut(page: Page, shape: Shape): boolean {
  return cornersOf(shape).some(({ x, y }) => page.stratumAt(x, y) === 0);
}

/** H1-MEA-40 alone: out of the sky and off the page's edges. What is open to the sky does not count, as it is reckoned underground. */
export function intoGround(page: Page, shape: Shape): Shape {
  return intoRock(groundOf(page), shape);
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
  const cuts = cutsOfLevel(groundOf(page).path, y);
  return { x: mil((side === 'left' ? cuts[0] : cuts.at(-1)) ?? 0), y: mil(y) };
}
