import type { Relief } from './contour.ts';
import { crossingsAt } from './crossings.ts';
import type { Outline } from './outline.ts';
import type { Line } from './pen-path.ts';

/** Eighths of a bead: with straight lines between the knots this is right to a hundredth near a wall. */
const KNOTS = 8;
/** Farther than this nobody asks. */
const FAR = 0.75;
/** Beyond the page's edge too, so that hatching does not stop short of it. */
const MARGIN = 1;

/** How far it is from anywhere to the nearest wall: negative in the open, positive in the rock. */
export class WallField {
  readonly #across: number;
  readonly #down: number;
  readonly #far: Float32Array;
  readonly #near: Float32Array;

  constructor(width: number, height: number) {
    this.#across = Math.ceil((width + 2 * MARGIN) * KNOTS) + 1;
    this.#down = Math.ceil((height + 2 * MARGIN) * KNOTS) + 1;
    this.#far = new Float32Array(this.#across * this.#down).fill(FAR);
    this.#near = new Float32Array(this.#across * this.#down);
  }

  at(x: number, y: number): number {
    const u = (x + MARGIN) * KNOTS;
    const v = (y + MARGIN) * KNOTS;
    const i = Math.floor(u);
    const j = Math.floor(v);
    if (i < 0 || j < 0 || i >= this.#across - 1 || j >= this.#down - 1) return FAR;
    const s = u - i;
    const t = v - j;
    const k = j * this.#across + i;
    const f = this.#far;
    const upper = (f[k] as number) * (1 - s) + (f[k + 1] as number) * s;
    const lower = (f[k + this.#across] as number) * (1 - s) + (f[k + this.#across + 1] as number) * s;
    return upper * (1 - t) + lower * t;
  }

  /** All that is open, as a relief below zero. */
  hollow(): Relief {
    return this.#relief((k) => (this.#far[k] as number) + 0.012);
  }

  /** The part of the open that light reaches: away from every wall, and farther from one that hangs over it. */
  lit(): Relief {
    return this.#relief((k) => {
      const far = this.#far[k] as number;
      if (far > -0.03) return far + 0.03;
      const x = (k % this.#across) / KNOTS - MARGIN;
      const y = Math.floor(k / this.#across) / KNOTS - MARGIN;
      return Math.max(far + 0.03, this.at(x - 0.05, y - 0.09) + 0.06);
    });
  }

  #relief(value: (k: number) => number): Relief {
    const across = this.#across;
    const down = this.#down;
    const values = new Float32Array(across * down).fill(1);
    for (let j = 1; j < down - 1; j++)
      for (let i = 1; i < across - 1; i++) values[j * across + i] = value(j * across + i);
    return { values, across, down, knots: KNOTS, margin: MARGIN };
  }

  /** Opens the rock inside an outline. */
  open(outline: Outline): void {
    this.#openRing(outline.ring);
    if (outline.spine && outline.halves) this.#openAlong(outline.spine, outline.halves);
  }

  /** Where the two walls of a sharp bend cross, the ring alone would leave a speck of rock in the way. */
  #openAlong(spine: Line, halves: Line): void {
    const last = spine.length - 4;
    for (let i = 0; i + 3 < spine.length; i += 2) {
      // The ends are blunter than a disc would make them.
      const a = (halves[i >> 1] as number) * (i === 0 ? 0.4 : 0.9);
      const b = (halves[(i >> 1) + 1] as number) * (i === last ? 0.4 : 0.9);
      this.#measure(
        this.#far,
        spine[i] as number,
        spine[i + 1] as number,
        spine[i + 2] as number,
        spine[i + 3] as number,
        a,
        b,
      );
    }
  }

  #openRing(ring: Line): void {
    const n = ring.length;
    let [left, top, right, bottom] = [this.#across, this.#down, 0, 0];
    for (let i = 0; i < n; i += 2) {
      const u = ((ring[i] as number) + MARGIN) * KNOTS;
      const v = ((ring[i + 1] as number) + MARGIN) * KNOTS;
      if (u < left) left = u;
      if (u > right) right = u;
      if (v < top) top = v;
      if (v > bottom) bottom = v;
    }
    const band = FAR * KNOTS;
    const x0 = Math.max(0, Math.floor(left - band));
    const x1 = Math.min(this.#across - 1, Math.ceil(right + band));
    const y0 = Math.max(0, Math.floor(top - band));
    const y1 = Math.min(this.#down - 1, Math.ceil(bottom + band));
    for (let j = y0; j <= y1; j++) this.#near.fill(FAR, j * this.#across + x0, j * this.#across + x1 + 1);
    for (let i = 0; i < n; i += 2) {
      const k = (i + 2) % n;
      this.#measure(
        this.#near,
        ring[i] as number,
        ring[i + 1] as number,
        ring[k] as number,
        ring[k + 1] as number,
        0,
        0,
      );
    }
    for (let j = y0; j <= y1; j++) {
      const y = j / KNOTS - MARGIN;
      const crossings = crossingsAt(ring, y);
      let passed = 0;
      for (let i = x0; i <= x1; i++) {
        const x = i / KNOTS - MARGIN;
        while (passed < crossings.length && (crossings[passed] as number) <= x) passed++;
        const k = j * this.#across + i;
        const near = this.#near[k] as number;
        const signed = (passed & 1) === 1 ? -near : near;
        if (signed < (this.#far[k] as number)) this.#far[k] = signed;
      }
    }
  }

  /** Notes the distance to one leg, less the half width there, at every knot near it. */
  #measure(into: Float32Array, ax: number, ay: number, bx: number, by: number, halfA: number, halfB: number): void {
    const reach = FAR + Math.max(halfA, halfB);
    const x0 = Math.max(0, Math.ceil((Math.min(ax, bx) - reach + MARGIN) * KNOTS));
    const x1 = Math.min(this.#across - 1, Math.floor((Math.max(ax, bx) + reach + MARGIN) * KNOTS));
    const y0 = Math.max(0, Math.ceil((Math.min(ay, by) - reach + MARGIN) * KNOTS));
    const y1 = Math.min(this.#down - 1, Math.floor((Math.max(ay, by) + reach + MARGIN) * KNOTS));
    const dx = bx - ax;
    const dy = by - ay;
    const square = dx * dx + dy * dy || 1;
    const across = this.#across;
    for (let j = y0; j <= y1; j++) {
      const py = j / KNOTS - MARGIN - ay;
      for (let i = x0; i <= x1; i++) {
        const px = i / KNOTS - MARGIN - ax;
        let t = (px * dx + py * dy) / square;
        if (t < 0) t = 0;
        else if (t > 1) t = 1;
        const qx = px - dx * t;
        const qy = py - dy * t;
        const far = Math.sqrt(qx * qx + qy * qy) - (halfA + (halfB - halfA) * t);
        const k = j * across + i;
        if (far < (into[k] as number)) into[k] = far;
      }
    }
  }
}
