/**
 * The sheet's six by six squares (DM-WRD-01). A square is a number from 0, row by row from (1,1), so that counting up is the
 * fixed order of DM-WRD-02; `xy` and `squareAt` translate.
 */
export type Square = number;

export const WIDTH = 6;
export const N_SQUARES = WIDTH * WIDTH;

export interface XY {
  readonly x: number;
  readonly y: number;
}

export function squareAt(x: number, y: number): Square {
  return (y - 1) * WIDTH + x - 1;
}

export function xy(square: Square): XY {
  return { x: (square % WIDTH) + 1, y: Math.floor(square / WIDTH) + 1 };
}

/** `3,2`: as answers and scenarios write a square. */
export function keyOf(square: Square): string {
  const { x, y } = xy(square);
  return `${x},${y}`;
}

/** The square that a key means; null if it is none. */
export function squareOf(key: string): Square | null {
  const [, x, y] = /^([1-6]),([1-6])$/.exec(key) ?? [];
  return x === undefined ? null : squareAt(Number(x), Number(y));
}

/** DM-WRD-02: N, E, S, W, wherever an order is needed. */
export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;
type Direction = (typeof DIRECTIONS)[number];

/** The sides on which a path runs off its tile (DM-WRD-06), a bit for each direction; 0 is no path. */
export type Openings = number;

const BITS: Readonly<Record<Direction, number>> = { N: 1, E: 2, S: 4, W: 8 };

/** `openings('NES')` */
export function openings(sides: string): Openings {
  let all = 0;
  for (const side of sides) all |= BITS[side as Direction] ?? 0;
  return all;
}

/** `NES` */
export function sidesOf(open: Openings): string {
  return DIRECTIONS.filter((it) => (open & BITS[it]) !== 0).join('');
}

/** NEIGHBOURS[square][way] with way 0 to 3 for N, E, S, W; -1 off the sheet. Diagonals never count (DM-WRD-03). */
export const NEIGHBOURS: readonly (readonly [number, number, number, number])[] = Array.from(
  { length: N_SQUARES },
  (_, square) => {
    const { x, y } = xy(square);
    return [
      y > 1 ? square - WIDTH : -1,
      x < WIDTH ? square + 1 : -1,
      y < WIDTH ? square + WIDTH : -1,
      x > 1 ? square - 1 : -1,
    ] as const;
  },
);

/** The bit of the way, and of the way back. */
export const OUT: readonly number[] = [1, 2, 4, 8];
export const BACK: readonly number[] = [4, 8, 1, 2];

export function neighbour(square: Square, way: number): Square {
  return NEIGHBOURS[square]?.[way] ?? -1;
}

export function distance(a: Square, b: Square): number {
  const [from, to] = [xy(a), xy(b)];
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
}
