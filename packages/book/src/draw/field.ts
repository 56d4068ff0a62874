/** Cells a square is cut into, either way. */
const FINE = 4;
const FAR = 3;

/** How far each spot of a sheet is from the floor, and whether it is on it. */
export class FloorField {
  readonly #columns: number;
  readonly #rows: number;
  readonly #far: Float32Array;

  constructor(open: readonly (readonly number[])[], width: number, height: number) {
    this.#columns = (width + 2 * FAR) * FINE;
    this.#rows = (height + 2 * FAR) * FINE;
    const inside = this.#filled(open);
    this.#far = this.#distances(inside);
  }

  /** In squares; 0 on the floor. */
  at(x: number, y: number): number {
    const [i, j] = [Math.floor((x + FAR) * FINE), Math.floor((y + FAR) * FINE)];
    if (i < 0 || j < 0 || i >= this.#columns || j >= this.#rows) return FAR;
    return this.#far[j * this.#columns + i] as number;
  }

  #filled(open: readonly (readonly number[])[]): Uint8Array {
    const inside = new Uint8Array(this.#columns * this.#rows);
    for (let j = 0; j < this.#rows; j++) {
      const y = (j + 0.5) / FINE - FAR;
      const cuts: number[] = [];
      for (const ring of open)
        for (let i = 0; i < ring.length; i += 2) {
          const n = (i + 2) % ring.length;
          const [ax, ay, bx, by] = [ring[i], ring[i + 1], ring[n], ring[n + 1]] as [number, number, number, number];
          if (ay > y !== by > y) cuts.push(ax + ((bx - ax) * (y - ay)) / (by - ay));
        }
      cuts.sort((a, b) => a - b);
      for (let c = 0; c + 1 < cuts.length; c += 2) {
        const from = Math.max(0, Math.ceil(((cuts[c] as number) + FAR) * FINE - 0.5));
        const to = Math.min(this.#columns - 1, Math.floor(((cuts[c + 1] as number) + FAR) * FINE - 0.5));
        for (let i = from; i <= to; i++) inside[j * this.#columns + i] = 1;
      }
    }
    return inside;
  }

  /** To the nearest cell of floor, exactly, within a few squares. */
  #distances(inside: Uint8Array): Float32Array {
    const [wide, high] = [this.#columns, this.#rows];
    const reach = FAR * FINE;
    const along = new Float32Array(wide * high).fill(reach);
    for (let j = 0; j < high; j++) {
      let far = reach;
      for (let i = 0; i < wide; i++) {
        far = inside[j * wide + i] ? 0 : Math.min(reach, far + 1);
        along[j * wide + i] = far;
      }
      far = reach;
      for (let i = wide - 1; i >= 0; i--) {
        far = inside[j * wide + i] ? 0 : Math.min(reach, far + 1);
        along[j * wide + i] = Math.min(along[j * wide + i] as number, far);
      }
    }
    const out = new Float32Array(wide * high);
    const near = 2 * FINE;
    for (let j = 0; j < high; j++)
      for (let i = 0; i < wide; i++) {
        let best = reach * reach;
        for (let k = Math.max(0, j - near); k <= Math.min(high - 1, j + near); k++) {
          const a = along[k * wide + i] as number;
          const d = a * a + (k - j) * (k - j);
          if (d < best) best = d;
        }
        out[j * wide + i] = Math.sqrt(best) / FINE;
      }
    return out;
  }
}
