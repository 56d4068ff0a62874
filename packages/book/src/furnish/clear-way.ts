import { bounds } from '@understory/page';

/** A floor in small cells, for finding out what can still be walked to. */
export class ClearWay {
  readonly #step: number;
  readonly #left: number;
  readonly #top: number;
  readonly #columns: number;
  readonly #rows: number;
  /** 0: no floor; 1: free; more: so many things less one stand there. */
  readonly #cells: Uint8Array;
  /** A cell that can be walked to from each opening. */
  readonly #ends: readonly number[];

  constructor(ring: readonly number[], openings: readonly { x: number; y: number; dx: number; dy: number }[]) {
    const box = bounds({ path: ring, closed: true, swell: 0 });
    const [wide, high] = [box.right - box.left, box.bottom - box.top];
    this.#step = wide * high > MANY ? 1 : 0.5;
    [this.#left, this.#top] = [box.left, box.top];
    this.#columns = Math.ceil(wide / this.#step) + 1;
    this.#rows = Math.ceil(high / this.#step) + 1;
    this.#cells = new Uint8Array(this.#columns * this.#rows);
    this.#fill(ring);
    const first = openings.map((it) => this.#near(it.x + it.dx * 0.8, it.y + it.dy * 0.8));
    const found = first.filter((it) => it >= 0);
    const met = found[0] === undefined ? null : this.#reached(found[0]);
    // What was never joined by this floor alone stays out of the question.
    this.#ends = found.filter((it) => met?.[it]);
  }

  /** TA-PLN-17: could one still walk from every opening to every other, a square wide, if this stood there too? */
  staysClear(at: Standing): boolean {
    const [first] = this.#ends;
    if (first === undefined || this.#ends.length < 2) return true;
    this.#mark(at, 1);
    const met = this.#reached(first, this.#ends.length);
    const all = this.#ends.every((it) => met[it]);
    this.#mark(at, -1);
    return all;
  }

  stands(at: Standing): void {
    this.#mark(at, 1);
  }

  #mark({ x, y, wide, high }: Standing, by: 1 | -1): void {
    const [w, h] = [wide / 2 + BODY, high / 2 + BODY];
    const [i0, i1] = [this.#column(x - w, 'up'), this.#column(x + w, 'down')];
    const [j0, j1] = [this.#row(y - h, 'up'), this.#row(y + h, 'down')];
    for (let j = Math.max(0, j0); j <= Math.min(this.#rows - 1, j1); j++)
      for (let i = Math.max(0, i0); i <= Math.min(this.#columns - 1, i1); i++) {
        const at = j * this.#columns + i;
        const cell = this.#cells[at] as number;
        if (cell > 0) this.#cells[at] = cell + by;
      }
  }

  #column(x: number, side: 'up' | 'down'): number {
    const at = (x - this.#left) / this.#step;
    return side === 'up' ? Math.ceil(at) : Math.floor(at);
  }

  #row(y: number, side: 'up' | 'down'): number {
    const at = (y - this.#top) / this.#step;
    return side === 'up' ? Math.ceil(at) : Math.floor(at);
  }

  #near(x: number, y: number): number {
    const [i, j] = [Math.round((x - this.#left) / this.#step), Math.round((y - this.#top) / this.#step)];
    for (let far = 0; far <= 3; far++)
      for (let dj = -far; dj <= far; dj++)
        for (let di = -far; di <= far; di++) {
          if (i + di < 0 || j + dj < 0 || i + di >= this.#columns || j + dj >= this.#rows) continue;
          const at = (j + dj) * this.#columns + i + di;
          if (this.#cells[at] === 1) return at;
        }
    return -1;
  }

  /** What can be walked to; it stops when so many of the ends are found. */
  #reached(from: number, ends = Number.POSITIVE_INFINITY): Uint8Array {
    const seen = new Uint8Array(this.#cells.length);
    const targets = ends === Number.POSITIVE_INFINITY ? null : new Set(this.#ends);
    let missing = ends;
    const edge = [from];
    seen[from] = 1;
    for (let at = edge.pop(); at !== undefined; at = edge.pop()) {
      if (targets?.has(at) && --missing === 0) return seen;
      const i = at % this.#columns;
      if (i > 0) this.#go(at - 1, seen, edge);
      if (i < this.#columns - 1) this.#go(at + 1, seen, edge);
      this.#go(at - this.#columns, seen, edge);
      this.#go(at + this.#columns, seen, edge);
    }
    return seen;
  }

  #go(to: number, seen: Uint8Array, edge: number[]): void {
    if (this.#cells[to] !== 1 || seen[to]) return;
    seen[to] = 1;
    edge.push(to);
  }

  /** Row by row, between the walls. */
  #fill(ring: readonly number[]): void {
    for (let j = 0; j < this.#rows; j++) {
      const y = this.#top + j * this.#step + 1e-4;
      const cuts: number[] = [];
      for (let n = 0; n < ring.length; n += 2) {
        const m = (n + 2) % ring.length;
        const [ax, ay, bx, by] = [ring[n], ring[n + 1], ring[m], ring[m + 1]] as [number, number, number, number];
        if (ay > y !== by > y) cuts.push(ax + ((bx - ax) * (y - ay)) / (by - ay));
      }
      cuts.sort((a, b) => a - b);
      for (let c = 0; c + 1 < cuts.length; c += 2) {
        const from = Math.max(0, this.#column(cuts[c] as number, 'up'));
        const to = Math.min(this.#columns - 1, this.#column(cuts[c + 1] as number, 'down'));
        for (let i = from; i <= to; i++) this.#cells[j * this.#columns + i] = 1;
      }
    }
  }
}

interface Standing {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

/** Half of what somebody needs who walks by, in squares. */
const BODY = 0.45;
/** A floor of more squares than this is looked at more coarsely. */
const MANY = 900;
