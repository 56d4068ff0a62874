import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depthIn, disc, gap, gapTo, inRing, line, polygon, type Shape } from '../src/index.ts';

const coordinate = fc.integer({ min: 0, max: 200 }).map((it) => it / 10);
const points = (least: number) =>
  fc.array(fc.tuple(coordinate, coordinate), { minLength: least, maxLength: 24 }).map((it) => it.flat());

const discs = fc.tuple(coordinate, coordinate, fc.integer({ min: 0, max: 20 })).map(([x, y, r]) => disc(x, y, r / 10));
const lines = fc.tuple(points(2), fc.constantFrom(0, 0.4, 0.6)).map(([path, width]) => line(path, width));
/** Rings that do not cross themselves: corners sorted by their direction from a middle. */
const rings = fc
  .tuple(coordinate, coordinate, fc.array(fc.integer({ min: 5, max: 40 }), { minLength: 3, maxLength: 20 }))
  .map(([x, y, far]) =>
    polygon(
      far.flatMap((it, i) => {
        const angle = (2 * Math.PI * i) / far.length;
        return [x + (it / 10) * Math.cos(angle), y + (it / 10) * Math.sin(angle)];
      }),
    ),
  );
const shapes: fc.Arbitrary<Shape> = fc.oneof(discs, lines, rings);

/** Points all along a path, close together. */
function sampled({ path, closed }: Shape): [number, number][] {
  const found: [number, number][] = [];
  const n = path.length / 2;
  for (let i = 0; i < (closed ? n : Math.max(1, n - 1)); i++) {
    const j = n === 1 ? 0 : (i + 1) % n;
    const [ax, ay, bx, by] = [path[2 * i], path[2 * i + 1], path[2 * j], path[2 * j + 1]] as number[] as [
      number,
      number,
      number,
      number,
    ];
    for (let k = 0; k <= 40; k++) found.push([ax + ((bx - ax) * k) / 40, ay + ((by - ay) * k) / 40]);
  }
  return found;
}

/** The slow and plain way: all against all. */
function sampledGap(a: Shape, b: Shape): number {
  const [from, to] = [sampled(a), sampled(b)];
  const inside = (outer: Shape, inner: [number, number][]) =>
    outer.closed && inner.some(([x, y]) => inRing(outer.path, x, y));
  if (inside(a, to) || inside(b, from)) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [ax, ay] of from) for (const [bx, by] of to) least = Math.min(least, Math.hypot(ax - bx, ay - by));
  return Math.max(0, least - a.swell - b.swell);
}

describe('gaps', () => {
  it('[H2-MSR-10] are the shortest straight line between outlines, as a slow search finds it too', () => {
    fc.assert(
      fc.property(shapes, shapes, (a, b) => {
        const quick = gap(a, b);
        const slow = sampledGap(a, b);
        // The samples stand up to half a step beside the nearest points.
        expect(quick).toBeLessThanOrEqual(slow + 1e-9);
        expect(slow - quick).toBeLessThan(0.45);
      }),
      { numRuns: 150 },
    );
  });

  it('[H2-MSR-10] are the same from either side', () => {
    fc.assert(
      fc.property(shapes, shapes, (a, b) => {
        expect(gap(a, b)).toBeCloseTo(gap(b, a), 9);
      }),
    );
  });

  it('[H2-MSR-10] are 0 where outlines overlap, one inside the other included; rock does not count', () => {
    expect(gap(disc(5, 5, 3), disc(6, 5, 1))).toBe(0);
    expect(gap(polygon([0, 0, 10, 0, 10, 10, 0, 10]), disc(5, 5, 0.6))).toBe(0);
    expect(gap(line([0, 5, 10, 5], 0.4), line([5, 0, 5, 10], 0.4))).toBe(0);
    expect(gap(disc(2, 5, 0.6), disc(8, 5, 0.6))).toBeCloseTo(4.8, 9);
  });

  it('[H2-MSR-10] to a resource unit are gaps to a point', () => {
    expect(gapTo(disc(5, 5, 1), 5, 9)).toBeCloseTo(3, 9);
    expect(gapTo(polygon([0, 0, 4, 0, 4, 4, 0, 4]), 2, 2)).toBe(0);
    fc.assert(
      fc.property(shapes, coordinate, coordinate, (a, x, y) => {
        expect(gapTo(a, x, y)).toBeCloseTo(gap(a, disc(x, y, 0)), 6);
      }),
    );
  });

  it('may be asked only up to a limit, and then tell the truth below it', () => {
    fc.assert(
      fc.property(shapes, shapes, fc.integer({ min: 0, max: 80 }), (a, b, tenths) => {
        const limit = tenths / 10;
        const [whole, cut] = [gap(a, b), gap(a, b, limit)];
        if (whole <= limit) expect(cut).toBeCloseTo(whole, 9);
        else expect(cut).toBeGreaterThan(limit - 1e-9);
        const [x, y] = [b.path[0] as number, b.path[1] as number];
        if (gapTo(a, x, y) <= limit) expect(gapTo(a, x, y, limit)).toBe(gapTo(a, x, y));
        else expect(gapTo(a, x, y, limit)).toBeGreaterThan(limit - 1e-9);
      }),
    );
  });

  it('tell how deep a point lies inside', () => {
    expect(depthIn(disc(5, 5, 2), 5, 6)).toBeCloseTo(1, 9);
    expect(depthIn(polygon([0, 0, 4, 0, 4, 4, 0, 4]), 1, 2)).toBeCloseTo(1, 9);
    expect(depthIn(polygon([0, 0, 4, 0, 4, 4, 0, 4]), 6, 2)).toBeCloseTo(-2, 9);
  });
});
