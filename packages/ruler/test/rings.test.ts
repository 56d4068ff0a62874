import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Contour, cutsOfLevel, cutsOfUpright, inRing, ringArea } from '../src/index.ts';

/** A ring with a notch in its upper side. */
const notched = [0, 0, 2, 0, 3, 2, 4, 0, 6, 0, 6, 4, 0, 4];

describe('the cuts of a ring', () => {
  it('come in order, and part inside from outside', () => {
    expect(cutsOfLevel(notched, 1)).toEqual([0, 2.5, 3.5, 6]);
    expect(cutsOfLevel(notched, 3)).toEqual([0, 6]);
    expect(cutsOfUpright(notched, 3)).toEqual([2, 4]);
    expect(cutsOfUpright(notched, 7)).toEqual([]);
  });

  it('say of every point what inRing says', () => {
    const quarter = fc.integer({ min: -4, max: 28 }).map((it) => it / 4 + 0.1);
    fc.assert(
      fc.property(quarter, quarter, (x, y) => {
        const before = cutsOfLevel(notched, y).filter((it) => it <= x).length;
        const above = cutsOfUpright(notched, x).filter((it) => it <= y).length;
        expect(before % 2 === 1).toBe(inRing(notched, x, y));
        expect(above % 2 === 1).toBe(inRing(notched, x, y));
      }),
    );
  });
});

describe('a contour', () => {
  const side = 41;
  const contour = new Contour(side, side, (cells) => cells / 10);
  /** Positive inside a disc round a point, in beads. */
  const field = (...discs: readonly (readonly [number, number, number])[]) =>
    Float64Array.from({ length: side * side }, (_, node) => {
      const [x, y] = [(node % side) / 10, Math.floor(node / side) / 10];
      return Math.max(...discs.map(([cx, cy, r]) => r - Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy))));
    });

  it('runs where the field passes through nothing', () => {
    const [ring = []] = contour.rings(field([2, 2, 1]));
    for (let i = 0; i < ring.length; i += 2) {
      const [x, y] = [ring[i] as number, ring[i + 1] as number];
      expect(Math.sqrt((x - 2) * (x - 2) + (y - 2) * (y - 2))).toBeCloseTo(1, 2);
    }
    expect(ringArea(ring)).toBeCloseTo(Math.PI, 1);
  });

  it('has a ring for every part, the largest first, or from the top down', () => {
    const two = field([1, 3, 0.8], [3, 1, 0.4]);
    const tops = (rings: number[][]) => rings.map((it) => Math.min(...it.filter((_, i) => i % 2 === 1)));
    expect(tops(contour.rings(two)).map((it) => Math.round(it * 10))).toEqual([22, 6]);
    expect(tops(contour.ringsFromTop(two)).map((it) => Math.round(it * 10))).toEqual([6, 22]);
    expect(contour.rings(new Float32Array(side * side).fill(-1))).toEqual([]);
  });
});
