import { derived, isOpen, type Page, type Piece } from '@understory/page';

/**
 * H2-MON-115: which open pieces are joined by a chain of touching ones and by the surface lines. This is asked very often, so
 * the chains are extended by the pieces drawn since; when a piece goes, they are built anew.
 */
export class Joined {
  readonly #page: Page;
  readonly #at = new Map<Piece, number>();
  /** A union-find: each piece's link towards the head of its chain, and a head's own number. The surface lines come first. */
  readonly #link: number[] = [];
  #read = 0;

  constructor(page: Page) {
    this.#page = page;
    for (let i = 0; i < page.ground.surfaces.length; i++) this.#link.push(i);
  }

  static of(page: Page): Joined {
    const joined = chains(page);
    joined.#update();
    return joined;
  }

  /** The chain of an open piece; for a piece that nobody can walk through, the chains of what it touches. */
  chainsOf(piece: Piece): readonly number[] {
    const own = this.#at.get(piece);
    if (own !== undefined) return [this.#head(own)];
    const found: number[] = [];
    const touch = (it: Piece) => {
      const at = this.#at.get(it);
      if (at !== undefined) found.push(this.#head(at));
      return undefined;
    };
    this.#page.visitWithin(piece.shape, this.#page.measures.touch, touch, isOpen);
    return found;
  }

  areJoined(a: Piece, b: Piece): boolean {
    if (a === b) return true;
    const [p, q] = [this.#at.get(a), this.#at.get(b)];
    if (p !== undefined && q !== undefined) return this.#head(p) === this.#head(q);
    const chains = this.chainsOf(a);
    return this.chainsOf(b).some((it) => chains.includes(it));
  }

  /** Is a surface line part of this chain? */
  holdsSurface(chain: number, surface = 0): boolean {
    return this.#head(surface) === chain;
  }

  #update(): void {
    const { pieces, ground, measures } = this.#page;
    for (; this.#read < pieces.length; this.#read++) {
      const piece = pieces[this.#read] as Piece;
      if (piece.until !== null || !isOpen(piece)) continue;
      const own = this.#link.length;
      this.#link.push(own);
      this.#at.set(piece, own);
      ground.surfaces.forEach((line, i) => {
        if (this.#page.gap(line, piece.shape, measures.touch + HAIR) <= measures.touch + HAIR) this.#tie(own, i);
      });
      for (const other of this.#page.touching(piece)) {
        const at = this.#at.get(other);
        if (at !== undefined) this.#tie(own, at);
      }
    }
  }

  #tie(a: number, b: number): void {
    const [p, q] = [this.#head(a), this.#head(b)];
    if (p < q) this.#link[q] = p;
    else this.#link[p] = q;
  }

  #head(of: number): number {
    let at = of;
    while (this.#link[at] !== at) at = this.#link[at] = this.#link[this.#link[at] as number] as number;
    return at;
  }
}

/** The tolerance of H2-MSR-36. */
const HAIR = 0.001;

const chains = derived(
  ({ gone }: Page) => gone,
  (page) => new Joined(page),
);
