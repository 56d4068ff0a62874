import { mil } from '../maths.ts';
import { signedArea } from '../shape.ts';
import { CELL } from './lattice.ts';

/**
 * The outline where a field over the lattice passes from positive (inside) to negative: marching squares, each crossing
 * set by straight interpolation. Nodes outside the lattice count as outside.
 */
export class Contour {
  readonly #columns: number;
  readonly #rows: number;
  /** From each crossed edge to the next one along the outline. Edge 2n runs right from node n, edge 2n + 1 down. */
  readonly #next: Int32Array;
  readonly #used: number[] = [];

  constructor(columns: number, rows: number) {
    this.#columns = columns;
    this.#rows = rows;
    this.#next = new Int32Array(columns * rows * 2).fill(-1);
  }

  /** The largest ring of the field within these columns and rows, or an empty one. */
  trace(field: Float64Array, left: number, top: number, right: number, bottom: number): number[] {
    for (const edge of this.#used) this.#next[edge] = -1;
    this.#used.length = 0;
    for (let row = Math.max(0, top); row < Math.min(this.#rows - 1, bottom); row++) {
      for (let column = Math.max(0, left); column < Math.min(this.#columns - 1, right); column++) {
        this.#cell(field, row * this.#columns + column);
      }
    }
    let best: number[] = [];
    let largest = 0;
    for (const start of this.#used) {
      const ring = this.#follow(field, start);
      const area = Math.abs(signedArea(ring));
      if (area > largest) [best, largest] = [ring, area];
    }
    return best;
  }

  #cell(field: Float64Array, node: number): void {
    const columns = this.#columns;
    const a = (field[node] as number) > 0 ? 1 : 0;
    const b = (field[node + 1] as number) > 0 ? 2 : 0;
    const c = (field[node + columns + 1] as number) > 0 ? 4 : 0;
    const d = (field[node + columns] as number) > 0 ? 8 : 0;
    const up = 2 * node;
    const left = 2 * node + 1;
    const right = 2 * (node + 1) + 1;
    const down = 2 * (node + columns);
    // Inside always on the right hand, so that crossings link up head to tail.
    switch (a | b | c | d) {
      case 1:
        return this.#link(left, up);
      case 2:
        return this.#link(up, right);
      case 3:
        return this.#link(left, right);
      case 4:
        return this.#link(right, down);
      case 5:
        this.#link(left, up);
        return this.#link(right, down);
      case 6:
        return this.#link(up, down);
      case 7:
        return this.#link(left, down);
      case 8:
        return this.#link(down, left);
      case 9:
        return this.#link(down, up);
      case 10:
        this.#link(up, right);
        return this.#link(down, left);
      case 11:
        return this.#link(down, right);
      case 12:
        return this.#link(right, left);
      case 13:
        return this.#link(right, up);
      case 14:
        return this.#link(up, left);
    }
  }

  #link(from: number, to: number): void {
    this.#next[from] = to;
    this.#used.push(from);
  }

  #follow(field: Float64Array, start: number): number[] {
    const ring: number[] = [];
    let edge = start;
    while (edge >= 0) {
      const node = edge >> 1;
      const other = (edge & 1) === 0 ? node + 1 : node + this.#columns;
      const from = field[node] as number;
      const to = field[other] as number;
      const t = from / (from - to);
      const x = ((node % this.#columns) + ((edge & 1) === 0 ? t : 0)) * CELL;
      const y = (Math.floor(node / this.#columns) + ((edge & 1) === 0 ? 0 : t)) * CELL;
      ring.push(mil(x), mil(y));
      const next = this.#next[edge] as number;
      this.#next[edge] = -1;
      edge = next;
    }
    return ring;
  }
}
