import type { Piece } from './model.ts';
import { bounds } from './shape.ts';

/** How wide a square of the index is, in beads. */
const SQUARE = 3;

/** Which pieces are round about a place: the page in squares, each listing the pieces whose boxes reach into it. */
export class Neighbourhood {
  readonly #columns: number;
  readonly #rows: number;
  readonly #squares: Piece[][];
  readonly #seen = new Map<Piece, number>();
  #round = 0;

  constructor(width: number, height: number) {
    this.#columns = Math.ceil(width / SQUARE) + 1;
    this.#rows = Math.ceil(height / SQUARE) + 1;
    this.#squares = Array.from({ length: this.#columns * this.#rows }, () => []);
  }

  add(piece: Piece): void {
    this.#seen.set(piece, 0);
    this.#over(piece, (square) => square.push(piece));
  }

  remove(piece: Piece): void {
    this.#seen.delete(piece);
    this.#over(piece, (square) => square.splice(square.indexOf(piece), 1));
  }

  /** Each piece whose box may reach into this one, once; `visit` may stop by returning true. */
  visit(left: number, top: number, right: number, bottom: number, visit: (piece: Piece) => boolean | undefined): void {
    const round = ++this.#round;
    const toColumn = this.#column(right);
    const toRow = this.#row(bottom);
    for (let row = this.#row(top); row <= toRow; row++) {
      for (let column = this.#column(left); column <= toColumn; column++) {
        const square = this.#squares[row * this.#columns + column] as Piece[];
        for (let i = 0; i < square.length; i++) {
          const piece = square[i] as Piece;
          if (this.#seen.get(piece) === round) continue;
          this.#seen.set(piece, round);
          if (visit(piece)) return;
        }
      }
    }
  }

  #over(piece: Piece, act: (square: Piece[]) => void): void {
    const box = bounds(piece.shape);
    for (let row = this.#row(box.top); row <= this.#row(box.bottom); row++) {
      for (let column = this.#column(box.left); column <= this.#column(box.right); column++) {
        act(this.#squares[row * this.#columns + column] as Piece[]);
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
