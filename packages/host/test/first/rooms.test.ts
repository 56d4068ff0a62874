import { bounds, centreOf, gap, line, type Piece, type Point } from '@understory/page';
import { expect, it } from 'vitest';
import { draw } from '../../src/first/draw.ts';
import type { FirstWorld } from '../../src/first/index.ts';
import { ONE_BEAD, TWO_BEADS } from '../../src/first/measures.ts';
import { placeBeside, roomAt } from '../../src/first/words/rooms.ts';
import { laid } from './world-at.ts';

function room(world: FirstWorld, at: Point, size = ONE_BEAD): Piece {
  const what = { kind: 'natural cave' } as const;
  return draw(world, { clause: 'H1-MEA-20', kind: 'room', shape: roomAt(at, size), what });
}

function tunnel(world: FirstWorld, path: readonly number[]): Piece {
  return draw(world, { clause: 'H1-MEA-20', kind: 'tunnel', shape: line(path, 0.4), what: { kind: 'natural tunnel' } });
}

const MIDDLE = { x: 15, y: 12 };

/** Where rooms find their places one after the other, all beside the first. */
function places(straight: boolean, many: number): Point[] {
  const world = laid();
  const parent = room(world, MIDDLE);
  return Array.from({ length: many }, () => {
    const at = placeBeside(world.page, { parent, size: ONE_BEAD, straight }) as Point;
    room(world, at);
    return { x: at.x - MIDDLE.x, y: at.y - MIDDLE.y };
  });
}

it('[H1-MEA-20] a room stands beside its parent to E, W, S, N, SE, SW, NE and NW, half a bead off; then farther', () => {
  const off = (x: number, y: number) => ({ x: expect.closeTo(x, 2), y: expect.closeTo(y, 2) });
  const all = places(false, 9);
  expect(all.slice(0, 4)).toEqual([off(1.5, 0), off(-1.5, 0), off(0, 1.5), off(0, -1.5)]);
  expect(all.slice(4, 8).map(({ x, y }) => [Math.sign(x), Math.sign(y)])).toEqual([
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]);
  expect(all[8]).toEqual(off(3.5, 0));
});

it('[H1-MEA-20] those of Dwarves only to the four winds', () => {
  const off = (x: number, y: number) => ({ x: expect.closeTo(x, 2), y: expect.closeTo(y, 2) });
  expect(places(true, 5)).toEqual([off(1.5, 0), off(-1.5, 0), off(0, 1.5), off(0, -1.5), off(3.5, 0)]);
});

it('[H1-MEA-20] keeps clear of rooms, and of tunnels that are not attached to the parent', () => {
  const world = laid();
  const parent = room(world, MIDDLE);
  tunnel(world, [16.5, 9, 16.5, 15]);
  expect(placeBeside(world.page, { parent, size: ONE_BEAD, straight: true })).toEqual({ x: 13.5, y: 12 });
  const attached = laid();
  const other = room(attached, MIDDLE);
  tunnel(attached, [15.5, 12, 20, 12]);
  expect(placeBeside(attached.page, { parent: other, size: ONE_BEAD, straight: true })).toEqual({ x: 16.5, y: 12 });
});

it('[H1-MEA-20] keeps clear of water and magma', () => {
  for (const kind of ['water', 'magma'] as const) {
    const world = laid();
    const parent = room(world, MIDDLE);
    const lake = roomAt({ x: 17, y: 12 }, { wide: 2, high: 6 });
    draw(world, { clause: 'H1-PRM-T2.7', kind, shape: lake, what: { kind: 'cave full of water' } });
    const at = placeBeside(world.page, { parent, size: ONE_BEAD, straight: true });
    expect(at && { x: at.x, y: at.y }).toEqual({ x: 13.5, y: 12 });
  }
});

it('[H1-MEA-20] keeps inside the page and under the surface', () => {
  const world = laid();
  const parent = room(world, { x: 29, y: 5.2 });
  const at = placeBeside(world.page, { parent, size: ONE_BEAD, straight: true });
  expect(at).toEqual({ x: 27.5, y: 5.2 });
  room(world, at as Point);
  expect(placeBeside(world.page, { parent, size: ONE_BEAD, straight: true })).toEqual({ x: 29, y: 6.7 });
});

it('[H1-MEA-20] [H1-ALT-04] finds no room from whose tunnel one would look out into the air between two peaks', () => {
  const world = laid('firetop range');
  const parent = room(world, { x: 9.5, y: 4.5 });
  const east = (x: number) => x > 12;
  const at = placeBeside(world.page, { parent, size: ONE_BEAD, straight: true, where: east });
  // The other peak is near enough, at the same height: its foot is where the way there stays in the rock.
  expect(at?.y ?? 7).toBeGreaterThan(6.5);
});

it('[H1-MEA-20] [H1-ALT-06] nor one beyond a rift', () => {
  const world = laid('rift of sorrows');
  const parent = room(world, { x: 12, y: 9 });
  const east = (x: number) => x > 12.6;
  const at = placeBeside(world.page, { parent, size: ONE_BEAD, straight: true, where: east });
  expect(at?.y ?? 0).toBeGreaterThan(17);
});

it('[H1-MEA-20] begins with the gap that a rule gives', () => {
  const world = laid();
  const parent = room(world, MIDDLE);
  expect(placeBeside(world.page, { parent, size: TWO_BEADS, straight: true, gap: 2.25 })).toEqual({ x: 18.75, y: 12 });
});

it('[H1-MEA-20] else takes the nearest free place, and none on a full page', () => {
  const world = laid();
  const parent = room(world, MIDDLE);
  for (let x = 0.5; x < 30; x++) for (let y = 4.5; y < 21; y++) if (x < 27 || y < 18) room(world, { x, y });
  const at = placeBeside(world.page, { parent, size: ONE_BEAD, straight: true }) as Point;
  expect([at.x > 27, at.y > 18]).toEqual([true, true]);
  for (let x = 27.5; x < 30; x++) for (let y = 18.5; y < 21; y++) room(world, { x, y });
  expect(placeBeside(world.page, { parent, size: ONE_BEAD, straight: true })).toBe(null);
});

it('[H1-MEA-39] beside a tunnel goes out from its wall, from its middle first, then towards its older end', () => {
  const world = laid();
  const parent = tunnel(world, [15, 6, 15, 16]);
  const found = Array.from({ length: 6 }, () => {
    const at = placeBeside(world.page, { parent, size: ONE_BEAD, straight: true }) as Point;
    const { shape } = room(world, at);
    expect(gap(parent.shape, shape)).toBeCloseTo(0.5, 2);
    return [Math.sign(bounds(shape).left - 15), Math.round(centreOf(shape).y * 100) / 100];
  });
  expect(found).toEqual([
    [1, 11],
    [-1, 11],
    [1, 9],
    [-1, 9],
    [1, 13],
    [-1, 13],
  ]);
});
