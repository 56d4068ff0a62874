import type { Point } from '@understory/page';
import { openPoints } from '../words/open-space.ts';
import type { PlaytestWorld } from '../world.ts';
import { living } from './bands.ts';
import type { Band } from './den.ts';

/** PT-MEA-11: how far a territory is felt through rock. */
const FELT = 1;

/** Whose each open point is, as things stand when it is asked. */
export class Holders {
  readonly columns: number;
  readonly rows: number;
  /** By the number of a point: which of the bands, from 1; 0 is nobody's. */
  readonly #of: Uint8Array;
  readonly #bands: readonly Band[];

  constructor(world: PlaytestWorld) {
    const { columns, rows } = openPoints(world.page);
    [this.columns, this.rows] = [columns, rows];
    this.#of = new Uint8Array(columns * rows);
    this.#bands = living(world);
    for (const [i, { territory }] of this.#bands.entries()) for (const point of territory) this.#of[point] = i + 1;
  }

  get(point: number): Band | undefined {
    const nth = this.#of[point];
    return nth ? this.#bands[nth - 1] : undefined;
  }

  has(point: number): boolean {
    return this.#of[point] !== 0;
  }

  /** Whose the point of the grid is that lies nearest to a spot. */
  nearest({ x, y }: Point): Band | undefined {
    return this.get(Math.round(y * 4) * this.columns + Math.round(x * 4));
  }

  /** PT-MEA-11: in whose territory a spot is: inside, or within a bead of it and nearer than to any other. */
  at({ x, y }: Point): Band | null {
    let found = 0;
    let least = FELT + 0.001;
    const top = Math.max(0, Math.ceil((y - FELT) * 4));
    const left = Math.max(0, Math.ceil((x - FELT) * 4));
    for (let row = top; row <= (y + FELT) * 4 && row < this.rows; row++) {
      for (let column = left; column <= (x + FELT) * 4 && column < this.columns; column++) {
        const nth = this.#of[row * this.columns + column] as number;
        if (nth === 0) continue;
        const [dx, dy] = [column / 4 - x, row / 4 - y];
        const off = Math.sqrt(dx * dx + dy * dy);
        if (off < least - 1e-9) [found, least] = [nth, off];
      }
    }
    return this.#bands[found - 1] ?? null;
  }
}

export function holders(world: PlaytestWorld): Holders {
  return new Holders(world);
}

/** PT-MEA-11: in whose territory a spot is. */
export function holderAt(world: PlaytestWorld, at: Point, all = holders(world)): Band | null {
  return all.at(at);
}
