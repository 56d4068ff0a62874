import { sine } from '@understory/ruler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaOf,
  BEAD_AREA,
  BEAD_RADIUS,
  box,
  clock,
  cosine,
  disc,
  Extent,
  isOpen,
  line,
  livedAt,
  mil,
  type Piece,
  polygon,
  spread,
  TOLERANCE,
  unitsAlong,
  unitsOfArea,
} from '../src/index.ts';
import { draw, FIRST, flatPage, groundOf, pageOf } from './sheet.ts';

describe('measures and words of the second edition', () => {
  it('[H2-MSR-01] x runs right and y down, from 0 to the page’s size', () => {
    const page = flatPage();
    expect([
      page.onPage(0, 0),
      page.onPage(30, 21),
      page.onPage(30.1, 5),
      page.onPage(5, 21.1),
      page.onPage(-0.1, 5),
    ]).toEqual([true, true, false, false, false]);
    expect(page.stratumAt(15, 2)).toBe(0);
    expect(page.stratumAt(15, 20)).toBeGreaterThan(page.stratumAt(15, 5));
  });

  it('[H2-MSR-05] a piece has a kind, an age, an owner and an outline, and carries its beads and marks', () => {
    const page = flatPage();
    const room = draw(page, 'room', disc(10, 10, 0.6), { owner: 'dwarves', age: 'Civilization' });
    const bead = {
      kind: 'population',
      at: { x: 10, y: 10 },
      piece: room.id,
      owner: 'dwarves',
      name: null,
      fixed: false,
      emblem: null,
    } as const;
    page.apply({ do: 'bead', bead: { id: 'b1', ...bead } }, 5);
    page.apply({ do: 'bead', bead: { id: 'b2', ...bead, kind: 'treasure' } }, 5);
    expect(page.piece(room.id)).toMatchObject({ kind: 'room', owner: 'dwarves', age: 'Civilization' });
    expect(page.beadsIn(room.id).map((it) => it.id)).toEqual(['b1', 'b2']);
    expect(page.beadsIn(room.id, 'treasure').map((it) => it.id)).toEqual(['b2']);
    page.apply({ do: 'end', id: 'b2' }, 6);
    expect(page.beadsIn(room.id, 'treasure')).toEqual([]);
  });

  it('knows a bead again wherever it is put', () => {
    const page = flatPage();
    const [hall, vault] = [draw(page, 'room', disc(10, 10, 1)), draw(page, 'room', disc(14, 10, 1))];
    const bead = {
      kind: 'treasure',
      at: { x: 10, y: 10 },
      owner: 'dwarves',
      name: null,
      fixed: false,
      emblem: null,
    } as const;
    page.apply({ do: 'bead', bead: { ...bead, id: 'b1', piece: hall.id } }, 5);
    page.apply({ do: 'move', id: 'b1', bead: { ...bead, id: 'b2', piece: vault.id } }, 6);
    page.apply({ do: 'end', id: 'b2' }, 7);
    page.apply({ do: 'bead', bead: { ...bead, id: 'b3', piece: hall.id, origin: 'b1' } }, 8);
    page.apply({ do: 'move', id: 'b3', bead: { ...bead, id: 'b4', piece: hall.id, owner: null } }, 9);
    expect(page.beads.map(({ id, origin, since, until }) => [id, origin, since, until])).toEqual([
      ['b1', 'b1', 5, 6],
      ['b2', 'b1', 6, 7],
      ['b3', 'b1', 8, 9],
      ['b4', 'b1', 9, null],
    ]);
    expect(page.beadsIn(hall.id).map((it) => it.id)).toEqual(['b4']);
    expect(page.beadsOf('dwarves')).toEqual([]);
    expect(() => page.apply({ do: 'move', id: hall.id, bead: { ...bead, id: 'b5', piece: hall.id } }, 10)).toThrow();
  });

  it('[H2-MSR-06] only what is open can be travelled through', () => {
    const page = flatPage();
    const [west, ore, east] = [
      draw(page, 'cave', disc(8, 10, 1)),
      draw(page, 'ore', disc(10, 10, 1.1)),
      draw(page, 'cave', disc(12, 10, 1)),
    ];
    expect([isOpen(west), isOpen(ore)]).toEqual([true, false]);
    expect(page.connected(west, east)).toBe(false);
  });

  it('[H2-MSR-07] what the Primordial Age drew is natural, and stays so', () => {
    const page = flatPage();
    const cave = draw(page, 'cave', disc(8, 10, 1));
    const room = draw(page, 'room', disc(14, 10, 0.6), { age: 'Civilization' });
    expect([...page.drawn()].filter((it) => it.age === 'Primordial')).toEqual([cave]);
    expect(room.age).toBe('Civilization');
  });

  it('[H2-MSR-08] bead-sized is 1.13 square beads, as a circle 1.2 across', () => {
    expect(BEAD_RADIUS * 2).toBe(1.2);
    expect(BEAD_AREA).toBe(1.13);
    expect(areaOf(disc(5, 5, BEAD_RADIUS))).toBeCloseTo(BEAD_AREA, 2);
    expect(areaOf(line([0, 5, 10, 5], 0.4))).toBeCloseTo(4 + Math.PI * 0.04, 6);
    expect(areaOf(box(5, 5, 3, 2))).toBeCloseTo(6, 6);
  });

  it('[H2-MSR-11] outlines at most 0.25 apart touch', () => {
    const page = flatPage();
    const at = (x: number) => page.touches(disc(5, 10, 0.6), disc(x, 10, 0.6));
    expect([at(6.4), at(6.45), at(6.46)]).toEqual([true, true, false]);
  });

  it('[H2-MSR-12] outlines at most 2.25 apart are near', () => {
    const page = flatPage();
    const at = (x: number) => page.near(disc(5, 10, 0.6), disc(x, 10, 0.6));
    expect([at(8.4), at(8.45), at(8.46)]).toEqual([true, true, false]);
  });

  it('[H2-MSR-13] connected is joined by a chain of touching open pieces', () => {
    const page = flatPage();
    const west = draw(page, 'cave', disc(5, 10, 1));
    const tunnel = draw(page, 'tunnel', line([6.2, 10, 9, 10], 0.4));
    const east = draw(page, 'cave', disc(10.2, 10, 1));
    const apart = draw(page, 'cave', disc(14, 10, 1));
    expect(page.touching(tunnel)).toEqual([west, east]);
    expect([page.connected(west, east), page.connected(west, apart)]).toEqual([true, false]);
    page.apply({ do: 'end', id: tunnel.id }, 99);
    expect(page.connected(west, east)).toBe(false);
  });

  it('[H2-MSR-14] of equally near things the smaller x, then the smaller y, then the earlier drawn is nearest', () => {
    const page = flatPage();
    const right = draw(page, 'cave', disc(14, 10, 1));
    const left = draw(page, 'cave', disc(6, 10, 1));
    const below = draw(page, 'cave', disc(10, 14, 1));
    const above = draw(page, 'cave', disc(10, 6, 1));
    const here = disc(10, 10, 0.6);
    expect(page.nearest(here, [right, below, above, left])).toBe(left);
    expect(page.nearest(here, [below, above])).toBe(above);
    const again = draw(page, 'cave', disc(6, 10, 1));
    expect(page.nearest(here, [again, left])).toBe(left);
    const nearer = draw(page, 'cave', disc(13.9, 10, 1));
    expect(page.nearest(here, [left, nearer])).toBe(nearer);
    expect(page.nearest(here, [])).toBeNull();
  });

  it('[H1-MEA-09] in the first edition the older of two equally near things is the nearest', () => {
    const page = flatPage(FIRST);
    const older = draw(page, 'cave', disc(14, 10, 1));
    const younger = draw(page, 'cave', disc(6, 10, 1));
    expect(page.nearest(disc(10, 10, 0.6), [younger, older])).toBe(older);
  });

  it('[H2-MSR-21] the hours of the clock: 12 is up, 3 right, 6 down, 9 left', () => {
    for (const [hour, x, y] of [
      [12, 0, -1],
      [3, 1, 0],
      [6, 0, 1],
      [9, -1, 0],
      [1, 0.5, -Math.sqrt(0.75)],
    ] as const) {
      expect(clock(hour).x).toBeCloseTo(x, 12);
      expect(clock(hour).y).toBeCloseTo(y, 12);
    }
  });

  it('the project’s own sine and cosine agree with the usual ones to the last few digits', () => {
    fc.assert(
      fc.property(fc.double({ min: -100, max: 100, noNaN: true }), (x) => {
        expect(Math.abs(sine(x) - Math.sin(x))).toBeLessThan(1e-13);
        expect(Math.abs(cosine(x) - Math.cos(x))).toBeLessThan(1e-13);
      }),
    );
  });

  it('[H2-MSR-24] a patch has a unit for every whole square bead, at least one; a line one for every bead of length', () => {
    expect([0.4, 1.13, 1.999, 2.9995, 6].map(unitsOfArea)).toEqual([1, 1, 2, 3, 6]);
    expect(unitsAlong([0, 7.1875, 30, 7.1875])).toHaveLength(30);
    expect(unitsAlong([0, 5, 3.4, 5])).toEqual([
      { x: 0.5, y: 5 },
      { x: 1.5, y: 5 },
      { x: 2.5, y: 5 },
    ]);
    expect(unitsAlong([0, 5, 0.3, 5])).toEqual([{ x: 0.3, y: 5 }]);
  });

  it('[H2-MSR-28] an exhausted unit stays in the record, and is there no longer', () => {
    const page = flatPage();
    const ore = draw(page, 'ore', disc(10, 10, 0.6));
    const unit = { kind: 'ore', biome: null, at: { x: 10, y: 10 }, piece: ore.id, stratum: 3 } as const;
    page.apply({ do: 'unit', unit: { id: 'u1', ...unit } }, 4);
    page.apply({ do: 'end', id: 'u1' }, 9);
    expect(page.units).toEqual([{ id: 'u1', ...unit, since: 4, until: 9 }]);
    const was = page.units[0] as Piece | (typeof page.units)[number];
    expect([livedAt(was, 3), livedAt(was, 4), livedAt(was, 8), livedAt(was, 9)]).toEqual([false, true, true, false]);
    expect(() => page.apply({ do: 'end', id: 'u1' }, 10)).toThrow('u1 is not on the page');
  });

  it('[H2-MSR-30] the centre line of a wide stratum runs from left to right half-way down, of a high one from top to bottom', () => {
    const wide = new Extent(pageOf(groundOf(1)).stratum(2));
    expect(wide.along).toBe('x');
    const path = wide.centreLine();
    expect(path.slice(0, 2)).toEqual([0, 7.188]);
    expect(path.slice(-2)).toEqual([30, 7.188]);
    expect(path.filter((_, i) => i % 2 === 1).every((y) => y === 7.188)).toBe(true);
    const high = new Extent({
      number: 1,
      outline: [2, 4, 6, 4, 4, 20, 0, 20],
      area: 64,
      centre: { x: 3, y: 12 },
      numberAt: { x: 3, y: 12 },
      touchesSurface: true,
    });
    expect(high.along).toBe('y');
    expect(high.centreLine().slice(0, 2)).toEqual([4, 4]);
    expect(high.centreLine().slice(-2)).toEqual([2, 20]);
    expect(high.point(12, 0.5)).toEqual({ x: 3, y: 12 });
    expect(high.place({ x: 3, y: 12 })).toEqual({ at: 12, share: 0.5 });
  });

  it('[H2-MSR-30] a way through a stratum keeps inside it, whichever way it turns aside', () => {
    for (const world of [2, 3, 6]) {
      const page = pageOf(groundOf(world));
      for (const stratum of page.strata) {
        const extent = new Extent(stratum);
        const [a, b] = [extent.point(extent.from + 0.5, 0.5), extent.point(extent.to - 0.5, 0.5)];
        const path = extent.way(a, b, (far) => Math.sin(far) * 2);
        for (let i = 2; i < path.length - 2; i += 2) {
          expect(page.stratumAt(path[i] as number, path[i + 1] as number)).toBe(stratum.number);
        }
      }
    }
  });

  it('[H2-EX-33 + H2-MSR-34] the units of a magma lake from (10, 10) to (12, 12)', () => {
    const lake = polygon([10, 10, 12, 10, 12, 12, 10, 12]);
    expect(unitsOfArea(areaOf(lake))).toBe(4);
    expect(spread(lake, 4)).toEqual([
      { x: 11, y: 11 },
      { x: 10, y: 10 },
      { x: 10, y: 12 },
      { x: 12, y: 10 },
    ]);
  });

  it('[H2-MSR-34] a patch with no half-bead point in it has its one unit at its centre of area', () => {
    expect(spread(polygon([10.1, 10.1, 10.4, 10.1, 10.4, 10.4, 10.1, 10.4]), 3)).toEqual([{ x: 10.25, y: 10.25 }]);
    expect(spread(polygon([10.1, 10.1, 10.9, 10.1, 10.9, 10.9, 10.1, 10.9]), 3)).toEqual([{ x: 10.5, y: 10.5 }]);
  });

  it('[H2-MSR-34] each unit lies in its patch, no two in one place, and each next one as far from all others as can be', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 30 }), fc.integer({ min: 1, max: 12 }), (tenths, count) => {
        const patch = disc(10.2, 9.7, tenths / 10);
        const units = spread(patch, count);
        expect(new Set(units.map(({ x, y }) => `${x} ${y}`)).size).toBe(units.length);
        const apart = units.map((it, i) =>
          Math.min(...units.slice(0, i).map((at) => Math.hypot(at.x - it.x, at.y - it.y))),
        );
        for (let i = 2; i < apart.length; i++)
          expect(apart[i]).toBeLessThanOrEqual((apart[i - 1] as number) + TOLERANCE);
        for (const { x, y } of units)
          expect(Math.hypot(x - 10.2, y - 9.7)).toBeLessThanOrEqual(tenths / 10 + TOLERANCE);
      }),
    );
  });

  it('[H2-MSR-36] values within a thousandth count as equal: then the tie decides, and a limit counts as kept', () => {
    const page = flatPage();
    const touch = (x: number) => page.touches(disc(5, 10, 0.6), { path: [x, 10], closed: false, swell: 0.6 });
    expect([touch(6.4509), touch(6.4521)]).toEqual([true, false]);
    const left = draw(page, 'cave', { path: [5.9995, 10], closed: false, swell: 1 });
    const right = draw(page, 'cave', { path: [14, 10], closed: false, swell: 1 });
    expect(page.nearest(disc(10, 10, 0.6), [right, left])).toBe(left);
    expect(mil(1.23449)).toBe(1.234);
  });
});
