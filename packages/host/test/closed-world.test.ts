import { clock, depthIn, groundOfRegions, Page, type Shape } from '@understory/page';
import { stream } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { cutOff } from '../src/natural/path.ts';
import { placesOnSide, SIDES } from '../src/natural/sides.ts';
import { isUnderground, movedInside } from '../src/places.ts';

/** An ellipse of rock with sky all round: down is towards its middle (H1-ALT-15). */
const rim = Array.from({ length: 96 }, (_, i) => clock(i / 8)).flatMap(({ x, y }) => [15 + 12 * x, 10.5 + 8 * y]);
const surface: Shape = { path: rim, closed: true, swell: 0 };
const page = new Page({ width: 30, height: 21, title: '', measures: { touch: 0.25, near: 2.25, tie: 'age' } });
page.apply({ do: 'lay', ground: groundOfRegions('Pocket Universe', [surface], [rim]) }, 0);

describe('in a world closed all round', () => {
  it('what would stick out of the rock is moved towards the middle, from every side', () => {
    for (const [x, y] of [
      [15, 1],
      [28, 10.5],
      [15, 20],
      [2, 10.5],
      [25, 18],
    ] as const) {
      const at = movedInside(page, { x, y }, 0.6);
      expect(depthIn(surface, at.x, at.y)).toBeGreaterThanOrEqual(0.598);
      expect(depthIn(surface, at.x, at.y)).toBeLessThan(0.8);
      expect(isUnderground(page, x, y)).toBe(false);
    }
    expect(movedInside(page, { x: 15, y: 18.4 }, 0.6)).toMatchObject({ x: 15, y: expect.closeTo(17.9, 2) });
    expect(movedInside(page, { x: 15, y: 12 }, 0.6)).toEqual({ x: 15, y: 12 });
  });

  it('a line is cut off where it comes out, below as above', () => {
    expect(cutOff(page, [15, 10.5, 15, 20])).toEqual([15, 10.5, 15, expect.closeTo(18.5, 2)]);
    expect(cutOff(page, [15, 10.5, 15, 1])).toEqual([15, 10.5, 15, expect.closeTo(2.5, 2)]);
    expect(cutOff(page, [1, 10.5, 15, 10.5])).toEqual([]);
  });

  it('a side of the page is the part of the surface that faces it', () => {
    for (const side of SIDES) {
      const places = placesOnSide(page, side);
      const at = places.any(stream('closed', side));
      expect(Math.abs(depthIn(surface, at.x, at.y))).toBeLessThan(0.02);
      expect(places.has(at)).toBe(true);
      expect(places.has({ x: 15, y: 10.5 })).toBe(false);
    }
    expect(placesOnSide(page, 'bottom').has({ x: 15, y: 18.5 })).toBe(true);
    expect(placesOnSide(page, 'bottom').has({ x: 15, y: 2.5 })).toBe(false);
  });
});
