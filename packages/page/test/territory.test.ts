import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { disc, gap, line, polygon, ringArea, type Shape, Territory, TOLERANCE } from '../src/index.ts';

const point = (x: number, y: number): Shape => ({ path: [x, y], closed: false, swell: 0 });
const lair = [disc(10, 10, 0.5), disc(12, 10, 0.5)];
const cavern = polygon([20, 8, 26, 8, 26, 14, 20, 14]);

describe('a territory', () => {
  it('[H2-MON-108] holds all points at most 4.5 beads from the edge of the lair, through rock or open space', () => {
    const home = Territory.of(lair, 4.5);
    expect([home.holds(5, 10), home.holds(4.9, 10), home.holds(12, 15), home.holds(12, 15.1)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('[H2-MON-109 + H2-MON-110] and the known places, each as a whole', () => {
    const home = Territory.of(lair, 4.5, [cavern]);
    expect([home.holds(25.9, 13.9), home.holds(26.1, 13.9), home.holds(18, 10)]).toEqual([true, false, false]);
  });

  it('[H2-MON-111] reaches what is at least partly in it', () => {
    const home = Territory.of(lair, 4.5, [cavern]);
    expect(home.reaches(line([0, 10, 5.1, 10], 0))).toBe(true);
    expect(home.reaches(line([0, 10, 4.9, 10], 0))).toBe(false);
    expect(home.reaches(disc(27, 11, 1))).toBe(true);
    expect(home.reaches(disc(27.1, 11, 1))).toBe(false);
    expect(home.gap(point(4, 10))).toBeCloseTo(1, 9);
    expect(home.gap(point(10, 10))).toBe(0);
    expect(home.gap(point(27, 11))).toBeCloseTo(1, 9);
  });

  it('[H1-MON-13] with other numbers is a zone of control: a bead round the rooms, half a bead either side of claimed tunnels', () => {
    const stretch = line([12, 10, 16, 10], 0.4);
    const zone = new Territory([
      { shape: disc(10, 10, 0.5), far: 1 },
      { shape: { ...stretch, swell: 0 }, far: 0.5 },
    ]);
    expect([zone.holds(8.5, 10), zone.holds(8.4, 10), zone.holds(14, 10.5), zone.holds(14, 10.6)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('[H2-MON-112] two overlap when they have a point in common, and never otherwise', () => {
    const spot = fc.tuple(fc.integer({ min: 20, max: 280 }), fc.integer({ min: 50, max: 200 }));
    const territory = fc
      .tuple(
        fc.array(spot, { minLength: 1, maxLength: 3 }),
        fc.array(spot, { maxLength: 2 }),
        fc.integer({ min: 0, max: 45 }),
      )
      .map(([seats, known, far]) =>
        Territory.of(
          seats.map(([x, y]) => disc(x / 10, y / 10, 0.5)),
          far / 10,
          known.map(([x, y]) => polygon([x / 10, y / 10, x / 10 + 3, y / 10, x / 10 + 2, y / 10 + 2])),
        ),
      );
    fc.assert(
      fc.property(territory, territory, (a, b) => {
        const both = a.overlaps(b);
        expect(b.overlaps(a)).toBe(both);
        let common = false;
        for (let x = 0; x <= 30 && !common; x += 0.25)
          for (let y = 0; y <= 21; y += 0.25) common ||= a.holds(x, y) && b.holds(x, y);
        if (common) expect(both).toBe(true);
        const least = Math.min(...a.parts.flatMap((p) => b.parts.map((q) => gap(p.shape, q.shape) - p.far - q.far)));
        expect(both).toBe(least <= 0.001);
      }),
      { numRuns: 60 },
    );
  });

  it('has outlines to draw, cut at the page’s edge', () => {
    const [ring] = Territory.of([disc(15, 10, 0.5)], 4.5).outline(30, 21);
    expect(ringArea(ring ?? [])).toBeGreaterThan(Math.PI * 25 * 0.98);
    expect(ringArea(ring ?? [])).toBeLessThan(Math.PI * 25 * 1.01);
    const [atEdge] = Territory.of([disc(0, 10, 0.5)], 4.5).outline(30, 21);
    expect(ringArea(atEdge ?? [])).toBeGreaterThan((Math.PI * 25) / 2 - 1);
    expect(Math.min(...(atEdge ?? []).filter((_, i) => i % 2 === 0))).toBeGreaterThan(-0.01);
    expect(Territory.of(lair, 1, [cavern]).outline(30, 21)).toHaveLength(2);
    expect(new Territory([]).outline(30, 21)).toEqual([]);
  });

  it('shares a region with another, to draw', () => {
    const [west, east] = [Territory.of([disc(10, 10, 0)], 3), Territory.of([disc(13, 10, 0)], 3)];
    const lens = 2 * 9 * Math.acos(0.5) - 1.5 * Math.sqrt(36 - 9);
    expect(ringArea(west.shared(east, 30, 21)[0] ?? [])).toBeGreaterThan(lens * 0.96);
    expect(ringArea(west.shared(east, 30, 21)[0] ?? [])).toBeLessThan(lens * 1.04);
    expect(west.shared(Territory.of([disc(20, 10, 0)], 3), 30, 21)).toEqual([]);
  });
});

describe('what is near a territory', () => {
  const zone = new Territory([
    { shape: disc(10, 10, 0.5), far: 1 },
    { shape: line([12, 10, 16, 10], 0), far: 0.5 },
    { shape: cavern, far: 0 },
  ]);

  it('is what its gap says, wherever the point lies', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 30, noNaN: true }),
        fc.double({ min: 0, max: 21, noNaN: true }),
        fc.constantFrom(0, 0.5, 2),
        (x, y, by) => zone.isWithin(x, y, by) === zone.gap(point(x, y)) <= by + TOLERANCE,
      ),
    );
  });

  it('[H1-MON-16] is where a path first comes so near, and nowhere on one that keeps away', () => {
    expect(zone.firstAlong([5, 10, 30, 10])?.from).toBeCloseTo(3.5, 2);
    expect(zone.firstAlong([5, 10, 30, 10], 0.5)?.from).toBeCloseTo(3, 2);
    expect(zone.firstAlong([5, 2, 30, 2])).toBe(null);
    // In the box round all of it, and still away from every part.
    expect(zone.firstAlong([17, 12, 19, 13])).toBe(null);
  });
});
