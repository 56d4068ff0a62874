import type { Bounds } from '@understory/ruler';

/** Quarters of a bead. */
const CELLS = 4;

/** How much is already drawn where, so that words can keep off it. Weights first, then `total`, then questions. */
export class Busy {
  readonly #across: number;
  readonly #down: number;
  readonly #weight: Float32Array;
  #sums: Float64Array | null = null;

  constructor(width: number, height: number, weigh: (x: number, y: number) => number) {
    this.#across = Math.ceil(width * CELLS);
    this.#down = Math.ceil(height * CELLS);
    this.#weight = new Float32Array(this.#across * this.#down);
    for (let j = 0, k = 0; j < this.#down; j++) {
      for (let i = 0; i < this.#across; i++, k++) this.#weight[k] = weigh((i + 0.5) / CELLS, (j + 0.5) / CELLS);
    }
  }

  add({ left, top, right, bottom }: Bounds, weight: number): void {
    const [x0, x1] = [Math.max(0, Math.floor(left * CELLS)), Math.min(this.#across - 1, Math.floor(right * CELLS))];
    const [y0, y1] = [Math.max(0, Math.floor(top * CELLS)), Math.min(this.#down - 1, Math.floor(bottom * CELLS))];
    for (let j = y0; j <= y1; j++) {
      for (let i = x0; i <= x1; i++) {
        const k = j * this.#across + i;
        this.#weight[k] = Math.max(this.#weight[k] as number, weight);
      }
    }
    this.#sums = null;
  }

  /** The weight under a box, in square beads times weight. */
  under({ left, top, right, bottom }: Bounds): number {
    this.#sums ??= this.#sumUp();
    const sums = this.#sums;
    const wide = this.#across + 1;
    const x0 = Math.min(this.#across, Math.max(0, Math.floor(left * CELLS)));
    const x1 = Math.min(this.#across, Math.max(0, Math.ceil(right * CELLS)));
    const y0 = Math.min(this.#down, Math.max(0, Math.floor(top * CELLS)));
    const y1 = Math.min(this.#down, Math.max(0, Math.ceil(bottom * CELLS)));
    const sum =
      (sums[y1 * wide + x1] as number) -
      (sums[y0 * wide + x1] as number) -
      (sums[y1 * wide + x0] as number) +
      (sums[y0 * wide + x0] as number);
    return sum / (CELLS * CELLS);
  }

  #sumUp(): Float64Array {
    const wide = this.#across + 1;
    const sums = new Float64Array(wide * (this.#down + 1));
    for (let j = 0; j < this.#down; j++) {
      let row = 0;
      for (let i = 0; i < this.#across; i++) {
        row += this.#weight[j * this.#across + i] as number;
        sums[(j + 1) * wide + i + 1] = (sums[j * wide + i + 1] as number) + row;
      }
    }
    return sums;
  }
}
