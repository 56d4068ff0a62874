import type { Outline } from './outline.ts';

/** How wide a square of the index is. */
const SQUARE = 3;

/** A little more than any tolerance: outlines whose boxes are this far apart are too. */
const HAIR = 0.01;

/** A thing as it is listed: its outline is at hand, and in which round it was last seen. */
interface Listed<T> {
  readonly thing: T;
  readonly outline: Outline;
  seen: number;
}

/** What lies round about a place: the paper in squares, each listing the things whose boxes reach into it. */
export class Neighbourhood<T> {
  readonly #columns: number;
  readonly #rows: number;
  readonly #squares: Listed<T>[][];
  readonly #listed = new Map<T, Listed<T>>();
  #round = 0;
  /** What was found lies on this pile until it is cleared away: one search may be made in the middle of another. */
  readonly #pile: Listed<T>[] = [];
  #high = 0;

  constructor(width: number, height: number) {
    this.#columns = Math.ceil(width / SQUARE) + 1;
    this.#rows = Math.ceil(height / SQUARE) + 1;
    this.#squares = Array.from({ length: this.#columns * this.#rows }, () => []);
  }

  add(thing: T, outline: Outline): void {
    const listed = { thing, outline, seen: 0 };
    this.#listed.set(thing, listed);
    this.#over(outline, (square) => square.push(listed));
  }

  remove(thing: T): void {
    const listed = this.#listed.get(thing);
    if (!listed) return;
    this.#listed.delete(thing);
    this.#over(listed.outline, (square) => square.splice(square.indexOf(listed), 1));
  }

  /** Put all things whose boxes reach into this one on the pile, each once; returns where on the pile the first of them is. */
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
        const square = this.#squares[row * this.#columns + column] as Listed<T>[];
        for (let i = 0; i < square.length; i++) {
          const listed = square[i] as Listed<T>;
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

  at(place: number): Listed<T> {
    return this.#pile[place] as Listed<T>;
  }

  /** Take everything from this place upwards off the pile: it has been read. */
  clearAway(from: number): void {
    this.#high = from;
  }

  #over({ boxes }: Outline, act: (square: Listed<T>[]) => void): void {
    const [left, top, right, bottom] = boxes as readonly [number, number, number, number];
    for (let row = this.#row(top); row <= this.#row(bottom); row++) {
      for (let column = this.#column(left); column <= this.#column(right); column++) {
        act(this.#squares[row * this.#columns + column] as Listed<T>[]);
      }
    }
  }

  /** What sticks out of the paper is listed at its edge. */
  #column(x: number): number {
    return Math.min(this.#columns - 1, Math.max(0, Math.floor(x / SQUARE)));
  }

  #row(y: number): number {
    return Math.min(this.#rows - 1, Math.max(0, Math.floor(y / SQUARE)));
  }
}
