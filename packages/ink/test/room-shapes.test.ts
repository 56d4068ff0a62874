import { areaOf, bounds, centreOf, disc } from '@understory/ruler';
import { describe, expect, it } from 'vitest';
import { ROOM_SHAPES } from '../src/pen/index.ts';
import { reshaped } from '../src/pen/room-shapes.ts';

const room = disc(15, 11, 0.6);

describe('a room that the player gives another shape', () => {
  it.each(ROOM_SHAPES)('%s keeps its middle and its size, and is the same on both sides', (as) => {
    const shape = reshaped(room, as);
    const { x, y } = centreOf(shape);
    expect(x).toBeCloseTo(15);
    expect(y).toBeCloseTo(11);
    expect(areaOf(shape)).toBeCloseTo(areaOf(room));
    expect(cornersOf(shape.path, -1, 1)).toEqual(cornersOf(shape.path, 1, 1));
    expect(cornersOf(shape.path, 1, -1)).toEqual(cornersOf(shape.path, 1, 1));
  });

  it('is as wide or as high as the shape says', () => {
    const ratio = (as: (typeof ROOM_SHAPES)[number]) => {
      const { left, top, right, bottom } = bounds(reshaped(room, as));
      return (right - left) / (bottom - top);
    };
    for (const as of ['round', 'square', 'eight-sided', 'cross'] as const) expect(ratio(as), as).toBeCloseTo(1);
    expect(ratio('wide')).toBeGreaterThan(1.5);
    expect(ratio('tall')).toBeLessThan(1 / 1.5);
  });
});

/** The corners about the middle of the room, mirrored or not, in an order of their own. */
function cornersOf(path: readonly number[], across: 1 | -1, down: 1 | -1): string[] {
  const corners = Array.from({ length: path.length / 2 }, (_, i) => {
    const [x, y] = [((path[i * 2] ?? 0) - 15) * across, ((path[i * 2 + 1] ?? 0) - 11) * down];
    return `${Math.round(x * 100) + 0} ${Math.round(y * 100) + 0}`;
  });
  return corners.sort();
}
