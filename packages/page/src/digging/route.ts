import { distance, line, mil, type Point, type Wander } from '@understory/ruler';
import { unreachable } from '@understory/table';
import { courseBetween, turnAside } from '../course.ts';
import type { Manner, Piece } from '../model.ts';
import type { Page } from '../page.ts';
import { wayRound } from './way-round.ts';

export interface RouteWish {
  readonly manner: Manner;
  readonly wander: Wander;
  readonly width: number;
  /** What the tunnel passes round; magma and voids unless said otherwise (H2-CIV-17). */
  readonly round?: (piece: Piece) => boolean;
  /** How thick a wall is left to it. */
  readonly wall?: number;
}

/** Walls are left this thick to what is passed round. */
const WALL = 0.1;
/** A course keeps this far inside the page and under the surface, but for its ends. */
const MARGIN = 0.3;

/** The course of a tunnel from a to b in a people's manner: on the page, in the rock, round magma and voids. */
export function route(page: Page, a: Point, b: Point, wish: RouteWish): number[] {
  const { manner, width, round = isPassedRound, wall = WALL } = wish;
  // A thicker wall than usual is kept all along, not only on the way round.
  const keep = wall > WALL ? 2 * wall : 0;
  const plain =
    manner === 'square' ? squarest(page, a, b, width) : kept(page, courseOf(manner, a, b, wish.wander), a, b);
  const hit = inTheWay(page, plain, width + keep, round);
  if (hit.length === 0) return plain;
  // What the way round meets in its turn is passed round too.
  const met = new Set(hit);
  for (let tries = 0; tries < 4; tries++) {
    const path = wayRound(
      page,
      a,
      b,
      [...met].map((it) => it.shape),
      width / 2 + wall,
      manner === 'square',
    );
    if (!path) break;
    const more = inTheWay(page, path, width, round).filter((it) => !met.has(it));
    if (more.length === 0) return path;
    for (const it of more) met.add(it);
  }
  return plain;
}

export function isPassedRound({ kind }: Piece): boolean {
  return kind === 'magma' || kind === 'void';
}

function inTheWay(page: Page, path: readonly number[], width: number, round: (piece: Piece) => boolean): Piece[] {
  const tunnel = line(path, width);
  const hit: Piece[] = [];
  const meet = (piece: Piece, between: number) => {
    if (between <= 0) hit.push(piece);
    return undefined;
  };
  page.visitWithin(tunnel, 0, meet, round);
  return hit;
}

/** The course of a manner, as it would run through plain rock. */
export function courseOf(manner: Manner, a: Point, b: Point, wander: Wander): number[] {
  const long = distance(a.x, a.y, b.x, b.y);
  switch (manner) {
    case 'square':
      return [a.x, a.y, b.x, a.y, b.x, b.y].map(mil);
    case 'straight':
      return [a.x, a.y, b.x, b.y].map(mil);
    case 'curved': {
      const bow = (wander(0.4) < 0 ? -1 : 1) * Math.min(0.8, 0.12 * long);
      return courseBetween(a, b, () => bow, 1);
    }
    case 'crystal':
      return kinked(a, b, long, wander);
    case 'zigzag':
      return courseBetween(a, b, turnAside('jagged', wander), Math.min(0.5, 0.25 * long));
    case 'meandering':
      return courseBetween(a, b, (far) => wander(far / 1.4), Math.min(1.2, 0.3 * long));
    case 'natural':
      return courseBetween(a, b, turnAside('winding', wander), Math.min(0.5, 0.2 * long));
    default:
      return unreachable(manner);
  }
}

/** Two straight kinks, a third of the way in from each end. */
function kinked(a: Point, b: Point, long: number, wander: Wander): number[] {
  const path = [a.x, a.y];
  for (const third of [1, 2]) {
    const off = long > 0 ? (wander(third * 5) * Math.min(0.5, 0.15 * long)) / long : 0;
    path.push(a.x + ((b.x - a.x) * third) / 3 - (b.y - a.y) * off, a.y + ((b.y - a.y) * third) / 3 + (b.x - a.x) * off);
  }
  return [...path, b.x, b.y].map(mil);
}

/** H2-DWF-19: level and upright pieces only; of the ways to turn, the one that cuts the fewest pieces. */
function squarest(page: Page, a: Point, b: Point, width: number): number[] {
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const turns = [
    [b.x, a.y],
    [a.x, b.y],
    [mx, a.y, mx, b.y],
    [a.x, my, b.x, my],
  ];
  let best: number[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (const turn of turns) {
    const path = withoutStops([a.x, a.y, ...turn, b.x, b.y].map(mil));
    const cuts = cutBy(page, path, width) + (outside(page, path) ? 100 : 0);
    if (cuts < fewest) [best, fewest] = [path, cuts];
  }
  return best;
}

function cutBy(page: Page, path: readonly number[], width: number): number {
  let cuts = 0;
  const cut = (_: Piece, between: number) => {
    if (between <= 0) cuts++;
    return undefined;
  };
  page.visitWithin(line(path, width), 0, cut, ({ matter }) => matter !== 'cover');
  return cuts;
}

function outside(page: Page, path: readonly number[]): boolean {
  for (let i = 2; i < path.length - 2; i += 2) {
    if (!inRock(page, path[i] as number, path[i + 1] as number)) return true;
  }
  return false;
}

function withoutStops(path: readonly number[]): number[] {
  const moved: number[] = [path[0] as number, path[1] as number];
  for (let i = 2; i < path.length; i += 2) {
    const [x, y] = [path[i] as number, path[i + 1] as number];
    if (x !== moved[moved.length - 2] || y !== moved[moved.length - 1]) moved.push(x, y);
  }
  if (moved.length === 2) moved.push(moved[0] as number, moved[1] as number);
  return moved;
}

/** Turns that lead out of the rock are turned less; a chord that does (over a valley) is lowered under the surface. */
function kept(page: Page, path: number[], a: Point, b: Point): number[] {
  const n = path.length / 2 - 1;
  for (let i = 1; i < n; i++) {
    const [cx, cy] = [a.x + ((b.x - a.x) * i) / n, a.y + ((b.y - a.y) * i) / n];
    let share = 1;
    let [x, y] = [path[2 * i] as number, path[2 * i + 1] as number];
    while (share > 0.1 && !inRock(page, x, y)) {
      share /= 2;
      x = cx + ((path[2 * i] as number) - cx) * share;
      y = cy + ((path[2 * i + 1] as number) - cy) * share;
    }
    if (!inRock(page, x, y)) {
      x = Math.min(page.width - MARGIN, Math.max(MARGIN, cx));
      y = Math.min(page.height - MARGIN, Math.max(cy, page.surfaceAt(x) + MARGIN));
    }
    path[2 * i] = mil(x);
    path[2 * i + 1] = mil(y);
  }
  return path;
}

function inRock(page: Page, x: number, y: number): boolean {
  if (x < MARGIN || x > page.width - MARGIN || y > page.height - MARGIN) return false;
  return page.stratumAt(x, y) > 0 && page.stratumAt(x, y - MARGIN) > 0;
}
