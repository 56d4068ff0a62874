import { sarcophagus } from '../../../drawings/rooms/dwarves/dwellings.ts';
import { type Furnishings, one, part, together } from '../../../drawings/rooms/furnishing.ts';
import {
  arch,
  coloured,
  dome,
  drawn,
  flame,
  line,
  OUTLINE,
  poly,
  rect,
  round,
  spokes,
  star,
  tint,
  wisp,
} from '../../../drawings/rooms/parts.ts';
import { sketch } from '../../../drawings/sketch.ts';

/** A squat god with a mouth to feed. */
const idol = sketch(
  [drawn('smoke'), 'M-.3 .5L-.36 -.1Q-.36 -.46 0 -.48Q.36 -.46 .36 -.1L.3 .5Z'],
  [drawn('gem'), round(-0.15, -0.16, 0.09) + round(0.15, -0.16, 0.09)],
  [tint('void'), rect(-0.2, 0.08, 0.2, 0.24)],
  [drawn('snow'), poly(-0.2, 0.08, -0.13, 0.18, -0.06, 0.08) + poly(0.06, 0.08, 0.13, 0.18, 0.2, 0.08)],
  [OUTLINE, 'M-.36 -.1L-.5 .06L-.36 .2M.36 -.1L.5 .06L.36 .2'],
);

/** A table of stone with two lights. */
const altar = sketch(
  [drawn('smoke'), rect(-0.46, 0.06, 0.46, 0.18) + rect(-0.34, 0.18, 0.34, 0.5)],
  [drawn('accent'), poly(-0.14, 0.06, 0.14, 0.06, 0.14, 0.36, 0, 0.28, -0.14, 0.36)],
  [drawn('snow'), rect(-0.4, -0.18, -0.32, 0.06) + rect(0.32, -0.18, 0.4, 0.06)],
  [tint('fire'), flame(-0.36, -0.18, 0.12, 0.2) + flame(0.36, -0.18, 0.12, 0.2)],
  [drawn('gold'), 'M-.1 -.16L.1 -.16Q.08 -.02 0 -.02Q-.08 -.02 -.1 -.16ZM-.05 .06L.05 .06L.02 -.02L-.02 -.02Z'],
);

/** A hundred oxen; three are seen. */
const hecatomb = sketch(
  [drawn('dark'), rect(-0.5, 0.36, 0.5, 0.5)],
  [tint('fire'), flame(-0.3, 0.38, 0.3, 0.44) + flame(0, 0.38, 0.34, 0.6) + flame(0.3, 0.38, 0.3, 0.44)],
  [drawn('bone'), 'M-.16 -.3Q0 -.36 .16 -.3Q.14 -.04 .06 .1L-.06 .1Q-.14 -.04 -.16 -.3Z'],
  [drawn('bone'), 'M-.15 -.32Q-.34 -.3 -.4 -.52Q-.52 -.2 -.15 -.2ZM.15 -.32Q.34 -.3 .4 -.52Q.52 -.2 .15 -.2Z'],
  [tint('void'), round(-0.07, -0.18, 0.035) + round(0.07, -0.18, 0.035)],
);

/** Somebody goes up, and does not come down. */
const apotheosis = sketch(
  [tint('glow', 0.8), poly(-0.16, -0.5, 0.16, -0.5, 0.4, 0.5, -0.4, 0.5)],
  [coloured('gold', 0.03), spokes(0, -0.2, 0.26, 0.4, 14)],
  [drawn('snow'), 'M-.08 .16L-.1 -.06L-.26 -.16L-.22 -.22L0 -.12L.22 -.22L.26 -.16L.1 -.06L.08 .16Z'],
  [drawn('snow'), round(0, -0.24, 0.09)],
  [coloured('gold', 0.04), round(0, -0.38, 0.12, 0.04)],
  [drawn('smoke'), poly(-0.4, 0.5, -0.3, 0.36, 0.3, 0.36, 0.4, 0.5)],
);

/** A slab, a knife, a runnel. */
const sacrifice = sketch(
  [
    drawn('smoke'),
    poly(-0.5, 0.14, 0.36, 0.14, 0.5, 0.28, -0.36, 0.28) + rect(-0.34, 0.28, -0.2, 0.5) + rect(0.22, 0.28, 0.36, 0.5),
  ],
  [tint('blood'), 'M-.3 .18Q0 .12 .2 .2Q.1 .26 -.2 .25ZM.24 .22L.3 .22L.3 .48L.24 .44Z'],
  [drawn('snow'), poly(-0.04, 0.12, -0.1, -0.24, 0, -0.3, 0.06, 0.1)],
  [drawn('gold'), rect(-0.18, -0.32, 0.1, -0.26) + rect(-0.08, -0.5, -0.01, -0.32)],
);

/** A seal with the last of it broken. */
const apocalypse = sketch(
  [tint('fire'), star(0, 0, 0.54, 0.36, 12)],
  [drawn('void'), round(0, 0, 0.34)],
  [coloured('fire', 0.035), round(0, 0, 0.27)],
  [coloured('glow', 0.04), 'M-.06 -.34L.06 -.12L-.08 .06L.06 .2L-.02 .34M.06 -.12L.24 -.2M-.08 .06L-.28 .1'],
);

const pillars = (from: number, to: number, count: number, top: number, foot: number): string =>
  Array.from({ length: count }, (_, i) => {
    const x = from + ((to - from) * i) / (count - 1);
    return rect(x - 0.04, top, x + 0.04, foot);
  }).join('');

/** A front of columns with steps. */
const temple = sketch(
  [drawn('snow'), pillars(-0.36, 0.36, 4, -0.14, 0.34)],
  [
    drawn('smoke'),
    poly(-0.5, -0.14, 0, -0.48, 0.5, -0.14) + rect(-0.46, 0.34, 0.46, 0.42) + rect(-0.5, 0.42, 0.5, 0.5),
  ],
  [drawn('gold'), round(0, -0.26, 0.07)],
);

/** A dome, a court and two lesser shrines. */
const templeComplex = sketch(
  [drawn('snow'), rect(-0.5, 0.1, -0.26, 0.5) + rect(0.26, 0.1, 0.5, 0.5) + rect(-0.24, -0.08, 0.24, 0.5)],
  [drawn('gold'), dome(-0.24, -0.42, 0.24, -0.08)],
  [drawn('roof'), poly(-0.54, 0.1, -0.38, -0.1, -0.22, 0.1) + poly(0.22, 0.1, 0.38, -0.1, 0.54, 0.1)],
  [tint('dark'), arch(-0.09, 0.2, 0.09, 0.5) + arch(-0.43, 0.28, -0.33, 0.5) + arch(0.33, 0.28, 0.43, 0.5)],
  [OUTLINE, line(0, -0.42, 0, -0.56)],
);

/** A helm on a pillar, and a star over it. */
const shrineOfStarhelm = sketch(
  [drawn('smoke'), rect(-0.18, 0.16, 0.18, 0.42) + rect(-0.34, 0.42, 0.34, 0.5)],
  [drawn('snow'), 'M-.22 .16L-.22 -.06Q-.2 -.28 0 -.28Q.2 -.28 .22 -.06L.22 .16Z'],
  [tint('void'), rect(-0.15, -0.06, 0.15, 0) + rect(-0.025, -0.06, 0.025, 0.12)],
  [drawn('glow'), star(0, -0.42, 0.15, 0.06, 5)],
);

const ghost = sketch(
  [drawn('snow'), 'M-.4 .5L-.4 -.1Q-.36 -.5 0 -.5Q.36 -.5 .4 -.1L.4 .5L.2 .34L0 .5L-.2 .34Z'],
  [tint('void'), round(-0.15, -0.1, 0.09, 0.12) + round(0.15, -0.1, 0.09, 0.12)],
);

/** A tomb house, and its owner is in. */
const hauntedMausoleum = together(
  sketch(
    [drawn('smoke'), rect(-0.44, -0.04, 0.44, 0.42) + rect(-0.5, 0.42, 0.5, 0.5)],
    [drawn('dark'), poly(-0.5, -0.04, 0, -0.36, 0.5, -0.04)],
    [tint('void'), arch(-0.18, 0.04, 0.18, 0.42)],
    [coloured('smoke', 0.024), wisp(-0.34, -0.2, 0.3) + wisp(0.36, -0.18, 0.3)],
  ),
  part(ghost, 0.02, 0.18, 0.38),
);

/** Where they pray, and what for. */
export const temples = {
  Idol: one(idol),
  Altar: one(altar),
  Hecatomb: one(hecatomb),
  Apotheosis: one(apotheosis),
  Sacrifice: one(sacrifice),
  Apocalypse: one(apocalypse),
  Temple: one(temple),
  'Temple Complex': one(templeComplex),
  'Shrine of Starhelm': one(shrineOfStarhelm),
  'Haunted Mausoleum': one(hauntedMausoleum),
  Tomb: one(sarcophagus),
} as const satisfies Furnishings;
