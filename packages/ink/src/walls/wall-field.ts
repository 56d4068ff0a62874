import { boundsOf, cutsOfLevel } from '@understory/ruler';
import type { Polyline } from '../pen-path.ts';
import type { Relief } from './contour.ts';
import type { Silhouette } from './silhouette.ts';

/** Eighths of a bead: with straight lines between the knots this is right to a hundredth near a wall. */
const KNOTS = 8;
/** Distances are worked out up to here; nothing needs larger ones. */
const FAR = 0.75;
/** How far from an outline the distances round it are felt: as far as they are worked out, and a knot more between them. */
export const REACH = FAR + 2 / KNOTS;
/** Beyond the page's edge too, so that hatching does not stop short of it. */
const MARGIN = 1;

/** Where light falls from, as shares of a knot: a twentieth of a bead from the left, nearly a tenth from above. */
const LEFT = 0.05 * KNOTS;
const UP = 0.09 * KNOTS;

/** Distances round one silhouette, on the knots of the field: a block of `across` by `down` knots from a column and a row on. */
interface Patch {
  readonly column: number;
  readonly row: number;
  readonly across: number;
  readonly down: number;
  readonly far: Float32Array;
}

/** An outline never changes, nor do the distances round it: what is small enough is kept for the next picture. */
const patches = new WeakMap<Silhouette, Patch>();
const KEPT = 6000;

/** How far it is from anywhere to the nearest wall: negative in the open, positive in the rock. */
export class WallField {
  readonly #across: number;
  readonly #down: number;
  readonly #far: Float32Array;

  /** All rock, or what another field of that size has open already. */
  constructor(width: number, height: number, begun: WallField | null = null) {
    this.#across = Math.ceil((width + 2 * MARGIN) * KNOTS) + 1;
    this.#down = Math.ceil((height + 2 * MARGIN) * KNOTS) + 1;
    this.#far = begun ? begun.#far.slice() : new Float32Array(this.#across * this.#down).fill(FAR);
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

  /** All that is open. */
  hollow(): Relief {
    return this.#relief((far) => -far - 0.012);
  }

  /** The part of the open that light reaches: away from every wall, and farther from one that hangs over it. */
  lit(): Relief {
    const f = this.#far;
    const across = this.#across;
    return this.#relief((far, k) => {
      if (far > -0.03) return -far - 0.03;
      // As far as it is a little up and to the left.
      const b = k - across - 1;
      const upper = (f[b] as number) * LEFT + (f[b + 1] as number) * (1 - LEFT);
      const lower = (f[b + across] as number) * LEFT + (f[b + across + 1] as number) * (1 - LEFT);
      return -Math.max(far + 0.03, upper * UP + lower * (1 - UP) + 0.06);
    });
  }

  #relief(value: (far: number, k: number) => number): Relief {
    const f = this.#far;
    const across = this.#across;
    const down = this.#down;
    const values = new Float32Array(across * down).fill(-1);
    for (let j = 1; j < down - 1; j++)
      for (let k = j * across + 1; k < (j + 1) * across - 1; k++) {
        const far = f[k] as number;
        // Deep in the rock nothing is lit.
        if (far < FAR) values[k] = value(far, k);
      }
    return { values, across, down, knots: KNOTS, margin: MARGIN };
  }

  /** Opens the rock inside an outline. */
  open(outline: Silhouette): void {
    const { column, row, across, down, far } = patchOf(outline);
    const first = Math.max(0, -column);
    const last = Math.min(across, this.#across - column);
    for (let j = Math.max(0, -row); j < down && j + row < this.#down; j++) {
      const here = (j + row) * this.#across + column;
      for (let i = first; i < last; i++) {
        const value = far[j * across + i] as number;
        if (value < (this.#far[here + i] as number)) this.#far[here + i] = value;
      }
    }
  }
}

function patchOf(outline: Silhouette): Patch {
  const known = patches.get(outline);
  if (known) return known;
  const patch = patchRound(outline.ring);
  if (outline.spine && outline.halves) openAlong(patch, outline.spine, outline.halves);
  if (patch.far.length <= KEPT) patches.set(outline, patch);
  return patch;
}

function patchRound(ring: Polyline): Patch {
  const { left, top, right, bottom } = boundsOf(ring);
  const knot = (beads: number) => (beads + MARGIN) * KNOTS;
  const [column, row] = [Math.floor(knot(left - FAR)), Math.floor(knot(top - FAR))];
  const [across, down] = [Math.ceil(knot(right + FAR)) - column + 1, Math.ceil(knot(bottom + FAR)) - row + 1];
  const patch: Patch = { column, row, across, down, far: new Float32Array(across * down).fill(FAR) };
  for (let i = 0; i < ring.length; i += 2) {
    const k = (i + 2) % ring.length;
    measure(patch, ring[i] as number, ring[i + 1] as number, ring[k] as number, ring[k + 1] as number, 0, 0);
  }
  for (let j = 0; j < down; j++) {
    const crossings = cutsOfLevel(ring, (j + row) / KNOTS - MARGIN);
    let passed = 0;
    for (let i = 0; i < across; i++) {
      const x = (i + column) / KNOTS - MARGIN;
      while (passed < crossings.length && (crossings[passed] as number) <= x) passed++;
      if ((passed & 1) === 1) patch.far[j * across + i] = -(patch.far[j * across + i] as number);
    }
  }
  return patch;
}

/** Where the two walls of a sharp bend cross, the ring alone would leave a speck of rock in the way. */
function openAlong(patch: Patch, spine: Polyline, halves: Polyline): void {
  const last = spine.length - 4;
  for (let i = 0; i + 3 < spine.length; i += 2) {
    // The ends are blunter than a disc would make them.
    const a = (halves[i >> 1] as number) * (i === 0 ? 0.4 : 0.9);
    const b = (halves[(i >> 1) + 1] as number) * (i === last ? 0.4 : 0.9);
    const [ax, ay, bx, by] = [spine[i], spine[i + 1], spine[i + 2], spine[i + 3]] as [number, number, number, number];
    measure(patch, ax, ay, bx, by, a, b);
  }
}

/** Notes the distance to one leg, less the half width there, at every knot near it. */
function measure(
  { column, row, across, down, far }: Patch,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  halfA: number,
  halfB: number,
): void {
  const reach = FAR + Math.max(halfA, halfB);
  const x0 = Math.max(column, Math.ceil((Math.min(ax, bx) - reach + MARGIN) * KNOTS));
  const x1 = Math.min(column + across - 1, Math.floor((Math.max(ax, bx) + reach + MARGIN) * KNOTS));
  const y0 = Math.max(row, Math.ceil((Math.min(ay, by) - reach + MARGIN) * KNOTS));
  const y1 = Math.min(row + down - 1, Math.floor((Math.max(ay, by) + reach + MARGIN) * KNOTS));
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy || 1;
  for (let j = y0; j <= y1; j++) {
    const py = j / KNOTS - MARGIN - ay;
    for (let i = x0; i <= x1; i++) {
      const px = i / KNOTS - MARGIN - ax;
      let t = (px * dx + py * dy) / square;
      if (t < 0) t = 0;
      else if (t > 1) t = 1;
      const qx = px - dx * t;
      const qy = py - dy * t;
      const off = Math.sqrt(qx * qx + qy * qy) - (halfA + (halfB - halfA) * t);
      const k = (j - row) * across + (i - column);
      if (off < (far[k] as number)) far[k] = off;
    }
  }
}
