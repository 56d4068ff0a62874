import type { Piece } from '@understory/page';
import { areSame, isAlike } from './alike.ts';
import { Asked, type Neighbourhood } from './asked.ts';
import type { DrawingContext } from './drawing-context.ts';
import type { Figure } from './figure.ts';
import { figureOf } from './figure-of.ts';
import type { Terrain } from './ground/terrain.ts';
import type { Mark } from './mark.ts';
import type { PatternBook } from './pattern-book.ts';
import { reachesSky } from './walls/walls.ts';

/** Something that was made, and what from. */
export interface Made<T> {
  readonly from: readonly unknown[];
  readonly what: T;
}

interface KeptDrawing {
  readonly by: readonly unknown[];
  readonly asked: Asked;
  readonly marks: readonly Mark[];
}

/** Enough to go back and forth a few moments without making anything twice. */
const VERSIONS = 4;

/**
 * What was made for earlier pictures of a page, so that only what has changed is drawn anew. It changes no picture: whatever is
 * taken from here is what would have been made. A page keeps the shapes of its pieces and its grounds as the same objects, and
 * everything else is compared by what it says, so a page that was played again from a bookmark is known too.
 */
export class Kept {
  readonly #made = new Map<string, Made<unknown>[]>();
  readonly #figures = new Map<string, Figure>();
  readonly #reaching = new WeakMap<Figure, { readonly terrain: Terrain; readonly reaches: boolean }>();
  readonly #drawings = new Map<string, WeakMap<Figure, KeptDrawing>>();

  /** What was made from just these before, or made now; whoever makes it may begin with what was made from others. */
  made<T>(name: string, from: readonly unknown[], make: (earlier: readonly Made<T>[]) => T): T {
    const versions = (this.#made.get(name) ?? []) as Made<T>[];
    const known = versions.find((it) => areSame(it.from, from)) ?? { from, what: make(versions) };
    this.#made.set(name, [known, ...versions.filter((it) => it !== known)].slice(0, VERSIONS));
    return known.what;
  }

  /** The same for what takes long to make: it is made bit by bit, and nothing is kept of what is left half-made. */
  *making<T>(name: string, from: readonly unknown[], make: () => Generator<void, T, void>): Generator<void, T, void> {
    const known = this.#made.get(name)?.find((it) => areSame(it.from, from)) as Made<T> | undefined;
    const what = known ? known.what : yield* make();
    return this.made(name, from, () => what);
  }

  /** The same list as before, if there are the same things in it. */
  list<T>(name: string, things: readonly T[]): readonly T[] {
    return this.made(name, things, () => things);
  }

  /** The same rows as before, if they say the same. They are copied, because what is on a page may yet end. */
  rows<T extends object>(name: string, things: readonly T[]): readonly T[] {
    const versions = (this.#made.get(name) ?? []) as Made<readonly T[]>[];
    const known = versions.find(({ what }) => isAlike(what, things))?.what ?? things.map((it) => ({ ...it }));
    return this.made(name, [known], () => known);
  }

  /** A piece with what its names look like: the same figure as before, if nothing is said of it otherwise. */
  figure(piece: Piece, book: PatternBook): Figure {
    const known = this.#figures.get(piece.id);
    if (known && isStill(known, piece)) return known;
    const figure = figureOf(piece, book);
    this.#figures.set(piece.id, figure);
    return figure;
  }

  /** Does a piece come out at the surface? */
  reachesSky(piece: Figure, terrain: Terrain): boolean {
    const known = this.#reaching.get(piece);
    if (known?.terrain === terrain) return known.reaches;
    const reaches = reachesSky(piece, terrain);
    this.#reaching.set(piece, { terrain, reaches });
    return reaches;
  }

  /** The drawing of a piece, kept as long as its surroundings would tell it the same. `by` is what it is drawn by besides. */
  drawing(
    name: string,
    piece: Figure,
    by: readonly unknown[],
    place: Neighbourhood,
    draw: (context: DrawingContext) => readonly Mark[],
  ): readonly Mark[] {
    const drawings = this.#drawings.get(name) ?? new WeakMap<Figure, KeptDrawing>();
    this.#drawings.set(name, drawings);
    const known = drawings.get(piece);
    if (known && areSame(known.by, by) && known.asked.holdsIn(place)) return known.marks;
    const asked = new Asked(place);
    const marks = draw(asked);
    asked.close();
    drawings.set(piece, { by, asked, marks });
    return marks;
  }
}

function isStill(figure: Figure, piece: Piece): boolean {
  return (Object.keys(piece) as (keyof Piece)[]).every((key) =>
    key === 'what' ? isAlike(piece.what, figure.what) : piece[key] === figure[key],
  );
}
