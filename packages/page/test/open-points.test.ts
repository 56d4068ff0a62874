import { disc, distance, gap, gapTo, line, type Point, polygon, type Shape } from '@understory/ruler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OpenPoints } from '../src/open-points.ts';
import type { Page } from '../src/page.ts';
import { draw, flatPage } from './sheet.ts';

const openPoints = OpenPoints.by({
  opens: ({ matter, kind }) => matter === 'open' || kind === 'magma',
  bars: ({ kind }) => kind === 'void',
});

/** A page with rooms, tunnels and so on drawn on it. */
function drawn(...shapes: readonly (Shape | readonly [string, Shape])[]): Page {
  const page = flatPage({ touch: 0.25, near: 4.5, tie: 'age' });
  for (const it of shapes) draw(page, 'path' in it ? 'cave' : it[0], 'path' in it ? it : it[1]);
  return page;
}

const at = (points: OpenPoints, { x, y }: Point) => Math.round(y * 4) * points.columns + Math.round(x * 4);

describe('open points', () => {
  it('[PT-MEA-06] are the quarter-bead points in open space, on the page and under the surface', () => {
    const points = openPoints(drawn(disc(10, 10, 0.5), line([20, 3.5, 20, 6], 0.5)));
    expect(points.in(disc(10, 10, 0.5))).toHaveLength(13);
    const shaft = points.in(line([20, 3, 20, 7], 2)).map((it) => points.at(it).y);
    expect(Math.min(...shaft)).toBe(4);
    expect(Math.max(...shaft)).toBe(6.25);
  });

  it('[PT-MEA-05] an edition says what is open, and what keeps shut whatever is drawn across it', () => {
    const tunnel = line([8, 10, 16, 10], 0.5);
    const magma = openPoints(drawn(['magma', disc(12, 15, 1)], ['ore', disc(20, 15, 1)]));
    expect(magma.in(disc(12, 15, 1)).length).toBeGreaterThan(0);
    expect(magma.in(disc(20, 15, 1))).toEqual([]);
    for (const page of [drawn(tunnel, ['void', disc(12, 10, 1)]), drawn(['void', disc(12, 10, 1)], tunnel)]) {
      const points = openPoints(page);
      expect(points.pathLength([at(points, { x: 9, y: 10 })], [at(points, { x: 15, y: 10 })])).toBe(
        Number.POSITIVE_INFINITY,
      );
    }
  });

  it('take in what is drawn later, and begin anew when a piece goes', () => {
    const page = drawn(disc(8, 10, 0.5), disc(12, 10, 0.5));
    const ends = (points: OpenPoints) => [at(points, { x: 8, y: 10 }), at(points, { x: 12, y: 10 })] as const;
    const far = () => {
      const points = openPoints(page);
      const [a, b] = ends(points);
      return points.pathLength([a], [b]);
    };
    expect(far()).toBe(Number.POSITIVE_INFINITY);
    const tunnel = draw(page, 'tunnel', line([8, 10, 12, 10], 0.4));
    expect(far()).toBe(4);
    page.apply({ do: 'end', id: tunnel.id }, 9);
    expect(far()).toBe(Number.POSITIVE_INFINITY);
  });

  it('[PT-MEA-06] a step is 0.25 straight and 0.354 aslant, and a thing in rock is measured from an open point close to it', () => {
    const points = openPoints(drawn(polygon([5, 5, 15, 5, 15, 15, 5, 15])));
    const from = [at(points, { x: 6, y: 6 })];
    expect(points.pathLength(from, [at(points, { x: 9, y: 6 })])).toBe(3);
    expect(points.pathLength(from, [at(points, { x: 9, y: 9 })])).toBeCloseTo(12 * 0.354);
    expect(points.pathLength(from, [at(points, { x: 9, y: 7 })])).toBeCloseTo(4 * 0.354 + 8 * 0.25);
    expect(points.of(disc(15.4, 10, 0.01))).toEqual([at(points, { x: 15, y: 10 })]);
    expect(points.of(disc(15.8, 10, 0.01))).toEqual([]);
  });

  it('[PT-TER-01] reach out by path, over points that may be trodden alone', () => {
    const points = openPoints(drawn(polygon([5, 5, 15, 5, 15, 15, 5, 15])));
    const from = [at(points, { x: 10, y: 10 })];
    const near = points.within(from, 1);
    expect(near).toContain(at(points, { x: 11, y: 10 }));
    expect(near).not.toContain(at(points, { x: 11, y: 10.25 }));
    expect(near[0]).toBe(from[0]);
    const left = points.within(from, 1, (it) => points.at(it).x <= 10);
    expect(Math.max(...left.map((it) => points.at(it).x))).toBe(10);
    expect(left.length).toBeLessThan(near.length);
  });

  it('[PT-TER-08] a way has its points in order, from one end to the other', () => {
    const points = openPoints(drawn(line([5, 8, 12, 8, 12, 14], 0.5)));
    const ends = [at(points, { x: 5, y: 8 }), at(points, { x: 12, y: 14 })] as const;
    const way = points.way([ends[0]], [ends[1]]);
    expect([way[0], way.at(-1)]).toEqual(ends);
    for (let i = 1; i < way.length; i++) {
      const [a, b] = [points.at(way[i - 1] as number), points.at(way[i] as number)];
      expect(distance(a.x, a.y, b.x, b.y)).toBeLessThan(0.36);
    }
  });

  it('have outlines, which run round them at half a cell', () => {
    const points = openPoints(drawn(polygon([5, 5, 7, 5, 7, 6, 5, 6])));
    const [ring] = points.ringsOf(points.in(polygon([5, 5, 7, 5, 7, 6, 5, 6])));
    const xs = ring?.filter((_, i) => i % 2 === 0) ?? [];
    expect(Math.min(...xs)).toBeCloseTo(4.875, 2);
    expect(Math.max(...xs)).toBeCloseTo(7.125, 2);
  });

  const place = fc.record({ x: fc.integer({ min: 4, max: 106 }), y: fc.integer({ min: 24, max: 78 }) });
  const room = place.map(({ x, y }) => disc(x * 0.26, y * 0.26, 0.5));
  const tunnel = fc.tuple(place, place).map(([a, b]) => line([a.x * 0.26, a.y * 0.26, b.x * 0.26, b.y * 0.26], 0.4));

  it('[PT-MEA-07] there is a way along every tunnel, however it lies', () => {
    fc.assert(
      fc.property(tunnel, (shape) => {
        const points = openPoints(drawn(shape));
        const all = points.in(shape);
        expect(points.within([all[0] as number], 99)).toHaveLength(all.length);
      }),
      { numRuns: 20 },
    );
  });

  it('[PT-MEA-16] nothing leaks through 0.36 of rock', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(room, tunnel), { minLength: 2, maxLength: 8 }), (shapes) => {
        const points = openPoints(drawn(...shapes));
        const parts = joinedUp(shapes, 0.36);
        for (const part of parts) {
          const own = new Set(part.flatMap((it) => points.in(it)));
          const reached = points.within([...own], 99);
          expect(reached.every((it) => own.has(it))).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('[PT-MEA-06] a path is never shorter than the straight way, and within() has just what pathLength() says', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(room, tunnel), { minLength: 1, maxLength: 6 }),
        fc.double({ min: 0, max: 6, noNaN: true }),
        (shapes, far) => {
          const points = openPoints(drawn(...shapes));
          const from = points.in(shapes[0] as Shape).slice(0, 1);
          const reached = new Set(points.within(from, far));
          const origin = points.at(from[0] as number);
          for (const it of shapes.flatMap((shape) => points.in(shape)).slice(0, 30)) {
            const long = points.pathLength(from, [it]);
            const there = points.at(it);
            expect(long).toBeGreaterThanOrEqual(distance(origin.x, origin.y, there.x, there.y) - 0.001);
            if (Math.abs(long - far) > 0.001) expect(reached.has(it)).toBe(long <= far);
          }
          expect(
            [...reached].every((it) => shapes.some((shape) => gapTo(shape, points.at(it).x, points.at(it).y) < 0.002)),
          ).toBe(true);
        },
      ),
    );
  });
});

/** Which outlines lie closer together than this, by chains. */
function joinedUp(shapes: readonly Shape[], far: number): Shape[][] {
  const parts: Shape[][] = [];
  for (const shape of shapes) {
    const touched = parts.filter((part) => part.some((it) => gap(it, shape) < far));
    for (const it of touched) parts.splice(parts.indexOf(it), 1);
    parts.push([...touched.flat(), shape]);
  }
  return parts;
}
