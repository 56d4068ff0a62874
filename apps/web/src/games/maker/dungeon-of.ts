import { type Board, drawDungeon, movedBy, SQUARE } from '@understory/ink/boards';
import { dungeonOf, type SheetPicture, squareOf, xy } from '@understory/maker';

/** Where the corner of the grid lies on its paper, in beads: room for the numbers and the arrow. */
export const LEFT = 1.7;
export const TOP = 1.8;
const MARGIN = 1.3;

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
  const { x, y } = xy(squareOf(square) ?? 0);
  return [LEFT + (x - 0.5) * SQUARE, TOP + (y - 0.5) * SQUARE];
}
