import { type Board, movedBy } from '../board.ts';
import type { EvilBoard } from './board-data.ts';
import { drawBoard, extentOf } from './draw-board.ts';

/** The sheet that the dungeon is laid on: where its corner is, and how large it is, in beads. */
export interface Sheet {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A sheet is never smaller than this: a single tile is not blown up, and few tiles resize it. */
const LEAST_HIGH = 17;
const SHAPE = 1.5;

/** In the shape of the window that it is seen through, width by height, so that it fills it. */
export function sheetOf(board: EvilBoard, shape: number = SHAPE): Sheet {
  const { left, top, width, height } = extentOf(board);
  const high = Math.max(height, width / shape, LEAST_HIGH);
  const wide = Math.max(width, high * shape);
  return { left: left - (wide - width) / 2, top: top - (high - height) / 2, width: wide, height: high };
}

/** The dungeon drawn on a sheet: that of a screen, or one that it fills, `extentOf(board)`. */
export function paperOf(board: EvilBoard, { left, top, width, height }: Sheet = sheetOf(board)): Board {
  return { title: 'The dungeon', width, height, marks: [movedBy(drawBoard(board), -left, -top)] };
}
