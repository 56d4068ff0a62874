import { clamp } from '@understory/ruler';
import type { Bead } from './model.ts';

/** How far from a spot a bead is surely found. */
const REACH = 1.6;
/** The cells are this wide. */
const CELL = 1;

/** Which beads lie round a spot: each is entered in every cell that it may be looked for from, so that one look is enough. */
export class BeadGrid {
  readonly #columns: number;
  readonly #rows: number;
  readonly #cells: (Bead[] | undefined)[];

  constructor(width: number, height: number) {
    this.#columns = Math.floor(width / CELL) + 1;
    this.#rows = Math.floor(height / CELL) + 1;
    this.#cells = new Array(this.#columns * this.#rows).fill(undefined);
  }

  around(x: number, y: number): readonly Bead[] {
    return this.#cells[this.#row(y) * this.#columns + this.#column(x)] ?? NONE;
  }

  put(bead: Bead): void {
    this.#visit(bead, (cell) => {
      const there = this.#cells[cell];
      if (there) there.push(bead);
      else this.#cells[cell] = [bead];
    });
  }

  takeOut(bead: Bead): void {
    this.#visit(bead, (cell) => {
      const there = this.#cells[cell];
      there?.splice(there.indexOf(bead), 1);
    });
  }

  /** Beyond the page's edge the outermost cells go on. */
  #visit({ at: { x, y } }: Bead, visit: (cell: number) => void): void {
    const right = this.#column(x + REACH);
    const bottom = this.#row(y + REACH);
    for (let row = this.#row(y - REACH); row <= bottom; row++)
      for (let column = this.#column(x - REACH); column <= right; column++) visit(row * this.#columns + column);
  }

  #column(x: number): number {
    return clamp(Math.floor(x / CELL), 0, this.#columns - 1);
  }

  #row(y: number): number {
    return clamp(Math.floor(y / CELL), 0, this.#rows - 1);
  }
}

const NONE: readonly Bead[] = [];
