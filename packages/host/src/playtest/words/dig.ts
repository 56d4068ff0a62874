import { distance, gapTo, line, mil, type Page, type Piece, type Point } from '@understory/page';
import type { Clause } from '@understory/table';
import { cutOff } from '../../natural/path.ts';
import type { World } from '../../world.ts';
import { draw } from '../draw.ts';
import { TUNNEL } from '../measures.ts';
import { isVoid } from './open-space.ts';

/** PT-MEA-12: what is shorter than this is not dug. */
export const LEAST = 0.5;
/** PT-MEA-07: what is to be joined overlaps that much. */
const OVERLAP = 0.3;

/** A tunnel as it would be dug. */
export interface Digging {
  readonly path: readonly number[];
  readonly length: number;
  readonly end: Point;
  /** It has come to its aim. */
  readonly arrives: boolean;
  /** It came to the surface, and makes an entrance there. */
  readonly surfaces: boolean;
}

/** PT-MEA-12: a straight tunnel from a point towards another, as far as length, surface, page and voids let it. */
export function digging(page: Page, from: Point, to: Point, length = Number.POSITIVE_INFINITY): Digging {
  const far = distance(from.x, from.y, to.x, to.y);
  const wished = Math.min(far, length);
  const at = (long: number): Point => ({
    x: far > 0 ? from.x + ((to.x - from.x) * long) / far : from.x,
    y: far > 0 ? from.y + ((to.y - from.y) * long) / far : from.y,
  });
  const goal = at(wished);
  const cut = cutOff(page, [from.x, from.y, goal.x, goal.y]);
  const inGround = cut.length < 4 ? 0 : distance(from.x, from.y, cut[2] as number, cut[3] as number);
  const long = Math.min(inGround, beforeVoids(page, at, inGround));
  const end = at(long);
  const surfaces = long >= inGround - 1e-6 && end.y <= page.surfaceAt(end.x) + 0.05;
  const arrives = long >= far - 0.001;
  const drawn = arrives && far > 0 ? at(long + OVERLAP) : end;
  const path = cutOff(page, [mil(from.x), mil(from.y), mil(drawn.x), mil(drawn.y)]);
  return { path, length: long, end, arrives, surfaces };
}

/** How far a line goes until it comes to a void. */
function beforeVoids(page: Page, at: (far: number) => Point, long: number): number {
  const voids = [...page.drawn()].filter(isVoid);
  if (voids.length === 0) return long;
  for (let far = 0; far < long; far += 0.05) {
    const { x, y } = at(far);
    if (voids.some(({ shape }) => gapTo(shape, x, y, TUNNEL / 2) <= TUNNEL / 2)) return Math.max(0, far - 0.05);
  }
  return long;
}

/** Whose tunnel it is. */
export interface Digger {
  readonly clause: Clause;
  readonly owner: string;
  readonly people?: string;
}

/** Draws a tunnel that was dug. */
export function drawDug(world: World, { clause, owner, people }: Digger, path: readonly number[]): Piece {
  const shape = line(path, TUNNEL);
  const by = people === undefined ? {} : { people };
  return draw(world, { clause, kind: 'tunnel', shape, what: { kind: 'tunnel' }, manner: 'straight', owner, ...by });
}
