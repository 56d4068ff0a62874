import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bottomUnder,
  box,
  centreOf,
  depthIn,
  disc,
  distance,
  gapTo,
  holdsPoint,
  intoRock,
  type Page,
  type Shape,
  surfaceOver,
} from '../src/index.ts';
import { FIRST_WORLDS, rockOf } from './first-worlds.ts';

const world = (name: string) => (FIRST_WORLDS[name] as () => Page)();
const place = fc.record({
  x: fc.integer({ min: 0, max: 120 }).map((it) => it / 4),
  y: fc.integer({ min: 0, max: 84 }).map((it) => it / 4),
});

describe('what sticks out of the rock', () => {
  it('[H1-MEA-40] is moved by the shortest way: under the surface, off the edges', () => {
    const rock = rockOf(world('the usual page'));
    expect(intoRock(rock, disc(12, 3, 0.5)).path).toEqual([12, 4.5]);
    expect(intoRock(rock, disc(0, 20.9, 0.5)).path).toEqual([0.5, 20.5]);
    expect(intoRock(rock, disc(12, 9, 0.5)).path).toEqual([12, 9]);
    expect(intoRock(rock, box(0.5, 4, 2, 2)).path.slice(0, 2)).toEqual([0, 4]);
  });

  it('[H1-ALT-19] leaves the open of a rift through its nearer wall, never through its mouth', () => {
    const page = world('Rift of Sorrows');
    const rift = page.piece('rift').shape;
    const west = centreOf(intoRock(rockOf(page), disc(14.5, 5, 0.5)));
    expect(west.x).toBeLessThan(12.2);
    const floor = centreOf(intoRock(rockOf(page), disc(15.2, 17.8, 0.5)));
    expect(floor.y).toBeCloseTo(18.5, 2);
    for (const { x, y } of [west, floor]) expect(gapTo(rift, x, y)).toBeGreaterThanOrEqual(0.499);
  });
});

describe.each(Object.keys(FIRST_WORLDS))('in %s', (name) => {
  const page = world(name);
  const rock = rockOf(page);
  const isIn = ({ path, swell }: Shape) => {
    for (let i = 0; i < path.length; i += 2)
      if (depthIn(rock, path[i] as number, path[i + 1] as number) < swell - 0.01) return false;
    return true;
  };

  it('[H1-INV-16] all that is moved into the rock lies in it, and hardly farther than need be', () => {
    fc.assert(
      fc.property(place, ({ x, y }) => {
        for (const shape of [disc(x, y, 0.5), box(x - 1, y - 1, 2, 2)]) {
          const moved = intoRock(rock, shape);
          expect(isIn(moved)).toBe(true);
          if (isIn(shape)) expect(moved.path).toEqual(shape.path);
        }
        const cave = centreOf(intoRock(rock, disc(x, y, 0.5)));
        const gone = distance(x, y, cave.x, cave.y);
        for (let hour = 0; hour < 96; hour++) {
          const angle = (hour / 96) * 2 * Math.PI;
          const far = gone * 0.8 - 0.1;
          if (far > 0)
            expect(isIn(disc(x + Math.cos(angle) * far, y + Math.sin(angle) * far, 0.5)), `${x}, ${y}`).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('[H1-ALT-18] a shaft up ends at a surface, and one down at the bottom, with rock all the way', () => {
    fc.assert(
      fc.property(place, ({ x, y }) => {
        const from = centreOf(intoRock(rock, disc(x, y, 0.5)));
        const [top, bottom] = [surfaceOver(page, from), bottomUnder(page, from)];
        expect(
          Math.min(...page.ground.surfaces.map((it) => gapTo({ ...it, closed: false }, top.x, top.y))),
        ).toBeLessThan(0.01);
        const [surface, lower] = page.ground.surfaces;
        const end = surface?.closed ? centreOf(surface) : { x: from.x, y: lower ? 17 : page.height };
        expect(distance(bottom.x, bottom.y, end.x, end.y)).toBeLessThan(0.01);
        for (const to of [top, bottom])
          for (let t = 0.02; t < 1; t += 0.07)
            expect(holdsPoint(page.stratumShape(1), from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t)).toBe(
              true,
            );
      }),
      { numRuns: 60 },
    );
  });
});
