import { livedAt, type Piece } from '@understory/page';
import type { DrawingContext } from '../../drawing-context.ts';
import type { Hand } from '../../hand.ts';
import type { Colour } from '../../mark.ts';
import { boxOf } from '../cavity.ts';
import { harvested } from '../growth.ts';
import { washed } from '../pens.ts';
import { Rows, type Sketch } from '../sketch.ts';
import { at, type Place } from '../stencil.ts';

/** A stretch of the surface that things stand on. */
export class Strip {
  readonly from: number;
  readonly to: number;
  readonly rows = new Rows();
  readonly hand: Hand;
  readonly #context: DrawingContext;
  readonly #taken: readonly (readonly [from: number, to: number])[];
  readonly #felled: readonly number[];

  constructor(piece: Piece, context: DrawingContext, hand: Hand) {
    const box = boxOf(piece.shape.closed ? piece.shape : { ...piece.shape, swell: 0 });
    this.from = Math.max(0, box.left);
    this.to = Math.min(context.sheet.width, box.right);
    this.hand = hand;
    this.#context = context;
    this.#felled = harvested(piece, context).map(({ x }) => x);
    this.#taken = context.sheet.pieces
      .filter((other) => other.stratum === 0 && STANDS.has(other.kind) && livedAt(other, context.tick))
      .map((other) => boxOf(other.shape))
      .map(({ left, right }) => [left - 0.1, right + 0.1]);
  }

  /** How far down the ground is. */
  ground(x: number): number {
    return this.#context.surfaceAt(x);
  }

  /** Places to stand, on the average so far apart, `half` of its breadth within the strip and clear of what stands there already. */
  places(apart: number, half: number): number[] {
    const found: number[] = [];
    let x = this.from + half + apart * 0.5 * this.hand.unit();
    while (x <= this.to - half) {
      const here = x;
      if (!this.#taken.some(([from, to]) => here + half > from && here - half < to)) found.push(here);
      x += Math.max(half * 1.9, apart * (0.65 + 0.7 * this.hand.unit()));
    }
    return found;
  }

  /** The soil of the land: a band just under the line of the ground, ragged below. */
  tint(colour: Colour, opacity: number): void {
    const above: string[] = [];
    const below: string[] = [];
    const steps = Math.max(2, Math.ceil((this.to - this.from) / 0.4));
    for (let i = 0; i <= steps; i++) {
      const x = this.from + ((this.to - this.from) * i) / steps;
      const tip = i === 0 || i === steps ? 0.04 : 0.2 + this.hand.stray(0.07);
      above.push(`${at(x)} ${at(this.ground(x) + 0.03)}`);
      below.unshift(`${at(x)} ${at(this.ground(x) + tip)}`);
    }
    this.rows.path(-1, washed(colour, opacity), `M${[...above, ...below].join('L')}Z`);
  }

  /** Was this spot harvested? Then stumps stand there. */
  felled(x: number): boolean {
    return this.#felled.some((unit) => Math.abs(unit - x) < 0.42);
  }

  /** Stands a sketch on the ground, sunk in a little so that no foot hangs in the air. */
  stand(row: number, what: Sketch, x: number, size: number, how: Partial<Place> = {}): void {
    this.rows.draw(
      row,
      what,
      { x, y: this.ground(x) + 0.02, size, mirrored: this.hand.unit() < 0.5, ...how },
      this.hand,
    );
  }

  /** Lays something low and broad on the ground, as the ground slopes; where it is too steep nothing holds. */
  lie(row: number, what: Sketch, x: number, size: number, how: Partial<Place> = {}): void {
    const slope = (this.ground(x + 0.15) - this.ground(x - 0.15)) / 0.3;
    if (slope > 1.3 || slope < -1.3) return;
    const turn = (slope / (1 + 0.28 * slope * slope)) * 0.159; // near enough an arc tangent, in turns
    this.stand(row, what, x, size, { turn, ...how });
  }

  /** A hand's pick between two sizes. */
  size(least: number, most: number): number {
    return least + (most - least) * this.hand.unit();
  }
}

const STANDS: ReadonlySet<Piece['kind']> = new Set(['building', 'water', 'vent']);
