/** Which options of a choice fared best. Both lists are empty while there are too few playouts to tell. */
export interface Verdict {
  /** The one that fared best, and all that are not clearly worse than it. */
  readonly best: readonly string[];
  /** Clearly worse. If there is none, there is no clear difference between the options. */
  readonly worse: readonly string[];
}

/** Fewer playouts tell nothing. */
const LEAST = 20;

/** The difference of two options is clear from this many standard errors on. */
const CLEAR = 3;

/**
 * What the options of a choice came to, playout by playout. In one playout all options meet the same luck, so they are compared by
 * their differences, in which most of that luck is gone.
 */
export class Trials {
  readonly keys: readonly string[];
  #many = 0;
  readonly #sums: Float64Array;
  /** Sums of the products of any two options' values, row by row. */
  readonly #products: Float64Array;

  constructor(keys: readonly string[]) {
    this.keys = keys;
    this.#sums = new Float64Array(keys.length);
    this.#products = new Float64Array(keys.length * keys.length);
  }

  /** Playouts of each option. */
  get many(): number {
    return this.#many;
  }

  /** One more playout of each option, in their order. */
  add(values: ArrayLike<number>): void {
    const { length } = this.keys;
    this.#many += 1;
    for (let a = 0; a < length; a++) {
      const value = values[a] as number;
      this.#sums[a] = (this.#sums[a] as number) + value;
      for (let b = 0; b <= a; b++) {
        const at = a * length + b;
        this.#products[at] = (this.#products[at] as number) + value * (values[b] as number);
      }
    }
  }

  mean(nth: number): number {
    return (this.#sums[nth] as number) / this.#many;
  }

  /** The standard deviation of single playouts. */
  spread(nth: number): number {
    return Math.sqrt(Math.max(0, this.#covariance(nth, nth)));
  }

  /** How far the mean may be off: one standard error. */
  error(nth: number): number {
    return this.spread(nth) / Math.sqrt(this.#many);
  }

  verdict(): Verdict {
    if (this.#many < LEAST) return { best: [], worse: [] };
    const all = this.keys.map((_, nth) => nth);
    const first = all.reduce((a, b) => (this.mean(b) > this.mean(a) ? b : a), 0);
    const isWorse = (nth: number) => this.#isClearlyBetter(first, nth);
    const keyed = (some: readonly number[]) => some.map((nth) => this.keys[nth] as string);
    return { best: keyed(all.filter((nth) => !isWorse(nth))), worse: keyed(all.filter(isWorse)) };
  }

  #isClearlyBetter(a: number, b: number): boolean {
    const difference = this.mean(a) - this.mean(b);
    if (difference <= ROUNDING) return false;
    const variance = this.#covariance(a, a) + this.#covariance(b, b) - 2 * this.#covariance(a, b);
    return difference >= this.#clear * Math.sqrt(Math.max(0, variance) / this.#many);
  }

  /**
   * Among many options chance alone sets some two apart: the more pairs there are, the more it takes. Each time that they double, so much
   * more as makes it half as likely for one.
   */
  get #clear(): number {
    const pairs = (this.keys.length * (this.keys.length - 1)) / 2;
    let square = CLEAR * CLEAR;
    for (let many = 2; many <= pairs; many *= 2) square += HALF_AS_LIKELY;
    return Math.sqrt(square);
  }

  #covariance(a: number, b: number): number {
    const at = Math.max(a, b) * this.keys.length + Math.min(a, b);
    return (this.#products[at] as number) / this.#many - this.mean(a) * this.mean(b);
  }
}

/** What the square of a number of standard errors grows by, to be passed by chance half as often: 2 ln 2. */
const HALF_AS_LIKELY = 1.386;

/** Sums of many numbers are off by so much where they should be the same. */
const ROUNDING = 1e-9;
