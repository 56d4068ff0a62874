import { gap, gapTo, isOpen, type Piece, type Unit } from '@understory/page';
import type { World } from '../../world.ts';

/** How far things are from a civilization's works. Works only ever grow, so only what is new is measured. */
class Gaps<T extends Piece | Unit> {
  readonly far = new Map<T, number>();
  #things = 0;
  #works = 0;
  readonly #counts: (it: T) => boolean;
  readonly #between: (work: Piece, it: T, limit: number) => number;

  constructor(counts: (it: T) => boolean, between: (work: Piece, it: T, limit: number) => number) {
    this.#counts = counts;
    this.#between = between;
  }

  /** With what has come since, of the things and of the works. */
  upToDate(things: readonly T[], works: readonly Piece[]): ReadonlyMap<T, number> {
    for (; this.#things < things.length; this.#things++) {
      const it = things[this.#things] as T;
      if (!this.#counts(it)) continue;
      let least = Number.POSITIVE_INFINITY;
      for (let i = 0; i < this.#works; i++) least = Math.min(least, this.#between(works[i] as Piece, it, least));
      this.far.set(it, least);
    }
    for (; this.#works < works.length; this.#works++) {
      const work = works[this.#works] as Piece;
      for (const [it, least] of this.far) {
        if (it.until !== null || least === 0) continue;
        const between = this.#between(work, it, least);
        if (between < least) this.far.set(it, between);
      }
    }
    return this.far;
  }
}

const toUnits = new WeakMap<readonly Piece[], Gaps<Unit>>();
const toCaves = new WeakMap<readonly Piece[], Gaps<Piece>>();

/** The gap of each unexhausted unit, which is a point (H2-MSR-10). */
export function gapsToUnits({ page }: World, works: readonly Piece[]): ReadonlyMap<Unit, number> {
  let known = toUnits.get(works);
  if (!known) {
    known = new Gaps<Unit>(
      () => true,
      ({ shape }, { at }, limit) => gapTo(shape, at.x, at.y, limit),
    );
    toUnits.set(works, known);
  }
  return known.upToDate(page.units, works);
}

/** The gap of each natural open piece (H2-MSR-06, -07). */
export function gapsToCaves({ page }: World, works: readonly Piece[]): ReadonlyMap<Piece, number> {
  let known = toCaves.get(works);
  if (!known) {
    known = new Gaps<Piece>(
      (it) => it.age === 'primordial' && isOpen(it),
      (work, it, limit) => gap(work.shape, it.shape, limit),
    );
    toCaves.set(works, known);
  }
  return known.upToDate(page.pieces, works);
}
