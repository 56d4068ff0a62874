import { describe, expect, it } from 'vitest';
import {
  ageOf,
  clock,
  disc,
  type Fit,
  freeRockNear,
  type Ground,
  gap,
  groundOfRegions,
  inRing,
  layBeds,
  liesInRock,
  line,
  Page,
  ringArea,
  type Shape,
  splitRing,
  surfaceWay,
  wayLength,
} from '../src/index.ts';
import { draw, FIRST, pageOf } from './sheet.ts';

const SIZE = { width: 30, height: 21 };
const bead: Fit = { shape: (x, y) => disc(x, y, 0.5), clear: 0.3 };
const surfaceOf = (path: number[], closed = false): Shape => ({ path, closed, swell: 0 });

describe('the page carries the first edition’s worlds', () => {
  it('[H1-MEA-01] one stratum under a level surface at y = 4', () => {
    const levels = { low: -100, high: 100 };
    const rock = { count: 1, top: () => -9, bottom: () => 99, lineAt: (_x: number, level: number) => level, levels };
    const ground = layBeds(SIZE, { name: 'The page', surface: () => 4, blocks: [rock], corners: [] }, null);
    const page = pageOf(ground, SIZE, FIRST);
    expect(ground.strata.map((it) => it.area)).toEqual([30 * 17]);
    expect([page.stratumAt(15, 3.9), page.stratumAt(15, 4.1), page.stratumAt(15, 20.9)]).toEqual([0, 1, 1]);
    expect(freeRockNear(page, bead, { to: { x: 15, y: 10 } })).toEqual({ x: 15, y: 10 });
  });

  it('[H1-ALT-03] peaks of rock: the surface is any line of heights', () => {
    const tip = (x: number) => 6.5 - Math.max(0, 5 - Math.abs(x - 15));
    const rock = {
      count: 1,
      top: () => -9,
      bottom: () => 99,
      lineAt: (_x: number, level: number) => level,
      levels: { low: -100, high: 100 },
    };
    const page = pageOf(
      layBeds(SIZE, { name: 'Firetop Range', surface: tip, blocks: [rock], corners: [10, 15, 20] }, null),
      SIZE,
      FIRST,
    );
    expect([page.surfaceAt(15), page.surfaceAt(3), page.stratumAt(15, 2), page.stratumAt(12, 2)]).toEqual([
      1.5, 6.5, 1, 0,
    ]);
  });

  it('[H1-ALT-11] a hollow earth: rock between two surfaces', () => {
    const upper = surfaceOf([0, 4, 30, 4]);
    const lower = surfaceOf([0, 17, 30, 17]);
    const page = pageOf(groundOfRegions('Hollow Earth', [upper, lower], [[0, 4, 30, 4, 30, 17, 0, 17]]), SIZE, FIRST);
    expect([3, 5, 16, 18].map((y) => page.stratumAt(10, y))).toEqual([0, 1, 1, 0]);
    expect(page.stratum(1)).toMatchObject({ area: 390, touchesSurface: true });
    expect(liesInRock(page, disc(10, 16.6, 0.5))).toBe(false);
    expect(page.fall(10, 16)).toEqual({ x: 0, y: 1 });
    expect(freeRockNear(page, bead, { to: { x: 10, y: 20 } })).toEqual({ x: 10, y: 16.5 });
    const below = draw(page, 'tunnel', line([10, 12, 10, 16.9], 0.4));
    expect(gap(below.shape, lower)).toBe(0);
    const far = draw(page, 'tunnel', line([20, 12, 20, 16.9], 0.4));
    expect(wayLength(page, below, far, { also: [surfaceWay(page, undefined, 1)] })).toBeCloseTo(10, 0);
  });

  it('[H1-ALT-15] a pocket universe: an ellipse of rock with sky all round', () => {
    const rim = Array.from({ length: 96 }, (_, i) => clock(i / 8)).flatMap(({ x, y }) => [15 + 12 * x, 10.5 + 8 * y]);
    const page = pageOf(groundOfRegions('Pocket Universe', [surfaceOf(rim, true)], [rim]), SIZE, FIRST);
    expect([page.stratumAt(15, 10.5), page.stratumAt(15, 2), page.stratumAt(2, 10.5), page.stratumAt(28, 19)]).toEqual([
      1, 0, 0, 0,
    ]);
    expect(Math.abs(page.stratum(1).area - Math.PI * 96)).toBeLessThan(1);
    expect(page.surfaceAt(15)).toBeCloseTo(2.5, 2);
    expect(page.surfaceAt(21)).toBeCloseTo(10.5 - 8 * Math.sqrt(0.75), 1);
    expect(page.stratum(1).touchesSurface).toBe(true);
    expect(page.fall(27, 10.5).x).toBeCloseTo(-1, 3);
    expect(page.fall(15, 18.5)).toMatchObject({ y: -1 });
    expect(page.fall(15, 10.5).y).toBe(1);
    expect(freeRockNear(page, bead, { to: { x: 0, y: 10.5 } })).toEqual({ x: 3.5, y: 10.5 });
    const west = draw(page, 'tunnel', line([3.2, 10.5, 8, 10.5], 0.4));
    const east = draw(page, 'tunnel', line([22, 10.5, 26.8, 10.5], 0.4));
    const round = wayLength(page, west, east, { also: [surfaceWay(page)] });
    expect(round).toBeGreaterThan(30);
    expect(round).toBeLessThan(33);
    const blob = page.blobs.outline({ stratum: 1, x: 15, y: 10.5, area: 40, grain: null });
    expect(Math.abs(ringArea(blob.path) - 40)).toBeLessThan(1);
  });
});

describe('the page carries the playtest’s strata', () => {
  /** A cubic Bezier curve in 24 steps (PT-STR-02). */
  function bezier(p: readonly [number, number][]): number[] {
    return Array.from({ length: 25 }, (_, i) => {
      const t = i / 24;
      const s = 1 - t;
      const at = (k: 0 | 1) =>
        s * s * s * (p[0]?.[k] ?? 0) +
        3 * s * s * t * (p[1]?.[k] ?? 0) +
        3 * s * t * t * (p[2]?.[k] ?? 0) +
        t * t * t * (p[3]?.[k] ?? 0);
      return [at(0), at(1)];
    }).flat();
  }

  const whole = [0, 4, 30, 4, 30, 21, 0, 21];
  // PT-STR-06 with a = 12, b = 13, p = 1, q = -1; PT-STR-04 with c = 8, h = 2.5, d = 10; PT-STR-05 with y = 16, x = 14.
  const across = bezier([
    [0, 12],
    [10, 13.33],
    [20, 11.67],
    [30, 13],
  ]);
  const loop = bezier([
    [0, 5.8],
    [13.33, 5.8],
    [13.33, 10.2],
    [0, 10.2],
  ]);
  const corner = bezier([
    [0, 16],
    [7.7, 16],
    [14, 18.25],
    [14, 21],
  ]);

  function ground(): Ground {
    const [upper, lower] = splitRing(whole, across).sort(
      (a, b) => Math.min(...a.filter((_, i) => i % 2)) - Math.min(...b.filter((_, i) => i % 2)),
    );
    const upperParts = splitRing(upper as number[], loop);
    const lowerParts = splitRing(lower as number[], corner);
    return groundOfRegions('Playtest', [surfaceOf([0, 4, 30, 4])], [...upperParts, ...lowerParts]);
  }

  it('[PT-STR-02 + PT-STR-17] a curve cuts a region into exactly two; the regions are the strata', () => {
    const made = ground();
    expect(made.strata).toHaveLength(4);
    expect(made.strata.reduce((sum, it) => sum + it.area, 0)).toBeCloseTo(30 * 17, 1);
    for (let k = 0; k < 400; k++) {
      const x = ((k * 0.6180339887) % 1) * 30;
      const y = 4 + ((k * 0.7548776662) % 1) * 17;
      expect(made.strata.filter((it) => inRing(it.outline, x, y))).toHaveLength(1);
    }
    for (const { outline, numberAt } of made.strata) expect(inRing(outline, numberAt.x, numberAt.y)).toBe(true);
  });

  it('[PT-MEA-10] and blobs, places and borders work in them', () => {
    const page = new Page({ ...SIZE, title: 'playtest', measures: { touch: 0.1, near: 4.5, tie: 'age' } });
    page.apply({ do: 'lay', ground: ground() }, 0);
    const pocket = page.stratumAt(5, 8);
    const outside = page.stratumAt(20, 8);
    expect(pocket).not.toBe(outside);
    expect(page.stratum(outside).touchesSurface).toBe(true);
    expect(page.stratum(pocket).touchesSurface).toBe(false);
    const blob = page.blobs.outline({ stratum: pocket, x: 5, y: 8, area: 12, grain: null });
    expect(Math.abs(ringArea(blob.path) - 12)).toBeLessThan(0.8);
    expect(page.touches(disc(5, 8, 0.5), disc(6.15, 8, 0.5))).toBe(false);
    expect(page.touches(disc(5, 8, 0.5), disc(6.1, 8, 0.5))).toBe(true);
  });
});

it('[H1-GEN-10] several sheets may be of one age', () => {
  expect(['monsters', 'monsters 2', 'disaster 12'].map(ageOf)).toEqual(['monsters', 'monsters', 'disaster']);
});
