import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseOf } from '../src/digging/route.ts';
import {
  closest,
  dig,
  digTowards,
  disc,
  gap,
  line,
  MANNERS,
  type Manner,
  type Piece,
  pathLength,
  polygon,
  route,
  type Shape,
  topmost,
} from '../src/index.ts';
import { draw, flatPage, groundOf, pageOf, still, turning } from './sheet.ts';

const plain = { length: 4.5, width: 0.4, manner: 'straight', wander: still } as const;
const point = (x: number, y: number): Shape => disc(x, y, 0);
const tunnelOf = (path: readonly number[]) => line(path, 0.4);

describe('digging', () => {
  it('[H2-CIV-16 + H2-EX-12] a dig of 4.5 towards an ore 6 away leaves a gap of 1.5', () => {
    const page = flatPage();
    const hall = draw(page, 'room', disc(10, 10, 0.6));
    const dug = dig(page, [hall.shape], point(16.6, 10), plain);
    expect(dug).toMatchObject({ why: 'length', met: null, opened: [] });
    expect(dug.length).toBeCloseTo(4.5, 6);
    expect(gap(tunnelOf(dug.path), point(16.6, 10))).toBeCloseTo(1.5, 3);
    expect(page.touches(tunnelOf(dug.path), hall.shape)).toBe(true);
  });

  it('[H2-CIV-16] it begins at the point of the works nearest to the target and stops when it gets there', () => {
    const page = flatPage();
    const works = [draw(page, 'room', disc(5, 10, 0.6)), draw(page, 'room', disc(12, 12, 0.6))].map((it) => it.shape);
    const dug = dig(page, works, disc(15, 12, 1), plain);
    expect(dug.why).toBe('arrived');
    expect(dug.from.x).toBeCloseTo(12.6, 6);
    expect(dug.tip.x).toBeCloseTo(14, 6);
    expect(gap(tunnelOf(dug.path), disc(15, 12, 1))).toBeCloseTo(0, 3);
  });

  it('[H2-CIV-17] it stops at the page’s edge', () => {
    const page = flatPage();
    const dug = digTowards(page, { x: 28, y: 10 }, { x: 32.5, y: 10 }, [], plain);
    expect(dug.why).toBe('edge');
    expect(dug.tip.x).toBeCloseTo(30, 2);
    expect(Math.max(...dug.path)).toBeLessThanOrEqual(29.81);
  });

  it('[H2-CIV-17 + H2-CIV-19 + H2-EX-26] and at the surface line: up from y = 12 in two digs', () => {
    const page = flatPage();
    const room = draw(page, 'room', disc(10, 12.6, 0.6));
    const top = topmost([room.shape]);
    expect(top).toEqual({ x: 10, y: 12 });
    const first = digTowards(page, top, { x: 10, y: 12 - 4.5 }, [room.shape], plain);
    expect(first.tip.y).toBeCloseTo(7.5, 6);
    expect(topmost([tunnelOf(first.path)]).y).toBeCloseTo(7.5, 3);
    const second = digTowards(page, first.tip, { x: 10, y: 7.5 - 4.5 }, [tunnelOf(first.path)], plain);
    expect(second.why).toBe('surface');
    expect(second.length).toBeCloseTo(3.5, 1);
    expect(gap(tunnelOf(second.path), page.ground.surfaces[0] as Shape)).toBeLessThan(0.02);
  });

  it('[H2-CIV-17] it opens the natural open pieces that it touches, in that order', () => {
    const page = flatPage();
    const hall = draw(page, 'room', disc(5, 10, 0.6));
    const second = draw(page, 'cave', disc(9, 10.9, 0.6));
    const first = draw(page, 'cave', disc(7, 10, 0.5));
    draw(page, 'cave', disc(7, 12, 0.6));
    const dug = dig(page, [hall.shape], point(20, 10), plain);
    expect(dug.opened).toEqual([first, second]);
  });

  it('[H2-CIV-17 + H2-NEX-07] it stops on coming into a lair, or to a nexus that stops it, and goes no farther', () => {
    const page = flatPage();
    const hall = draw(page, 'room', disc(5, 10, 0.6));
    const before = draw(page, 'cave', disc(6.6, 10.8, 0.4));
    const lair = draw(page, 'cave', disc(9, 10, 1));
    draw(page, 'cave', disc(9.9, 10, 0.4));
    const meets = (it: Piece) => (it === lair ? 'stop' : it.kind === 'cave' ? 'open' : 'through');
    const dug = dig(page, [hall.shape], point(20, 10), { ...plain, meets });
    expect(dug).toMatchObject({ why: 'met', met: lair, opened: [before, lair] });
    expect(gap(tunnelOf(dug.path), lair.shape)).toBeLessThan(0.02);
    expect(dug.tip.x).toBeLessThan(8.3);
  });

  it('[H2-CIV-15 + H2-CIV-17] a lair that it would only brush against stops it as well', () => {
    const page = flatPage();
    const hall = draw(page, 'room', disc(5, 10, 0.6));
    const lair = draw(page, 'cave', disc(8, 11.4, 1));
    const beyond = draw(page, 'cave', disc(9.5, 10, 0.3));
    const meets = (it: Piece) => (it === lair ? 'stop' : it.kind === 'cave' ? 'open' : 'through');
    const dug = dig(page, [hall.shape], point(20, 10), { ...plain, meets });
    expect(dug).toMatchObject({ why: 'met', met: lair, opened: [lair] });
    expect(page.touches(tunnelOf(dug.path), lair.shape)).toBe(true);
    expect(page.touches(tunnelOf(dug.path), beyond.shape)).toBe(false);
    expect(dug.length).toBeLessThan(3);
  });

  it('[H2-CIV-18] on purpose it stops 1 bead short of a lair', () => {
    const page = flatPage();
    const hall = draw(page, 'room', disc(5, 10, 0.6));
    const lair = draw(page, 'cave', disc(9, 10, 1));
    const dug = dig(page, [hall.shape], lair.shape, { ...plain, short: 1 });
    expect(dug.why).toBe('arrived');
    expect(gap(tunnelOf(dug.path), lair.shape)).toBeCloseTo(1, 3);
    expect(dug.opened).toEqual([]);
  });

  it('[H2-CIV-17] it passes round magma and voids at no cost of length', () => {
    const page = flatPage();
    const hall = draw(page, 'room', disc(5, 10, 0.6));
    const lake = draw(page, 'magma', polygon([7, 8, 9, 8, 9, 12, 7, 12]));
    const dug = dig(page, [hall.shape], point(20, 10), plain);
    // 1.4 before the lake and 3.1 behind it, less the half width on both sides.
    expect(dug.tip.x).toBeCloseTo(12.5, 0);
    expect(gap(tunnelOf(dug.path), lake.shape)).toBeGreaterThan(0);
    expect(pathLength(dug.path)).toBeGreaterThan(5);
    const square = dig(page, [hall.shape], point(20, 10), { ...plain, manner: 'square' });
    expect(isSquare(square.path)).toBe(true);
    expect(gap(tunnelOf(square.path), lake.shape)).toBeGreaterThan(0);
  });

  it('[H2-NEX-16] and comes to a void only at its edge, even if it goes for it', () => {
    const page = flatPage();
    const hall = draw(page, 'room', disc(5, 10, 0.6));
    const hole = draw(page, 'void', disc(9, 10, 1));
    const dug = dig(page, [hall.shape], point(9, 10), plain);
    expect(dug.why).toBe('arrived');
    expect(dug.tip.x).toBeLessThan(8.01);
    expect(gap(tunnelOf(dug.path), hole.shape)).toBeLessThan(0.4);
  });

  it('[H1-MEA-21] first-edition digs keep 0.3 inside the page and 0.5 under the surface', () => {
    const page = flatPage();
    const up = digTowards(page, { x: 10, y: 8 }, { x: 10, y: 2 }, [], { ...plain, inside: 0.3, under: 0.5 });
    expect(up.tip.y).toBeCloseTo(4.5, 1);
    const right = digTowards(page, { x: 28, y: 8 }, { x: 33, y: 8 }, [], { ...plain, inside: 0.3, under: 0.5 });
    expect(right.tip.x).toBeCloseTo(29.7, 1);
  });

  it('[H1-MEA-22] Dwarves dig level and upright, and are measured straight', () => {
    const page = flatPage();
    const hall = draw(page, 'room', disc(5, 10, 0.6));
    const dug = dig(page, [hall.shape], point(20, 18), { ...plain, manner: 'square' });
    expect(isSquare(dug.path)).toBe(true);
    expect(dug.length).toBeCloseTo(4.5, 6);
    expect(Math.hypot(dug.tip.x - dug.from.x, dug.tip.y - dug.from.y)).toBeCloseTo(4.5, 6);
  });

  it('[PT-MEA-12] a dig as long as the distance arrives, one from where it would begin is none', () => {
    const page = flatPage();
    const hall = draw(page, 'room', disc(5, 10, 0.6));
    expect(dig(page, [hall.shape], disc(5.5, 10, 0.6), plain)).toMatchObject({ why: 'arrived', path: [], length: 0 });
    expect(dig(page, [], point(5, 5), plain)).toMatchObject({ why: 'blocked', path: [] });
  });

  it('always ends on the page and under the surface, within its length, whatever the world and the manner', () => {
    const spot = fc.record({ x: fc.integer({ min: 10, max: 290 }), y: fc.integer({ min: 75, max: 200 }) });
    fc.assert(
      fc.property(spot, spot, fc.constantFrom(...MANNERS), fc.integer({ min: 1, max: 6 }), (a, b, manner, world) => {
        const page = pageOf(groundOf(world));
        draw(page, 'magma', polygon([12, 9, 17, 9, 17, 14, 12, 14]));
        const from = draw(page, 'room', disc(a.x / 10, a.y / 10, 0.6));
        const dug = dig(page, [from.shape], point(b.x / 10, b.y / 10), { ...plain, manner, wander: turning(a.x) });
        if (dug.path.length === 0) return;
        const magma = page.pieces[0] as Piece;
        // A dig with an end right beside the magma has no room to pass round it.
        const end = point(dug.path.at(-2) as number, dug.path.at(-1) as number);
        const besideMagma = Math.min(gap(magma.shape, from.shape), gap(magma.shape, end)) < 0.5;
        for (let i = 0; i < dug.path.length; i += 2) {
          const [x, y] = [dug.path[i] as number, dug.path[i + 1] as number];
          expect(page.onPage(x, y)).toBe(true);
          expect(y).toBeGreaterThan(page.surfaceAt(x) - 0.01);
        }
        expect(page.touches(tunnelOf(dug.path), from.shape)).toBe(true);
        if (!besideMagma) expect(gap(tunnelOf(dug.path), magma.shape)).toBeGreaterThan(0);
        expect(Math.hypot(dug.tip.x - dug.from.x, dug.tip.y - dug.from.y)).toBeLessThan(4.5 + 8);
      }),
      { numRuns: 150 },
    );
  });
});

describe('courses', () => {
  it('[H2-CIV-11 + H2-DWF-19] square ones have only level and upright pieces', () => {
    const page = flatPage();
    const path = route(page, { x: 5, y: 10 }, { x: 12, y: 16 }, { manner: 'square', wander: still, width: 0.4 });
    expect(isSquare(path)).toBe(true);
    expect(path.slice(0, 2)).toEqual([5, 10]);
    expect(path.slice(-2)).toEqual([12, 16]);
  });

  it('[H2-DWF-19] … and turn where they cut the fewest pieces', () => {
    const page = flatPage();
    draw(page, 'cave', disc(12, 10, 1));
    const path = route(page, { x: 5, y: 10 }, { x: 12, y: 16 }, { manner: 'square', wander: still, width: 0.4 });
    expect(path).toEqual([5, 10, 5, 16, 12, 16]);
  });

  it('[H2-ELF-30] curved ones bow gently to one side, straight ones not at all', () => {
    const [a, b] = [
      { x: 5, y: 10 },
      { x: 15, y: 10 },
    ];
    const ys = courseOf('curved', a, b, turning(1))
      .filter((_, i) => i % 2 === 1)
      .slice(1, -1);
    expect(ys.every((y) => y > 10) || ys.every((y) => y < 10)).toBe(true);
    expect(Math.max(...ys.map((y) => Math.abs(y - 10)))).toBeLessThanOrEqual(0.81);
    expect(courseOf('straight', a, b, turning(1))).toEqual([5, 10, 15, 10]);
  });

  it('[H2-DEM-21] zigzag ones swing from side to side', () => {
    const ys = courseOf('zigzag', { x: 5, y: 10 }, { x: 15, y: 10 }, still).filter((_, i) => i % 2 === 1);
    let turns = 0;
    for (let i = 1; i < ys.length - 1; i++) {
      if (((ys[i] as number) - (ys[i - 1] as number)) * ((ys[i + 1] as number) - (ys[i] as number)) < 0) turns++;
    }
    expect(turns).toBeGreaterThan(5);
  });

  it('[H2-MAG-27 + H1-MEA-23] meandering and natural ones wander, and end where they should', () => {
    for (const manner of ['meandering', 'natural'] as Manner[]) {
      const path = courseOf(manner, { x: 5, y: 10 }, { x: 15, y: 12 }, turning(2));
      expect(pathLength(path)).toBeGreaterThan(Math.sqrt(104) + 0.05);
      expect([...path.slice(0, 2), ...path.slice(-2)]).toEqual([5, 10, 15, 12]);
    }
  });

  it('stay in the rock even where the straight line would leave it', () => {
    const page = pageOf(groundOf(5));
    for (const manner of MANNERS) {
      const path = route(page, { x: 4, y: 3.6 }, { x: 26, y: 3.6 }, { manner, wander: turning(3), width: 0.4 });
      for (let i = 2; i < path.length - 2; i += 2) {
        expect(page.stratumAt(path[i] as number, path[i + 1] as number)).toBeGreaterThan(0);
      }
    }
  });
});

describe('the closest points of two outlines', () => {
  it('lie as far apart as the gap, each on its outline', () => {
    const spot = fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 }));
    const shape = fc.oneof(
      spot.map(([x, y]) => disc(x / 10, y / 10, 0.6)),
      fc.tuple(spot, spot).map(([[ax, ay], [bx, by]]) => line([ax / 10, ay / 10, bx / 10, by / 10], 0.4)),
      spot.map(([x, y]) => polygon([x / 10, y / 10, x / 10 + 2, y / 10, x / 10 + 1, y / 10 + 3])),
    );
    fc.assert(
      fc.property(shape, shape, (a, b) => {
        const it = closest(a, b);
        // Of those as near as makes no difference (H2-MSR-36) the leftmost is taken.
        expect(Math.abs(it.gap - gap(a, b))).toBeLessThanOrEqual(0.001);
        if (it.gap === 0) return;
        expect(Math.hypot(it.from.x - it.to.x, it.from.y - it.to.y)).toBeCloseTo(it.gap, 6);
        expect(gap(a, point(it.from.x, it.from.y))).toBeLessThan(0.002);
        expect(gap(b, point(it.to.x, it.to.y))).toBeLessThan(0.002);
      }),
    );
  });

  it('of equally near ones take the smaller x, then the smaller y', () => {
    const it1 = closest(polygon([5, 10, 9, 10, 9, 11, 5, 11]), polygon([5, 13, 9, 13, 9, 14, 5, 14]));
    expect([it1.from, it1.to]).toEqual([
      { x: 5, y: 11 },
      { x: 5, y: 13 },
    ]);
  });
});

function isSquare(path: readonly number[]): boolean {
  for (let i = 2; i < path.length; i += 2) {
    if (
      Math.abs((path[i] as number) - (path[i - 2] as number)) > 1e-6 &&
      Math.abs((path[i + 1] as number) - (path[i - 1] as number)) > 1e-6
    )
      return false;
  }
  return true;
}
