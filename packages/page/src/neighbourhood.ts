import type { Piece } from './model.ts';
import type { Outline } from './outline.ts';

/** How wide a square of the index is, in beads. */
const SQUARE = 3;

/** A hair more than any tolerance: boxes that far apart belong to outlines that are. */
const HAIR = 0.01;

/** A piece as it is listed: its outline is at hand, and in which round it was last seen. */
interface Listed {
  readonly piece: Piece;
  readonly outline: Outline;
  seen: number;
}

/** Which pieces are round about a place: the page in squares, each listing the pieces whose boxes reach into it. */
export class Neighbourhood {
  readonly #columns: number;
  readonly #rows: number;
  readonly #squares: Listed[][];
  readonly #listed = new Map<Piece, Listed>();
  #round = 0;

  constructor(width: number, height: number) {
    this.#columns = Math.ceil(width / SQUARE) + 1;
    this.#rows = Math.ceil(height / SQUARE) + 1;
    this.#squares = Array.from({ length: this.#columns * this.#rows }, () => []);
  }

  add(piece: Piece, outline: Outline): void {
    const listed = { piece, outline, seen: 0 };
    this.#listed.set(piece, listed);
    this.#over(outline, (square) => square.push(listed));
  }

  remove(piece: Piece): void {
    const listed = this.#listed.get(piece);
    if (!listed) return;
    this.#listed.delete(piece);
    this.#over(listed.outline, (square) => square.splice(square.indexOf(listed), 1));
  }

  /** The pieces whose boxes reach into this one, each once. */
  reaching(left: number, top: number, right: number, bottom: number): readonly Listed[] {
    const found: Listed[] = [];
    const round = ++this.#round;
    const toColumn = this.#column(right);
    const toRow = this.#row(bottom);
    for (let row = this.#row(top); row <= toRow; row++) {
      for (let column = this.#column(left); column <= toColumn; column++) {
        const square = this.#squares[row * this.#columns + column] as Listed[];
        for (let i = 0; i < square.length; i++) {
          const listed = square[i] as Listed;
          if (listed.seen === round) continue;
          listed.seen = round;
          const { boxes } = listed.outline;
          if ((boxes[0] as number) > right + HAIR || (boxes[2] as number) < left - HAIR) continue;
          if ((boxes[1] as number) > bottom + HAIR || (boxes[3] as number) < top - HAIR) continue;
          found.push(listed);
        }
      }
    }
    return found;
  }

  #over({ boxes }: Outline, act: (square: Listed[]) => void): void {
    const [left, top, right, bottom] = boxes as readonly [number, number, number, number];
    for (let row = this.#row(top); row <= this.#row(bottom); row++) {
      for (let column = this.#column(left); column <= this.#column(right); column++) {
        act(this.#squares[row * this.#columns + column] as Listed[]);
      }
    }
  }

  /** What sticks out of the page is listed at its edge. */
  #column(x: number): number {
    return Math.min(this.#columns - 1, Math.max(0, Math.floor(x / SQUARE)));
  }

  #row(y: number): number {
    return Math.min(this.#rows - 1, Math.max(0, Math.floor(y / SQUARE)));
  }
}
