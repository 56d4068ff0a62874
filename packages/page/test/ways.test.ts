import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { disc, line, polygon, reach, shortestWay, surfaceWay, wayLength } from '../src/index.ts';
import { draw, flatPage, groundOf, pageOf } from './sheet.ts';

/** Three rooms on one bent tunnel, and a cave apart. */
function halls() {
  const page = flatPage();
  const west = draw(page, 'room', disc(5, 10, 0.6));
  const tunnel = draw(page, 'tunnel', line([5, 10, 11, 10, 11, 16], 0.4));
  const corner = draw(page, 'room', disc(11, 16, 0.6));
  const far = draw(page, 'cave', disc(20, 10, 1));
  return { page, west, tunnel, corner, far };
}

describe('ways', () => {
  it('[H2-MON-115] run along the centre lines of tunnels, from outline to outline', () => {
    const { page, west, tunnel, corner, far } = halls();
    expect(wayLength(page, west, tunnel)).toBe(0);
    expect(wayLength(page, west, corner)).toBeCloseTo(12 - 1.2, 1);
    expect(wayLength(page, corner, west)).toBeCloseTo(12 - 1.2, 1);
    expect(wayLength(page, west, far)).toBe(Number.POSITIVE_INFINITY);
    expect(wayLength(page, west, west)).toBe(0);
  });

  it('[H1-MEA-07] or from centre to centre, in the first edition', () => {
    const { page, west, corner } = halls();
    expect(wayLength(page, west, corner, { measure: 'centre' })).toBeCloseTo(12, 1);
  });

  it('[H1-MEA-05] cross rooms and caverns in straight lines', () => {
    const page = flatPage();
    const hall = draw(page, 'cave', polygon([10, 8, 20, 8, 20, 12, 10, 12]));
    const west = draw(page, 'tunnel', line([6, 10, 10.1, 10], 0.4));
    const east = draw(page, 'tunnel', line([19.9, 10, 24, 10], 0.4));
    expect(wayLength(page, west, east)).toBeCloseTo(10, 0);
    expect(wayLength(page, { x: 6, y: 10 }, east)).toBeCloseTo(14, 0);
    expect(wayLength(page, { x: 15, y: 10 }, hall)).toBe(0);
  });

  it('take the shortest of several', () => {
    const { page, west, corner } = halls();
    draw(page, 'tunnel', line([5, 10, 11, 16], 0.4));
    expect(wayLength(page, west, corner)).toBeCloseTo(Math.sqrt(72) - 1.2, 1);
  });

  it('are measured anew where a branch draws other pieces by the same names on the same ground', () => {
    const ground = groundOf(1);
    const lengths = [11, 11, 9].map((x) => {
      const page = pageOf(ground);
      const west = draw(page, 'room', disc(5, 10, 0.6));
      draw(page, 'tunnel', line([5, 10, x, 10], 0.4));
      return wayLength(page, west, draw(page, 'room', disc(x, 10, 0.6)));
    });
    expect(lengths[1]).toBe(lengths[0]);
    expect(lengths[2]).toBeCloseTo(4 - 1.2, 1);
  });

  it('join where tunnels cross, at the crossing', () => {
    const page = flatPage();
    const level = draw(page, 'tunnel', line([5, 10, 25, 10], 0.4));
    draw(page, 'tunnel', line([15, 6, 15, 18], 0.4));
    const room = draw(page, 'room', disc(15, 18, 0.6));
    expect(wayLength(page, { x: 5, y: 10 }, room)).toBeCloseTo(10 + 8 - 0.6, 0);
    expect(wayLength(page, level, room)).toBeCloseTo(8 - 0.6, 0);
  });

  it('[H2-MON-115] may lead over the surface, if a rule says so', () => {
    const page = flatPage();
    const west = draw(page, 'tunnel', line([5, 4.2, 5, 10], 0.4));
    const east = draw(page, 'tunnel', line([25, 4.2, 25, 10], 0.4));
    const surface = surfaceWay(page);
    expect(wayLength(page, west, east)).toBe(Number.POSITIVE_INFINITY);
    expect(wayLength(page, west, east, { also: [surface] })).toBeCloseTo(20, 0);
    expect(wayLength(page, { x: 5, y: 9 }, east, { also: [surface] })).toBeCloseTo(25, 0);
  });

  it('[H1-MEA-17] or over the stretches of surface line close to an entrance', () => {
    const page = flatPage();
    const mouth = draw(page, 'tunnel', line([10, 4.2, 10, 10], 0.4));
    const near = draw(page, 'building', polygon([13, 3.4, 14, 3.4, 14, 4, 13, 4]));
    const far = draw(page, 'building', polygon([16, 3.4, 17, 3.4, 17, 4, 16, 4]));
    const also = [surfaceWay(page, { from: 5.5, to: 14.5 })];
    expect(wayLength(page, mouth, near, { also })).toBeCloseTo(3, 0);
    expect(wayLength(page, mouth, far, { also })).toBe(Number.POSITIVE_INFINITY);
  });

  it('[H1-MEA-11] may leave out what cannot be walked', () => {
    const page = flatPage();
    const west = draw(page, 'room', disc(5, 10, 0.6));
    const river = draw(page, 'water', line([5.5, 10, 15, 10], 0.6));
    const east = draw(page, 'room', disc(15.5, 10, 0.6));
    const dry = { through: (it: { kind: string }) => it.kind !== 'water' };
    expect(wayLength(page, west, east)).toBeLessThan(11);
    expect(wayLength(page, west, east, dry)).toBe(Number.POSITIVE_INFINITY);
    expect(wayLength(page, west, river, dry)).toBe(0);
  });

  it('reach all open pieces within so long a way, the nearest first', () => {
    const { page, west, tunnel, corner } = halls();
    const beyond = draw(page, 'room', disc(12.2, 16, 0.6));
    expect(reach(page, west, 5).map((it) => it.piece)).toEqual([west, tunnel]);
    expect(reach(page, west, 11).map((it) => it.piece)).toEqual([west, tunnel, corner]);
    expect(reach(page, west, 13).map((it) => it.piece)).toEqual([west, tunnel, corner, beyond]);
    expect(reach(page, west, 13).map((it) => it.length)[1]).toBe(0);
  });

  it('can be followed, piece by piece and point by point', () => {
    const { page, west, tunnel, corner, far } = halls();
    const way = shortestWay(page, west, corner, { measure: 'centre' });
    expect(way?.pieces).toEqual([west, tunnel, corner]);
    expect(way?.path.slice(0, 2)).toEqual([5, 10]);
    expect(way?.path.slice(-2)).toEqual([11, 16]);
    expect(way?.path).toEqual(expect.arrayContaining([11, 10]));
    expect(shortestWay(page, west, far)).toBeNull();
  });

  it('change as the page does', () => {
    const { page, west, tunnel, corner } = halls();
    expect(wayLength(page, west, corner)).toBeLessThan(12);
    page.apply({ do: 'end', id: tunnel.id }, 999);
    expect(wayLength(page, west, corner)).toBe(Number.POSITIVE_INFINITY);
  });

  it('exist exactly between connected pieces, are as long back as forth, and never shorter than the gap', () => {
    const spot = fc.tuple(fc.integer({ min: 20, max: 280 }), fc.integer({ min: 60, max: 190 }));
    fc.assert(
      fc.property(fc.array(fc.tuple(spot, spot), { minLength: 2, maxLength: 12 }), (lines) => {
        const page = flatPage();
        const pieces = lines.map(([[ax, ay], [bx, by]], i) =>
          i % 3 === 2
            ? draw(page, 'cave', disc(ax / 10, ay / 10, 1.2))
            : draw(page, 'tunnel', line([ax / 10, ay / 10, bx / 10, by / 10], 0.4)),
        );
        for (const a of pieces) {
          for (const b of pieces) {
            const long = wayLength(page, a, b);
            expect(long < Number.POSITIVE_INFINITY).toBe(page.connected(a, b));
            if (long === Number.POSITIVE_INFINITY) continue;
            expect(long).toBeCloseTo(wayLength(page, b, a), 6);
            // Passing from piece to piece costs nothing, and may save their half widths and the touch.
            expect(long).toBeGreaterThan(page.gap(a.shape, b.shape) - 0.7 * pieces.length);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
