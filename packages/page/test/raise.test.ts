import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ground, groundAt, Page, type Rise, raiseSurface, ringArea } from '../src/index.ts';
import { groundOf, pageOf, SECOND } from './sheet.ts';

const RISE: Rise = { from: 12, to: 18, by: 1.5, slope: 3, top: 0.5 };

/** The area between the surface and the page's bottom. */
function areaUnder({ surfaces }: Ground): number {
  return ringArea([...(surfaces[0]?.path ?? []), 30, 21, 0, 21]);
}

describe('a surface that is raised (H2-MAG-22, -23)', () => {
  it('[H2-MAG-22] lies higher over the span and slopes back to the old line', () => {
    const page = pageOf(raiseSurface(groundOf(1), RISE));
    expect([5, 9, 10.5, 12, 15, 18, 19.5, 21, 25].map((x) => page.surfaceAt(x))).toEqual([
      4, 4, 3.25, 2.5, 2.5, 2.5, 3.25, 4, 4,
    ]);
  });

  it('[H2-MAG-22] never comes higher than the limit, and what lay higher stays', () => {
    const peak = pageOf(raiseSurface(groundOf(4), RISE));
    expect(peak.surfaceAt(15)).toBeCloseTo(0.5);
    const [before, low] = [pageOf(groundOf(4)), pageOf(raiseSurface(groundOf(4), { ...RISE, top: 2 }))];
    for (let x = 0; x <= 30; x += 0.25) {
      expect(low.surfaceAt(x)).toBeLessThanOrEqual(before.surfaceAt(x) + 0.002);
      expect(low.surfaceAt(x)).toBeGreaterThanOrEqual(Math.min(2, before.surfaceAt(x)) - 0.002);
    }
  });

  it('[H2-MAG-23] gives the ground gained to the stratum right under it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.string({ minLength: 1, maxLength: 4 }),
        fc.double({ min: 1, max: 29, noNaN: true }),
        fc.double({ min: 0, max: 12, noNaN: true }),
        (world, seed, from, wide) => {
          const ground = groundOf(world, undefined, 8, seed);
          const raised = raiseSurface(ground, { ...RISE, from, to: Math.min(29, from + wide) });
          const [old, now] = [pageOf(ground), pageOf(raised)];
          expect(raised.strata.reduce((sum, it) => sum + it.area, 0)).toBeCloseTo(areaUnder(raised), 1);
          for (let x = 0.11; x < 30; x += 0.37) {
            const [before, after] = [old.surfaceAt(x), now.surfaceAt(x)];
            expect(now.stratumAt(x, after - 0.02)).toBe(0);
            if (before - after < 0.1) continue;
            const [left, under, right] = [x - 0.1, x, x + 0.1].map((at) => old.stratumAt(at, old.surfaceAt(at) + 0.01));
            if (left === under && right === under) expect(now.stratumAt(x, (before + after) / 2)).toBe(under);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('[H2-MAG-23] keeps the old line: the ground of any moment is known', () => {
    const [first, second] = [groundOf(1), raiseSurface(groundOf(1), RISE)];
    const page = new Page({ width: 30, height: 21, title: 'a test', measures: SECOND });
    page.apply({ do: 'lay', ground: first }, 3);
    expect(page.stratumAt(15, 3)).toBe(0);
    expect(page.stratumShape(1).path).toBe(first.strata[0]?.outline);
    page.apply({ do: 'lay', ground: second }, 7);
    expect(page.stratumAt(15, 3)).toBe(1);
    expect(page.stratumShape(1).path).toBe(second.strata[0]?.outline);
    expect([2, 3, 6, 7].map((tick) => groundAt(page, tick))).toEqual([null, first, first, second]);
    expect(page.former).toEqual([{ ground: first, until: 7 }]);
  });
});
