import { asWritten, stream } from '@understory/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  disc,
  gap,
  grain,
  inRing,
  line,
  livedAt,
  type Page,
  type Piece,
  polygon,
  ringArea,
  type Shape,
} from '../src/index.ts';
import { draw, flatPage, groundOf, pageOf } from './sheet.ts';

const spot = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 40, max: 210 }));
const shapes: fc.Arbitrary<Shape> = fc.oneof(
  spot.map(([x, y]) => disc(x / 10, y / 10, 0.6)),
  fc.tuple(spot, spot).map(([[ax, ay], [bx, by]]) => line([ax / 10, ay / 10, bx / 10, by / 10], 0.4)),
  spot.map(([x, y]) => polygon([x / 10, y / 10, x / 10 + 2, y / 10, x / 10 + 1, y / 10 + 3])),
);
const drawings = fc.array(fc.tuple(fc.constantFrom('cave', 'tunnel', 'ore', 'biome', 'magma'), shapes), {
  maxLength: 30,
});

function pageWith(all: readonly (readonly [string, Shape])[], gone: number): Page {
  const page = flatPage();
  const pieces = all.map(([kind, shape]) => draw(page, kind as Piece['kind'], shape));
  for (const piece of pieces.slice(0, gone)) page.apply({ do: 'end', id: piece.id }, 1000);
  return page;
}

describe('the index of the page', () => {
  it('finds what a look at every piece would find, in the order of drawing', () => {
    fc.assert(
      fc.property(drawings, shapes, fc.integer({ min: 0, max: 50 }), fc.nat(8), (all, from, tenths, gone) => {
        const page = pageWith(all, gone);
        const slow = [...page.drawn()].filter((it) => gap(from, it.shape) <= tenths / 10 + 0.001);
        expect(page.within(from, tenths / 10)).toEqual(slow);
      }),
    );
  });

  it('keeps what is clear of all but covers apart from what is not', () => {
    fc.assert(
      fc.property(drawings, shapes, (all, from) => {
        const page = pageWith(all, 0);
        const near = [...page.drawn()].filter((it) => it.kind !== 'biome' && gap(from, it.shape) < 0.5 - 0.001);
        expect(page.clear(from, 0.5)).toBe(near.length === 0);
        expect(page.clear(from, 0.5, (it) => near.includes(it))).toBe(true);
      }),
    );
  });

  it('[H2-MSR-13] knows who touches whom, as pieces come and go', () => {
    fc.assert(
      fc.property(drawings, fc.nat(8), (all, gone) => {
        const page = pageWith(all, gone);
        const open = [...page.drawn()].filter((it) => it.kind === 'cave' || it.kind === 'tunnel');
        for (const piece of open) {
          const slow = open.filter((it) => it !== piece && gap(it.shape, piece.shape) <= 0.251);
          expect(new Set(page.touching(piece))).toEqual(new Set(slow));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('[H2-MSR-14] finds the nearest as a look at every gap would', () => {
    fc.assert(
      fc.property(drawings, shapes, (all, from) => {
        const page = pageWith(all, 0);
        const found = page.nearest(from, page.drawn());
        const least = Math.min(...[...page.drawn()].map((it) => gap(from, it.shape)));
        if (found) expect(gap(from, found.shape)).toBeLessThanOrEqual(least + 0.002);
        else expect(all).toEqual([]);
      }),
    );
  });
});

describe('time', () => {
  it('is a filter: at each tick the page shows what came by then and had not gone', () => {
    const page = flatPage();
    const first = draw(page, 'cave', disc(5, 10, 1), { since: 10 });
    const second = draw(page, 'cave', disc(15, 10, 1), { since: 20 });
    page.apply({ do: 'end', id: first.id }, 30);
    const at = (tick: number) => page.pieces.filter((it) => livedAt(it, tick));
    expect([9, 10, 19, 20, 29, 30, 99].map((tick) => at(tick).length)).toEqual([0, 1, 1, 2, 2, 1, 1]);
    expect([...page.drawn()]).toEqual([second]);
    expect(page.pieces).toHaveLength(2);
  });

  it('moves on whenever a piece comes or goes, and only then', () => {
    const page = flatPage();
    const before = page.version;
    const cave = draw(page, 'cave', disc(5, 10, 1));
    expect(page.version).toBe(before + 1);
    page.apply(
      {
        do: 'label',
        label: { id: 'l1', what: asWritten('A'), note: null, at: { x: 1, y: 1 }, about: cave.id, size: 'plain' },
      },
      50,
    );
    expect(page.version).toBe(before + 1);
    page.apply({ do: 'end', id: cave.id }, 51);
    expect(page.version).toBe(before + 2);
  });

  it('allows nothing twice', () => {
    const page = flatPage();
    const cave = draw(page, 'cave', disc(5, 10, 1));
    expect(() => draw(page, 'cave', disc(5, 10, 1), { id: cave.id })).toThrow('is on the page already');
    expect(() => page.piece('p99')).toThrow('no piece p99');
    expect(() => page.stratum(9)).toThrow('no stratum 9');
  });
});

describe('blobs', () => {
  const wishes = fc.record({
    world: fc.integer({ min: 1, max: 6 }),
    number: fc.integer({ min: 1, max: 8 }),
    share: fc.integer({ min: 5, max: 85 }),
    x: fc.integer({ min: 0, max: 100 }),
    seed: fc.string({ maxLength: 4 }),
  });

  /** A point of the stratum: on the number's row, or its number's place. */
  function placeIn(page: Page, number: number, percent: number) {
    const stratum = page.stratum(number);
    const xs = stratum.outline.filter((_, i) => i % 2 === 0);
    const x = Math.min(...xs) + ((Math.max(...xs) - Math.min(...xs)) * percent) / 100;
    return page.stratumAt(x, stratum.centre.y) === number ? { x, y: stratum.centre.y } : stratum.numberAt;
  }

  it('[H2-MSR-31] have the wanted area, within a tenth, before the rough edge', () => {
    fc.assert(
      fc.property(wishes, ({ world, number, share, x, seed }) => {
        const page = pageOf(groundOf(world, undefined, 8, seed));
        const area = (page.stratum(number).area * share) / 100;
        const blob = page.blobs.outline({ stratum: number, ...placeIn(page, number, x), area, grain: null });
        expect(Math.abs(ringArea(blob.path) - area) / area).toBeLessThan(0.1);
      }),
      { numRuns: 60 },
    );
  });

  it('[H2-MSR-31] lie in their stratum, round the place, the rough edge inside the outline', () => {
    fc.assert(
      fc.property(wishes, ({ world, number, share, x, seed }) => {
        const page = pageOf(groundOf(world, undefined, 8, seed));
        const area = (page.stratum(number).area * share) / 100;
        const wish = { stratum: number, ...placeIn(page, number, x), area, grain: grain(stream(seed, 'edge')) };
        const smooth = page.blobs.outline({ ...wish, grain: null }).path;
        const rough = page.blobs.outline(wish).path;
        let out = 0;
        for (let i = 0; i < rough.length; i += 2) {
          if (!inRing(page.stratum(number).outline, rough[i] as number, rough[i + 1] as number)) out++;
        }
        expect(out).toBe(0);
        expect(ringArea(rough)).toBeLessThan(ringArea(smooth));
        expect(ringArea(page.blobs.outline(wish, 0.2).path)).toBeLessThan(ringArea(rough) + 1e-9);
      }),
      { numRuns: 40 },
    );
  });

  it('[H2-MSR-31] hang together with the place: what a fold of the stratum cuts off is left out', () => {
    // Tilted beds: the first stratum is a wedge; the second reaches the surface beside it.
    const page = pageOf(groundOf(3));
    const top = page.stratum(1);
    const blob = page.blobs.outline({ stratum: 1, x: 7.5, y: page.surfaceAt(7.5) + 1, area: 12, grain: null });
    expect(inRing(blob.path, 7.5, page.surfaceAt(7.5) + 1)).toBe(true);
    expect(ringArea(blob.path)).toBeGreaterThan(11);
    expect(ringArea(blob.path)).toBeLessThan(top.area);
  });

  it('[H2-MSR-31] round a place at the thin end of a wedge, between the nodes of the lattice, have their area too', () => {
    for (const [seed, number, x, under] of [
      ['a', 1, 14.54, 0.03],
      ['c', 2, 7.52, 0.03],
      ['c', 1, 14.54, 0.1],
      ['d', 3, 2.58, 0.03],
      ['h', 3, 2.84, 0.06],
    ] as const) {
      const page = pageOf(groundOf(2, undefined, 8, seed));
      const y = page.surfaceAt(x) + under;
      expect(page.stratumAt(x, y)).toBe(number);
      const area = page.stratum(number).area / 2;
      const { path } = page.blobs.outline({ stratum: number, x, y, area, grain: null });
      expect(Math.abs(ringArea(path) - area) / area, `seed ${seed}, stratum ${number}`).toBeLessThan(0.1);
    }
  });

  it('of a whole stratum fill it, on extreme pages too', () => {
    for (const size of [
      { width: 16, height: 12 },
      { width: 60, height: 42 },
    ]) {
      for (const strata of [4, 20]) {
        const page = pageOf(groundOf(1, size, strata), size);
        for (const { number, numberAt, area } of page.strata) {
          const blob = page.blobs.outline({ stratum: number, ...numberAt, area: area * 0.9, grain: null });
          // Twenty strata on the smallest page are 0.4 thick: less than two cells of the lattice.
          expect(Math.abs(ringArea(blob.path) - area * 0.9) / area).toBeLessThan(0.12);
        }
      }
    }
  });
});
