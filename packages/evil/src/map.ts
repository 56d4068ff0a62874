import type { Face } from './tiles.table.ts';
import type { Tile } from './world.ts';

/** Where a tile lies on the map, and in which direction Kora went when it was placed: 0 north, 1 east, 2 south, 3 west. */
export interface Cell {
  x: number;
  y: number;
  readonly heading: number;
}

/** How the levels were moved aside, by the tile that made it needful (DE-PLC-04). */
export interface Shift {
  readonly tile: number;
  readonly level: number;
  readonly by: number;
}

/** The compass, x to the east and y to the north (DE-PLC-03). */
const COMPASS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/**
 * The map of the tiles in the order in which they were placed. No rule of play looks at it (DE-PLC-05): ways and distances
 * are the tree's. So it is made from the tiles whenever somebody wants to see it.
 */
export function mapOf(tiles: readonly Tile[]): { readonly cells: Cell[]; readonly shifts: Shift[] } {
  const cells: Cell[] = [];
  const shifts: Shift[] = [];
  tiles.forEach((tile, at) => {
    const cell = firstCell(tile, tiles, cells);
    const isInTheWay = isTaken(cells, cell) || waysOn(tile.face, cell).some((it) => isTaken(cells, it));
    cells.push(cell);
    if (!isInTheWay) return;
    const by = leastShift(tile.level, tiles, cells);
    for (const own of cells.filter((_, i) => tiles[i]?.level === tile.level)) own.x += by;
    shifts.push({ tile: at, level: tile.level, by });
  });
  return { cells, shifts };
}

/** DE-PLC-03: the Entrance at (0, 0), a tile beyond an exit next in its direction, one beyond a staircase to the right. */
function firstCell({ parent, by }: Tile, tiles: readonly Tile[], cells: readonly Cell[]): Cell {
  const from = cells[parent];
  const face = tiles[parent]?.face;
  if (!from || !face) return { x: 0, y: 0, heading: 0 };
  return by === 'exit' ? beyondExit(face, from) : ahead(from, turned(from.heading, 1));
}

function beyondExit({ exit }: Face, cell: Cell): Cell {
  return ahead(cell, turned(cell.heading, exit === 'left' ? 3 : exit === 'right' ? 1 : 0));
}

/** The cells that the ways on of a newly placed tile face. */
function waysOn(face: Face, cell: Cell): Cell[] {
  return [
    ...(face.exit === 'none' ? [] : [beyondExit(face, cell)]),
    ...(face.staircase === 0 ? [] : [ahead(cell, turned(cell.heading, 1))]),
  ];
}

/** DE-PLC-04: the fewest cells east, at least one, that leave the level neither in nor next to a cell of another level. */
function leastShift(level: number, tiles: readonly Tile[], cells: readonly Cell[]): number {
  const own = cells.filter((_, i) => tiles[i]?.level === level);
  const others = cells.filter((_, i) => tiles[i]?.level !== level);
  let by = 1;
  while (own.some(({ x, y }) => others.some((it) => Math.abs(it.x - x - by) + Math.abs(it.y - y) <= 1))) by++;
  return by;
}

function isTaken(cells: readonly Cell[], { x, y }: Cell): boolean {
  return cells.some((it) => it.x === x && it.y === y);
}

function ahead({ x, y }: Cell, heading: number): Cell {
  const [dx, dy] = COMPASS[heading] ?? COMPASS[0];
  return { x: x + dx, y: y + dy, heading };
}

/** Turned by this many quarters to the right. */
function turned(heading: number, quarters: number): number {
  return (heading + quarters) % 4;
}

/** A level marker on the map (DE-CMP-06): on which tile, pointing where. */
export interface Marker {
  /** The level that it leads to. */
  readonly to: 1 | 2 | 3;
  readonly text: `To Level ${'I' | 'II' | 'III'}`;
  readonly tile: number;
  readonly points: number;
}

const TO = {
  1: { to: 1, text: 'To Level I' },
  2: { to: 2, text: 'To Level II' },
  3: { to: 3, text: 'To Level III' },
} as const;

/** DE-PLC-06: beside each staircase the level below, and on the first tile of a lower level the one it came from. */
export function markersOf(tiles: readonly Tile[], cells: readonly Cell[]): Marker[] {
  return tiles.flatMap(({ face, level, by }, tile): Marker[] => {
    const heading = cells[tile]?.heading ?? 0;
    const down = level === 1 ? TO[2] : TO[3];
    const up = level === 2 ? TO[1] : TO[2];
    return [
      ...(face.staircase > 0 ? [{ ...down, tile, points: turned(heading, 1) } as const] : []),
      ...(by === 'staircase' ? [{ ...up, tile, points: turned(heading, 2) } as const] : []),
    ];
  });
}
