export { type Board, boardParts, boardSvg, movedBy } from './board.ts';
export type { BoardTile, EvilBoard } from './evil/board-data.ts';
export { beyond, drawBoard, extentOf, spaceAt, tokenAt } from './evil/draw-board.ts';
export { paperOf, sheetOf } from './evil/paper.ts';
export { type Token, tokenSvg } from './evil/tokens.ts';
export { drawDungeon, middle, SQUARE } from './maker/draw-dungeon.ts';
export { drawSheet } from './maker/draw-sheet.ts';
export { heroInk, lootInk, tileInk } from './maker/pieces.ts';
export type { DungeonSheet, SheetTile } from './maker/sheet-data.ts';
