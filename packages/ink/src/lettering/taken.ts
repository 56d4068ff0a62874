import type { Bounds } from '@understory/ruler';

/** Boxes where nothing more may be written, kept by the rows of beads that they cross, so that a look-up is quick on a full page. */
export class Taken {
  readonly #rows: Bounds[][];

  constructor(height: number, boxes: readonly Bounds[]) {
    this.#rows = Array.from({ length: Math.ceil(height) + 1 }, () => []);
    for (const box of boxes) this.add(box);
  }

  add(box: Bounds): void {
    for (let row = this.#row(box.top); row <= this.#row(box.bottom); row++) this.#rows[row]?.push(box);
  }

  hit({ left, top, right, bottom }: Bounds): boolean {
    const last = this.#row(bottom);
    for (let row = this.#row(top); row <= last; row++) {
      const boxes = this.#rows[row] as Bounds[];
      for (let i = 0; i < boxes.length; i++) {
        const other = boxes[i] as Bounds;
        if (left < other.right && other.left < right && top < other.bottom && other.top < bottom) return true;
      }
    }
    return false;
  }

  #row(y: number): number {
    return Math.min(this.#rows.length - 1, Math.max(0, Math.floor(y)));
  }
}
