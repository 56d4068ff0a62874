import { bounds, clamp, cutsOfLevel, distance, pointToSegment, TOLERANCE } from '@understory/ruler';
import { derived } from './derived.ts';
import type { Piece } from './model.ts';
import type { Page } from './page.ts';

/** The grid of places for rooms: multiples of half a bead (H2-CIV-29). */
export const HALF = 0.5;
/** Distances beyond this are not told apart: a bead-sized room keeps 0.9 from its middle. */
export const FAR = 1.25;

/**
 * How far each half-bead point of the page is from every piece that is not a cover. Rooms are placed over and over again
 * on a page that hardly changes, so what came since is taken in; when a piece goes, it is computed anew.
 */
export class Clearance {
  readonly columns: number;
  readonly rows: number;
  readonly #far: Float64Array;
  readonly #page: Page;
  #read = 0;

  constructor(page: Page) {
    this.#page = page;
    this.columns = Math.floor(page.width / HALF) + 1;
    this.rows = Math.floor(page.height / HALF) + 1;
    this.#far = new Float64Array(this.columns * this.rows).fill(FAR);
  }

  /** The distance from a grid point to the nearest piece, at most `FAR`. */
  at(column: number, row: number): number {
    return this.#far[row * this.columns + column] as number;
  }

  static of(page: Page): Clearance {
    const found = clearances(page);
    found.#update();
    return found;
  }

  #update(): void {
    const { pieces } = this.#page;
    for (; this.#read < pieces.length; this.#read++) {
      const piece = pieces[this.#read] as Piece;
      if (piece.until === null && piece.matter !== 'cover') this.#take(piece);
    }
  }

  #take(piece: Piece): void {
    const { path, closed, swell } = piece.shape;
    if (closed) this.#fill(path);
    const points = path.length / 2;
    const sides = closed || points === 1 ? points : points - 1;
    for (let i = 0; i < sides; i++) {
      const p = i * 2;
      const q = p + 2 < path.length ? p + 2 : 0;
      this.#passBy(path[p] as number, path[p + 1] as number, path[q] as number, path[q + 1] as number, swell);
    }
  }

  /** Inside a ring nothing is clear. */
  #fill(ring: readonly number[]): void {
    const box = bounds({ path: ring, closed: true, swell: 0 });
    const top = Math.max(0, Math.ceil(box.top / HALF));
    const bottom = Math.min(this.rows - 1, Math.floor(box.bottom / HALF));
    const right = Math.min(this.columns - 1, Math.floor(box.right / HALF));
    for (let row = top; row <= bottom; row++) {
      const cuts = cutsOfLevel(ring, row * HALF);
      let cut = 0;
      for (let column = Math.max(0, Math.ceil(box.left / HALF)); column <= right; column++) {
        while (cut < cuts.length && (cuts[cut] as number) <= column * HALF) cut++;
        // Inside between the first and the second cut, the third and the fourth …
        if (cut % 2 === 1) this.#far[row * this.columns + column] = 0;
      }
    }
  }

  /** The points within `wide` of one side of a piece. Most lie beside several sides: each is looked at, but few square roots are taken. */
  #passBy(ax: number, ay: number, bx: number, by: number, swell: number): void {
    const reach = FAR + swell;
    const left = Math.max(0, Math.ceil((Math.min(ax, bx) - reach) / HALF));
    const right = Math.min(this.columns - 1, Math.floor((Math.max(ax, bx) + reach) / HALF));
    const top = Math.max(0, Math.ceil((Math.min(ay, by) - reach) / HALF));
    const bottom = Math.min(this.rows - 1, Math.floor((Math.max(ay, by) + reach) / HALF));
    const far = this.#far;
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const node = row * this.columns + column;
        const known = far[node] as number;
        if (known === 0) continue;
        const square = pointToSegment(column * HALF, row * HALF, ax, ay, bx, by);
        // A little slack, so that rounding never decides.
        if (square > (known + swell) * (known + swell) + 1e-9) continue;
        const between = Math.sqrt(square) - swell;
        if (between < known) far[node] = between > 0 ? between : 0;
      }
    }
  }
}

/** Is some piece that is no cover surely nearer than this to a spot? A quick look, before a room is tried there. */
export function isCrowded(page: Page, x: number, y: number, need: number): boolean {
  const clearance = Clearance.of(page);
  const column = clamp(Math.round(x / HALF), 0, clearance.columns - 1);
  const row = clamp(Math.round(y / HALF), 0, clearance.rows - 1);
  const known = clearance.at(column, row);
  return known < FAR && known + distance(column * HALF, row * HALF, x, y) < need - TOLERANCE;
}

const clearances = derived(
  ({ gone }: Page) => gone,
  (page) => new Clearance(page),
);
