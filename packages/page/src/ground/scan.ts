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

/** The sides of rings that were met before, in either direction. */
export class Sides {
  readonly #met = new Map<number, number[]>();

  isNew(ax: number, ay: number, bx: number, by: number): boolean {
    const forward = ax < bx || (ax === bx && ay <= by);
    const [x0, y0, x1, y1] = forward ? [ax, ay, bx, by] : [bx, by, ax, ay];
    const key = Math.round(x0 * 1000) * 65536 + Math.round(y0 * 1000);
    const known = this.#met.get(key);
    if (!known) {
      this.#met.set(key, [x0, y0, x1, y1]);
      return true;
    }
    for (let i = 0; i < known.length; i += 4) {
      if (known[i] === x0 && known[i + 1] === y0 && known[i + 2] === x1 && known[i + 3] === y1) return false;
    }
    known.push(x0, y0, x1, y1);
    return true;
  }
}
