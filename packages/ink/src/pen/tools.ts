import { drawInk, drawStickers } from './draw-pen.ts';
import { heldAt } from './held.ts';
import { penName, penned, penTreasure } from './penned.ts';
import { saidIn } from './said-in.ts';

/** All that drawing a work of the pen takes. The work brings them along, and who draws maps without it never meets them. */
export const TOOLS = { drawInk, drawStickers, heldAt, penName, penned, penTreasure, saidIn };
export type PenTools = typeof TOOLS;
