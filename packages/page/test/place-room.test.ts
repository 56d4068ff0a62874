import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  box,
  disc,
  type Fit,
  fits,
  freeRock,
  freeRockBeside,
  freeRockNear,
  freeRockRound,
  freeRocksNear,
  gap,
  gapTo,
  liesInRock,
  line,
  type Page,
  type Point,
  polygon,
  walledOff,
} from '../src/index.ts';
import { draw, flatPage, groundOf, pageOf } from './sheet.ts';

const bead: Fit = { shape: (x, y) => disc(x, y, 0.6), clear: 0.3 };

/** The slow and plain way: every half-bead point of the page. */
function slowFree(page: Page, fit: Fit, to: Point, may: (x: number, y: number) => boolean): Point | null {
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let x = 0; x <= page.width; x += 0.5) {
    for (let y = 0; y <= page.height; y += 0.5) {
      const far = Math.hypot(x - to.x, y - to.y);
      if (far < least - 0.001 && may(x, y) && fits(page, fit, x, y)) [best, least] = [{ x, y }, far];
    }
  }
  return best;
}

describe('a free place for a room', () => {
  it('[H2-CIV-29] is the nearest half-bead point to the first room, clear by 0.3; ties: smaller x, then smaller y', () => {
    const page = flatPage();
    const hall = draw(page, 'room', disc(10, 10, 0.6));
    // 1.5 off is the nearest half-bead distance that leaves 0.3 between two bead-sized rooms.
    expect(freeRockNear(page, bead, { to: { x: 10, y: 10 }, of: [hall.shape], within: 4.5 })).toEqual({
      x: 8.5,
      y: 10,
    });
    draw(page, 'room', disc(8.5, 10, 0.6));
    expect(freeRockNear(page, bead, { to: { x: 10, y: 10 }, of: [hall.shape], within: 4.5 })).toEqual({
      x: 10,
      y: 8.5,
    });
  });

  it('[H2-CIV-29] is inside the page and underground', () => {
    const page = flatPage();
    const at = freeRockNear(page, bead, { to: { x: 0, y: 2 } });
    expect(at).toEqual({ x: 1, y: 5 });
    expect(liesInRock(page, disc(1, 5, 0.6))).toBe(true);
    expect(liesInRock(page, disc(1, 4.5, 0.6))).toBe(false);
    expect(liesInRock(page, disc(0.5, 8, 0.6))).toBe(false);
    expect(liesInRock(page, box(5, 4.4, 1, 1))).toBe(false);
    expect(liesInRock(page, box(5, 20.4, 1, 1))).toBe(true);
    expect(liesInRock(page, box(5, 20.6, 1, 1))).toBe(false);
  });

  it('[H2-CIV-29] lies within 4.5 beads of the works', () => {
    const page = flatPage();
    const hall = draw(page, 'room', disc(10, 10, 0.6));
    const at = freeRockNear(page, bead, { to: { x: 25, y: 10 }, of: [hall.shape], within: 4.5 });
    expect(at).toEqual({ x: 15, y: 10 });
  });

  it('[H2-CIV-29] is not near a lair, if any place is not', () => {
    const page = flatPage();
    const hall = draw(page, 'room', disc(10, 10, 0.6));
    const lair = draw(page, 'cave', disc(7, 10, 0.6));
    const search = { to: { x: 10, y: 10 }, of: [hall.shape], within: 4.5, shun: [lair.shape] };
    const at = freeRockNear(page, bead, search) as Point;
    expect(gap(bead.shape(at.x, at.y), lair.shape)).toBeGreaterThan(2.25);
    const everywhere = { ...search, shun: [box(15, 10, 30, 20)] };
    expect(freeRockNear(page, bead, everywhere)).toEqual({ x: 8.5, y: 10 });
  });

  it('[H2-CIV-10] [H2-CIV-29] keeps away from a lair with its corners too', () => {
    const page = flatPage();
    const lair = draw(page, 'cave', disc(10, 10, 0.6));
    const wide = { shape: (x: number, y: number) => box(x, y, 3, 0.4), clear: 0.3 };
    const at = freeRockNear(page, wide, { to: { x: 13, y: 10 }, shun: [lair.shape] }) as Point;
    expect(gapTo(lair.shape, 13, 10)).toBeGreaterThan(2.25);
    expect(gap(wide.shape(at.x, at.y), lair.shape)).toBeGreaterThan(2.25);
    expect(at).toEqual({ x: 14.5, y: 10 });
  });

  it('[H2-CIV-29] is what a look at every point of the page would find', () => {
    const spot = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 40, max: 210 }));
    fc.assert(
      fc.property(
        fc.array(spot, { maxLength: 40 }),
        spot,
        fc.integer({ min: 1, max: 6 }),
        fc.boolean(),
        (rooms, [tx, ty], world, squarish) => {
          const page = pageOf(groundOf(world));
          const works = rooms.map(([x, y], i) =>
            draw(
              page,
              i % 4 === 0 ? 'biome' : 'cave',
              i % 3 === 0 ? disc(x / 10, y / 10, 1.7) : box(x / 10, y / 10, 3, 2),
            ),
          );
          // Ways that came and went are free again.
          for (const it of works.splice(0, 3)) page.apply({ do: 'end', id: it.id }, 9999);
          const to = { x: tx / 10, y: ty / 10 };
          const fit = squarish ? { ...bead, shape: (x: number, y: number) => box(x, y, 2, 1) } : bead;
          const of = works.slice(0, 4).map((it) => it.shape);
          const near = (x: number, y: number) => of.some((it) => gapTo(it, x, y) <= 4.501);
          expect(freeRockNear(page, fit, { to, of, within: 4.5 })).toEqual(slowFree(page, fit, to, near));
          expect(freeRockNear(page, fit, { to })).toEqual(slowFree(page, fit, to, () => true));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('[H2-ACT-351] the nearest three are what taking the nearest and looking again would find', () => {
    const page = flatPage();
    draw(page, 'room', disc(10.2, 10.1, 0.6));
    const to = { x: 10, y: 10 };
    const taken: Point[] = [];
    const where = (x: number, y: number) => !taken.some((it) => it.x === x && it.y === y);
    while (taken.length < 3) taken.push(freeRockNear(page, { ...bead, where }, { to }) as Point);
    expect(freeRocksNear(page, bead, { to }, 3)).toEqual(taken);
    expect(
      freeRocksNear(page, { ...bead, where: (x) => x === 3 }, { to, of: [disc(3, 8, 0.1)], within: 0.5 }, 3),
    ).toEqual([7.5, 8, 8.5].map((y) => ({ x: 3, y })).sort((a, b) => b.y - a.y));
  });

  it('[H2-CIV-30] is the nearest on the whole page if there is none within reach', () => {
    const page = flatPage();
    const cavern = draw(page, 'cave', polygon([2, 5, 18, 5, 18, 20, 2, 20]));
    const room = draw(page, 'room', disc(10, 12, 0.6));
    const search = { to: { x: 10, y: 12 }, of: [room.shape], within: 4.5 };
    expect(freeRockNear(page, bead, search)).toBeNull();
    const at = freeRock(page, bead, search) as Point;
    expect(gapTo(cavern.shape, at.x, at.y)).toBeGreaterThanOrEqual(0.899);
  });

  it('[H2-CIV-30] or is walled off inside the largest open piece, so that a full page is no error', () => {
    const page = flatPage();
    const cavern = draw(page, 'cave', polygon([0, 4, 30, 4, 30, 21, 0, 21]));
    const small = draw(page, 'cave', disc(10, 12, 1));
    draw(page, 'magma', disc(20, 12, 3));
    expect(freeRock(page, bead, { to: { x: 10, y: 12 } })).toBeNull();
    expect(walledOff(page, page.drawn(), 0.6, { x: 3.2, y: 3 })).toEqual({ at: { x: 3, y: 5 }, piece: cavern });
    expect(walledOff(page, [small], 0.6, { x: 30, y: 12 })).toEqual({ at: { x: 10, y: 12 }, piece: small });
    expect(walledOff(page, [], 0.6, { x: 3, y: 3 })).toBeNull();
  });

  it('[H2-MON-130] round the home room by the clock from the right, then round the next, then farther out', () => {
    const page = flatPage();
    const home = draw(page, 'room', disc(10, 10, 0.6));
    const next = draw(page, 'room', disc(20, 15, 0.6));
    const clear: Fit = { ...bead, clear: 0.252 };
    const round = {
      about: [
        { x: 10, y: 10 },
        { x: 20, y: 15 },
      ],
      from: 1.5,
      step: 1,
      upTo: 40,
      hour: 3,
    };
    expect(freeRockRound(page, clear, round)).toEqual({ x: 11.5, y: 10 });
    draw(page, 'room', disc(11.5, 10, 0.6));
    // 30° on is too close to that one; 60° fits.
    expect(freeRockRound(page, clear, round)).toEqual({ x: 10.75, y: 11.299 });
    for (const kind of [home, next])
      draw(page, 'cave', disc(kind.shape.path[0] as number, kind.shape.path[1] as number, 2));
    expect(freeRockRound(page, clear, { ...round, about: round.about.slice(0, 1) })).toEqual({ x: 13.5, y: 10 });
  });

  it('[PT-MEA-16] or from twelve o’clock, in steps of half a bead, and nowhere if it is full as far as 9', () => {
    const page = flatPage();
    draw(page, 'room', disc(10, 10, 0.5));
    const fit: Fit = { shape: (x, y) => disc(x, y, 0.5), clear: 0.2, inside: 0.2, under: 0.5 };
    const round = { about: [{ x: 10, y: 10 }], from: 1.5, step: 0.5, upTo: 9, hour: 12 };
    expect(freeRockRound(page, fit, round)).toEqual({ x: 10, y: 8.5 });
    expect(freeRockRound(page, { ...fit, where: (x) => x > 15 }, round)).not.toBeNull();
    expect(freeRockRound(page, { ...fit, where: () => false }, round)).toBeNull();
    expect(fits(page, fit, 10, 4.9)).toBe(false);
    expect(fits(page, fit, 10, 5.05)).toBe(true);
  });

  it('[H1-MEA-20] beside the parent, east first, wall to wall 0.5; then west, south, north, slantwise, then farther', () => {
    const page = flatPage();
    draw(page, 'room', box(10, 10, 2, 1));
    const fit: Fit = { shape: (x, y) => box(x, y, 1, 1), clear: 0.3, inside: 0.3, under: 0.5 };
    const beside = {
      about: [{ x: 10, y: 10, wide: 1, high: 0.5 }],
      wide: 0.5,
      high: 0.5,
      gap: 0.5,
      step: 1,
      upTo: 9.5,
      straight: false,
    };
    const places: Point[] = [];
    for (let i = 0; i < 9; i++) {
      const at = freeRockBeside(page, fit, beside) as Point;
      places.push(at);
      draw(page, 'room', box(at.x, at.y, 1, 1));
    }
    expect(places.slice(0, 4)).toEqual([
      { x: 12, y: 10 },
      { x: 8, y: 10 },
      { x: 10, y: 11.5 },
      { x: 10, y: 8.5 },
    ]);
    expect(places[4]).toEqual({ x: 11.854, y: 11.354 });
    expect(places.slice(8)[0]?.x).toBeGreaterThan(12.9);
    const dwarves = freeRockBeside(flatPage(), fit, {
      ...beside,
      about: [{ x: 29, y: 20, wide: 1, high: 0.5 }],
      straight: true,
    });
    expect(dwarves).toEqual({ x: 27, y: 20 });
  });

  it('[H1-MEA-20] only what counts is in the way: a lode is not', () => {
    const page = flatPage();
    draw(page, 'ore', disc(12, 10, 1));
    const fit: Fit = { shape: (x, y) => box(x, y, 1, 1), clear: 0.3, counts: (it) => it.kind !== 'ore' };
    expect(fits(page, fit, 12, 10)).toBe(true);
    expect(fits(page, { ...fit, counts: () => true }, 12, 10)).toBe(false);
    expect(freeRockNear(page, fit, { to: { x: 12, y: 10 } })).toEqual({ x: 12, y: 10 });
  });
});

it('a tunnel through the rock is no place for a room', () => {
  const page = flatPage();
  draw(page, 'tunnel', line([0, 10, 30, 10], 0.4));
  expect(freeRockNear(page, bead, { to: { x: 10, y: 10 } })).toEqual({ x: 10, y: 8.5 });
});
