import type { Stream } from './chance.ts';

/** A deck of cards: drawn from the top, and when it runs out the discards are shuffled in again. */
export class Deck<T> {
  readonly #draw: T[];
  readonly #discards: T[] = [];
  readonly #chance: Stream;

  /** Shuffled by `chance`; a scenario may give the order instead (`ordered`). */
  constructor(cards: readonly T[], chance: Stream, ordered = false) {
    this.#chance = chance;
    this.#draw = ordered ? [...cards].reverse() : chance.shuffled(cards);
  }

  get size(): number {
    return this.#draw.length;
  }

  /** The top card, or null when neither deck nor discards have one. */
  draw(): T | null {
    if (this.#draw.length === 0) this.#draw.push(...this.#chance.shuffled(this.#discards.splice(0)));
    return this.#draw.pop() ?? null;
  }

  discard(card: T): void {
    this.#discards.push(card);
  }

  /** Take a known card out, wherever it lies in the deck. */
  take(which: (card: T) => boolean): T | null {
    for (let i = this.#draw.length - 1; i >= 0; i--) {
      if (which(this.#draw[i] as T)) return this.#draw.splice(i, 1)[0] ?? null;
    }
    return null;
  }
}
