import { bounds, derived, gap, gapTo, type Page, type Piece, type Shape, TOLERANCE } from '@understory/page';
import { FINGER } from '../../../../measures.ts';
import { isPlace } from '../is-place.ts';

interface Seen {
  readonly pieces: Piece[];
  /** How many of the page's pieces are in the index already. */
  read: number;
}

interface Measured extends Seen {
  readonly gaps: number[];
}

/**
 * An index of what lies at a spot or round an outline. The same spots and outlines are asked for again and again while little
 * is drawn, so results are extended by the pieces drawn since; when a piece goes, the index starts anew.
 */
export class Around {
  readonly #page: Page;
  readonly #spots = new Map<number, Map<number, Seen>>();
  /** The places that touch an outline, and those within a finger of it. */
  readonly #touching = new Map<Shape, Measured>();
  readonly #near = new Map<Shape, Measured>();
  readonly #over = new Map<Piece, Seen>();
  /** The boxes of the page's pieces, one by one. */
  readonly #boxes: Box[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  static of(page: Page): Around {
    return around(page);
  }

  /** The pieces that hold a spot, the oldest first. */
  at(x: number, y: number): readonly Piece[] {
    let column = this.#spots.get(x);
    if (!column) {
      column = new Map();
      this.#spots.set(x, column);
    }
    const { pieces: all } = this.#page;
    const known = column.get(y);
    if (!known) {
      const pieces: Piece[] = [];
      const take = (it: Piece) => {
        pieces.push(it);
        return undefined;
      };
      this.#page.visitWithin({ path: [x, y], closed: false, swell: 0 }, 0, take);
      column.set(y, { pieces, read: all.length });
      return pieces;
    }
    for (; known.read < all.length; known.read++) {
      const it = all[known.read] as Piece;
      if (it.until === null && gapTo(it.shape, x, y, TOLERANCE) <= TOLERANCE) known.pieces.push(it);
    }
    return known.pieces;
  }

  /** The pieces that may cover part of a place: those that cover anything, and whose bounding boxes meet the box of the place. */
  over(place: Piece, does: (it: Piece, place: Piece) => boolean): readonly Piece[] {
    const { pieces: all } = this.#page;
    let known = this.#over.get(place);
    if (!known) {
      known = { pieces: [], read: 0 };
      this.#over.set(place, known);
    }
    if (known.read === all.length) return known.pieces;
    const own = bounds(place.shape);
    for (; known.read < all.length; known.read++) {
      const it = all[known.read] as Piece;
      if (it !== place && it.until === null && does(it, place) && meet(own, this.#box(known.read)))
        known.pieces.push(it);
    }
    return known.pieces;
  }

  #box(i: number): Box {
    for (let j = this.#boxes.length; j <= i; j++) this.#boxes.push(bounds((this.#page.pieces[j] as Piece).shape));
    return this.#boxes[i] as Box;
  }

  /** Visits the places within a distance (at most a finger) of an outline that stays, such as a seat. */
  visit(shape: Shape, far: number, visit: (piece: Piece, gap: number) => void): void {
    const { touch } = this.#page.measures;
    const { pieces, gaps } =
      far <= touch ? this.#seen(this.#touching, shape, touch) : this.#seen(this.#near, shape, FINGER);
    const limit = far + TOLERANCE;
    for (let i = 0; i < pieces.length; i++) {
      const between = gaps[i] as number;
      if (between <= limit) visit(pieces[i] as Piece, between);
    }
  }

  #seen(kept: Map<Shape, Measured>, shape: Shape, far: number): Measured {
    const { pieces: all } = this.#page;
    let known = kept.get(shape);
    if (!known) {
      const [pieces, gaps]: [Piece[], number[]] = [[], []];
      const take = (it: Piece, between: number) => {
        pieces.push(it);
        gaps.push(between);
        return undefined;
      };
      this.#page.visitWithin(shape, far, take, isPlace);
      known = { pieces, gaps, read: all.length };
      kept.set(shape, known);
      return known;
    }
    for (; known.read < all.length; known.read++) {
      const it = all[known.read] as Piece;
      if (it.until !== null || !isPlace(it)) continue;
      const between = gap(shape, it.shape, far + TOLERANCE);
      if (between > far + TOLERANCE) continue;
      known.pieces.push(it);
      known.gaps.push(between);
    }
    return known;
  }
}

type Box = ReturnType<typeof bounds>;

function meet(a: Box, b: Box): boolean {
  return (
    a.left <= b.right + TOLERANCE &&
    b.left <= a.right + TOLERANCE &&
    a.top <= b.bottom + TOLERANCE &&
    b.top <= a.bottom + TOLERANCE
  );
}

const around = derived(
  ({ gone }: Page) => gone,
  (page) => new Around(page),
);
