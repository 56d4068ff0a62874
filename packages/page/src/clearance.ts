import { gapToLine } from './gap.ts';
import { clamp, distance, TOLERANCE } from './maths.ts';
import { KINDS, type Piece } from './model.ts';
import type { Page } from './page.ts';
import { bounds } from './shape.ts';

/** The grid of places for rooms: multiples of half a bead (H2-CIV-29). */
export const HALF = 0.5;
/** Farther off than this it does not matter how far: a bead-sized room keeps 0.9 from its middle. */
export const FAR = 1.25;

/**
 * How far each half-bead point of the page is from every piece that is not a cover. Rooms are placed over and over again
 * on a page that hardly changes, so this is kept, and only what came or went since is reckoned anew.
 */
export class Clearance {
  readonly columns: number;
  readonly rows: number;
  readonly #far: Float64Array;
  readonly #page: Page;
  readonly #known: Piece[] = [];
  #version = -1;
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
    let found = kept.get(page);
    if (!found) {
      found = new Clearance(page);
      kept.set(page, found);
    }
    found.#update();
    return found;
  }

  #update(): void {
    const { pieces, version } = this.#page;
    if (version === this.#version) return;
    this.#version = version;
    const gone = this.#known.filter((it) => it.until !== null);
    if (gone.length > 0) {
      const left = this.#known.filter((it) => it.until === null);
      this.#known.length = 0;
      this.#far.fill(FAR);
      for (const piece of left) this.#take(piece);
    }
    for (; this.#read < pieces.length; this.#read++) {
      const piece = pieces[this.#read] as Piece;
      if (piece.until === null && KINDS[piece.kind] !== 'cover') this.#take(piece);
    }
  }

  #take(piece: Piece): void {
    this.#known.push(piece);
    const box = bounds(piece.shape);
    const left = Math.max(0, Math.ceil((box.left - FAR) / HALF));
    const right = Math.min(this.columns - 1, Math.floor((box.right + FAR) / HALF));
    const top = Math.max(0, Math.ceil((box.top - FAR) / HALF));
    const bottom = Math.min(this.rows - 1, Math.floor((box.bottom + FAR) / HALF));
    for (let row = top; row <= bottom; row++) {
      const cuts = piece.shape.closed ? cutsAt(piece.shape.path, row * HALF) : NONE;
      let cut = 0;
      for (let column = left; column <= right; column++) {
        const node = row * this.columns + column;
        const known = this.#far[node] as number;
        while (cut < cuts.length && (cuts[cut] as number) <= column * HALF) cut++;
        if (known === 0) continue;
        // Inside between the first and the second cut, the third and the fourth …
        const far = cut % 2 === 1 ? 0 : gapToLine(piece.shape, column * HALF, row * HALF, known);
        if (far < known) this.#far[node] = far;
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

const NONE: readonly number[] = [];

/** Where a level cuts a ring, from left to right. */
function cutsAt(ring: readonly number[], y: number): number[] {
  const cuts: number[] = [];
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const ay = ring[j + 1] as number;
    const by = ring[i + 1] as number;
    if (ay > y === by > y) continue;
    const ax = ring[j] as number;
    cuts.push((((ring[i] as number) - ax) * (y - ay)) / (by - ay) + ax);
  }
  return cuts.sort((a, b) => a - b);
}

const kept = new WeakMap<Page, Clearance>();
