import type { Piece } from '@understory/page';
import { bounds } from '@understory/ruler';
import type { DrawingContext } from '../../drawing-context.ts';
import type { Colour } from '../../mark.ts';
import { type Tremor, tremorFor } from '../../tremor.ts';
import { harvested } from '../growth.ts';
import { washed } from '../pens.ts';
import { Rows, type Sketch } from '../sketch.ts';
import { at, type Pose } from '../stencil.ts';

/** A stretch of the surface that things stand on. */
export class Strip {
  readonly rows = new Rows();
  readonly #id: string;
  readonly #from: number;
  readonly #to: number;
  readonly #context: DrawingContext;
  readonly #taken: readonly (readonly [from: number, to: number])[];
  readonly #felled: readonly number[];
  #sowings = 0;

  constructor(piece: Piece, context: DrawingContext) {
    const box = bounds(piece.shape.closed ? piece.shape : { ...piece.shape, swell: 0 });
    this.#id = piece.id;
    this.#from = Math.max(0, box.left);
    this.#to = Math.min(context.width, box.right);
    this.#context = context;
    this.#felled = harvested(piece, context).map(({ x }) => x);
    this.#taken = context
      .underSky()
      .filter((other) => STANDS.has(other.kind))
      .map((other) => bounds(other.shape))
      .map(({ left, right }) => [left - 0.1, right + 0.1]);
  }

  /** How far down the ground is. */
  ground(x: number): number {
    return this.#context.surfaceAt(x);
  }

  /**
   * Places to stand, on average `apart` from each other, `half` of a thing's breadth within the strip and clear of what stands there
   * already. Each has its own tremor, so that no tree changes when a castle is built elsewhere.
   */
  places(apart: number, half: number): Standing[] {
    const id = `${this.#id} ${this.#sowings++}`;
    const tremor = tremorFor(id);
    const found: Standing[] = [];
    let x = this.#from + half + apart * 0.5 * tremor.unit();
    for (let i = 0; x <= this.#to - half; i++) {
      const here = x;
      if (!this.#taken.some(([from, to]) => here + half > from && here - half < to)) {
        const felled = this.#felled.some((unit) => Math.abs(unit - here) < 0.42);
        found.push(new Standing(this, here, felled, tremorFor(`${id} ${i}`)));
      }
      x += Math.max(half * 1.9, apart * (0.65 + 0.7 * tremor.unit()));
    }
    return found;
  }

  /** The soil of the land: a band just under the line of the ground, ragged below. */
  tint(colour: Colour, opacity: number): void {
    const tremor = tremorFor(`${this.#id} soil`);
    const steps = Math.max(2, Math.ceil((this.#to - this.#from) / 0.4));
    const x = (step: number) => this.#from + ((this.#to - this.#from) * step) / steps;
    let d = '';
    for (let i = 0; i <= steps; i++) d += `${i === 0 ? 'M' : 'L'}${at(x(i))} ${at(this.ground(x(i)) + 0.03)}`;
    for (let i = steps - 1; i >= 0; i--) {
      const [over, to] = [x(i + 0.5), x(i)];
      const deep = i === 0 ? 0.03 : 0.16 + tremor.stray(0.04);
      d += `Q${at(over)} ${at(this.ground(over) + 0.24 + tremor.stray(0.06))} ${at(to)} ${at(this.ground(to) + deep)}`;
    }
    this.rows.path(-1, washed(colour, opacity), `${d}Z`);
  }
}

const STANDS: ReadonlySet<string> = new Set(['building', 'water', 'vent', 'gem', 'ore']);

/** One place of a strip. */
class Standing {
  readonly strip: Strip;
  readonly x: number;
  /** Was it harvested? Then stumps stand there. */
  readonly felled: boolean;
  readonly tremor: Tremor;

  constructor(strip: Strip, x: number, felled: boolean, tremor: Tremor) {
    this.strip = strip;
    this.x = x;
    this.felled = felled;
    this.tremor = tremor;
  }

  /** Stands a sketch on the ground, sunk in a little so that no foot hangs in the air. */
  stand(row: number, what: Sketch, size: number, how: Partial<Pose> = {}): void {
    const mirrored = this.tremor.unit() < 0.5;
    const place = { x: this.x, y: this.strip.ground(this.x) + 0.02, size, mirrored, ...how };
    this.strip.rows.draw(row, what, place, this.tremor);
  }

  /** Lays something low and broad on the ground, as the ground slopes; where it is too steep nothing holds. */
  lie(row: number, what: Sketch, size: number, how: Partial<Pose> = {}): void {
    const slope = (this.strip.ground(this.x + 0.15) - this.strip.ground(this.x - 0.15)) / 0.3;
    if (slope > 1.3 || slope < -1.3) return;
    const turn = (slope / (1 + 0.28 * slope * slope)) * 0.159; // near enough an arc tangent, in turns
    this.stand(row, what, size, { turn, ...how });
  }

  /** A size between two, by the tremor. */
  size(least: number, most: number): number {
    return least + (most - least) * this.tremor.unit();
  }
}
