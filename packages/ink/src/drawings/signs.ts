import type { Colour, Pen } from '../mark.ts';
import { sketch } from './sketch.ts';

const PLATE: Pen = { fill: 'halo', stroke: 'ink', width: 0.09, cap: 'round' };
const STROKE: Pen = { stroke: 'ink', width: 0.13, cap: 'round' };
const line = (stroke: Colour, width: number): Pen => ({ stroke, width, cap: 'round' });

/** ☒ on a small slab. */
export const tomb = sketch(
  [PLATE, 'M-.46 -.46L.46 -.46L.46 .46L-.46 .46Z'],
  [STROKE, 'M-.28 -.28L.28 .28M.28 -.28L-.28 .28'],
);
/** The tomb itself: the cross is as big as its lid. */
export const cross = sketch([line('ink', 0.13), 'M-.4 -.46Q0 -.02 .4 .46M.4 -.46Q.02 0 -.4 .46']);
/** ⌂ on a shield. */
export const fortification = sketch(
  [PLATE, 'M-.46 -.5L.46 -.5L.46 .08Q.4 .4 0 .6Q-.4 .4 -.46 .08Z'],
  [STROKE, 'M-.28 .06L0 -.24L.28 .06'],
  [line('ink', 0.09), 'M-.22 .26L0 .04L.22 .26'],
);
/** A horned face. */
export const devil = sketch(
  [
    { fill: 'blood', stroke: 'ink', width: 0.08 },
    'M-.3 -.1Q-.62 -.2 -.5 -.6Q-.4 -.34 -.2 -.3L.2 -.3Q.4 -.34 .5 -.6Q.62 -.2 .3 -.1Q.3 .26 0 .5Q-.3 .26 -.3 -.1Z',
  ],
  [{ fill: 'glow' }, 'M-.2 -.04L-.04 .04L-.16 .1ZM.2 -.04L.04 .04L.16 .1Z'],
);
/** A pennant on a staff. */
export const pennant = sketch(
  [line('ink', 0.1), 'M-.3 .6L-.3 -.56'],
  [{ fill: 'gold', stroke: 'ink', width: 0.07 }, 'M-.3 -.54L.6 -.36L.22 -.22L.6 -.06L-.3 .06Z'],
  [{ fill: 'blood' }, 'M-.18 -.4L.1 -.34L.1 -.14L-.18 -.08Z'],
);
/** A banner with two tails, hung from a bar on its staff. */
export const banner = sketch(
  [line('ink', 0.08), 'M0 .62L0 -.6M-.34 -.46L.34 -.46'],
  [{ fill: 'blood', stroke: 'ink', width: 0.06 }, 'M-.3 -.46L.3 -.46L.3 .26L.15 .1L0 .26L-.15 .1L-.3 .26Z'],
  [{ fill: 'gold' }, 'M-.18 -.06L-.18 -.3L-.08 -.18L0 -.34L.08 -.18L.18 -.3L.18 -.06Z'],
);
/** A stone that says where somebody's land begins. */
export const boundaryStone = sketch(
  [{ fill: 'smoke', stroke: 'ink', width: 0.09 }, 'M-.26 .46L-.26 -.2Q-.24 -.5 0 -.5Q.24 -.5 .26 -.2L.26 .46Z'],
  [{ fill: 'blood' }, 'M-.14 .02L-.14 -.24L-.06 -.14L0 -.28L.06 -.14L.14 -.24L.14 .02Z'],
  [line('ink', 0.07), 'M-.42 .48L.42 .48'],
);
/** The head of a worm, all mouth. */
export const worm = sketch(
  [
    { fill: 'flesh', stroke: 'ink', width: 0.05 },
    'M-.62 .34Q-.66 .04 -.4 -.02Q-.34 -.44 .06 -.46Q.5 -.44 .5 0Q.5 .44 .06 .46Q-.2 .46 -.3 .3Q-.36 .5 -.5 .5Q-.6 .46 -.62 .34Z',
  ],
  [line('ink', 0.03), 'M-.36 0Q-.24 .14 -.3 .3M-.22 -.32Q-.08 -.1 -.14 .42M-.52 .06Q-.42 .2 -.46 .46'],
  [
    { fill: 'blood', stroke: 'ink', width: 0.04 },
    'M.1 -.3Q.4 -.28 .4 0Q.4 .28 .1 .3Q-.08 .16 -.08 0Q-.08 -.16 .1 -.3Z',
  ],
  [{ fill: 'void' }, 'M.14 -.14Q.28 -.12 .28 0Q.28 .12 .14 .14Q.04 .08 .04 0Q.04 -.08 .14 -.14Z'],
  [
    { fill: 'snow', stroke: 'ink', width: 0.02 },
    'M.06 -.29L.12 -.14L.18 -.3ZM.28 -.26L.24 -.12L.36 -.16ZM.4 -.06L.26 0L.4 .06ZM.36 .16L.24 .12L.28 .26ZM.18 .3L.12 .14L.06 .29ZM-.06 -.12L.06 -.04L-.08 .02Z',
  ],
);
