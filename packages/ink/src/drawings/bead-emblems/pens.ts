import type { Colour, Pen } from '../../mark.ts';
import { type Sketch, sketch } from '../sketch.ts';

/**
 * An emblem is a pale silhouette on dark glass, with the glass showing through where it is cut: that is all one can see at the
 * size of a bead. It keeps within a round of half a unit; its tint helps, but its shape alone has to tell.
 */
export const emblem = (tint: Colour, silhouette: string, cuts = ''): Sketch =>
  sketch([{ fill: tint }, silhouette], ...(cuts === '' ? [] : [[CUT, cuts] as const]));

/** Where the glass shows through. */
export const CUT: Pen = { fill: 'beadDark' };
/** A groove in a silhouette. */
export const GROOVE: Pen = { stroke: 'beadDark', width: 0.055, cap: 'round' };
/** A limb, a handle, a tail. */
export const limb = (stroke: Colour, width = 0.09): Pen => ({ stroke, width, cap: 'round' });
