import type { Stream } from './chance.ts';

/** A quick generator for playouts (sfc32): a game's keyed streams would cost more than the game. */
export class FastDice {
  #a = 0;
  #b = 0;
  #c = 0;
  #n = 1;

  constructor(from: Stream) {
    const word = () => Math.floor(from.unit() * 4294967296) | 0;
    this.seed(word(), word(), word());
  }

  /** Begin anew, so that every option of a choice meets the same luck. */
  seed(a: number, b: number, c: number): void {
    [this.#a, this.#b, this.#c, this.#n] = [a | 0, b | 0, c | 0, 1];
    for (let i = 0; i < 8; i++) this.next();
  }

  /** 32 bits. */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#n) | 0;
    this.#n = (this.#n + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    this.#c |= 0;
    return sum >>> 0;
  }

  below(many: number): number {
    return this.next() % many;
  }
}
