import { unreachable } from '@understory/table';
import { drawOne } from '../../drawings/sketch.ts';
import type { Mark } from '../../mark.ts';
import { tremorFor } from '../../tremor.ts';
import { movedBy } from '../board.ts';
import { shaky } from '../shaky.ts';
import type { BoardTile, EvilBoard, Travel } from './board-data.ts';
import { tick } from './furniture.ts';
import { drawTile, TILE, WAY } from './tiles.ts';
import { type Token, tokenMarks } from './tokens.ts';
import { exitHeading, headingOf, rightOf, type Walk, walkIn } from './walk.ts';

/** Where a cell's middle lies on the paper, in beads: north is up. */
function cellAt(x: number, y: number): readonly [number, number] {
  return [x * TILE, -y * TILE];
}

/** The corner and the size of all that is drawn, with a margin. */
export function extentOf({ tiles }: EvilBoard): { left: number; top: number; width: number; height: number } {
  const spots = tiles.map(({ x, y }) => cellAt(x, y));
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const half = TILE / 2 + 1;
  const [left, top] = [Math.min(0, ...xs) - half, Math.min(0, ...ys) - half];
  return { left, top, width: Math.max(0, ...xs) + half - left, height: Math.max(0, ...ys) + half - top };
}

/** The whole dungeon: tiles, who is in them, and Kora on her space (DE-MAP-01 to DE-MAP-03). */
export function drawBoard(board: EvilBoard): Mark[] {
  return [
    ...board.tiles.map((tile) => inCell(tile, drawTile(tile))),
    ...board.tiles.map((tile) => inCell(tile, [...monstersOn(tile), ...notesOn(tile)])),
    ...koraOn(board),
  ];
}

function inCell({ id, x, y }: BoardTile, of: readonly Mark[]): Mark {
  const [cx, cy] = cellAt(x, y);
  return { mark: 'group', piece: `tile ${id}`, of: [movedBy(of, cx, cy)] };
}

/** Where a space of a tile lies on the paper. */
export function spaceAt(tile: BoardTile, space: number): readonly [number, number] {
  const [cx, cy] = cellAt(tile.x, tile.y);
  const [x, y] = (walkIn(tile)[space - 1] ?? { at: [0, 0] as Walk['at'] }).at;
  return [cx + x, cy + y];
}

function koraOn({ tiles, kora: where }: EvilBoard): Mark[] {
  const tile = tiles.find(({ id }) => id === where?.tile);
  if (!tile || !where) return [];
  const [x, y] = spaceAt(tile, where.space);
  return [{ mark: 'group', piece: 'kora', of: tokenMarks('kora', x, y, KORA) }];
}

/** Half a space is half a bead: she leaves a rim of it to be seen. */
const KORA = 0.46;

/** One token a kind, with a count: a monster stands on its tile, on no space in particular (DE-WRD-02). */
function monstersOn({ goblins, skeletons, grislyk: mad, travel }: BoardTile): Mark[] {
  const kinds: readonly (readonly [Token, number])[] = [
    ['goblin', goblins],
    ['skeleton', skeletons],
    ['grislyk', mad ? 1 : 0],
  ];
  const there = kinds.filter(([, count]) => count > 0);
  return there.flatMap(([who, count], i): Mark[] => {
    const [x, y] = beside(travel, i - (there.length - 1) / 2);
    const token = tokenMarks(who, x, y, 0.5);
    if (count > 1)
      token.push({ mark: 'text', x: x + 0.4, y: y + 0.56, text: `×${count}`, size: 0.5, colour: 'blood', halo: true });
    return [{ mark: 'group', piece: who, of: token }];
  });
}

/** Along the left-hand wall, so that the spaces stay to be seen. */
function beside(travel: Travel, nth: number): readonly [number, number] {
  const off = -WAY / 2 - 0.25;
  const along = nth * 1.15;
  switch (travel) {
    case 'N':
      return [off, -along];
    case 'S':
      return [-off, along];
    case 'E':
      return [along, off];
    case 'W':
      return [-along, -off];
    default:
      return unreachable(travel);
  }
}

/** Ticks and level markers (DE-PLC-06, DE-MAP-03). */
function notesOn(tile: BoardTile): Mark[] {
  const marks: Mark[] = [];
  const corner = TILE / 2 - 0.45;
  if (tile.searched) marks.push(...drawOne(tick, { x: corner, y: corner, size: 0.6 }, tremorFor(`tick ${tile.id}`)));
  if (tile.marker) marks.push(...slip(tile.marker, ...backBeside(tile.travel), `marker ${tile.id}`));
  if (tile.stairsMarker) marks.push(...slip(tile.stairsMarker, ...stairsBeside(tile.travel), `stairs ${tile.id}`));
  return marks;
}

/** By the way in, at the left-hand wall: no space is covered. */
function backBeside(travel: Travel): readonly [number, number] {
  const [[dx, dy], [rx, ry]] = [headingOf(travel), rightOf(travel)];
  const [back, left] = dx === 0 ? [1.95, 1.5] : [1.5, 1.25];
  return [-dx * back - rx * left, -dy * back - ry * left];
}

/** Next to the staircase, on its far side. */
function stairsBeside(travel: Travel): readonly [number, number] {
  const [[dx, dy], [rx, ry]] = [headingOf(travel), rightOf(travel)];
  const on = dx === 0 ? 1.1 : 1.45;
  return [dx * on + rx * 1.5, dy * on + ry * 1.5];
}

/** A slip of paper with a few words. */
function slip(text: string, x: number, y: number, id: string): Mark[] {
  const [w, h] = [0.93, 0.26];
  const ring = [x - w, y - h, x + w, y - h, x + w, y + h, x - w, y + h];
  return [
    { mark: 'path', d: shaky(ring, true, id), pen: { fill: 'halo', stroke: 'ink', width: 0.04 } },
    { mark: 'text', x, y: y + 0.12, text, size: 0.36, colour: 'ink', italic: true, anchor: 'middle' },
  ];
}

/** Just beyond a way on of a tile: where one steps into the unknown. */
export function beyond(tile: BoardTile, by: 'exit' | 'staircase'): readonly [number, number] {
  const [cx, cy] = cellAt(tile.x, tile.y);
  const [dx, dy] = by === 'exit' ? (exitHeading(tile) ?? [0, 0]) : rightOf(tile.travel);
  const far = TILE / 2 + 0.35;
  return [cx + dx * far, cy + dy * far];
}

/** Where the token of a kind of monster stands on a tile. */
export function tokenAt(tile: BoardTile, kind: 'goblin' | 'skeleton' | 'grislyk'): readonly [number, number] {
  const [cx, cy] = cellAt(tile.x, tile.y);
  const there = [tile.goblins > 0 && 'goblin', tile.skeletons > 0 && 'skeleton', tile.grislyk && 'grislyk'].filter(
    Boolean,
  );
  const [x, y] = beside(tile.travel, Math.max(0, there.indexOf(kind)) - (there.length - 1) / 2);
  return [cx + x, cy + y];
}
