import type { Picture } from '@understory/evil';

type Tile = Picture['tiles'][number];
/** A letter's place in a cell: column and row. */
export type Cell = readonly [number, number];

/** A cell of the map in letters (DE-MAP-01). Odd, so that there is a middle. */
export const WIDE = 17;
export const HIGH = 7;
const MIDDLE: Cell = [(WIDE - 1) / 2, (HIGH - 1) / 2];

/** North, east, south, west: a step in letters. */
const COMPASS: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The direction in which a tile is left, seen on the map. */
export function outward({ exit, heading }: Tile): number {
  return (heading + (exit === 'left' ? 3 : exit === 'right' ? 1 : 0)) % 4;
}

/** The letters on the way from the side of entry to the exit; in a terminus to the far end of the room. */
export function pathOf(tile: Tile): Cell[] {
  const back = (tile.heading + 2) % 4;
  const inward = arm(back).reverse();
  const out = arm(outward(tile));
  return [...inward, MIDDLE, ...(tile.exit === 'none' ? out.slice(0, Math.floor(out.length / 2)) : out)];
}

/** From the middle to a side, without the middle. */
function arm(direction: number): Cell[] {
  const [dx, dy] = COMPASS[direction] ?? [0, 0];
  const long = dx === 0 ? MIDDLE[1] : MIDDLE[0];
  return Array.from({ length: long }, (_, i): Cell => [MIDDLE[0] + dx * (i + 1), MIDDLE[1] + dy * (i + 1)]);
}

/** The letter of each space, in order. */
export function spacesOf(tile: Tile): Cell[] {
  const path = pathOf(tile);
  return Array.from(
    { length: tile.spaces },
    (_, i) => path[Math.floor(((i + 0.5) / tile.spaces) * path.length)] ?? MIDDLE,
  );
}

/** A letter beside another, to the left (-1) or right (+1) of the direction of travel. */
export function beside([x, y]: Cell, direction: number, side: -1 | 1, far: number): Cell {
  const [dx, dy] = COMPASS[(direction + 4 + side) % 4] ?? [0, 0];
  return [x + dx * far, y + dy * far];
}
