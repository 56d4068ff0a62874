import { describe, expect, it } from 'vitest';
import { bottomUnder, type Page, surfaceOver } from '../src/index.ts';
import { FIRST_WORLDS } from './first-worlds.ts';

const world = (name: string) => (FIRST_WORLDS[name] as () => Page)();

describe('[H1-ALT-18] up and down follow the fall of the world', () => {
  it('down the page', () => {
    const page = world('the usual page');
    expect(surfaceOver(page, { x: 7, y: 12 })).toEqual({ x: 7, y: 4 });
    expect(bottomUnder(page, { x: 7, y: 12 })).toEqual({ x: 7, y: 21 });
    expect(surfaceOver(world('Firetop Range'), { x: 15, y: 12 })).toEqual({ x: 15, y: 1.5 });
  });

  it('between the two surfaces of a hollow earth', () => {
    const page = world('Hollow Earth');
    expect(surfaceOver(page, { x: 7, y: 16 })).toEqual({ x: 7, y: 4 });
    expect(bottomUnder(page, { x: 7, y: 5 })).toEqual({ x: 7, y: 17 });
  });

  it('out to the rim and in to the middle of a pocket universe', () => {
    const page = world('Pocket Universe');
    expect(surfaceOver(page, { x: 20, y: 10.5 })).toEqual({ x: 27, y: 10.5 });
    expect(surfaceOver(page, { x: 15, y: 14 })).toEqual({ x: 15, y: 18.5 });
    const slantwise = surfaceOver(page, { x: 18, y: 13.5 });
    expect(slantwise.x - 15).toBeCloseTo(slantwise.y - 10.5, 2);
    expect(((slantwise.x - 15) / 12) ** 2 + ((slantwise.y - 10.5) / 8) ** 2).toBeCloseTo(1, 2);
    const middle = bottomUnder(page, { x: 20, y: 5 });
    expect(middle.x).toBeCloseTo(15, 2);
    expect(middle.y).toBeCloseTo(10.5, 2);
  });
});
