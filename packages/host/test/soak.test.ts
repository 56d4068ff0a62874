import { describe, expect, it } from 'vitest';
import { soak } from '../../../bench/soak-checks.ts';
import { SEED } from '../../../tools/seed.ts';

/** A sample of `npm run soak`, which does the same for a thousand seeds of each shape. */
const SEEDS = 20;

describe.each([1, 2, 3, 4, 5, 6])('worlds of shape %i, by random hands', (shape) => {
  it('[H2-INV-04 + H2-INV-16] finish, keep to their page, and come out the same again', () => {
    for (let i = 0; i < SEEDS; i++) {
      const seed = `${SEED} ${i}.${shape}`;
      const first = soak(seed, shape);
      expect(first.faults, seed).toEqual([]);
      // Twice over takes twice as long; every third is enough to see a stray throw.
      if (i % 3 === 0) expect(soak(seed, shape).digest, seed).toBe(first.digest);
    }
  });
});
