import { gapTo } from '../gap.ts';
import { mil } from '../maths.ts';
import type { Point, Shape } from '../model.ts';
import type { Page } from '../page.ts';
import { bounds } from '../shape.ts';

/** How fine the ground is searched. */
const STEP = 0.25;
/** First looked for this far about the obstacles; then over the whole page. */
const ABOUT = 4;
const DIAGONAL = Math.SQRT2;

/** The eight ways on; the first four are those of a square course. */
const TURNS = [1, 0, -1, 0, 0, 1, 0, -1, 1, 1, 1, -1, -1, 1, -1, -1] as const;

/**
 * A way from a to b that keeps `clear` of some outlines, in the rock and on the page; null if there is none. `square` ways
 * run level and upright only. Ways are searched over a fine grid, then pulled straight where nothing is in between.
 */
export function wayRound(
  page: Page,
  a: Point,
  b: Point,
  round: readonly Shape[],
  clear: number,
  square: boolean,
): number[] | null {
  const near = searched(page, a, b, round, clear, square, true) ?? searched(page, a, b, round, clear, square, false);
  if (!near) return null;
  return square ? squared(near) : pulled(near, (x, y) => isFree(page, round, clear, x, y));
}

function isFree(page: Page, round: readonly Shape[], clear: number, x: number, y: number): boolean {
  if (page.stratumAt(x, y) === 0) return false;
  for (const shape of round) if (gapTo(shape, x, y, clear) < clear) return false;
  return true;
}

function searched(
  page: Page,
  a: Point,
  b: Point,
  round: readonly Shape[],
  clear: number,
  square: boolean,
  about: boolean,
): number[] | null {
  let [left, top, right, bottom] = [0, 0, page.width, page.height];
  if (about) {
    left = Math.max(left, Math.min(a.x, b.x, ...round.map((it) => bounds(it).left)) - ABOUT);
    right = Math.min(right, Math.max(a.x, b.x, ...round.map((it) => bounds(it).right)) + ABOUT);
    top = Math.max(top, Math.min(a.y, b.y, ...round.map((it) => bounds(it).top)) - ABOUT);
    bottom = Math.min(bottom, Math.max(a.y, b.y, ...round.map((it) => bounds(it).bottom)) + ABOUT);
  }
  const column0 = Math.ceil(left / STEP);
  const row0 = Math.ceil(top / STEP);
  const columns = Math.floor(right / STEP) - column0 + 1;
  const rows = Math.floor(bottom / STEP) - row0 + 1;
  const nodeOf = ({ x, y }: Point) =>
    within(Math.round(y / STEP) - row0, rows) * columns + within(Math.round(x / STEP) - column0, columns);
  const start = nodeOf(a);
  const goal = nodeOf(b);
  /** 0 not looked at, 1 free, 2 not. */
  const ground = new Uint8Array(columns * rows);
  const cost = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(columns * rows).fill(-1);
  const free = (node: number) => {
    if (ground[node] === 0) {
      const column = node % columns;
      const open = isFree(page, round, clear, (column0 + column) * STEP, (row0 + (node - column) / columns) * STEP);
      ground[node] = open || node === start || node === goal ? 1 : 2;
    }
    return ground[node] === 1;
  };
  const goalColumn = goal % columns;
  const goalRow = (goal - goalColumn) / columns;
  /** At least so much is still to go: nodes that lead away from the goal are left for later. */
  const toGo = (column: number, row: number) => {
    const i = Math.abs(column - goalColumn);
    const j = Math.abs(row - goalRow);
    return square ? i + j : i > j ? i + (DIAGONAL - 1) * j : j + (DIAGONAL - 1) * i;
  };
  // Steps cost 1 or √2, so a row of lists by whole cost serves as the queue.
  const lists: number[][] = [];
  cost[start] = 0;
  lists[Math.floor(toGo(start % columns, Math.floor(start / columns)) + 1e-6)] = [start];
  for (let reached = 0; reached < lists.length; reached++) {
    const list = lists[reached] ?? [];
    for (let k = 0; k < list.length; k++) {
      const node = list[k] as number;
      const here = cost[node] as number;
      if (node === goal) return [a.x, a.y, ...steps(from, goal, column0, row0, columns), b.x, b.y].map(mil);
      const column = node % columns;
      const row = (node - column) / columns;
      if (Math.floor(here + toGo(column, row) + 1e-6) !== reached) continue;
      for (let turn = 0; turn < (square ? 8 : 16); turn += 2) {
        const [i, j] = [column + (TURNS[turn] as number), row + (TURNS[turn + 1] as number)];
        if (i < 0 || j < 0 || i >= columns || j >= rows) continue;
        const next = j * columns + i;
        const far = here + (turn < 8 ? 1 : DIAGONAL);
        if (far >= (cost[next] as number) - 1e-9 || !free(next)) continue;
        cost[next] = far;
        from[next] = node;
        const at = Math.floor(far + toGo(i, j) + 1e-6);
        const later = lists[at];
        if (later) later.push(next);
        else lists[at] = [next];
      }
    }
  }
  return null;
}

/** The corners of the way found, without start and goal. */
function steps(from: Int32Array, goal: number, column0: number, row0: number, columns: number): number[] {
  const nodes: number[] = [];
  for (let node = goal; node >= 0; node = from[node] as number) nodes.unshift(node);
  const path: number[] = [];
  for (let i = 1; i < nodes.length - 1; i++) {
    const [before, node, after] = [nodes[i - 1] as number, nodes[i] as number, nodes[i + 1] as number];
    if (node - before === after - node) continue;
    const column = node % columns;
    path.push((column0 + column) * STEP, (row0 + (node - column) / columns) * STEP);
  }
  return path;
}

/** The ends lie beside the grid: a slanting step becomes a level and an upright one. */
function squared(path: readonly number[]): number[] {
  const turned: number[] = [path[0] as number, path[1] as number];
  for (let i = 2; i < path.length; i += 2) {
    const [x, y] = [path[i] as number, path[i + 1] as number];
    if (x !== path[i - 2] && y !== path[i - 1]) turned.push(x, path[i - 1] as number);
    turned.push(x, y);
  }
  return turned;
}

/** Every corner that can be left out is. */
function pulled(path: readonly number[], free: (x: number, y: number) => boolean): number[] {
  const kept: number[] = [path[0] as number, path[1] as number];
  let at = 0;
  while (at < path.length - 2) {
    let next = path.length - 2;
    while (next > at + 2 && !seen(path, at, next, free)) next -= 2;
    kept.push(path[next] as number, path[next + 1] as number);
    at = next;
  }
  return kept;
}

function seen(path: readonly number[], i: number, j: number, free: (x: number, y: number) => boolean): boolean {
  const [ax, ay, bx, by] = [path[i] as number, path[i + 1] as number, path[j] as number, path[j + 1] as number];
  const n = Math.ceil(Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) / (STEP / 2));
  // The ends may stand nearer to what is passed round than the way does.
  for (let k = 1; k < n; k++) if (!free(ax + ((bx - ax) * k) / n, ay + ((by - ay) * k) / n)) return false;
  return true;
}

function within(i: number, count: number): number {
  return Math.min(count - 1, Math.max(0, i));
}
