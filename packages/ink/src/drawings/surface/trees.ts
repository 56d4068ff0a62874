import { FINE, inked, LINE, NICK, washed } from '../pens.ts';
import { sketch } from '../sketch.ts';

const BARK = inked('trunk', 0.02);
const NEEDLES = inked('leafDark', 0.024);
const LEAVES = inked('leaf', 0.024);
const SHADE = washed('leafDark', 0.55);

/** Firs, in three tiers. */
export const fir = sketch(
  [BARK, 'M-.04 0L-.035 -.2L.035 -.2L.04 0Z'],
  [
    NEEDLES,
    'M0 -1Q.05 -.84 .14 -.73L.07 -.75Q.11 -.6 .21 -.47L.11 -.49Q.16 -.3 .28 -.15Q.14 -.11 0 -.15Q-.14 -.11 -.28 -.15Q-.16 -.3 -.11 -.49L-.21 -.47Q-.11 -.6 -.07 -.75L-.14 -.73Q-.05 -.84 0 -1Z',
  ],
  [FINE, 'M.02 -.72L.07 -.64M.03 -.45L.1 -.35M-.06 -.4L-.12 -.31M.02 -.27L.08 -.21'],
);

export const roundTree = sketch(
  [BARK, 'M-.06 0Q-.02 -.2 -.05 -.42L.05 -.42Q.02 -.2 .07 0Z'],
  [
    LEAVES,
    'M-.18 -.33C-.42 -.3 -.48 -.56 -.3 -.63C-.34 -.88 -.06 -1.04 .09 -.91C.3 -1 .44 -.78 .34 -.64C.48 -.52 .4 -.3 .2 -.34C.1 -.25 -.08 -.25 -.18 -.33Z',
  ],
  [
    SHADE,
    'M-.18 -.33C-.32 -.32 -.4 -.42 -.38 -.52C-.28 -.4 -.1 -.42 -.02 -.44C.14 -.4 .3 -.46 .4 -.5C.4 -.36 .3 -.31 .2 -.34C.1 -.25 -.08 -.25 -.18 -.33Z',
  ],
  [FINE, 'M-.2 -.68Q-.13 -.77 -.04 -.71M.08 -.62Q.16 -.7 .25 -.62M-.12 -.52Q-.05 -.58 .02 -.53'],
);

/** A tall, thin one between the others. */
export const poplar = sketch(
  [BARK, 'M-.03 0L-.025 -.25L.025 -.25L.03 0Z'],
  [
    LEAVES,
    'M0 -.12C-.18 -.14 -.17 -.5 -.1 -.72C-.07 -.86 -.03 -.96 0 -1C.05 -.95 .1 -.82 .12 -.66C.17 -.42 .17 -.14 0 -.12Z',
  ],
  [FINE, 'M0 -.2Q.02 -.5 0 -.78M0 -.45L.06 -.55M0 -.34L-.06 -.46M0 -.6L-.04 -.68'],
);

/** Dead and bare: for swamps, wastelands and the caves of the dead. */
export const bareTree = sketch([
  inked('trunk', 0.02),
  'M-.09 0Q-.03 -.05 -.05 -.3Q-.06 -.4 -.2 -.5Q-.28 -.55 -.3 -.68Q-.24 -.6 -.17 -.56L-.2 -.75Q-.15 -.66 -.12 -.54Q-.07 -.5 -.03 -.46Q-.02 -.7 -.08 -.95Q.02 -.8 .03 -.6L.12 -.8Q.12 -.66 .05 -.46Q.1 -.5 .2 -.52Q.27 -.56 .33 -.68Q.33 -.52 .22 -.46Q.1 -.42 .05 -.32Q.02 -.06 .1 0Z',
]);

export const stump = sketch(
  [inked('trunk', 0.024), 'M-.5 0Q-.36 -.1 -.36 -.5Q0 -.36 .36 -.52Q.36 -.1 .5 0Z'],
  [inked('fungusStem', 0.024), 'M-.36 -.5C-.36 -.72 .36 -.72 .36 -.5C.36 -.32 -.36 -.32 -.36 -.5Z'],
  [NICK, 'M-.16 -.52Q0 -.62 .16 -.52Q0 -.44 -.16 -.52'],
);

export const log = sketch(
  [inked('trunk', 0.024), 'M-.6 -.02L-.6 -.26L.5 -.26L.5 -.02Z'],
  [inked('fungusStem', 0.024), 'M.5 -.02C.38 -.02 .38 -.26 .5 -.26C.62 -.26 .62 -.02 .5 -.02Z'],
  [LINE, 'M-.4 -.16L-.1 -.16M.05 -.1L.3 -.1'],
);
