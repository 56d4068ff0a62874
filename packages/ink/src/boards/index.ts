export { type Board, type BoardOptions, boardSvg, movedBy } from './board.ts';
export type { BoardTile, EvilBoard, Travel } from './evil/board-data.ts';
export { beyond, cellAt, drawBoard, extentOf, spaceAt, tokenAt } from './evil/draw-board.ts';
export { type Token, tokenSvg } from './evil/tokens.ts';
export { HEROES } from './heroes.ts';
export { drawDungeon, middle, SQUARE } from './maker/draw-dungeon.ts';
export { type Blank, type Boxes, type Chart, drawSheet, type PrintedSheet } from './maker/draw-sheet.ts';
export { heroInk, lootInk, tileInk } from './maker/pieces.ts';
export type { DungeonSheet, SheetTile, Side } from './maker/sheet-data.ts';
