import { boundsOf, cutsOfLevel, cutsOfUpright, mil, type Point } from '@understory/ruler';
import type { Stratum } from './model.ts';

/** The long way of a stratum: along x for one at least as wide as high, else along y (H2-MSR-30). */
export class Extent {
  readonly along: 'x' | 'y';
  readonly from: number;
  readonly to: number;
  readonly #ring: readonly number[];

  constructor({ outline }: Stratum) {
    const { left, top, right, bottom } = boundsOf(outline);
    this.along = right - left >= bottom - top ? 'x' : 'y';
    this.from = this.along === 'x' ? left : top;
    this.to = this.along === 'x' ? right : bottom;
    this.#ring = outline;
  }

  /** The near and the far side of the stratum, across its long way, at a place along it. */
  across(at: number): { readonly near: number; readonly far: number } {
    // Slightly inside the ends: at the very ends the line only touches the ring.
    const place = Math.min(Math.max(at, this.from + 1e-4), this.to - 1e-4);
    const cuts = this.along === 'x' ? cutsOfUpright(this.#ring, place) : cutsOfLevel(this.#ring, place);
    return { near: cuts[0] ?? Number.POSITIVE_INFINITY, far: cuts.at(-1) ?? Number.NEGATIVE_INFINITY };
  }

  /** The point at a place along, and at a share (0 near … 1 far) across. */
  point(at: number, share: number): Point {
    const { near, far } = this.across(at);
    const cross = near + (far - near) * share;
    return this.along === 'x' ? { x: at, y: cross } : { x: cross, y: at };
  }

  /** Where a point lies: how far along, and at which share across. */
  place({ x, y }: Point): { readonly at: number; readonly share: number } {
    const [at, cross] = this.along === 'x' ? [x, y] : [y, x];
    const { near, far } = this.across(at);
    return { at, share: far - near > 1e-6 ? Math.min(1, Math.max(0, (cross - near) / (far - near))) : 0.5 };
  }

  /** H2-MSR-30: the midpoints across, from one end to the other, half a bead apart. */
  centreLine(): number[] {
    const steps = Math.max(1, Math.ceil((this.to - this.from) / 0.5));
    const path: number[] = [];
    for (let i = 0; i <= steps; i++) {
      const { x, y } = this.point(this.from + ((this.to - this.from) * i) / steps, 0.5);
      path.push(mil(x), mil(y));
    }
    return path;
  }

  /** A way from one point of the stratum to another that keeps inside it: `sway` turns it aside, in shares. */
  way(a: Point, b: Point, sway: (far: number) => number): number[] {
    const from = this.place(a);
    const to = this.place(b);
    const steps = Math.max(1, Math.ceil(Math.abs(to.at - from.at) / 0.5));
    const path: number[] = [mil(a.x), mil(a.y)];
    for (let i = 1; i < steps; i++) {
      const t = i / steps;
      const share = from.share + (to.share - from.share) * t + sway(t * (to.at - from.at)) * 4 * t * (1 - t);
      const { x, y } = this.point(from.at + (to.at - from.at) * t, Math.min(0.94, Math.max(0.06, share)));
      path.push(mil(x), mil(y));
    }
    path.push(mil(b.x), mil(b.y));
    return path;
  }
}
