import { groundOfRegions, Page, type Shape } from '@understory/page';
import { stream } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { cutOff } from '../src/natural/path.ts';
import { placesOnSide } from '../src/natural/sides.ts';
import { isUnderground, movedInside } from '../src/places.ts';

/** Rock between two surfaces, with a world under the lower one. */
const lineAt = (y: number): Shape => ({ path: [0, y, 30, y], closed: false, swell: 0 });
const page = new Page({ width: 30, height: 21, title: '', measures: { touch: 0.25, near: 2.25, tie: 'age' } });
const rock = [0, 4, 30, 4, 30, 17, 0, 17];
page.apply({ do: 'lay', ground: groundOfRegions('Hollow Earth', [lineAt(4), lineAt(17)], [rock]) }, 0);

describe('in a hollow earth', () => {
  it('what would stick out below is moved up, as what sticks out above is moved down', () => {
    expect(movedInside(page, { x: 15, y: 20 }, 0.6)).toEqual({ x: 15, y: 16.4 });
    expect(movedInside(page, { x: 15, y: 1 }, 0.6)).toEqual({ x: 15, y: 4.6 });
    expect([3, 5, 16, 18].map((y) => isUnderground(page, 15, y))).toEqual([false, true, true, false]);
  });

  it('a line is cut off where it comes out into the inner world', () => {
    expect(cutOff(page, [15, 10, 15, 20])).toEqual([15, 10, 15, expect.closeTo(17, 2)]);
  });

  it('the left and the right side end at the lower surface', () => {
    const { any } = placesOnSide(page, 'left');
    for (let i = 0; i < 50; i++) {
      const at = any(stream('hollow', String(i)));
      expect(at.y).toBeGreaterThanOrEqual(4);
      expect(at.y).toBeLessThanOrEqual(17);
    }
  });
});
