import {
  type Board,
  type DungeonSheet,
  drawDungeon,
  movedBy,
  type SheetTile,
  type Side,
  SQUARE,
} from '@understory/ink/boards';
import type { SheetPicture, SquarePicture } from '@understory/maker';

/** Where the corner of the grid lies on its paper, in beads: room for the numbers and the arrow. */
export const LEFT = 1.7;
export const TOP = 1.8;
const MARGIN = 1.3;

/** A sheet's squares as the pen wants them. */
export function dungeonOf({ squares }: SheetPicture): DungeonSheet {
  const stairs = squares.find((it) => it.isStairs);
  return {
    tiles: squares.filter(({ item }) => item !== null).map(tileOf),
    loot: squares.flatMap(({ x, y, loot }) => (loot === null ? [] : [{ x, y, kind: loot }])),
    stairs: stairs ? { x: stairs.x, y: stairs.y } : null,
  };
}

function tileOf({ x, y, item, kind, openings, arrow, trap, initial, damage }: SquarePicture): SheetTile {
  return {
    ...tileFor(item ?? '', kind ?? '', x, y, openings),
    ...(arrow && { entrance: arrow as Side }),
    ...(trap && { trap }),
    ...(initial && { initial }),
    ...(damage !== null && { damage }),
  };
}

/** An item of the market on a square, without its words. */
export function tileFor(item: string, kind: string, x: number, y: number, openings: string): SheetTile {
  return {
    x,
    y,
    openings: [...openings] as Side[],
    ...(kind === 'monster' && { monster: item }),
    ...(kind === 'gate' && { gate: item }),
    ...(kind === 'boss' && { boss: item }),
    ...(kind === 'trap' && { trap: item }),
    ...(kind === 'acid pond' && { pond: true }),
  };
}

/** The dungeon on its paper. */
export function paperOf(sheet: SheetPicture): Board {
  return {
    title: `${sheet.name}’s dungeon`,
    width: LEFT + 6 * SQUARE + MARGIN,
    height: TOP + 6 * SQUARE + MARGIN,
    marks: [movedBy(drawDungeon(dungeonOf(sheet)), LEFT, TOP)],
  };
}

/** The middle of a square, `3,2`, on the paper. */
export function spotAt(square: string): readonly [x: number, y: number] {
  const [x = 1, y = 1] = square.split(',').map(Number);
  return [LEFT + (x - 0.5) * SQUARE, TOP + (y - 0.5) * SQUARE];
}
