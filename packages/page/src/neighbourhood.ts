import { KINDS, type Piece } from './model.ts';
import type { Outline } from './outline.ts';

/** How wide a square of the index is, in beads. */
const SQUARE = 3;

/** A hair more than any tolerance: boxes that far apart belong to outlines that are. */
const HAIR = 0.01;

/** A piece as it is listed: its outline is at hand, and in which round it was last seen. */
interface Listed {
  readonly piece: Piece;
  readonly outline: Outline;
  readonly isCover: boolean;
  seen: number;
}

/** Which pieces are round about a place: the page in squares, each listing the pieces whose boxes reach into it. */
export class Neighbourhood {
  readonly #columns: number;
  readonly #rows: number;
  readonly #squares: Listed[][];
  readonly #listed = new Map<Piece, Listed>();
  #round = 0;
  /** What was found lies on this pile until it is cleared away: one visit may be made in the middle of another. */
  readonly #pile: Listed[] = [];
  #high = 0;

  constructor(width: number, height: number) {
    this.#columns = Math.ceil(width / SQUARE) + 1;
    this.#rows = Math.ceil(height / SQUARE) + 1;
    this.#squares = Array.from({ length: this.#columns * this.#rows }, () => []);
  }

  add(piece: Piece, outline: Outline): void {
    const listed = { piece, outline, isCover: KINDS[piece.kind] === 'cover', seen: 0 };
    this.#listed.set(piece, listed);
    this.#over(outline, (square) => square.push(listed));
  }

  remove(piece: Piece): void {
    const listed = this.#listed.get(piece);
    if (!listed) return;
    this.#listed.delete(piece);
    this.#over(listed.outline, (square) => square.splice(square.indexOf(listed), 1));
  }

  /** Pile up the pieces whose boxes reach into this one, each once; where on the pile the first of them lies. */
  reaching(left: number, top: number, right: number, bottom: number): number {
    const from = this.#high;
    const round = ++this.#round;
    const fromColumn = this.#column(left);
    const toColumn = this.#column(right);
    const toRow = this.#row(bottom);
    const west = left - HAIR;
    const north = top - HAIR;
    const east = right + HAIR;
    const south = bottom + HAIR;
    for (let row = this.#row(top); row <= toRow; row++) {
      for (let column = fromColumn; column <= toColumn; column++) {
        const square = this.#squares[row * this.#columns + column] as Listed[];
        for (let i = 0; i < square.length; i++) {
          const listed = square[i] as Listed;
          if (listed.seen === round) continue;
          listed.seen = round;
          const { boxes } = listed.outline;
          if ((boxes[0] as number) > east || (boxes[2] as number) < west) continue;
          if ((boxes[1] as number) > south || (boxes[3] as number) < north) continue;
          this.#pile[this.#high++] = listed;
        }
      }
    }
    return from;
  }

  /** How high the pile is. */
  get high(): number {
    return this.#high;
  }

  at(place: number): Listed {
    return this.#pile[place] as Listed;
  }

  /** What lies here and above it has been read. */
  clearAway(from: number): void {
    this.#high = from;
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
