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
    this.#march(field, left, top, right, bottom);
    let best: number[] = [];
    let largest = 0;
    for (const start of this.#used) {
      if ((this.#next[start] as number) < 0) continue;
      const ring = this.#follow(field, start);
      const area = Math.abs(signedArea(ring));
      if (area > largest) [best, largest] = [ring, area];
    }
    return best;
  }

  /** All rings of the field, the largest first. */
  rings(field: Float64Array, left: number, top: number, right: number, bottom: number): number[][] {
    this.#march(field, left, top, right, bottom);
    const found: { ring: number[]; area: number }[] = [];
    for (const start of this.#used) {
      if ((this.#next[start] as number) < 0) continue;
      const ring = this.#follow(field, start);
      const area = Math.abs(signedArea(ring));
      if (area > 0) found.push({ ring, area });
    }
    return found.sort((a, b) => b.area - a.area).map((it) => it.ring);
  }

  #march(field: Float64Array, left: number, top: number, right: number, bottom: number): void {
    for (const edge of this.#used) this.#next[edge] = -1;
    this.#used.length = 0;
    const columns = this.#columns;
    const [first, last] = [Math.max(0, left), Math.min(columns - 1, right)];
    for (let row = Math.max(0, top); row < Math.min(this.#rows - 1, bottom); row++) {
      let node = row * columns + first;
      let a = (field[node] as number) > 0;
      let d = (field[node + columns] as number) > 0;
      for (let column = first; column < last; column++, node++) {
        const b = (field[node + 1] as number) > 0;
        const c = (field[node + columns + 1] as number) > 0;
        // Most squares lie wholly inside or outside.
        if (a !== b || b !== c || c !== d) this.#cross((a ? 1 : 0) | (b ? 2 : 0) | (c ? 4 : 0) | (d ? 8 : 0), node);
        a = b;
        d = c;
      }
    }
  }

  #cross(corners: number, node: number): void {
    const up = 2 * node;
    const left = 2 * node + 1;
    const right = 2 * (node + 1) + 1;
    const down = 2 * (node + this.#columns);
    // Inside always on the right hand, so that crossings link up head to tail.
    switch (corners) {
      case 1:
        this.#link(left, up);
        return;
      case 2:
        this.#link(up, right);
        return;
      case 3:
        this.#link(left, right);
        return;
      case 4:
        this.#link(right, down);
        return;
      case 5:
        this.#link(left, up);
        this.#link(right, down);
        return;
      case 6:
        this.#link(up, down);
        return;
      case 7:
        this.#link(left, down);
        return;
      case 8:
        this.#link(down, left);
        return;
      case 9:
        this.#link(down, up);
        return;
      case 10:
        this.#link(up, right);
        this.#link(down, left);
        return;
      case 11:
        this.#link(down, right);
        return;
      case 12:
        this.#link(right, left);
        return;
      case 13:
        this.#link(right, up);
        return;
      case 14:
        this.#link(up, left);
        return;
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
