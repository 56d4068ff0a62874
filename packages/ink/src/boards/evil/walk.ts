import type { BoardTile, Travel } from './board-data.ts';

/** A cell's side, in beads, and how wide a corridor in it is. */
export const TILE = 5;
export const WAY = 1.7;

/** One space: where its middle is, seen from the middle of the cell, and which way one walks there. */
export interface Walk {
  readonly at: readonly [number, number];
  readonly to: readonly [number, number];
}

const HEADING: Readonly<Record<Travel, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export const headingOf = (travel: Travel): readonly [number, number] => HEADING[travel];

/** A quarter to the right. */
export function rightOf(travel: Travel): readonly [number, number] {
  const [dx, dy] = HEADING[travel];
  return [-dy, dx];
}

/** Straight on, or turned a quarter to the left or right. */
export function exitHeading({ travel, exit }: Pick<BoardTile, 'travel' | 'exit'>): readonly [number, number] | null {
  const [dx, dy] = HEADING[travel];
  if (exit === 'none') return null;
  if (exit === 'left') return [dy, -dx];
  if (exit === 'right') return [-dy, dx];
  return [dx, dy];
}

/** The middle line of a tile, from the entry side to the exit side; a terminus ends in its room. */
export function lineThrough(tile: Pick<BoardTile, 'travel' | 'exit'>): number[] {
  const [dx, dy] = HEADING[tile.travel];
  const half = TILE / 2;
  const out = exitHeading(tile);
  const end = out ? [out[0] * half, out[1] * half] : [dx * half * 0.55, dy * half * 0.55];
  return [-dx * half, -dy * half, 0, 0, end[0] ?? 0, end[1] ?? 0];
}

/** The spaces of a tile as equal parts of its line (DE-WRD-03, DE-MAP-01). */
export function walkIn(tile: Pick<BoardTile, 'travel' | 'exit' | 'spaces'>): Walk[] {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = lineThrough(tile);
  const [first, second] = [Math.hypot(bx - ax, by - ay), Math.hypot(cx - bx, cy - by)];
  const share = (first + second) / tile.spaces;
  return Array.from({ length: tile.spaces }, (_, i): Walk => {
    const along = (i + 0.5) * share;
    const inFirst = along <= first;
    const [fx, fy, tx, ty] = inFirst ? [ax, ay, bx, by] : [bx, by, cx, cy];
    const [long, gone] = inFirst ? [first, along] : [second, along - first];
    const to = [(tx - fx) / long, (ty - fy) / long] as const;
    return { at: [fx + to[0] * gone, fy + to[1] * gone], to };
  });
}
