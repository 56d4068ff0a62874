import { type Bounds, bounds, cutsOfLevel, inRing, mil, Spans } from '@understory/ruler';
import { lasting } from '../derived.ts';
import type { Ground, Stratum } from '../model.ts';
import { Crossings, Sides } from './scan.ts';

/** The page's fine grid: nodes a quarter of a bead apart. */
export const CELL = 0.25;

/** The coordinate on the paper of a column or row of cells. */
export function onPaper(cells: number): number {
  return mil(cells * CELL);
}

/** How far from a border the depth is known; farther in it just says this much. */
const BAND = 0.75;
/** The same for the surface: a room and the rock over it. */
const ROOF = 1.5;

/**
 * What lies where, at every node: the stratum, and how far the nearest border (of a stratum, the surface, the page) is.
 * It answers questions of area: which stratum, a blob grown to a size, how deep inside.
 */
export class Lattice {
  readonly columns: number;
  readonly rows: number;
  /** 0 = no rock: sky, or off the page. */
  readonly stratum: Uint8Array;
  readonly depth: Float64Array;
  /** How far the nearest surface is, in the rock or over it. */
  #roof: Float64Array | null = null;
  readonly #ground: Ground;
  readonly #boxes: readonly Bounds[];
  readonly #spans: readonly Spans[];

  constructor(width: number, height: number, ground: Ground) {
    this.columns = Math.round(width / CELL) + 1;
    this.rows = Math.round(height / CELL) + 1;
    this.stratum = new Uint8Array(this.columns * this.rows);
    this.depth = new Float64Array(this.columns * this.rows).fill(BAND * BAND);
    this.#ground = ground;
    this.#boxes = ground.strata.map(({ outline }) => bounds({ path: outline, closed: true, swell: 0 }));
    this.#spans = ground.strata.map(() => new Spans(this.rows));
    const crossings = new Crossings(this.rows);
    const sides = new Sides();
    for (const { number, outline } of ground.strata) {
      this.#fill(outline, number, crossings);
      this.#measure(outline, true, this.depth, BAND, sides);
    }
    drawRoots(this.depth);
  }

  /** The lattice of a ground; a ground that is laid again has the same. */
  static of(width: number, height: number, ground: Ground): Lattice {
    return lattices(ground, { width, height });
  }

  /** Is the point inside the outline of this stratum? */
  isIn(number: number, x: number, y: number): boolean {
    const sure = this.#sureAt(x, y);
    return sure >= 0 ? sure === number : inRing((this.#ground.strata[number - 1] as Stratum).outline, x, y);
  }

  /** The stratum of a point by the drawn outline; 0 where there is no rock. On a border the upper-numbered one counts. */
  stratumAt(x: number, y: number): number {
    const sure = this.#sureAt(x, y);
    if (sure >= 0) return sure;
    const { strata } = this.#ground;
    for (let k = 0; k < strata.length; k++) {
      const box = this.#boxes[k] as Bounds;
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
      const { number, outline } = strata[k] as Stratum;
      if (inRing(outline, x, y)) return number;
    }
    return 0;
  }

  /** The stratum of a point where the node beside it tells; −1 where a border is too near. */
  #sureAt(x: number, y: number): number {
    const i = Math.round(x / CELL);
    const j = Math.round(y / CELL);
    if (i < 0 || j < 0 || i >= this.columns || j >= this.rows) return -1;
    const node = j * this.columns + i;
    const dx = x - i * CELL;
    const dy = y - j * CELL;
    const deep = this.depth[node] as number;
    // No border comes between a node that deep and a point that near.
    return deep * deep > dx * dx + dy * dy + 1e-9 ? (this.stratum[node] as number) : -1;
  }

  /** The box round a stratum. */
  boxOf(stratum: number): Bounds {
    return this.#boxes[stratum - 1] as Bounds;
  }

  /** From which column to which a stratum may reach, row by row; where it does not, from is after to. */
  spansOf(stratum: number): Spans {
    return this.#spans[stratum - 1] as Spans;
  }

  /** A lower bound of the distance to the nearest surface; 0 where there is no rock, or close to a surface. */
  roofAt(x: number, y: number): number {
    const i = Math.round(x / CELL);
    const j = Math.round(y / CELL);
    if (i < 0 || j < 0 || i >= this.columns || j >= this.rows) return 0;
    const node = j * this.columns + i;
    if (this.stratum[node] === 0) return 0;
    const dx = x - i * CELL;
    const dy = y - j * CELL;
    this.#roof ??= this.#measureRoof();
    const off = (this.#roof[node] as number) - Math.sqrt(dx * dx + dy * dy);
    return off > 0 ? off : 0;
  }

  /** A lower bound of the distance from a point in the sky to the nearest rock; 0 in the rock, or close to a surface. */
  skyAt(x: number, y: number): number {
    const i = Math.round(x / CELL);
    const j = Math.round(y / CELL);
    if (!this.#isBare(i, j) || !this.#isBare(i - 1, j) || !this.#isBare(i + 1, j)) return 0;
    // A node right between two strata may seem bare; its neighbours do not.
    if (!this.#isBare(i, j - 1) || !this.#isBare(i, j + 1)) return 0;
    const dx = x - i * CELL;
    const dy = y - j * CELL;
    this.#roof ??= this.#measureRoof();
    const off = (this.#roof[j * this.columns + i] ?? 0) - Math.sqrt(dx * dx + dy * dy);
    return off > 0 ? off : 0;
  }

  /** No rock at this node; beside the page there is none. */
  #isBare(column: number, row: number): boolean {
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return true;
    return this.stratum[row * this.columns + column] === 0;
  }

  #fill(ring: readonly number[], number: number, crossings: Crossings): void {
    const { columns, rows } = this;
    crossings.clear();
    let lowest = 0;
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const ax = ring[j] as number;
      const ay = ring[j + 1] as number;
      const bx = ring[i] as number;
      const by = ring[i + 1] as number;
      if (by > lowest) lowest = by;
      const first = Math.max(0, Math.ceil((ay < by ? ay : by) / CELL));
      const last = Math.min(rows - 1, Math.ceil((ay < by ? by : ay) / CELL) - 1);
      for (let row = first; row <= last; row++) crossings.add(row, ax + ((bx - ax) * (row * CELL - ay)) / (by - ay));
    }
    // The page's last row lies on the border, where a scan from above never comes: it is read a tiny distance higher.
    const bottom = (rows - 1) * CELL;
    if (lowest > bottom - 0.001) {
      crossings.drop(rows - 1);
      for (const x of cutsOfLevel(ring, bottom - 0.001)) crossings.add(rows - 1, x);
    }
    const spans = this.spansOf(number);
    for (let row = 0; row < rows; row++) {
      const at = crossings.sorted(row);
      spans.from[row] = columns;
      spans.to[row] = -1;
      for (let k = 0; k + 1 < at.length; k += 2) {
        const from = Math.max(0, Math.ceil((at[k] as number) / CELL));
        const to = Math.min(columns - 1, Math.floor((at[k + 1] as number) / CELL));
        if (to < from) continue;
        this.stratum.fill(number, row * columns + from, row * columns + to + 1);
        if (spans.to[row] === -1) spans.from[row] = from;
        spans.to[row] = to;
      }
    }
  }

  /** Asked for only once rooms are placed, so not measured before. */
  #measureRoof(): Float64Array {
    const roof = new Float64Array(this.columns * this.rows).fill(ROOF * ROOF);
    for (const { path, closed } of this.#ground.surfaces) this.#measure(path, closed, roof, ROOF, null);
    drawRoots(roof);
    return roof;
  }

  /** Write down how far each node is from a path, where that is less than is known. Squares, for now. */
  #measure(path: readonly number[], closed: boolean, into: Float64Array, band: number, sides: Sides | null): void {
    const { columns, rows } = this;
    for (let i = closed ? 0 : 2, j = closed ? path.length - 2 : 0; i < path.length; j = i, i += 2) {
      const ax = path[j] as number;
      const ay = path[j + 1] as number;
      const bx = path[i] as number;
      const by = path[i + 1] as number;
      // Neighbours share their border: what one has measured, the other need not.
      if (sides && !sides.isNew(ax, ay, bx, by)) continue;
      const dx = bx - ax;
      const dy = by - ay;
      const long = dx * dx + dy * dy;
      if (long === 0) continue;
      const left = Math.max(0, Math.ceil(((ax < bx ? ax : bx) - band) / CELL));
      const right = Math.min(columns - 1, Math.floor(((ax < bx ? bx : ax) + band) / CELL));
      const top = Math.max(0, Math.ceil(((ay < by ? ay : by) - band) / CELL));
      const bottom = Math.min(rows - 1, Math.floor(((ay < by ? by : ay) + band) / CELL));
      for (let row = top; row <= bottom; row++) {
        const py = row * CELL - ay;
        for (let column = left; column <= right; column++) {
          const px = column * CELL - ax;
          let t = (px * dx + py * dy) / long;
          if (t < 0) t = 0;
          else if (t > 1) t = 1;
          const ex = px - t * dx;
          const ey = py - t * dy;
          const square = ex * ex + ey * ey;
          const node = row * columns + column;
          if (square < (into[node] as number)) into[node] = square;
        }
      }
    }
  }
}

const lattices = lasting(
  (ground: Ground, { width, height }: { readonly width: number; readonly height: number }) =>
    new Lattice(width, height, ground),
);

/** Squared distances are enough to compare, so roots are taken once, at the end. What is nearly on a border is on it. */
function drawRoots(squares: Float64Array): void {
  for (let i = 0; i < squares.length; i++) {
    const square = squares[i] as number;
    squares[i] = square < 1e-12 ? 0 : Math.sqrt(square);
  }
}
