import { drawOne, type Sketch } from '../../drawings/sketch.ts';
import { handFor } from '../../hand.ts';
import type { Mark, Pen } from '../../mark.ts';
import { movedBy } from '../board.ts';
import { goblin, grislyk, kora, skeleton } from '../creatures.ts';
import { shaky } from '../shaky.ts';
import type { BoardTile, EvilBoard, Travel } from './board-data.ts';
import { tick } from './furniture.ts';
import { drawTile, TILE, WAY } from './tiles.ts';
import { exitHeading, rightOf, type Walk, walkIn } from './walk.ts';

/** Where a cell's middle lies on the paper, in beads: north is up. */
export function cellAt(x: number, y: number): readonly [number, number] {
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
  return [
    {
      mark: 'group',
      piece: 'kora',
      of: [
        { mark: 'circle', x, y, r: 0.56, pen: { fill: 'crystalLight', stroke: 'waterDeep', width: 0.08 } },
        ...drawOne(kora, { x, y, size: 0.86 }, handFor('kora')),
      ],
    },
  ];
}

const TOKEN: Pen = { fill: 'paper', stroke: 'ink', width: 0.05 };

/** One token a kind, with a count: a monster stands on its tile, on no space in particular (DE-WRD-02). */
function monstersOn({ goblins, skeletons, grislyk: mad, travel }: BoardTile): Mark[] {
  const kinds: readonly (readonly [Sketch, number, string])[] = [
    [goblin, goblins, 'goblins'],
    [skeleton, skeletons, 'skeletons'],
    [grislyk, mad ? 1 : 0, 'grislyk'],
  ];
  const there = kinds.filter(([, count]) => count > 0);
  return there.flatMap(([what, count, name], i): Mark[] => {
    const [x, y] = beside(travel, i - (there.length - 1) / 2);
    const token: Mark[] = [
      { mark: 'circle', x, y, r: 0.5, pen: TOKEN },
      ...drawOne(what, { x, y, size: 0.76 }, handFor(name)),
    ];
    if (count > 1)
      token.push({ mark: 'text', x: x + 0.4, y: y + 0.56, text: `×${count}`, size: 0.5, colour: 'blood', halo: true });
    return [{ mark: 'group', piece: name, of: token }];
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
  }
}

/** Ticks and level markers (DE-PLC-06, DE-MAP-03). */
function notesOn(tile: BoardTile): Mark[] {
  const marks: Mark[] = [];
  const corner = TILE / 2 - 0.45;
  if (tile.searched) marks.push(...drawOne(tick, { x: corner, y: corner, size: 0.6 }, handFor(`tick ${tile.id}`)));
  if (tile.marker) marks.push(...slip(tile.marker, 0, corner + 0.12, `marker ${tile.id}`));
  if (tile.stairsMarker) marks.push(...slip(tile.stairsMarker, 0, -corner, `stairs ${tile.id}`));
  return marks;
}

/** A slip of paper with a few words. */
function slip(text: string, x: number, y: number, id: string): Mark[] {
  const [w, h] = [1.25, 0.3];
  const ring = [x - w, y - h, x + w, y - h, x + w, y + h, x - w, y + h];
  return [
    { mark: 'path', d: shaky(ring, true, id), pen: { fill: 'halo', stroke: 'ink', width: 0.04 } },
    { mark: 'text', x, y: y + 0.15, text, size: 0.44, colour: 'ink', italic: true, anchor: 'middle' },
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
