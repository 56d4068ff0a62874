import {
  box,
  closest,
  type Fit,
  freeRockBeside,
  freeRockNear,
  type Page,
  type Piece,
  type Point,
  pathLength,
  pointAlong,
  type Shape,
} from '@understory/page';
import { CLEAR } from '../../measures.ts';
import { nearestAlong } from '../../natural/path.ts';
import { isUnderground } from '../../places.ts';
import type { Size } from '../measures.ts';
import { isLiquid } from './liquid.ts';
import { openingAt, openings } from './rock.ts';

/** How far a new room stands from its parent at first, how much farther each time, and how far at the most (H1-MEA-20). */
const GAP = { gap: 0.5, step: 1, upTo: 9.5 } as const;
/** How far rooms keep inside the page, and under the surface (H1-MEA-20). */
export const INSIDE = 0.3;
export const UNDER = 0.5;

/** A room that is wanted beside a piece. */
export interface RoomWish {
  readonly parent: Piece;
  readonly size: Size;
  /** Only the four winds are tried: the Dwarves do so. */
  readonly straight: boolean;
  /** Of a tunnel or a river, the point at which places are looked for first; its middle if none is given. */
  readonly near?: Point;
  /** How long the tunnel to it is, where a rule says so. */
  readonly gap?: number;
  /** Any further wish. */
  readonly where?: (x: number, y: number, room: Shape) => boolean;
}

/** H1-MEA-20, -39: where a room finds its place beside its parent, by its middle; null on a full page. */
export function placeBeside(page: Page, wish: RoomWish): Point | null {
  const { parent, size, straight, near, gap = GAP.gap, where = () => true } = wish;
  const attached = new Set(page.touching(parent).flatMap((it) => (it.kind === 'tunnel' ? [it.id] : [])));
  const fit: Fit = {
    ...roomFit(size, (it) => isInTheWay(it) && !attached.has(it.id)),
    where: (x, y, room) => where(x, y, room) && isWayInRock(page, joining(parent.shape, room, straight)),
  };
  const about = middlesOf(parent, near);
  const [wide, high] = [size.wide / 2, size.high / 2];
  const beside = freeRockBeside(page, fit, { about, wide, high, ...GAP, gap, straight });
  return beside ?? freeRockNear(page, fit, { to: about[0] as Point });
}

/** H1-MEA-20: rooms and tunnels are; so are water and magma, though nobody goes there. */
export function isInTheWay({ matter, kind, within }: Piece): boolean {
  return matter === 'open' || (within === null && isLiquid(kind));
}

/** How far apart the points are at which a way is looked at. */
const STEP = 0.25;

/** H1-MEA-20: between two peaks, and in the open of a rift or valley, there is no rock for the tunnel to a room. */
function isWayInRock(page: Page, path: readonly number[]): boolean {
  if (isWhole(page)) return true;
  const long = pathLength(path);
  // It may begin at the wall of an opening.
  for (let far = STEP; far < long; far += STEP) {
    const { x, y } = pointAlong(path, far);
    if (!isUnderground(page, x, y) || openingAt(page, x, y)) return false;
  }
  return true;
}

/** Of a surface that is level and without openings, or goes all round, rock lies between any two points under it. */
function isWhole(page: Page): boolean {
  const isLevel = page.ground.surfaces.every(
    ({ path, closed }) => closed || path.every((y, i) => i % 2 === 0 || y === path[1]),
  );
  return isLevel && openings(page).length === 0;
}

/** H1-MEA-20: what a new room keeps clear of. */
export function roomFit(size: Size, counts: (piece: Piece) => boolean): Fit {
  return { shape: (x, y) => roomAt({ x, y }, size), clear: CLEAR, counts, inside: INSIDE, under: UNDER };
}

/** A built room with its middle here. */
export function roomAt({ x, y }: Point, { wide, high }: Size): Shape {
  return box(x, y, wide, high);
}

/** A room is gone out from by its middle; a tunnel (H1-MEA-39) or a river by its middle, then the points 1, 2, 3 … along it, towards its older end first. */
function middlesOf({ shape }: Piece, near?: Point): { x: number; y: number; wide: number; high: number }[] {
  const { path, swell, closed } = shape;
  if (closed || path.length <= 2) return [boxOf(path, swell)];
  const long = pathLength(path);
  const from = near ? nearestAlong(path, near) : long / 2;
  const fars = [from];
  for (let off = 1; off <= long; off++) fars.push(...[from - off, from + off].filter((it) => it >= 0 && it <= long));
  return fars.map((far) => ({ ...pointAlong(path, far), wide: swell, high: swell }));
}

function boxOf(path: readonly number[], swell: number) {
  const [xs, ys] = [path.filter((_, i) => i % 2 === 0), path.filter((_, i) => i % 2 === 1)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    wide: (right - left) / 2 + swell,
    high: (bottom - top) / 2 + swell,
  };
}

/** The middle line of the tunnel that joins a room to its parent (H1-MEA-20); Dwarves draw it level and upright (H1-MEA-22). */
export function joining(parent: Shape, room: Shape, square: boolean): number[] {
  const { from, to } = closest(parent, room);
  const isSlanted = Math.abs(from.x - to.x) > 0.01 && Math.abs(from.y - to.y) > 0.01;
  return square && isSlanted ? [from.x, from.y, to.x, from.y, to.x, to.y] : [from.x, from.y, to.x, to.y];
}
