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
  return new Drawn(ANY, [seed, ...label].join(SEPARATOR));
}

/** Streams that begin alike, for a game that needs thousands: `streams(seed, 'dice').on('H2-FEA-T0@3#').stream('1')`. */
export function streams(seed: string, ...labels: readonly string[]): Streams {
  return ANY.on([seed, ...labels, ''].join(SEPARATOR));
}

/** What they begin with is stirred when a number is first drawn from one of them, and once for all. */
export class Streams {
  readonly #before: Streams | null;
  readonly #label: string;
  #words: Words | null;

  constructor(before: Streams | null, label: string, words: Words | null = null) {
    this.#before = before;
    this.#label = label;
    this.#words = words;
  }

  /** Those of them that begin with more. */
  on(label: string): Streams {
    return new Streams(this, label);
  }

  stream(label: string): Stream {
    return new Drawn(this, label);
  }

  get words(): Words {
    this.#words ??= stirred(this.#before?.words ?? START, this.#label);
    return this.#words;
  }
}

/**
 * A class, not closures: there are hundreds of streams in a game, and most give but one number. Made ready when first drawn
 * from, since many a hand is given a stream and decides without it.
 */
class Drawn implements Stream {
  readonly #alike: Streams;
  readonly #label: string;
  #ready: ReturnType<typeof xoroshiro128plusFromState> | null = null;

  constructor(alike: Streams, label: string) {
    this.#alike = alike;
    this.#label = label;
  }

  #generator(): ReturnType<typeof xoroshiro128plusFromState> {
    this.#ready ??= xoroshiro128plusFromState(settled(stirred(this.#alike.words, this.#label)));
    return this.#ready;
  }

  int(low: number, high: number): number {
    return uniformInt(this.#generator(), low, high);
  }

  unit(): number {
    return (this.#generator().next() >>> 0) / 4294967296;
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
const SEPARATOR = '\x1f';

/** Four words that text is stirred into (cyrb128). */
type Words = readonly [number, number, number, number];

const START: Words = [1779033703, 3144134277 | 0, 1013904242, 2773480762 | 0];
const ANY = new Streams(null, '', START);

function stirred(beginning: Words, label: string): Words {
  let [a, b, c, d] = beginning;
  for (let i = 0; i < label.length; i++) {
    const code = label.charCodeAt(i);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  return [a, b, c, d];
}

/** Well mixed, and never all zero, which a generator could not leave again. */
function settled(words: Words): [number, number, number, number] {
  const a = Math.imul(words[2] ^ (words[0] >>> 18), 597399067);
  const b = Math.imul(words[3] ^ (words[1] >>> 22), 2869860233);
  const c = Math.imul(a ^ (words[2] >>> 17), 951274213);
  const d = Math.imul(b ^ (words[3] >>> 19), 2716044179);
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, (d ^ a) | 1];
}
