import { type Bounds, boundsOf, cutsOfLevel, type Shape } from '@understory/ruler';
import type { Figure } from '../figure.ts';
import { silhouetteOf } from '../walls/silhouette.ts';

/** Quarters of a bead. */
const CELLS = 4;
/** How far from a wall there is hatching, in cells. */
const HATCHED = 2;
/** How far a line keeps off strange places, half its breadth and the hand's tremor. */
const BREADTH = 0.17;

/** What a cell has to do with a place: it lies inside, inside along the wall, or in the hatching round it. */
const INSIDE = 1;
const WALL = 2;
const HATCHING = 3;

/** A place in cells. */
interface Cells {
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
  readonly is: Uint8Array;
  /** The cells inside it, row by row: the row, the first of them and the last. */
  readonly runs: readonly number[];
}

const celled = new WeakMap<Shape, Cells>();

/** How much a name minds what it would stand on, in tenths. */
const MINDS = { [INSIDE]: 1, [WALL]: 12, [HATCHING]: 6 } as const;

/** What has no floor to write on, or things standing on it. */
const FULL: ReadonlySet<string> = new Set(['water', 'magma', 'room', 'void', 'nexus']);

/**
 * Which places lie where, and what else is drawn, so that names keep off them. It changes as the page does: what comes is added, what
 * goes is taken away again.
 */
export class Cover {
  readonly #across: number;
  readonly #down: number;
  /** How many places a cell is part of, and how many of these are the name's own. */
  readonly #places: Uint8Array;
  readonly #own: Uint8Array;
  /** How many of them are wet, molten or furnished. */
  readonly #full: Uint8Array;
  readonly #ink: Int16Array;

  constructor(width: number, height: number, from: Cover | null = null) {
    this.#across = Math.ceil(width * CELLS);
    this.#down = Math.ceil(height * CELLS);
    const cells = this.#across * this.#down;
    this.#places = from ? from.#places.slice() : new Uint8Array(cells);
    this.#full = from ? from.#full.slice() : new Uint8Array(cells);
    // Nothing is anybody's own but while somebody looks about.
    this.#own = from ? from.#own : new Uint8Array(cells);
    this.#ink = from ? from.#ink.slice() : new Int16Array(cells);
  }

  copy(): Cover {
    return new Cover(this.#across / CELLS, this.#down / CELLS, this);
  }

  /** A place comes (1) or goes (-1). */
  place(figure: Figure, sign: 1 | -1): void {
    const isFull = FULL.has(figure.kind);
    this.#each(cellsOf(figure), (k, is) => {
      if (is !== HATCHING) this.#places[k] = (this.#places[k] as number) + sign;
      if (is !== HATCHING && isFull) this.#full[k] = (this.#full[k] as number) + sign;
      this.#ink[k] = (this.#ink[k] as number) + sign * MINDS[is];
    });
  }

  /** What is no place lies here (or no more, if less than nothing), and names would rather not stand in it. */
  tint(figure: Figure, tenths: number): void {
    this.#each(cellsOf(figure), (k, is) => {
      if (is !== HATCHING) this.#ink[k] = (this.#ink[k] as number) + tenths;
    });
  }

  /** Something small is drawn here, or no more. */
  draw(box: Bounds, tenths: number): void {
    const { x0, x1, y0, y1 } = this.#range(box);
    for (let j = y0; j <= y1; j++)
      for (let i = x0; i <= x1; i++) {
        const k = j * this.#across + i;
        this.#ink[k] = (this.#ink[k] as number) + tenths;
      }
  }

  /** While `look` looks about, these places are not strange. */
  among<T>(own: readonly Figure[], look: () => T): T {
    for (const it of own) this.#mark(it, 1);
    const found = look();
    for (const it of own) this.#mark(it, -1);
    return found;
  }

  /** How much is drawn under a box, in beads' worth of ink by area; null if it lies in a strange place. */
  under({ left, top, right, bottom }: Bounds): number | null {
    return this.inkUnder(left, top, right, bottom);
  }

  /** The same for those who look at many spots, and have no box yet; null too if it is more than `most`. */
  inkUnder(left: number, top: number, right: number, bottom: number, most = Infinity): number | null {
    const [x0, x1] = [Math.max(0, Math.floor(left * CELLS)), Math.min(this.#across, Math.ceil(right * CELLS)) - 1];
    const [y0, y1] = [Math.max(0, Math.floor(top * CELLS)), Math.min(this.#down, Math.ceil(bottom * CELLS)) - 1];
    const many = (x1 - x0 + 1) * (y1 - y0 + 1);
    const limit = most * many * 10;
    const [places, own, inks, across] = [this.#places, this.#own, this.#ink, this.#across];
    let sum = 0;
    for (let j = y0; j <= y1; j++) {
      for (let k = j * across + x0; k <= j * across + x1; k++) {
        if (places[k] !== own[k]) return null;
        sum += inks[k] as number;
      }
      if (sum > limit) return null;
    }
    return many <= 0 ? 0 : sum / (many * 10);
  }

  /** Is there nothing but rock and empty floors under a box? */
  isBare(box: Bounds): boolean {
    const { x0, x1, y0, y1 } = this.#range(box);
    for (let j = y0; j <= y1; j++)
      for (let k = j * this.#across + x0; k <= j * this.#across + x1; k++) if (this.#full[k] !== 0) return false;
    return true;
  }

  /** Does a straight line keep to rock, sky and its own places? */
  isClear(ax: number, ay: number, bx: number, by: number): boolean {
    const steps = Math.ceil(Math.max(Math.abs(bx - ax), Math.abs(by - ay)) * CELLS * 2);
    for (let i = 0; i < steps; i++) {
      const [x, y] = [ax + ((bx - ax) * i) / steps, ay + ((by - ay) * i) / steps];
      if (this.#isStrange(x - BREADTH, y - BREADTH) || this.#isStrange(x + BREADTH, y + BREADTH)) return false;
      if (this.#isStrange(x - BREADTH, y + BREADTH) || this.#isStrange(x + BREADTH, y - BREADTH)) return false;
    }
    return true;
  }

  #isStrange(x: number, y: number): boolean {
    const [u, v] = [Math.floor(x * CELLS), Math.floor(y * CELLS)];
    if (u < 0 || v < 0 || u >= this.#across || v >= this.#down) return false;
    const k = v * this.#across + u;
    return this.#places[k] !== this.#own[k];
  }

  #mark(figure: Figure, sign: 1 | -1): void {
    const { left, top, runs } = cellsOf(figure);
    for (let r = 0; r < runs.length; r += 3) {
      const j = top + (runs[r] as number);
      if (j < 0 || j >= this.#down) continue;
      const last = j * this.#across + Math.min(this.#across - 1, left + (runs[r + 2] as number));
      for (let k = j * this.#across + Math.max(0, left + (runs[r + 1] as number)); k <= last; k++)
        this.#own[k] = (this.#own[k] as number) + sign;
    }
  }

  #each({ left, top, across, down, is }: Cells, tell: (k: number, is: keyof typeof MINDS) => void): void {
    for (let j = Math.max(0, -top); j < down && j + top < this.#down; j++) {
      for (let i = Math.max(0, -left); i < across && i + left < this.#across; i++) {
        const what = is[j * across + i] as 0 | keyof typeof MINDS;
        if (what !== 0) tell((j + top) * this.#across + i + left, what);
      }
    }
  }

  #range({ left, top, right, bottom }: Bounds) {
    return {
      x0: Math.max(0, Math.floor(left * CELLS)),
      x1: Math.min(this.#across, Math.ceil(right * CELLS)) - 1,
      y0: Math.max(0, Math.floor(top * CELLS)),
      y1: Math.min(this.#down, Math.ceil(bottom * CELLS)) - 1,
    };
  }
}

/** A shape never changes, so its cells are worked out once. */
function cellsOf(figure: Figure): Cells {
  const known = celled.get(figure.shape);
  if (known) return known;
  const { ring, spine } = silhouetteOf(figure);
  const box = around(boundsOf(ring), figure.shape);
  const [left, top] = [Math.floor(box.left * CELLS) - HATCHED, Math.floor(box.top * CELLS) - HATCHED];
  const across = Math.ceil(box.right * CELLS) + HATCHED - left;
  const down = Math.ceil(box.bottom * CELLS) + HATCHED - top;
  const is = new Uint8Array(across * down);
  for (let j = 0; j < down; j++) {
    const y = (j + top + 0.5) / CELLS;
    const cuts = [...cutsOfLevel(ring, y), ...acrossExact(figure.shape, y)];
    for (let c = 0; c + 1 < cuts.length; c += 2) {
      const from = Math.ceil((cuts[c] as number) * CELLS - 0.5) - left;
      const to = Math.floor((cuts[c + 1] as number) * CELLS - 0.5) - left;
      for (let i = Math.max(0, from); i <= Math.min(across - 1, to); i++) is[j * across + i] = INSIDE;
    }
  }
  // Where the walls of a sharp bend cross, the ring alone would leave a gap in the way; and a sharp corner may miss the middle of its cell.
  for (const line of [spine ?? [], cornersOf(figure.shape)]) {
    for (let i = 0; i + 1 < line.length; i += 2) {
      const [u, v] = [
        Math.floor((line[i] as number) * CELLS) - left,
        Math.floor((line[i + 1] as number) * CELLS) - top,
      ];
      if (u >= 0 && v >= 0 && u < across && v < down) is[v * across + u] = INSIDE;
    }
  }
  const cells = { left, top, across, down, is: edged(is, across, down), runs: runsOf(is, across) };
  celled.set(figure.shape, cells);
  return cells;
}

function runsOf(inside: Uint8Array, across: number): number[] {
  const runs: number[] = [];
  for (let k = 0; k < inside.length; k++) {
    if (inside[k] === 0) continue;
    const [row, from] = [Math.floor(k / across), k % across];
    while ((k + 1) % across !== 0 && inside[k + 1] !== 0) k++;
    runs.push(row, from, k % across);
  }
  return runs;
}

/** A room is drawn in the manner of its dwellers, and measured as it is: it is both. */
function acrossExact({ path, swell, closed }: Shape, y: number): readonly number[] {
  if (path.length !== 2) return closed ? cutsOfLevel(path, y) : [];
  const [x, dy] = [path[0] as number, y - (path[1] as number)];
  if (Math.abs(dy) >= swell) return [];
  const half = Math.sqrt(swell * swell - dy * dy);
  return [x - half, x + half];
}

/** Where a shape ends to its sides. */
function cornersOf({ path, swell, closed }: Shape): readonly number[] {
  if (path.length !== 2) return closed ? path : [];
  const [x, y, r] = [path[0] as number, path[1] as number, swell * 0.98];
  return [x - r, y, x + r, y, x, y - r, x, y + r];
}

function around(drawn: Bounds, { path, swell, closed }: Shape): Bounds {
  if (path.length !== 2 && !closed) return drawn;
  const exact = boundsOf(path, path.length === 2 ? swell : 0);
  return {
    left: Math.min(drawn.left, exact.left),
    top: Math.min(drawn.top, exact.top),
    right: Math.max(drawn.right, exact.right),
    bottom: Math.max(drawn.bottom, exact.bottom),
  };
}

/** With the wall and the hatching round it. */
function edged(inside: Uint8Array, across: number, down: number): Uint8Array {
  const is = new Uint8Array(inside);
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      if (inside[j * across + i] !== INSIDE) continue;
      const bare = (u: number, v: number) => u < 0 || v < 0 || u >= across || v >= down || inside[v * across + u] === 0;
      if (!bare(i - 1, j) && !bare(i + 1, j) && !bare(i, j - 1) && !bare(i, j + 1)) continue;
      is[j * across + i] = WALL;
      for (let v = Math.max(0, j - HATCHED); v <= Math.min(down - 1, j + HATCHED); v++)
        for (let u = Math.max(0, i - HATCHED); u <= Math.min(across - 1, i + HATCHED); u++)
          if (inside[v * across + u] === 0) is[v * across + u] = HATCHING;
    }
  }
  return is;
}
