import { bounds, Contour, gapTo, type Point, type Shape, TOLERANCE } from '@understory/ruler';
import { derived } from './derived.ts';
import { CELL, onPaper } from './ground/lattice.ts';
import type { Piece } from './model.ts';
import type { Page } from './page.ts';

/** What an edition counts as open space, and what keeps points shut whatever is drawn over them. */
export interface OpenRules {
  readonly opens: (piece: Piece) => boolean;
  readonly bars: (piece: Piece) => boolean;
  /** What is open and no piece: it may grow with what is drawn, and is gone only when a piece is. */
  readonly also?: (page: Page) => readonly Shape[];
}

/** A step to a straight neighbour and to a slanting one, in thousandths of a bead (PT-MEA-06). */
const STRAIGHT = 250;
const SLANT = 354;
const UNREACHED = 0x7fffffff;
/** How far from a thing in the rock the open point lies at most that it is measured from (PT-MEA-06). */
const BESIDE = 0.5;

/**
 * The points of the page's fine grid that lie in open space, and ways over them (PT-MEA-06). A point is known by its number, row by
 * row. What is drawn later is taken in as it comes; when a piece goes, all is looked at anew.
 */
export class OpenPoints {
  readonly columns: number;
  readonly rows: number;
  readonly #page: Page;
  readonly #rules: OpenRules;
  readonly #open: Uint8Array;
  readonly #barred: Uint8Array;
  #read = 0;
  // What a search writes on: how far each point is, where it was come to from, and the points that were reached, in that order.
  readonly #far: Int32Array;
  readonly #from: Int32Array;
  readonly #reached: Int32Array;
  #many = 0;
  /** Points that wait for their turn stand in the bucket of their distance, linked to each other. */
  readonly #bucket = new Int32Array(SLANT + 1).fill(-1);
  readonly #after: Int32Array;
  readonly #before: Int32Array;

  constructor(page: Page, rules: OpenRules) {
    this.#page = page;
    this.#rules = rules;
    this.columns = Math.round(page.width / CELL) + 1;
    this.rows = Math.round(page.height / CELL) + 1;
    const many = this.columns * this.rows;
    this.#open = new Uint8Array(many);
    this.#barred = new Uint8Array(many);
    this.#far = new Int32Array(many).fill(UNREACHED);
    this.#from = new Int32Array(many).fill(-1);
    this.#reached = new Int32Array(many);
    this.#after = new Int32Array(many).fill(-1);
    this.#before = new Int32Array(many).fill(-1);
  }

  /** `const openPoints = OpenPoints.by(rules)`, then `openPoints(page)`: the points of a page, up to date. */
  static by(rules: OpenRules): (page: Page) => OpenPoints {
    const points = derived(
      ({ gone }: Page) => gone,
      (page) => new OpenPoints(page, rules),
    );
    return (page) => {
      const found = points(page);
      found.#update();
      return found;
    };
  }

  isOpen(point: number): boolean {
    return this.#open[point] === 1;
  }

  /** Where a point lies. */
  at(point: number): Point {
    return { x: (point % this.columns) * CELL, y: Math.floor(point / this.columns) * CELL };
  }

  /** The open points that lie in an outline, row by row. */
  in(shape: Shape): number[] {
    const found: number[] = [];
    this.#visit(shape, 0, (point) => {
      if (this.#open[point] === 1) found.push(point);
    });
    return found;
  }

  /** The open points that a thing is measured from: its own; of a thing in the rock, the nearest close to it; none if there is none. */
  of(shape: Shape): number[] {
    const own = this.in(shape);
    if (own.length > 0) return own;
    let nearest = -1;
    let least = BESIDE + TOLERANCE;
    this.#visit(shape, BESIDE, (point, off) => {
      if (this.#open[point] === 1 && off < least - TOLERANCE) [nearest, least] = [point, off];
    });
    return nearest < 0 ? [] : [nearest];
  }

  /** The open points within a path distance of some others, the nearer first, over points that may be trodden. */
  within(from: readonly number[], far: number, may: (point: number) => boolean = anywhere): number[] {
    this.#spread(from, far, may, never);
    return Array.from(this.#reached.subarray(0, this.#many));
  }

  /** Of all points in path distance, the nearest one that is wanted; null if there is none. */
  nearest(
    from: readonly number[],
    wanted: (point: number) => boolean,
    far = Number.POSITIVE_INFINITY,
    may: (point: number) => boolean = anywhere,
  ): { readonly point: number; readonly far: number } | null {
    const point = this.#spread(from, far, may, wanted);
    return point < 0 ? null : { point, far: (this.#far[point] as number) / 1000 };
  }

  /** How far it is from some points to others; infinite if no way leads there. */
  pathLength(from: readonly number[], to: readonly number[], far = Number.POSITIVE_INFINITY): number {
    const wanted = new Set(to);
    return this.nearest(from, (point) => wanted.has(point), far)?.far ?? Number.POSITIVE_INFINITY;
  }

  /** The points of a shortest way, from one end to the other; none if there is no way. */
  way(from: readonly number[], to: readonly number[]): number[] {
    const wanted = new Set(to);
    const path: number[] = [];
    let point = this.#spread(from, Number.POSITIVE_INFINITY, anywhere, (it) => wanted.has(it));
    for (; point >= 0; point = this.#from[point] as number) path.push(point);
    return path.reverse();
  }

  /** The outlines of some points, each as the cell round it: closed rings, the largest first. */
  ringsOf(points: Iterable<number>): number[][] {
    // A row and a column of nothing all round, so that rings close at the page's edge.
    const [columns, rows] = [this.columns + 2, this.rows + 2];
    const field = new Float32Array(columns * rows).fill(-1);
    for (const it of points) field[(Math.floor(it / this.columns) + 1) * columns + (it % this.columns) + 1] = 1;
    return new Contour(columns, rows, (cells) => onPaper(cells - 1)).rings(field);
  }

  #update(): void {
    const { pieces } = this.#page;
    if (this.#read === pieces.length) return;
    for (; this.#read < pieces.length; this.#read++) {
      const piece = pieces[this.#read] as Piece;
      if (piece.until === null) this.#take(piece);
    }
    for (const shape of this.#rules.also?.(this.#page) ?? []) this.#visit(shape, 0, (point) => this.#openAt(point));
  }

  #take(piece: Piece): void {
    const bars = this.#rules.bars(piece);
    if (!bars && !this.#rules.opens(piece)) return;
    this.#visit(piece.shape, 0, (point) => {
      if (bars) this.#barred[point] = 1;
      this.#openAt(point);
    });
  }

  #openAt(point: number): void {
    this.#open[point] = this.#barred[point] === 1 || !this.#isUnderground(point) ? 0 : 1;
  }

  /** What lies on the page's rim belongs to the rock beside it, and what lies on the surface to the rock under it. */
  #isUnderground(point: number): boolean {
    const { width, height } = this.#page;
    const x = (point % this.columns) * CELL;
    const y = Math.floor(point / this.columns) * CELL;
    const inside = Math.min(width - HAIR, Math.max(HAIR, x));
    return this.#page.stratumAt(inside, Math.min(height - HAIR, y + HAIR)) > 0;
  }

  /** All points within a distance of an outline, row by row. */
  #visit(shape: Shape, far: number, visit: (point: number, off: number) => void): void {
    const box = bounds(shape);
    const limit = far + TOLERANCE;
    const left = Math.max(0, Math.ceil((box.left - limit) / CELL));
    const right = Math.min(this.columns - 1, Math.floor((box.right + limit) / CELL));
    const bottom = Math.min(this.rows - 1, Math.floor((box.bottom + limit) / CELL));
    for (let row = Math.max(0, Math.ceil((box.top - limit) / CELL)); row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const off = gapTo(shape, column * CELL, row * CELL, limit);
        if (off <= limit) visit(row * this.columns + column, off);
      }
    }
  }

  /** Goes out from some points, the nearest first, until a wanted one is come to, which is returned; −1 if none is. */
  #spread(
    from: readonly number[],
    far: number,
    may: (point: number) => boolean,
    wanted: (point: number) => boolean,
  ): number {
    this.#clear();
    const limit = far === Number.POSITIVE_INFINITY ? UNREACHED - 1 : Math.round(far * 1000);
    let waiting = 0;
    for (const point of from) {
      if (this.#open[point] !== 1 || this.#far[point] !== UNREACHED) continue;
      this.#reach(point, 0, -1);
      waiting++;
    }
    for (let now = 0; waiting > 0; now++) {
      const slot = now % this.#bucket.length;
      for (let point = this.#bucket[slot] as number; point >= 0; point = this.#bucket[slot] as number) {
        this.#takeOut(point, slot);
        waiting--;
        this.#reached[this.#many++] = point;
        if (wanted(point)) {
          this.#empty();
          return point;
        }
        waiting += this.#stepOn(point, now, limit, may);
      }
    }
    return -1;
  }

  /** From a point to its eight neighbours; returns how many more are waiting. */
  #stepOn(point: number, now: number, limit: number, may: (point: number) => boolean): number {
    const column = point % this.columns;
    let more = 0;
    for (let i = 0; i < 8; i++) {
      const dx = DX[i] as number;
      if ((dx < 0 && column === 0) || (dx > 0 && column === this.columns - 1)) continue;
      const next = point + dx + (DY[i] as number) * this.columns;
      if (this.#open[next] !== 1) continue;
      const cost = now + (i < 4 ? STRAIGHT : SLANT);
      const known = this.#far[next] as number;
      if (cost >= known || cost > limit || !may(next)) continue;
      if (known === UNREACHED) more++;
      else this.#takeOut(next, known % this.#bucket.length);
      this.#reach(next, cost, point);
    }
    return more;
  }

  /** A point waits at the end of those that are as far: of two equally far the one found first comes first. */
  #reach(point: number, far: number, from: number): void {
    this.#far[point] = far;
    this.#from[point] = from;
    const slot = far % this.#bucket.length;
    const head = this.#bucket[slot] as number;
    if (head < 0) {
      this.#bucket[slot] = point;
      this.#after[point] = point;
      this.#before[point] = point;
      return;
    }
    const last = this.#before[head] as number;
    this.#after[last] = point;
    this.#before[point] = last;
    this.#after[point] = head;
    this.#before[head] = point;
  }

  #takeOut(point: number, slot: number): void {
    const after = this.#after[point] as number;
    if (after === point) {
      this.#bucket[slot] = -1;
      return;
    }
    const before = this.#before[point] as number;
    this.#after[before] = after;
    this.#before[after] = before;
    if (this.#bucket[slot] === point) this.#bucket[slot] = after;
  }

  /** Those still waiting are known to no later search. */
  #empty(): void {
    for (let slot = 0; slot < this.#bucket.length; slot++) {
      let point = this.#bucket[slot] as number;
      if (point < 0) continue;
      const head = point;
      do {
        this.#far[point] = UNREACHED;
        this.#from[point] = -1;
        point = this.#after[point] as number;
      } while (point !== head);
      this.#bucket[slot] = -1;
    }
  }

  #clear(): void {
    for (let i = 0; i < this.#many; i++) {
      this.#far[this.#reached[i] as number] = UNREACHED;
      this.#from[this.#reached[i] as number] = -1;
    }
    this.#many = 0;
  }
}

const DX = [0, 1, 0, -1, 1, 1, -1, -1] as const;
const DY = [-1, 0, 1, 0, -1, 1, 1, -1] as const;
const HAIR = 1e-4;

function anywhere(): boolean {
  return true;
}

function never(): boolean {
  return false;
}
