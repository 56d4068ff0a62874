import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { Impossible } from './problem.ts';

/**
 * One named stream of chance. Every use has a stream of its own (dice, places, names, autopilot, drawing …),
 * made from the seed and a label, so that drawing a wobblier line never changes a die.
 */
export interface Stream {
  /** A whole number from low to high, both included. */
  int(low: number, high: number): number;
  /** A number from 0 up to but not including 1, in steps of 2⁻³². */
  unit(): number;
  pick<T>(from: readonly T[]): T;
  /** A shuffled copy. */
  shuffled<T>(from: readonly T[]): T[];
}

/** `stream(seed, 'dice', 'H2-FEA-T0@3#1')` is the same stream on every machine. */
export function stream(seed: string, ...label: readonly string[]): Stream {
  return new Drawn(seed, label);
}

/**
 * A class, not closures: there are hundreds of streams in a game, and most give but one number. Made ready when first drawn
 * from, since many a hand is given a stream and decides without it.
 */
class Drawn implements Stream {
  readonly #seed: string;
  readonly #label: readonly string[];
  #ready: ReturnType<typeof xoroshiro128plusFromState> | null = null;

  constructor(seed: string, label: readonly string[]) {
    this.#seed = seed;
    this.#label = label;
  }

  get #generator(): ReturnType<typeof xoroshiro128plusFromState> {
    this.#ready ??= xoroshiro128plusFromState(stateOf(this.#seed, this.#label));
    return this.#ready;
  }

  int(low: number, high: number): number {
    return uniformInt(this.#generator, low, high);
  }

  unit(): number {
    return (this.#generator.next() >>> 0) / 4294967296;
  }

  pick<T>(from: readonly T[]): T {
    const it = from[this.int(0, from.length - 1)];
    if (it === undefined) throw new Impossible('picked from nothing');
    return it;
  }

  shuffled<T>(from: readonly T[]): T[] {
    const all = [...from];
    for (let i = all.length - 1; i > 0; i--) {
      const j = this.int(0, i);
      const held = all[i] as T;
      all[i] = all[j] as T;
      all[j] = held;
    }
    return all;
  }
}

/** What keeps the parts of a label from running into each other. */
const SEPARATOR = 0x1f;

/** Four well-mixed words of seed and label (cyrb128); never all zero, which the generator could not leave again. */
function stateOf(seed: string, label: readonly string[]): [number, number, number, number] {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let part = 0; part <= label.length; part++) {
    const text = part === 0 ? seed : (label[part - 1] as string);
    for (let i = part === 0 ? 0 : -1; i < text.length; i++) {
      const code = i < 0 ? SEPARATOR : text.charCodeAt(i);
      a = b ^ Math.imul(a ^ code, 597399067);
      b = c ^ Math.imul(b ^ code, 2869860233);
      c = d ^ Math.imul(c ^ code, 951274213);
      d = a ^ Math.imul(d ^ code, 2716044179);
    }
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, (d ^ a) | 1];
}
