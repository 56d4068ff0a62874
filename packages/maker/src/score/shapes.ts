import type { Clause } from '@understory/table';
import { type Square, squareAt, WIDTH } from '../grid.ts';

/** A row of DM-SCR-T1. */
export interface Shape {
  readonly name: string;
  readonly clause: Clause;
  readonly points: number;
  /** One way it lies, as x and y of each room; it may be turned and mirrored (DM-SCR-02). */
  readonly rooms: readonly (readonly [number, number])[];
}

/** DM-SCR-T1. */
export const SHAPES: readonly Shape[] = [
  {
    name: 'Pair',
    clause: 'DM-SCR-T1.1',
    points: 2,
    rooms: [
      [0, 0],
      [1, 0],
    ],
  },
  {
    name: 'Row',
    clause: 'DM-SCR-T1.2',
    points: 4,
    rooms: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
  },
  {
    name: 'Corner',
    clause: 'DM-SCR-T1.3',
    points: 4,
    rooms: [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
  },
  {
    name: 'Long row',
    clause: 'DM-SCR-T1.4',
    points: 7,
    rooms: [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ],
  },
  {
    name: 'Square',
    clause: 'DM-SCR-T1.5',
    points: 7,
    rooms: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
  },
  {
    name: 'Hook',
    clause: 'DM-SCR-T1.6',
    points: 6,
    rooms: [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
    ],
  },
  {
    name: 'T',
    clause: 'DM-SCR-T1.7',
    points: 7,
    rooms: [
      [0, 0],
      [1, 0],
      [2, 0],
      [1, 1],
    ],
  },
  {
    name: 'Zigzag',
    clause: 'DM-SCR-T1.8',
    points: 6,
    rooms: [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
    ],
  },
];

/** A shape as it lies somewhere on the sheet. */
export interface Placed {
  readonly shape: Shape;
  /** In the fixed order, so that the first is the lowest. */
  readonly squares: readonly Square[];
}

type Cell = readonly [number, number];

/** Every shape whose first room would be on the square. */
export function placedOn(square: Square): readonly Placed[] {
  placed ??= allPlaced();
  return placed[square] ?? [];
}

let placed: readonly (readonly Placed[])[] | null = null;

function allPlaced(): Placed[][] {
  const at: Placed[][] = Array.from({ length: WIDTH * WIDTH }, () => []);
  for (const shape of SHAPES) {
    for (const way of waysToLie(shape.rooms)) {
      for (let y = 1; y <= WIDTH; y++) {
        for (let x = 1; x <= WIDTH; x++) {
          const rooms = way.map(([dx, dy]): Cell => [x + dx, y + dy]);
          if (rooms.some(([rx, ry]) => rx > WIDTH || ry > WIDTH)) continue;
          const squares = rooms.map(([rx, ry]) => squareAt(rx, ry)).sort((a, b) => a - b);
          at[squares[0] ?? 0]?.push({ shape, squares });
        }
      }
    }
  }
  return at;
}

/** Turned and mirrored, each different way once. */
function waysToLie(rooms: readonly Cell[]): Cell[][] {
  const ways = new Map<string, Cell[]>();
  let turned: readonly Cell[] = rooms;
  for (let turn = 0; turn < 4; turn++) {
    turned = turned.map(([x, y]): Cell => [-y, x]);
    for (const way of [turned, turned.map(([x, y]): Cell => [-x, y])]) {
      const left = Math.min(...way.map(([x]) => x));
      const top = Math.min(...way.map(([, y]) => y));
      const moved = way.map(([x, y]): Cell => [x - left, y - top]).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
      ways.set(JSON.stringify(moved), moved);
    }
  }
  return [...ways.values()];
}
