import type { SignKind } from '../hexes/sign.ts';
import type { Terrain } from '../hexes/terrain.ts';
import type { Colour } from './layers.ts';

/** Part of a small drawing: a path from −0.5 to 0.5 either way, with absolute pairs only; what has no fill is a line. */
export interface Stroke {
  readonly d: string;
  readonly fill?: Colour;
}

/** TA-HEX-13: terrain by its shape, not by its colour alone; a hex has at most three of them. */
export const TERRAINS: Readonly<Record<Terrain, readonly Stroke[]>> = {
  plains: [{ d: 'M-.2 .1L-.16 -.06M-.14 .1L-.12 -.04M.14 0L.18 -.14M.2 0L.22 -.12' }],
  forest: [
    { d: 'M-.2 .12L-.4 .12L-.2 -.32L0 .12Z', fill: 'leaf' },
    { d: 'M.2 .24L0 .24L.2 -.2L.4 .24Z', fill: 'leaf' },
    { d: 'M-.2 .12L-.2 .24M.2 .24L.2 .36' },
  ],
  brush: [{ d: 'M-.3 .1Q-.2 -.1 -.1 .1M.02 .2Q.12 0 .22 .2M-.04 -.08Q.06 -.26 .16 -.08' }],
  desert: [
    { d: 'M-.36 .06Q-.18 -.12 0 .06Q.18 .2 .36 .04M-.2 .26Q-.04 .14 .12 .26M.1 -.2L.12 -.18M-.1 -.24L-.08 -.22' },
  ],
  swamp: [
    { d: 'M-.34 .16Q-.2 .08 -.06 .16Q.1 .24 .24 .16M-.2 .28Q-.06 .2 .1 .28' },
    { d: 'M-.2 .1L-.24 -.2M-.12 .1L-.08 -.16M.14 .1L.14 -.14M.22 .1L.28 -.1' },
  ],
  tundra: [
    { d: 'M-.3 .12L-.12 .12M-.22 .04L-.2 .12M.06 -.06L.24 -.06M.14 -.14L.14 -.06M-.06 .28L.12 .28M.02 .2L.02 .28' },
  ],
  jungle: [
    { d: 'M-.16 .26Q-.2 0 -.12 -.16' },
    {
      d: 'M-.12 -.16Q-.36 -.3 -.4 -.06Q-.26 -.16 -.12 -.16Q0 -.36 .14 -.22Q0 -.2 -.12 -.16Q.08 -.1 .06 .06Q-.02 -.08 -.12 -.16',
      fill: 'fern',
    },
    { d: 'M.22 .3Q.2 .1 .26 0Q.4 -.02 .42 .14Q.34 .04 .26 0Q.12 0 .1 .14Q.16 .04 .26 0' },
  ],
  savanna: [{ d: 'M-.14 .2L-.14 -.08M-.34 -.1Q-.14 -.3 .06 -.1L-.34 -.1M.2 .24L.24 .1M.26 .24L.28 .12' }],
  hills: [{ d: 'M-.42 .2Q-.22 -.16 0 .2M-.06 .2Q.16 -.24 .42 .2', fill: 'grass' }],
  mountains: [
    { d: 'M-.42 .28L-.08 -.4L.12 -.04L.2 -.16L.42 .28Z', fill: 'smoke' },
    { d: 'M-.08 -.38L-.2 -.12L-.1 -.18L-.02 -.1L.04 -.16Z', fill: 'snow' },
  ],
  water: [{ d: 'M-.34 -.08Q-.2 -.18 -.06 -.08Q.08 .02 .22 -.08M-.22 .1Q-.08 0 .06 .1Q.2 .2 .34 .1' }],
  wasteland: [
    { d: 'M-.26 .2L-.2 -.06L-.3 -.16M-.2 -.06L-.1 -.18M.1 .24L.16 .1L.3 .14M.04 -.06L.12 -.02M.26 -.16L.32 -.1' },
  ],
};

/** TA-HEX-04, TA-HEX-T1. */
export const SIGNS: Readonly<Record<SignKind, readonly Stroke[]>> = {
  'cave mouth': [
    { d: 'M-.44 .34Q-.4 -.3 0 -.36Q.4 -.3 .44 .34Z', fill: 'smoke' },
    { d: 'M-.2 .34Q-.2 -.04 0 -.06Q.2 -.04 .2 .34Z', fill: 'void' },
  ],
  cleft: [{ d: 'M-.1 -.4L.1 -.16L-.08 0L.12 .18L0 .4L-.1 .2L-.26 .02L-.08 -.14Z', fill: 'void' }],
  spring: [
    { d: 'M-.2 .02Q0 -.44 .2 .02Q.22 .26 0 .28Q-.22 .26 -.2 .02Z', fill: 'water' },
    { d: 'M-.36 .38Q-.18 .3 0 .38Q.18 .46 .36 .38' },
  ],
  sink: [
    { d: 'M-.4 .04Q-.3 -.26 0 -.26Q.3 -.26 .4 .04Q.3 .32 0 .32Q-.3 .32 -.4 .04Z', fill: 'water' },
    { d: 'M-.2 .04Q-.14 -.1 0 -.1Q.14 -.1 .2 .04Q.14 .16 0 .16Q-.14 .16 -.2 .04Z', fill: 'void' },
  ],
  crater: [
    { d: 'M-.46 .34L-.18 -.2L.18 -.2L.46 .34Z', fill: 'smoke' },
    { d: 'M-.18 -.2Q0 -.06 .18 -.2Q0 -.34 -.18 -.2Z', fill: 'magma' },
    { d: 'M-.04 -.3Q-.12 -.42 0 -.5M.08 -.3Q.16 -.38 .08 -.48' },
  ],
  gate: [
    { d: 'M-.4 .36L-.4 -.16Q0 -.56 .4 -.16L.4 .36Z', fill: 'snow' },
    { d: 'M-.22 .36L-.22 0Q0 -.24 .22 0L.22 .36Z', fill: 'void' },
    { d: 'M0 .36L0 -.1' },
  ],
  'ruined gate': [
    { d: 'M-.4 .36L-.4 -.3L-.24 -.24L-.22 .36ZM.22 .36L.22 -.06L.32 -.14L.4 .02L.4 .36Z', fill: 'sand' },
    { d: 'M-.1 .36L-.06 .26L.06 .28L.1 .36Z', fill: 'smoke' },
  ],
  cellar: [
    { d: 'M-.4 .06L0 -.3L.4 .06Z', fill: 'roof' },
    { d: 'M-.24 .34L-.24 .1L.24 .1L.24 .34Z', fill: 'void' },
    { d: 'M-.24 .34L-.1 .2L.1 .2L.24 .34' },
  ],
  hole: [
    { d: 'M-.42 .08Q-.3 -.2 0 -.2Q.3 -.2 .42 .08Q.3 .34 0 .34Q-.3 .34 -.42 .08Z', fill: 'mud' },
    { d: 'M-.26 .08Q-.18 -.08 0 -.08Q.18 -.08 .26 .08Q.18 .22 0 .22Q-.18 .22 -.26 .08Z', fill: 'void' },
  ],
  city: [
    {
      d: 'M-.46 .36L-.46 .04L.46 .04L.46 .36ZM-.3 .04L-.3 -.2L-.08 -.2L-.08 .04ZM.08 .04L.08 -.28L.3 -.28L.3 .04Z',
      fill: 'snow',
    },
    { d: 'M-.36 -.18L-.19 -.4L-.02 -.18ZM.02 -.26L.19 -.48L.36 -.26Z', fill: 'roof' },
    { d: 'M-.08 .36L-.08 .18L.08 .18L.08 .36Z', fill: 'void' },
  ],
  castle: [
    {
      d: 'M-.4 .36L-.4 -.3L-.28 -.3L-.28 -.18L-.16 -.18L-.16 -.06L.16 -.06L.16 -.18L.28 -.18L.28 -.3L.4 -.3L.4 .36Z',
      fill: 'smoke',
    },
    { d: 'M-.1 .36L-.1 .16Q0 .06 .1 .16L.1 .36Z', fill: 'void' },
  ],
  tower: [
    { d: 'M-.14 .4L-.1 -.12L.1 -.12L.14 .4Z', fill: 'smoke' },
    { d: 'M-.2 -.1L0 -.5L.2 -.1Z', fill: 'magic' },
  ],
  temple: [
    { d: 'M-.4 .34L-.4 .24L.4 .24L.4 .34ZM-.4 -.1L0 -.4L.4 -.1Z', fill: 'snow' },
    { d: 'M-.28 .24L-.28 -.1M-.1 .24L-.1 -.1M.1 .24L.1 -.1M.28 .24L.28 -.1' },
  ],
  barrow: [
    { d: 'M-.44 .32Q-.3 -.24 0 -.24Q.3 -.24 .44 .32Z', fill: 'grass' },
    { d: 'M-.1 .32L-.1 .08L.1 .08L.1 .32Z', fill: 'void' },
    { d: 'M0 -.24L0 -.46M-.1 -.38L.1 -.38' },
  ],
  wreck: [
    { d: 'M-.46 .06Q-.1 -.26 .4 -.2L.2 .26Q-.2 .34 -.46 .06Z', fill: 'smoke' },
    { d: 'M-.2 -.06L-.14 .24M.06 -.16L.06 .26M-.5 .36L.44 .36' },
  ],
  'standing stone': [
    {
      d: 'M-.14 .36L-.1 -.34L.02 -.44L.12 -.3L.14 .36ZM-.4 .36L-.36 0L-.26 -.04L-.24 .36ZM.26 .36L.28 .06L.38 .02L.4 .36Z',
      fill: 'smoke',
    },
  ],
  mine: [
    { d: 'M-.44 .34L0 -.34L.44 .34Z', fill: 'mud' },
    { d: 'M-.16 .34L-.16 .02L.16 .02L.16 .34Z', fill: 'void' },
    { d: 'M-.2 .34L-.2 -.02L.2 -.02L.2 .34' },
  ],
  village: [
    { d: 'M-.36 .3L-.36 0L-.04 0L-.04 .3ZM.04 .3L.04 .06L.34 .06L.34 .3Z', fill: 'sand' },
    { d: 'M-.42 .02L-.2 -.24L.02 .02ZM-.01 .08L.19 -.14L.4 .08Z', fill: 'roof' },
  ],
  camp: [
    { d: 'M-.42 .3L-.14 -.24L.14 .3Z', fill: 'sand' },
    { d: 'M-.2 .3L-.14 .02L-.06 .3Z', fill: 'void' },
    { d: 'M.2 .3L.42 .3M.24 .3L.32 .1L.4 .3' },
  ],
  lair: [
    { d: 'M-.4 .3Q-.36 -.1 0 -.14Q.36 -.1 .4 .3Z', fill: 'mud' },
    { d: 'M-.3 -.1L-.24 -.36L-.14 -.14M.3 -.1L.24 -.36L.14 -.14' },
    { d: 'M-.18 .3Q-.16 .06 0 .06Q.16 .06 .18 .3Z', fill: 'void' },
  ],
  cairn: [
    {
      d: 'M-.34 .34L-.28 .16L.28 .16L.34 .34ZM-.22 .16L-.16 -.02L.18 -.02L.22 .16ZM-.12 -.02L-.04 -.2L.1 -.18L.12 -.02Z',
      fill: 'smoke',
    },
  ],
  settlement: [
    { d: 'M-.36 .3Q-.34 -.18 -.08 -.18Q.16 -.18 .2 .3Z', fill: 'trunk' },
    { d: 'M-.16 .3Q-.16 .08 -.08 .08Q0 .08 0 .3Z', fill: 'void' },
    { d: 'M.34 .34L.34 -.36' },
    { d: 'M.34 -.36L.1 -.28L.34 -.16Z', fill: 'accent' },
  ],
};

/** TA-HEX-T1: what is ruined is struck through by cracks. */
export const RUINED: readonly Stroke[] = [{ d: 'M-.42 -.34L-.2 -.1L-.3 .06L-.02 .3M.36 -.4L.2 -.16' }];
