import type { Ring } from './polygons.ts';

/** What lies on a floor, for those who ask at thousands of points: the sides of its outline, by the rows of squares that they cross. */
export class Inside {
  readonly #sides: number[] = [];
  readonly #rows = new Map<number, number[]>();

  /** Of several rings what lies in an odd number of them: rings within others are rock. */
  constructor(rings: readonly Ring[]) {
    for (const ring of rings)
      for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2)
        this.#put(ring[i] as number, ring[i + 1] as number, ring[j] as number, ring[j + 1] as number);
  }

  #put(x: number, y: number, px: number, py: number): void {
    if (y === py) return;
    const at = this.#sides.push(x, y, px, py) - 4;
    for (let row = Math.floor(Math.min(y, py)); row <= Math.max(y, py); row++) {
      const of = this.#rows.get(row);
      if (of) of.push(at);
      else this.#rows.set(row, [at]);
    }
  }

  holds(x: number, y: number): boolean {
    let inside = false;
    for (const at of this.#rows.get(Math.floor(y)) ?? []) {
      const [yi, yj] = [this.#sides[at + 1] as number, this.#sides[at + 3] as number];
      if (yi > y === yj > y) continue;
      const [xi, xj] = [this.#sides[at] as number, this.#sides[at + 2] as number];
      if (x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
    return inside;
  }
}
