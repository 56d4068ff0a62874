/** Nodes by how far they need, in steps of a cell; each ring's in the order in which they came. */
export class Rings {
  /** How many rings there are, and how many of them are all there. */
  count = 0;
  done = 0;
  readonly #first: number[] = [];
  readonly #last: number[] = [];
  readonly #size: number[] = [];
  readonly #after: Int32Array;

  constructor(nodes: number) {
    this.#after = new Int32Array(nodes);
  }

  clear(): void {
    this.count = 0;
    this.done = 0;
  }

  add(ring: number, node: number): void {
    for (; this.count <= ring; this.count++) {
      this.#first[this.count] = -1;
      this.#last[this.count] = -1;
      this.#size[this.count] = 0;
    }
    const last = this.#last[ring] as number;
    if (last < 0) this.#first[ring] = node;
    else this.#after[last] = node;
    this.#after[node] = -1;
    this.#last[ring] = node;
    this.#size[ring] = (this.#size[ring] as number) + 1;
  }

  first(ring: number): number {
    return this.#first[ring] as number;
  }

  /** The next node of the same ring; −1 after the last. */
  after(node: number): number {
    return this.#after[node] as number;
  }

  sizeOf(ring: number): number {
    return this.#size[ring] as number;
  }
}
