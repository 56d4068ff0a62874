import type { Piece } from './model.ts';
import { type Bounds, bounds } from './shape.ts';

/** How wide a square of the index is, in beads. */
const SQUARE = 3;

/** A hair more than any tolerance: boxes that far apart belong to outlines that are. */
const HAIR = 0.01;

/** A piece as it is listed: its box is at hand, and in which round it was last seen. */
interface Listed {
  readonly piece: Piece;
  readonly box: Bounds;
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

  add(piece: Piece): void {
    const listed = { piece, box: bounds(piece.shape), seen: 0 };
    this.#listed.set(piece, listed);
    this.#over(listed.box, (square) => square.push(listed));
  }

  remove(piece: Piece): void {
    const listed = this.#listed.get(piece);
    if (!listed) return;
    this.#listed.delete(piece);
    this.#over(listed.box, (square) => square.splice(square.indexOf(listed), 1));
  }

  /** Each piece whose box may reach into this one, once; `visit` may stop by returning true. */
  visit(left: number, top: number, right: number, bottom: number, visit: (piece: Piece) => boolean | undefined): void {
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
          const { box, piece } = listed;
          if (box.left > right + HAIR || box.right < left - HAIR) continue;
          if (box.top > bottom + HAIR || box.bottom < top - HAIR) continue;
          if (visit(piece)) return;
        }
      }
    }
  }

  #over(box: Bounds, act: (square: Listed[]) => void): void {
    for (let row = this.#row(box.top); row <= this.#row(box.bottom); row++) {
      for (let column = this.#column(box.left); column <= this.#column(box.right); column++) {
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
