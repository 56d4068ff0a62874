import { describe, expect, it } from 'vitest';
import { bestByPlayouts, stream } from '../src/index.ts';

/** Options whose playouts are dice with so much added. */
function best(usual: number, others: readonly number[], seed = 'a', clearly = 2) {
  let playouts = 0;
  const playout = (more: number, dice: { below(many: number): number }) => {
    playouts += 1;
    return dice.below(6) + more * dice.below(2);
  };
  const found = bestByPlayouts({ usual, others, playouts: 96, batch: 32, clearly, playout }, stream(seed, 'search'));
  return { found, playouts };
}

describe('the best by playouts', () => {
  it('is another than the usual one only if it is clearly better', () => {
    expect(best(0, [3, 1]).found).toBe(3);
    expect(best(3, [1, 0]).found).toBe(3);
    for (const seed of ['a', 'b', 'c', 'd']) expect(best(1, [1, 1], seed).found).toBe(1);
  });

  it('gives up early what falls behind, and never plays more than was allowed', () => {
    expect(best(3, [0, 1]).playouts).toBe(32 * 3);
    expect(best(0, [3, 2]).playouts).toBeLessThanOrEqual(96 * 3);
    expect(best(0, []).playouts).toBe(0);
  });

  it('is the same for the same luck', () => {
    expect(best(1, [2, 3, 1], 'x')).toEqual(best(1, [2, 3, 1], 'x'));
  });
});
