export { penSvg, stickersSeen } from './draw-pen.ts';
export { drawn } from './drawn.ts';
export {
  FARTHEST,
  NIB_NAMES,
  NIBS,
  PEN_INK_NAMES,
  PEN_INKS,
  readPen,
  whyFull,
} from './edit.ts';
export { heldAt, whyRefused } from './held.ts';
export { FINE, PEN_LIMITS } from './limits.ts';
export { isBendable, isMovable } from './moved.ts';
export { penLabel, penName } from './penned.ts';
export { isShapely, ROOM_SHAPES, type RoomShape } from './room-shapes.ts';
export { saidIn } from './said-in.ts';
export { STICKERS, stickerSvg } from './stickers.ts';
export { strokePath } from './stroke.ts';
export { treasureIds, whatItWas } from './what-it-was.ts';
