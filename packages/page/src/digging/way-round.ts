import { bounds, gapTo, mil, type Point, type Shape } from '@understory/ruler';
import type { Page } from '../page.ts';

/** How fine the ground is searched. */
const STEP = 0.25;
/** The search first covers this margin round the obstacles, then the whole page. */
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
  if (isShutIn(page, a, b, round, clear, square) || isShutIn(page, b, a, round, clear, square)) return null;
  const near = searched(page, a, b, round, clear, square, true) ?? searched(page, a, b, round, clear, square, false);
  if (!near) return null;
  return square ? squared(near) : pulled(near, (x, y) => isFree(page, round, clear, x, y));
}

function isFree(page: Page, round: readonly Shape[], clear: number, x: number, y: number): boolean {
  if (page.stratumAt(x, y) === 0) return false;
  for (let i = 0; i < round.length; i++) if (gapTo(round[i] as Shape, x, y, clear) < clear) return false;
  return true;
}

/** Is an end shut in, so that no step leads out of it? That is mostly why there is no way, and then no search is needed. */
function isShutIn(
  page: Page,
  end: Point,
  other: Point,
  round: readonly Shape[],
  clear: number,
  square: boolean,
): boolean {
  const { column0, row0, columns, rows } = gridOver(page);
  const node = nodeOf(end, column0, row0, columns, rows);
  const goal = nodeOf(other, column0, row0, columns, rows);
  if (node === goal) return false;
  const column = node % columns;
  const row = (node - column) / columns;
  for (let turn = 0; turn < (square ? 8 : 16); turn += 2) {
    const i = column + (TURNS[turn] as number);
    const j = row + (TURNS[turn + 1] as number);
    if (i < 0 || j < 0 || i >= columns || j >= rows) continue;
    if (j * columns + i === goal || isFree(page, round, clear, i * STEP, j * STEP)) return false;
  }
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
  const { column0, row0, columns, rows } = about ? gridAbout(page, a, b, round) : gridOver(page);
  const start = nodeOf(a, column0, row0, columns, rows);
  const goal = nodeOf(b, column0, row0, columns, rows);
  const { ground, cost, from } = fresh(columns * rows);
  ground[start] = FREE;
  ground[goal] = FREE;
  const goalColumn = goal % columns;
  const goalRow = (goal - goalColumn) / columns;
  // Steps cost 1 or √2, so a row of lists by whole cost serves as the queue.
  const lists: number[][] = [];
  const startColumn = start % columns;
  cost[start] = 0;
  lists[Math.floor(toGo(startColumn - goalColumn, (start - startColumn) / columns - goalRow, square) + 1e-6)] = [start];
  for (let reached = 0; reached < lists.length; reached++) {
    const list = lists[reached];
    for (let k = 0; list && k < list.length; k++) {
      const node = list[k] as number;
      const here = cost[node] as number;
      if (node === goal) return [a.x, a.y, ...steps(from, goal, column0, row0, columns), b.x, b.y].map(mil);
      const column = node % columns;
      const row = (node - column) / columns;
      if (Math.floor(here + toGo(column - goalColumn, row - goalRow, square) + 1e-6) !== reached) continue;
      for (let turn = 0; turn < (square ? 8 : 16); turn += 2) {
        const i = column + (TURNS[turn] as number);
        const j = row + (TURNS[turn + 1] as number);
        if (i < 0 || j < 0 || i >= columns || j >= rows) continue;
        const next = j * columns + i;
        const far = here + (turn < 8 ? 1 : DIAGONAL);
        if (far >= (cost[next] as number) - 1e-9) continue;
        if (ground[next] === 0)
          ground[next] = isFree(page, round, clear, (column0 + i) * STEP, (row0 + j) * STEP) ? FREE : BARRED;
        if (ground[next] !== FREE) continue;
        cost[next] = far;
        from[next] = node;
        const at = Math.floor(far + toGo(i - goalColumn, j - goalRow, square) + 1e-6);
        const later = lists[at];
        if (later) later.push(next);
        else lists[at] = [next];
      }
    }
  }
  return null;
}

/** Which part of the page is searched. */
interface Grid {
  readonly column0: number;
  readonly row0: number;
  readonly columns: number;
  readonly rows: number;
}

function gridOver({ width, height }: Page): Grid {
  return gridOf(0, 0, width, height);
}

/** The ends and all that is passed round, and somewhat more. */
function gridAbout({ width, height }: Page, a: Point, b: Point, round: readonly Shape[]): Grid {
  let [left, right] = a.x < b.x ? [a.x, b.x] : [b.x, a.x];
  let [top, bottom] = a.y < b.y ? [a.y, b.y] : [b.y, a.y];
  for (const shape of round) {
    const box = bounds(shape);
    left = Math.min(left, box.left);
    right = Math.max(right, box.right);
    top = Math.min(top, box.top);
    bottom = Math.max(bottom, box.bottom);
  }
  return gridOf(
    Math.max(0, left - ABOUT),
    Math.max(0, top - ABOUT),
    Math.min(width, right + ABOUT),
    Math.min(height, bottom + ABOUT),
  );
}

function gridOf(left: number, top: number, right: number, bottom: number): Grid {
  const column0 = Math.ceil(left / STEP);
  const row0 = Math.ceil(top / STEP);
  const columns = Math.floor(right / STEP) - column0 + 1;
  return { column0, row0, columns, rows: Math.floor(bottom / STEP) - row0 + 1 };
}

function nodeOf({ x, y }: Point, column0: number, row0: number, columns: number, rows: number): number {
  return within(Math.round(y / STEP) - row0, rows) * columns + within(Math.round(x / STEP) - column0, columns);
}

/** A lower bound of the way still to go, from columns and rows (the heuristic of A*): nodes that lead away from the goal come later. */
function toGo(columnsOff: number, rowsOff: number, square: boolean): number {
  const i = Math.abs(columnsOff);
  const j = Math.abs(rowsOff);
  return square ? i + j : i > j ? i + (DIAGONAL - 1) * j : j + (DIAGONAL - 1) * i;
}

/** What is known of a node's ground; 0 = not computed yet. */
const FREE = 1;
const BARRED = 2;

/** What a search writes down of each node. One sheet serves all searches, wiped clean for each. */
const sheet = { ground: new Uint8Array(0), cost: new Float64Array(0), from: new Int32Array(0) };

function fresh(nodes: number): typeof sheet {
  if (sheet.ground.length < nodes) {
    sheet.ground = new Uint8Array(nodes);
    sheet.cost = new Float64Array(nodes);
    sheet.from = new Int32Array(nodes);
  }
  sheet.ground.fill(0, 0, nodes);
  sheet.cost.fill(Number.POSITIVE_INFINITY, 0, nodes);
  sheet.from.fill(-1, 0, nodes);
  return sheet;
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
