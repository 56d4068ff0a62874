import { secondView } from '@understory/host/second';
import { type Region, spelled } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { drawPage, frames } from '../src/parts/paper/draw-page.ts';
import { beadsOf, dwellers } from '../src/parts/paper/dwellers.ts';
import { middleOf, placeNear, placesIn } from '../src/parts/paper/places-in.ts';
import { shapePath } from '../src/parts/paper/ring-path.ts';
import { sheetAt } from '../src/parts/paper/sheet-at.ts';
import { FRESH_VIEW } from '../src/storage/table-view.ts';
import { playedTo } from './played.ts';

const page = { width: 6, height: 4 };
/** From two beads across to four, all the way down. */
const band = { has: ({ x }: { x: number }) => x > 2 && x < 4, any: () => ({ x: 3, y: 2 }) } as unknown as Region;
const nowhere = { has: () => false, any: () => ({ x: 5.01, y: 1 }) } as unknown as Region;

describe('where a spot may be', () => {
  it('is tried every half a bead, beginning near the edge', () => {
    const places = placesIn(band, page);
    expect(places).toHaveLength(4 * 8);
    expect(places[0]).toEqual({ x: 2.25, y: 0.25 });
    expect(places.at(-1)).toEqual({ x: 3.75, y: 3.75 });
    expect(placesIn(nowhere, page)).toEqual([{ x: 5.01, y: 1 }]);
  });

  it('has a place nearest to its middle to begin at', () => {
    const { x, y } = middleOf(band, page);
    expect(Math.abs(x - 3) + Math.abs(y - 2)).toBeLessThanOrEqual(0.5);
  });

  it('is what a blunt finger meant, if it came close', () => {
    expect(placeNear(band, page, { x: 1.7, y: 1.2 })).toEqual({ x: 2.25, y: 1.25 });
    expect(placeNear(band, page, { x: 1, y: 1.2 })).toBe(null);
  });
});

describe('a piece of a single point', () => {
  it('is drawn as a dot at its place', () => {
    expect(shapePath({ path: [3, 5], closed: false, swell: 0.25 })).toEqual({
      d: 'M3 5l.001 0',
      width: 0.5,
      closed: false,
    });
  });
});

const { world } = playedTo('on paper', ({ journal }) => journal.age === 'monsters' && journal.turn === 3);
const last = world.journal.entries.length - 1;

describe('a way', () => {
  it('is drawn from end to end, and only an outline is closed', () => {
    const path = [1, 2, 3, 4, 5, 2];
    expect(shapePath({ path, closed: false, swell: 0.2 }).d).toBe('M1 2L3 4L5 2');
    expect(shapePath({ path, closed: true, swell: 0 }).d).toBe('M1 2L3 4L5 2Z');
  });
});

describe('the page at a moment', () => {
  it('is blank until the ground was laid', () => {
    const laidAt = world.page.laidAt ?? 0;
    expect(sheetAt(world, laidAt - 1, '').ground).toBe(null);
    expect(sheetAt(world, laidAt, '').ground).toBe(world.page.ground);
    const never = { ...world.page, ground: world.page.ground, laidAt: null };
    expect(sheetAt({ page: never }, 0, '').ground).toBe(null);
  });

  it('is drawn anew whenever something changed, and only then', () => {
    const how = { called: spelled, title: '', look: FRESH_VIEW.look, hidden: [], faded: false } as const;
    const reel = frames(world);
    const [before = 0, change = 0] = reel.slice(-2);
    const at = (tick: number) => drawPage(world, { tick, ...how });
    expect(at(change)).not.toBe(at(change - 1));
    expect(at(change - 1)).toBe(at(before));
    expect(at(last)).toBe(at(change));
    expect(at(0)).not.toBe(at(reel[1] ?? 1));
  });

  it('has everybody in the list of dwellers with all their beads, each once', () => {
    const living = dwellers(secondView, world, last, spelled);
    const there = world.page.beads.filter(({ until }) => until === null);
    const told = living.flatMap(({ counts }) => Object.values(counts)).reduce((a, b) => a + b, 0);
    expect(told).toBe(there.length);
    const group = living.find(({ piece }) => piece === null);
    expect(group?.counts).toEqual(beadsOf(world, group?.id ?? '', last));
    expect(dwellers(secondView, world, 0, spelled)).toEqual([]);
  });
});
