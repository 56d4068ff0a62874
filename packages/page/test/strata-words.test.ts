import { boundsOf, depthIn, disc, ellipse, inRing, polygon, ringArea } from '@understory/ruler';
import { describe, expect, it } from 'vitest';
import { deepest } from '../src/deepest.ts';
import { frameRuns } from '../src/frame-runs.ts';
import { middleLine } from '../src/middle-line.ts';
import { joinsOf, spanningTree } from '../src/spanning-tree.ts';
import { unitsEvery, unitsOnGrid } from '../src/units.ts';

const BOX = [0, 4, 30, 4, 30, 12.5, 0, 12.5];
/** A stratum bent like a C round its left end. */
const BENT = [0, 4, 20, 4, 20, 6, 3, 6, 3, 10, 20, 10, 20, 12, 0, 12];

describe('the words of strata', () => {
  it('[PT-STR-09] a ring runs along the edges of the page', () => {
    expect(frameRuns(BOX, 30, 21)).toEqual([
      { side: 'left', from: 4, to: 12.5 },
      { side: 'right', from: 4, to: 12.5 },
    ]);
    const corner = [0, 12, 4, 14, 9, 21, 4, 21, 0, 21, 0, 16];
    expect(frameRuns(corner, 30, 21)).toEqual([
      { side: 'left', from: 12, to: 21 },
      { side: 'bottom', from: 0, to: 9 },
    ]);
    expect(frameRuns([0, 4, 8, 4, 8, 6, 0, 6, 4, 7, 0, 8, 8, 8, 8, 10, 0, 10, 0, 9, 2, 8.5], 30, 21)).toHaveLength(1);
  });

  it('[PT-FRM-02] the middle line goes from outline to outline, halfway between the sides', () => {
    expect(boundsOf(middleLine(BOX))).toEqual({ left: 0, right: 30, top: 8.25, bottom: 8.25 });
    expect(boundsOf(middleLine(BOX, 'y'))).toEqual({ left: 15, right: 15, top: 4, bottom: 12.5 });
  });

  it('[PT-FRM-02] … and keeps to one arm of a bent stratum', () => {
    const path = middleLine(BENT);
    expect(boundsOf(path)).toMatchObject({ right: 20, left: 0 });
    for (let i = 2; i < path.length - 2; i += 2)
      expect(inRing(BENT, path[i] as number, path[i + 1] as number)).toBe(true);
    const ys = path.filter((_, i) => i % 2 === 1).slice(4, -1);
    expect(new Set(ys)).toEqual(new Set([5]));
  });

  it('[PT-FRM-03] the deepest point is the farthest from the outline, and nearest to the middle of several', () => {
    expect(deepest(BOX)).toEqual({ at: { x: 15, y: 8.25 }, depth: 4.25 });
    const second = deepest(BOX, { but: [disc(15, 8.25, 4)] });
    expect(depthIn(polygon(BOX), second?.at.x ?? 0, second?.at.y ?? 0)).toBeGreaterThan(3.5);
    expect(Math.abs((second?.at.x ?? 15) - 15)).toBeGreaterThan(7);
    expect(deepest(BOX, { where: (x) => x <= 6 })?.at).toEqual({ x: 6, y: 8.25 });
    expect(deepest(BOX, { where: () => false })).toBeNull();
  });

  it('[PT-FRM-05] the shortest joins leave no point out that can be reached', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 3, y: 0 },
      { x: 9, y: 9 },
    ];
    const all = joinsOf(points, () => true);
    expect(spanningTree(4, all).map(({ a, b }) => [a, b])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    const near = joinsOf(points, (p, q) => q.x - p.x < 5);
    expect(spanningTree(4, near)).toHaveLength(2);
  });

  it('[PT-FEA-03] lodes lie on lines from 0.6 on, one every 1.2, and in areas on a square grid', () => {
    const on = unitsEvery([0, 8.25, 30, 8.25], 0.6, 1.2);
    expect(on).toHaveLength(25);
    expect([on[0], on[1], on.at(-1)]).toEqual([
      { x: 0.6, y: 8.25 },
      { x: 1.8, y: 8.25 },
      { x: 29.4, y: 8.25 },
    ]);
    expect(unitsEvery([0, 0, 0.3, 0], 0.6, 1.2)).toHaveLength(1);
    expect(unitsOnGrid(polygon([0, 0, 3, 0, 3, 3, 0, 3]), 1.2)).toHaveLength(9);
    expect(unitsOnGrid(polygon([0, 0, 0.4, 0, 0.4, 0.4, 0, 0.4]), 1.2)).toEqual([{ x: 0.2, y: 0.2 }]);
  });

  it('[PT-FRM-03] an ellipse of 24 corners', () => {
    const { path } = ellipse(15, 8.25, 5.1, 3.4);
    expect(path).toHaveLength(48);
    expect(path.slice(0, 2)).toEqual([15, 4.85]);
    expect(ringArea(path)).toBeCloseTo(53.85, 1);
  });
});
