import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaBelow, levelForArea, poolsBelow, ringArea, ringBelow } from '../src/index.ts';

/** A cave with two dips in its floor. */
const dips = [0, 0, 6, 0, 6, 4, 4, 4, 3, 2, 2, 4, 0, 4];
const rings = fc
  .array(fc.integer({ min: 10, max: 60 }), { minLength: 3, maxLength: 16 })
  .map((far) =>
    far.flatMap((it, i) => [
      Math.round(10000 + 100 * it * Math.cos((2 * Math.PI * i) / far.length)) / 1000,
      Math.round(10000 + 100 * it * Math.sin((2 * Math.PI * i) / far.length)) / 1000,
    ]),
  );

describe('a lake at a cave’s bottom', () => {
  it('is the part of the ring below its level', () => {
    expect(ringArea(ringBelow(dips, 3))).toBeCloseTo(4.5, 9);
    expect(ringBelow(dips, 5)).toEqual([]);
    expect(ringArea(ringBelow(dips, -1))).toBe(ringArea(dips));
  });

  it('is as many pools as the floor has dips', () => {
    expect(poolsBelow(dips, 3).map(ringArea)).toEqual([2.25, 2.25]);
    expect(poolsBelow(dips, 1)).toHaveLength(1);
    expect(poolsBelow(dips, -1)).toEqual([dips]);
    expect(poolsBelow(dips, 5)).toEqual([]);
  });

  it('has its level where the area comes out right', () => {
    fc.assert(
      fc.property(rings, fc.integer({ min: 1, max: 99 }), (ring, percent) => {
        const area = (ringArea(ring) * percent) / 100;
        const level = levelForArea(ring, area);
        expect(Math.abs(areaBelow(ring, level) - area)).toBeLessThan(0.02);
        expect(ringArea(ringBelow(ring, level))).toBeCloseTo(areaBelow(ring, level), 1);
        const pools = poolsBelow(ring, level).map(ringArea);
        expect(pools.reduce((sum, it) => sum + it, 0)).toBeCloseTo(areaBelow(ring, level), 1);
      }),
    );
    expect(levelForArea(dips, 1000)).toBe(0);
  });
});
