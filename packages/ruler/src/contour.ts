import { ringArea } from './ring.ts';
import { Spans } from './spans.ts';

/** Numbers over the nodes of a lattice, row by row; positive inside. */
export type Field = Float64Array | Float32Array;

/**
 * The outlines where a field over a lattice passes from positive (inside) to negative: marching squares, each crossing
 * set by straight interpolation. Nodes outside the lattice count as outside.
 */
export class Contour {
  readonly #columns: number;
  readonly #rows: number;
  readonly #place: (cells: number) => number;
  /** From each crossed edge to the next one along the outline. Edge 2n runs right from node n, edge 2n + 1 down. */
  readonly #next: Int32Array;
  readonly #used: number[] = [];

  /** `place` gives the coordinate on the paper of a column or row, counted from the first. */
  constructor(columns: number, rows: number, place: (cells: number) => number) {
    this.#columns = columns;
    this.#rows = rows;
    this.#place = place;
    this.#next = new Int32Array(columns * rows * 2).fill(-1);
  }

  /** The largest ring of the field, or an empty one, searched between these columns of each row. */
  trace(field: Field, within: Spans): number[] {
    this.#march(field, within);
    let best: number[] = [];
    let largest = 0;
    for (const ring of this.#from(field, this.#used)) {
      const area = ringArea(ring);
      if (area > largest) [best, largest] = [ring, area];
    }
    return best;
  }

  /** How large the largest ring is. */
  area(field: Field, within: Spans): number {
    this.#march(field, within);
    let largest = 0;
    for (const start of this.#used) {
      if ((this.#next[start] as number) < 0) continue;
      const area = this.#areaAlong(field, start);
      if (area > largest) largest = area;
    }
    return largest;
  }

  /** All rings of the field, the largest first. */
  rings(field: Field): number[][] {
    this.#march(field, Spans.whole(this.#columns, this.#rows));
    const found = this.#from(field, this.#used).map((ring) => ({ ring, area: ringArea(ring) }));
    return found
      .filter((it) => it.area > 0)
      .sort((a, b) => b.area - a.area)
      .map((it) => it.ring);
  }

  /** All rings of the field, each begun at its uppermost crossing of a level edge, the upper ones first. */
  ringsFromTop(field: Field): number[][] {
    this.#march(field, Spans.whole(this.#columns, this.#rows));
    // Level edges are even: numbers alone are sorted quickly.
    const edges = Int32Array.from(this.#used).sort();
    return [...this.#from(field, edges, 0), ...this.#from(field, edges, 1)];
  }

  /** The rings that begin at these edges, or at the even or odd ones of them, as far as they were not passed before. */
  #from(field: Field, starts: ArrayLike<number>, odd: 0 | 1 | null = null): number[][] {
    const rings: number[][] = [];
    for (let i = 0; i < starts.length; i++) {
      const start = starts[i] as number;
      if (odd !== null && (start & 1) !== odd) continue;
      if ((this.#next[start] as number) >= 0) rings.push(this.#follow(field, start));
    }
    return rings;
  }

  #march(field: Field, { top, bottom, from, to }: Spans): void {
    for (const edge of this.#used) this.#next[edge] = -1;
    this.#used.length = 0;
    const columns = this.#columns;
    const end = Math.min(this.#rows - 1, bottom);
    for (let row = Math.max(0, top); row < end; row++) {
      const [leftHere, leftBelow] = [from[row] as number, from[row + 1] as number];
      const [rightHere, rightBelow] = [to[row] as number, to[row + 1] as number];
      const first = Math.max(0, leftHere < leftBelow ? leftHere : leftBelow);
      const last = Math.min(columns - 1, rightHere > rightBelow ? rightHere : rightBelow);
      if (first >= last) continue;
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

  #follow(field: Field, start: number): number[] {
    const ring: number[] = [];
    for (let edge = start; edge >= 0; edge = this.#past(edge)) {
      ring.push(this.#xOf(field, edge), this.#yOf(field, edge));
    }
    return ring;
  }

  /** The area of the ring that begins here, reckoned as `signedArea` does, without the ring. */
  #areaAlong(field: Field, start: number): number {
    const firstX = this.#xOf(field, start);
    const firstY = this.#yOf(field, start);
    let twice = 0;
    let x = firstX;
    let y = firstY;
    for (let edge = this.#past(start); edge >= 0; edge = this.#past(edge)) {
      const nextX = this.#xOf(field, edge);
      const nextY = this.#yOf(field, edge);
      twice += x * nextY - nextX * y;
      x = nextX;
      y = nextY;
    }
    twice += x * firstY - firstX * y;
    return Math.abs(twice / 2);
  }

  /** The next edge of the outline; each is passed but once. */
  #past(edge: number): number {
    const next = this.#next[edge] as number;
    this.#next[edge] = -1;
    return next;
  }

  #xOf(field: Field, edge: number): number {
    const node = edge >> 1;
    const column = node % this.#columns;
    return this.#place(column + ((edge & 1) === 0 ? share(field, node, node + 1) : 0));
  }

  #yOf(field: Field, edge: number): number {
    const node = edge >> 1;
    const row = Math.floor(node / this.#columns);
    return this.#place(row + ((edge & 1) === 0 ? 0 : share(field, node, node + this.#columns)));
  }
}

/** How far from one node to the next the field passes through nothing. */
function share(field: Field, from: number, to: number): number {
  const here = field[from] as number;
  return here / (here - (field[to] as number));
}
