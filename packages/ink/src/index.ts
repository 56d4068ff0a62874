export { emblemFor, emblemSvg } from './bead-emblem.ts';
export type { Edition } from './books.ts';
export { drawingMap, drawMap } from './draw-map.ts';
export { Kept } from './kept.ts';
export { LOOKS, type Look, type LookName } from './looks/index.ts';
export { withMargin } from './margin.ts';
export type { Mark } from './mark.ts';
export type { PenMeasures } from './pattern-book.ts';
export { penSvg, stickersSeen } from './pen/draw-pen.ts';
export {
  FARTHEST,
  keptPen,
  NIB_NAMES,
  NIBS,
  type Nib,
  PEN_INK_NAMES,
  PEN_INKS,
  type PenEdit,
  type PenInk,
  readPen,
  whyFull,
} from './pen/edit.ts';
export { heldAt, whyRefused } from './pen/held.ts';
export { FINE, PEN_LIMITS } from './pen/limits.ts';
export { isBendable, isMovable } from './pen/moved.ts';
export { penLabel, penName, penTreasure } from './pen/penned.ts';
export { drawn, type Penwork, type Sticker } from './pen/penwork.ts';
export { measuresIn } from './pen/relations.ts';
export { isShapely, ROOM_SHAPES, type RoomShape } from './pen/room-shapes.ts';
export { STICKERS, stickerSvg } from './pen/stickers.ts';
export { strokePath } from './pen/stroke.ts';
export { treasureIds, whatItWas } from './pen/what-it-was.ts';
export { PX } from './pixels.ts';
export { LAYER_NAMES, LAYERS, type LayerName } from './scene.ts';
export { sideBySide } from './side-by-side.ts';
export { type Inked, type SvgClip, type SvgElement, SvgPen, toSvg } from './svg.ts';
export type { AgeSheet } from './tracing.ts';
