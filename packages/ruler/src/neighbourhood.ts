import type { Outline } from './outline.ts';

/** How wide a square of the index is. */
const SQUARE = 3;

/** A little more than any tolerance: outlines whose boxes are this far apart are too. */
const HAIR = 0.01;

/**
 * What lies round about a place: the paper in squares, each listing the things whose boxes reach into it. Things go by small numbers, in the
 * order in which they came, and what a search reads of them lies in plain rows of numbers.
 */
export class Neighbourhood<T> {
  readonly #columns: number;
  readonly #rows: number;
  readonly #squares: number[][];
  readonly #things: T[] = [];
  readonly #outlines: Outline[] = [];
  readonly #numbers = new Map<T, number>();
  /** Left, top, right and bottom of each. */
  #boxes = new Float64Array(4 * 128);
  /** In which round each was last seen. */
  #seen = new Uint32Array(128);
  #round = 0;
  /** What was found lies on this pile until it is cleared away: one search may be made in the middle of another. */
  readonly #pile: number[] = [];
  #high = 0;

  constructor(width: number, height: number) {
    this.#columns = Math.ceil(width / SQUARE) + 1;
    this.#rows = Math.ceil(height / SQUARE) + 1;
    this.#squares = Array.from({ length: this.#columns * this.#rows }, () => []);
  }

  add(thing: T, outline: Outline): void {
    const number = this.#things.length;
    this.#things.push(thing);
    this.#outlines.push(outline);
    this.#numbers.set(thing, number);
    if (number === this.#seen.length) this.#makeRoom();
    for (let side = 0; side < 4; side++) this.#boxes[number * 4 + side] = outline.boxes[side] as number;
    this.#over(outline, (square) => square.push(number));
  }

  remove(thing: T): void {
    const number = this.#numbers.get(thing);
    if (number === undefined) return;
    this.#numbers.delete(thing);
    this.#over(this.#outlines[number] as Outline, (square) => square.splice(square.indexOf(number), 1));
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
    const boxes = this.#boxes;
    const seen = this.#seen;
    const pile = this.#pile;
    let high = from;
    for (let row = this.#row(top); row <= toRow; row++) {
      for (let column = fromColumn; column <= toColumn; column++) {
        const square = this.#squares[row * this.#columns + column] as number[];
        for (let i = 0; i < square.length; i++) {
          const number = square[i] as number;
          if (seen[number] === round) continue;
          seen[number] = round;
          const box = number * 4;
          if ((boxes[box] as number) > east || (boxes[box + 2] as number) < west) continue;
          if ((boxes[box + 1] as number) > south || (boxes[box + 3] as number) < north) continue;
          pile[high++] = number;
        }
      }
    }
    this.#high = high;
    return from;
  }

  /** How high the pile is. */
  get high(): number {
    return this.#high;
  }

  thingAt(place: number): T {
    return this.#things[this.#pile[place] as number] as T;
  }

  outlineAt(place: number): Outline {
    return this.#outlines[this.#pile[place] as number] as Outline;
  }

  /** Take everything from this place upwards off the pile: it has been read. */
  clearAway(from: number): void {
    this.#high = from;
  }

  #makeRoom(): void {
    const [boxes, seen] = [this.#boxes, this.#seen];
    this.#boxes = new Float64Array(boxes.length * 2);
    this.#boxes.set(boxes);
    this.#seen = new Uint32Array(seen.length * 2);
    this.#seen.set(seen);
  }

  #over({ boxes }: Outline, act: (square: number[]) => void): void {
    const [left, top, right, bottom] = boxes as readonly [number, number, number, number];
    for (let row = this.#row(top); row <= this.#row(bottom); row++) {
      for (let column = this.#column(left); column <= this.#column(right); column++) {
        act(this.#squares[row * this.#columns + column] as number[]);
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
