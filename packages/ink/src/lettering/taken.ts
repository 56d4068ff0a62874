import type { Bounds } from '@understory/ruler';

/** Boxes where nothing may be written, kept by the rows of beads that they cross, so that a look-up is quick on a full page. */
export class Taken {
  #rows: Bounds[][];

  constructor(height: number) {
    this.#rows = Array.from({ length: Math.ceil(height) + 1 }, () => []);
  }

  copy(): Taken {
    const copy = new Taken(0);
    copy.#rows = this.#rows.map((row) => [...row]);
    return copy;
  }

  add(box: Bounds): void {
    for (let row = this.#row(box.top); row <= this.#row(box.bottom); row++) this.#rows[row]?.push(box);
  }

  /** The very box that was added. */
  remove(box: Bounds): void {
    for (let row = this.#row(box.top); row <= this.#row(box.bottom); row++) {
      const boxes = this.#rows[row] as Bounds[];
      const i = boxes.indexOf(box);
      if (i !== -1) boxes.splice(i, 1);
    }
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

  /** Does a straight line cross one of them? */
  crossed(ax: number, ay: number, bx: number, by: number): boolean {
    const steps = Math.ceil(Math.max(Math.abs(bx - ax), Math.abs(by - ay)) * 10);
    for (let i = 0; i <= steps; i++) {
      const [x, y] = [ax + ((bx - ax) * i) / steps, ay + ((by - ay) * i) / steps];
      if (this.hit({ left: x - 0.02, right: x + 0.02, top: y - 0.02, bottom: y + 0.02 })) return true;
    }
    return false;
  }

  #row(y: number): number {
    return Math.min(this.#rows.length - 1, Math.max(0, Math.floor(y)));
  }
}
