import type { Pen } from '../mark.ts';
import { sketch } from './sketch.ts';
import { round } from './stencil.ts';

const PLATE: Pen = { fill: 'halo', stroke: 'ink', width: 0.08, cap: 'round' };
const line = (width: number): Pen => ({ stroke: 'ink', width, cap: 'round' });

/** An M in a ring. */
export const mystical = sketch([PLATE, round(0, 0, 0.5)], [line(0.1), 'M-.26 .26L-.24 -.26L0 .06L.24 -.26L.26 .26']);

/** Courses of stone across a way. */
export const wall = sketch(
  [PLATE, 'M-.2 -.6L.2 -.6L.2 .6L-.2 .6Z'],
  [
    line(0.06),
    'M-.2 -.36L.2 -.36M-.2 -.12L.2 -.12M-.2 .12L.2 .12M-.2 .36L.2 .36M0 -.6L0 -.36M.08 -.36L.08 -.12M-.06 -.12L-.06 .12M.08 .12L.08 .36M0 .36L0 .6',
  ],
);
