import { hash } from './hash.ts';

/** Whatever gives numbers from 0 up to 1 by chance. */
export interface Chance {
  unit(): number;
}

/** A smooth wandering line: from −1 to 1, one turn about every unit. */
export type Wander = (at: number) => number;

const KNOTS = 128;

/** Value noise along a line. Knots are drawn lazily, since few lines need all of them. */
export function wander(draw: Chance): Wander {
  const knots: number[] = [];
  const knot = (k: number) => {
    const at = ((k % KNOTS) + KNOTS) % KNOTS;
    while (knots.length <= at) knots.push(draw.unit() * 2 - 1);
    return knots[at] as number;
  };
  return (at) => {
    const whole = Math.floor(at);
    const from = knot(whole);
    return from + (knot(whole + 1) - from) * eased(at - whole);
  };
}

/** Smooth noise over the paper: from −1 to 1, about one hump a unit. */
export type Noise = (x: number, y: number) => number;

const SIDE = 16;

/** Noise by chance; it repeats every sixteen units. */
export function grain(draw: Chance): Noise {
  const knots = new Float64Array(SIDE * SIDE);
  for (let i = 0; i < knots.length; i++) knots[i] = draw.unit() * 2 - 1;
  return between((i, j) => knots[(i & (SIDE - 1)) + (j & (SIDE - 1)) * SIDE] as number);
}

/** Noise of its own for each id, always the same. */
export function noiseFor(id: string): Noise {
  const seed = hash(id);
  return between((i, j) => {
    let h = Math.imul(seed ^ Math.imul(i, 0x27d4eb2d), 0x85ebca6b) ^ Math.imul(j, 0x165667b1);
    h = Math.imul(h ^ (h >>> 15), 0xc2b2ae35);
    h = Math.imul(h ^ (h >>> 13), 0x27d4eb2f);
    return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
  });
}

/** The value at any place, from those at the four knots round it. */
function between(knot: (i: number, j: number) => number): Noise {
  return (x, y) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const s = eased(x - i);
    const upper = knot(i, j);
    const lower = knot(i, j + 1);
    const above = upper + (knot(i + 1, j) - upper) * s;
    const below = lower + (knot(i + 1, j + 1) - lower) * s;
    return above + (below - above) * eased(y - j);
  };
}

function eased(t: number): number {
  return t * t * (3 - 2 * t);
}
