/** Where a ring crosses each row, in arrays that are used again for the next ring. */
export class Crossings {
  readonly #rows: number[][];

  constructor(rows: number) {
    this.#rows = Array.from({ length: rows }, () => []);
  }

  clear(): void {
    for (const row of this.#rows) row.length = 0;
  }

  drop(row: number): void {
    const at = this.#rows[row];
    if (at) at.length = 0;
  }

  /** Kept in order as they come: a row is crossed twice or four times, seldom more. */
  add(row: number, x: number): void {
    const at = this.#rows[row] as number[];
    let i = at.length;
    at.push(x);
    for (; i > 0 && (at[i - 1] as number) > x; i--) at[i] = at[i - 1] as number;
    at[i] = x;
  }

  sorted(row: number): readonly number[] {
    return this.#rows[row] as number[];
  }
}

/** How many heads the table of sides has: a power of two, a few for each corner of a large ground. */
const HEADS = 4096;

/** The sides of rings that were met before, in either direction. */
export class Sides {
  /** The last side met of those whose first corner has this hash, and for each side the one met before it; 0 = none. */
  readonly #heads = new Int32Array(HEADS);
  readonly #before: number[] = [0];
  readonly #ends: number[] = [0, 0, 0, 0];

  isNew(ax: number, ay: number, bx: number, by: number): boolean {
    const forward = ax < bx || (ax === bx && ay <= by);
    const x0 = forward ? ax : bx;
    const y0 = forward ? ay : by;
    const x1 = forward ? bx : ax;
    const y1 = forward ? by : ay;
    const head = Math.round(x0 * 1000 + y0 * 89_000) & (HEADS - 1);
    const ends = this.#ends;
    for (let side = this.#heads[head] as number; side > 0; side = this.#before[side] as number) {
      const k = side * 4;
      if (ends[k] === x0 && ends[k + 1] === y0 && ends[k + 2] === x1 && ends[k + 3] === y1) return false;
    }
    this.#before.push(this.#heads[head] as number);
    this.#heads[head] = ends.length / 4;
    ends.push(x0, y0, x1, y1);
    return true;
  }
}
