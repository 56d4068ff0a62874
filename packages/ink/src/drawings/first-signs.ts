import type { Pen } from '../mark.ts';
import { star } from './nexus/rays.ts';
import { sketch } from './sketch.ts';
import { round } from './stencil.ts';

const PLATE: Pen = { fill: 'halo', stroke: 'ink', width: 0.08, cap: 'round' };
const thin = (width: number): Pen => ({ stroke: 'ink', width, cap: 'round' });

/** ★ on a pedestal. */
export const statue = sketch(
  [PLATE, 'M-.34 .5L-.26 .28L.26 .28L.34 .5Z'],
  [{ fill: 'gold', stroke: 'ink', width: 0.06 }, star(0, -0.12, 0.42, 0.18, 5)],
);

/** Threads from a corner. */
export const web = sketch([
  thin(0.05),
  'M-.5 -.5L.4 .4M-.5 -.5L.5 -.2M-.5 -.5L-.2 .5M.12 -.32Q.02 -.06 -.32 .12M.36 -.24Q.2 .12 -.24 .36M-.12 -.38Q-.16 -.2 -.38 -.12',
]);

/** A trail that shines. */
export const slimy = sketch(
  [{ stroke: 'slime', width: 0.2, cap: 'round' }, 'M-.5 .1Q-.3 -.3 -.06 .06Q.18 .4 .5 0'],
  [{ stroke: 'slimeLight', width: 0.07, cap: 'round' }, 'M-.46 .04Q-.3 -.24 -.08 .06Q.18 .34 .44 0'],
  [thin(0.03), `${round(-0.3, 0.3, 0.06)}${round(0.28, 0.34, 0.05)}`],
);

/** A snare with teeth, open. */
export const trap = sketch(
  [PLATE, 'M-.5 .3Q-.4 -.3 0 -.3Q.4 -.3 .5 .3Z'],
  [
    { fill: 'ink' },
    'M-.44 .24L-.36 -.04L-.28 .2ZM-.22 .2L-.14 -.16L-.06 .2ZM.06 .2L.14 -.16L.22 .2ZM.28 .2L.36 -.04L.44 .24Z',
  ],
  [thin(0.09), 'M-.5 .34L.5 .34'],
);

/** Walls within walls. */
export const maze = sketch(
  [PLATE, 'M-.48 -.48L.48 -.48L.48 .48L-.48 .48Z'],
  [thin(0.07), 'M-.48 -.2L.2 -.2L.2 .2L-.2 .2L-.2 0M.48 -.2L.34 -.2M-.34 .48L-.34 .1M0 .48L0 .34L.34 .34'],
);

/** Stakes across a way. */
export const works = sketch(
  [
    PLATE,
    'M-.46 .46L-.46 -.2L-.34 -.46L-.22 -.2L-.22 .46ZM-.12 .46L-.12 -.2L0 -.46L.12 -.2L.12 .46ZM.22 .46L.22 -.2L.34 -.46L.46 -.2L.46 .46Z',
  ],
  [thin(0.09), 'M-.5 .14L.5 .14'],
);
