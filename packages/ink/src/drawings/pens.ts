import type { Colour, Pen } from '../mark.ts';

export const LINE: Pen = { stroke: 'ink', width: 0.028, cap: 'round' };
export const FINE: Pen = { stroke: 'ink', width: 0.018, cap: 'round' };
export const BOLD: Pen = { stroke: 'ink', width: 0.045, cap: 'round' };
/** Pupils, sockets, and lines within something pale: dark in every look, also where the ink is light. */
export const SOLID: Pen = { fill: 'void' };
export const NICK: Pen = { stroke: 'void', width: 0.018, cap: 'round' };
export const SCORE: Pen = { stroke: 'void', width: 0.028, cap: 'round' };

/** Coloured in and outlined. */
export const inked = (fill: Colour, width = 0.026): Pen => ({ fill, stroke: 'ink', width, cap: 'round' });
/** Coloured in, without an outline. */
export const washed = (fill: Colour, fillOpacity = 1): Pen => ({ fill, fillOpacity });
/** A coloured line. */
export const lined = (stroke: Colour, width = 0.028, opacity = 1): Pen => ({ stroke, width, opacity, cap: 'round' });
