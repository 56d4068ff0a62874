import type { Stream } from '@understory/table';

/** A smooth wandering line: from −1 to 1, one turn about every bead. */
export type Wander = (at: number) => number;

const KNOTS = 128;

/**
 * Value noise along a line: knots by chance, eased between. They are tied one after the other as far as they are asked for:
 * many a course runs straight, and few are as long as the whole line.
 */
export function wander(draw: Stream): Wander {
  const knots: number[] = [];
  const knot = (k: number) => {
    const at = ((k % KNOTS) + KNOTS) % KNOTS;
    while (knots.length <= at) knots.push(draw.unit() * 2 - 1);
    return knots[at] as number;
  };
  return (at) => {
    const whole = Math.floor(at);
    const t = at - whole;
    const from = knot(whole);
    return from + (knot(whole + 1) - from) * t * t * (3 - 2 * t);
  };
}

function knotsBy(draw: Stream, count: number): Float64Array {
  const knots = new Float64Array(count);
  for (let i = 0; i < count; i++) knots[i] = draw.unit() * 2 - 1;
  return knots;
}

/** Smooth noise over the page, from −1 to 1. */
export type Grain = (x: number, y: number) => number;

const SIDE = 16;

export function grain(draw: Stream): Grain {
  const knots = knotsBy(draw, SIDE * SIDE);
  const knot = (i: number, j: number) => knots[(i & (SIDE - 1)) + (j & (SIDE - 1)) * SIDE] as number;
  return (x, y) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = x - i;
    const v = y - j;
    const s = u * u * (3 - 2 * u);
    const t = v * v * (3 - 2 * v);
    const upper = knot(i, j) + (knot(i + 1, j) - knot(i, j)) * s;
    const lower = knot(i, j + 1) + (knot(i + 1, j + 1) - knot(i, j + 1)) * s;
    return upper + (lower - upper) * t;
  };
}
