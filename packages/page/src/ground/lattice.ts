import type { Ground } from '../model.ts';
import { inRing } from '../shape.ts';

/** The page's fine grid: nodes a quarter of a bead apart. */
export const CELL = 0.25;

/** How far from a border the depth is known; farther in it just says this much. */
const BAND = 0.75;

/**
 * What lies where, at every node: the stratum, and how far the nearest border (of a stratum, the surface, the page) is.
 * It answers questions of area: which stratum, a blob grown to a size, how deep inside.
 */
export class Lattice {
  readonly columns: number;
  readonly rows: number;
  /** 0 = no rock: sky, or off the page. */
  readonly stratum: Uint8Array;
  readonly depth: Float64Array;
  readonly #ground: Ground;

  constructor(width: number, height: number, ground: Ground) {
    this.columns = Math.round(width / CELL) + 1;
    this.rows = Math.round(height / CELL) + 1;
    this.stratum = new Uint8Array(this.columns * this.rows);
    this.depth = new Float64Array(this.columns * this.rows).fill(BAND);
    this.#ground = ground;
    for (const { number, outline } of ground.strata) {
      this.#fill(outline, number);
      this.#measure(outline);
    }
  }

  /** The stratum of a point by the drawn outline; 0 where there is no rock. On a border the upper-numbered one counts. */
  stratumAt(x: number, y: number): number {
    const i = Math.round(x / CELL);
    const j = Math.round(y / CELL);
    if (i >= 0 && j >= 0 && i < this.columns && j < this.rows) {
      const node = j * this.columns + i;
      // No border comes between a node that deep and a point that near.
      if ((this.depth[node] as number) > CELL) return this.stratum[node] as number;
    }
    for (const { number, outline } of this.#ground.strata) if (inRing(outline, x, y)) return number;
    return 0;
  }

  /** At least so far off is the nearest border; 0 where there is no rock, or close to a border. */
  depthAt(x: number, y: number): number {
    const i = Math.round(x / CELL);
    const j = Math.round(y / CELL);
    if (i < 0 || j < 0 || i >= this.columns || j >= this.rows) return 0;
    const node = j * this.columns + i;
    if (this.stratum[node] === 0) return 0;
    const dx = x - i * CELL;
    const dy = y - j * CELL;
    const deep = (this.depth[node] as number) - Math.sqrt(dx * dx + dy * dy);
    return deep > 0 ? deep : 0;
  }

  #fill(ring: readonly number[], number: number): void {
    const { columns, rows } = this;
    const crossings: number[][] = [];
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [ax, ay, bx, by] = [ring[j] as number, ring[j + 1] as number, ring[i] as number, ring[i + 1] as number];
      const first = Math.max(0, Math.ceil(Math.min(ay, by) / CELL));
      const last = Math.min(rows - 1, Math.ceil(Math.max(ay, by) / CELL) - 1);
      for (let row = first; row <= last; row++) {
        const x = ax + ((bx - ax) * (row * CELL - ay)) / (by - ay);
        const at = crossings[row];
        if (at) at.push(x);
        else crossings[row] = [x];
      }
    }
    crossings.forEach((at, row) => {
      at.sort((a, b) => a - b);
      for (let k = 0; k + 1 < at.length; k += 2) {
        const from = Math.max(0, Math.ceil((at[k] as number) / CELL));
        const to = Math.min(columns - 1, Math.floor((at[k + 1] as number) / CELL));
        this.stratum.fill(number, row * columns + from, row * columns + to + 1);
      }
    });
    this.#fillBottomRow(ring, number);
  }

  /** The page's last row lies on the border, where a scan from above never comes. */
  #fillBottomRow(ring: readonly number[], number: number): void {
    const y = (this.rows - 1) * CELL;
    for (let i = 0; i < this.columns; i++) {
      if (inRing(ring, i * CELL, y - 0.001)) this.stratum[(this.rows - 1) * this.columns + i] = number;
    }
  }

  #measure(ring: readonly number[]): void {
    const { columns, rows, depth } = this;
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const ax = ring[j] as number;
      const ay = ring[j + 1] as number;
      const dx = (ring[i] as number) - ax;
      const dy = (ring[i + 1] as number) - ay;
      const long = dx * dx + dy * dy;
      if (long === 0) continue;
      const left = Math.max(0, Math.ceil((Math.min(ax, ax + dx) - BAND) / CELL));
      const right = Math.min(columns - 1, Math.floor((Math.max(ax, ax + dx) + BAND) / CELL));
      const top = Math.max(0, Math.ceil((Math.min(ay, ay + dy) - BAND) / CELL));
      const bottom = Math.min(rows - 1, Math.floor((Math.max(ay, ay + dy) + BAND) / CELL));
      for (let row = top; row <= bottom; row++) {
        for (let column = left; column <= right; column++) {
          const px = column * CELL - ax;
          const py = row * CELL - ay;
          let t = (px * dx + py * dy) / long;
          if (t < 0) t = 0;
          else if (t > 1) t = 1;
          const ex = px - t * dx;
          const ey = py - t * dy;
          const square = ex * ex + ey * ey;
          const node = row * columns + column;
          const known = depth[node] as number;
          // On the border is on it, not a rounding error beside it.
          if (square < known * known) depth[node] = square < 1e-12 ? 0 : Math.sqrt(square);
        }
      }
    }
  }
}
