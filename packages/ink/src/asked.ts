import type { Piece } from '@understory/page';
import type { Bounds, Point, Shape } from '@understory/ruler';
import { isAlike } from './alike.ts';
import type { DrawingContext, Lying, UnitThen } from './drawing-context.ts';
import type { Footing, Terrain } from './ground/terrain.ts';
import type { Silhouette } from './walls/silhouette.ts';

/** Surroundings, and what they depend on. */
export interface Neighbourhood {
  readonly context: DrawingContext;
  readonly terrain: Terrain;
  /** The walls that decide what is open in a box. */
  wallsIn(box: Bounds): readonly Silhouette[];
}

interface Answer {
  readonly was: unknown;
  again(context: DrawingContext): unknown;
}

/**
 * Surroundings that remember what a drawing has asked of them, so that it can be kept as long as it would be told the same. A
 * drawing feels for the rock at thousands of points: of these only the box is remembered.
 */
export class Asked implements DrawingContext {
  readonly width: number;
  readonly height: number;
  readonly #place: Neighbourhood;
  readonly #answers: Answer[] = [];
  #box: { left: number; top: number; right: number; bottom: number } | null = null;
  #walls: readonly Silhouette[] = [];

  constructor(place: Neighbourhood) {
    this.#place = place;
    this.width = place.context.width;
    this.height = place.context.height;
  }

  /** Nothing is asked any more. */
  close(): void {
    if (this.#box) this.#walls = this.#place.wallsIn(this.#box);
  }

  /** Would the same be told elsewhere, or later? */
  holdsIn({ context, terrain, wallsIn }: Neighbourhood): boolean {
    return (
      this.#place.terrain === terrain &&
      this.width === context.width &&
      this.height === context.height &&
      (this.#box === null || isAlike(this.#walls, wallsIn(this.#box))) &&
      this.#answers.every(({ was, again }) => isAlike(was, again(context)))
    );
  }

  surfaceAt(x: number): number {
    return this.#place.context.surfaceAt(x);
  }

  footing(x: number, y: number): Footing | null {
    return this.#place.context.footing(x, y);
  }

  open(x: number, y: number): boolean {
    const box = this.#box;
    if (box === null) this.#box = { left: x, top: y, right: x, bottom: y };
    else {
      if (x < box.left) box.left = x;
      if (x > box.right) box.right = x;
      if (y < box.top) box.top = y;
      if (y > box.bottom) box.bottom = y;
    }
    return this.#place.context.open(x, y);
  }

  unitsOf(piece: Piece): readonly UnitThen[] {
    return this.#note((context) => context.unitsOf(piece));
  }

  isSpent(piece: Piece): boolean {
    return this.#note((context) => context.isSpent(piece));
  }

  hearts(): readonly Point[] {
    return this.#note((context) => context.hearts());
  }

  poolsAt(piece: Piece): readonly Lying[] {
    return this.#note((context) => context.poolsAt(piece));
  }

  isDug(x: number, y: number): boolean {
    return this.#note((context) => context.isDug(x, y));
  }

  before(piece: Piece): readonly Shape[] {
    return this.#note((context) => context.before(piece));
  }

  homesOf(owner: string | null): readonly Point[] {
    return this.#note((context) => context.homesOf(owner));
  }

  underSky(): readonly Lying[] {
    return this.#note((context) => context.underSky());
  }

  isRuined(piece: Piece): boolean {
    return this.#note((context) => context.isRuined(piece));
  }

  isDamaged(piece: Piece): boolean {
    return this.#note((context) => context.isDamaged(piece));
  }

  #note<T>(ask: (context: DrawingContext) => T): T {
    const was = ask(this.#place.context);
    this.#answers.push({ was, again: ask });
    return was;
  }
}
