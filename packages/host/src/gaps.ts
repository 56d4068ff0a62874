import { gapTo, lasting, type Piece, type Unit } from '@understory/page';
import type { World } from './world.ts';

/** How far things are from a civilization's works. Works only ever grow, so only what is new is measured. */
export class Gaps<T extends Piece | Unit> {
  readonly #list: T[] = [];
  readonly #far: number[] = [];
  readonly #at = new Map<T, number>();
  #things = 0;
  #works = 0;
  readonly #counts: (it: T) => boolean;
  readonly #between: (work: Piece, it: T, limit: number) => number;

  constructor(counts: (it: T) => boolean, between: (work: Piece, it: T, limit: number) => number) {
    this.#counts = counts;
    this.#between = between;
  }

  /** The things measured, in the order they came. */
  get all(): readonly T[] {
    return this.#list;
  }

  /** How far one of them is; infinite if it does not count. */
  of(it: T): number {
    const at = this.#at.get(it);
    return at === undefined ? Number.POSITIVE_INFINITY : (this.#far[at] as number);
  }

  /** Measures what has come since the last call: new things, and new works. */
  upToDate(things: readonly T[], works: readonly Piece[]): this {
    for (; this.#things < things.length; this.#things++) {
      const it = things[this.#things] as T;
      if (!this.#counts(it)) continue;
      let least = Number.POSITIVE_INFINITY;
      for (let i = 0; i < this.#works; i++) least = Math.min(least, this.#between(works[i] as Piece, it, least));
      this.#at.set(it, this.#list.length);
      this.#list.push(it);
      this.#far.push(least);
    }
    for (; this.#works < works.length; this.#works++) {
      const work = works[this.#works] as Piece;
      for (let i = 0; i < this.#list.length; i++) {
        const it = this.#list[i] as T;
        const least = this.#far[i] as number;
        if (it.until !== null || least === 0) continue;
        const between = this.#between(work, it, least);
        if (between < least) this.#far[i] = between;
      }
    }
    return this;
  }
}

/** The gap of each unexhausted unit, which is a point (H2-MSR-10). */
export function gapsToUnits({ page }: World, works: readonly Piece[]): Gaps<Unit> {
  return toUnits(works).upToDate(page.units, works);
}

const toUnits = lasting(
  (_: readonly Piece[]) =>
    new Gaps<Unit>(
      () => true,
      ({ shape }, { at }, limit) => gapTo(shape, at.x, at.y, limit),
    ),
);
