import { type Furnishings, one } from '../../../drawings/rooms/furnishing.ts';
import {
  arch,
  coins,
  coloured,
  DETAIL,
  dome,
  drawn,
  flame,
  HEAVY,
  line,
  merlons,
  OUTLINE,
  poly,
  rect,
  ripples,
  round,
  star,
  tint,
} from '../../../drawings/rooms/parts.ts';
import { sketch } from '../../../drawings/sketch.ts';

/** A hearth, two benches, a beam with shields. */
const hall = sketch(
  [drawn('trunk'), rect(-0.5, -0.42, 0.5, -0.34)],
  [drawn('accent'), round(-0.32, -0.2, 0.11) + round(0.32, -0.2, 0.11)],
  [drawn('gold'), round(0, -0.2, 0.11)],
  [drawn('smoke'), rect(-0.2, 0.36, 0.2, 0.5)],
  [tint('fire'), flame(0, 0.38, 0.26, 0.34)],
  [drawn('trunk'), rect(-0.5, 0.26, -0.28, 0.32) + rect(0.28, 0.26, 0.5, 0.32)],
  [
    OUTLINE,
    line(-0.46, 0.32, -0.46, 0.5) +
      line(-0.32, 0.32, -0.32, 0.5) +
      line(0.46, 0.32, 0.46, 0.5) +
      line(0.32, 0.32, 0.32, 0.5),
  ],
);

/** A corridor that turns back on itself. */
const windingHall = sketch(
  [coloured('pencil', 0.15), 'M-.46 .4L.3 .4L.3 .1L-.3 .1L-.3 -.2L.3 -.2L.3 -.46'],
  [coloured('snow', 0.09), 'M-.46 .4L.3 .4L.3 .1L-.3 .1L-.3 -.2L.3 -.2L.3 -.46'],
);

const gabled = (l: number, t: number, r: number, b: number): { wall: string; roof: string } => ({
  wall: rect(l, t, r, b),
  roof: poly(l - 0.04, t, (l + r) / 2, t - (r - l) * 0.8, r + 0.04, t),
});
const row = [gabled(-0.46, 0.02, -0.2, 0.5), gabled(-0.16, -0.1, 0.14, 0.5), gabled(0.18, 0.06, 0.46, 0.5)];

/** Three houses and a steeple. */
const city = sketch(
  [drawn('smoke'), poly(0.02, -0.2, 0.08, -0.56, 0.14, -0.2)],
  [drawn('snow'), row.map(({ wall }) => wall).join('')],
  [drawn('roof'), row.map(({ roof }) => roof).join('')],
  [tint('dark'), arch(-0.08, 0.26, 0.06, 0.5) + rect(-0.37, 0.18, -0.29, 0.28) + rect(0.28, 0.2, 0.36, 0.3)],
);

/** A palace under a banner, larger than the rest. */
const capital = sketch(
  [drawn('snow'), rect(-0.5, 0.08, 0.5, 0.5) + rect(-0.3, -0.12, 0.3, 0.1)],
  [drawn('gold'), dome(-0.2, -0.38, 0.2, -0.12)],
  [drawn('roof'), poly(-0.54, 0.08, -0.4, -0.12, -0.26, 0.08) + poly(0.26, 0.08, 0.4, -0.12, 0.54, 0.08)],
  [OUTLINE, line(0, -0.38, 0, -0.62)],
  [drawn('accent'), poly(0, -0.62, 0.24, -0.56, 0, -0.48)],
  [tint('dark'), arch(-0.09, 0.24, 0.09, 0.5) + arch(-0.4, 0.26, -0.3, 0.5) + arch(0.3, 0.26, 0.4, 0.5)],
  [DETAIL, line(-0.3, 0.08, 0.3, 0.08) + rect(-0.18, -0.06, -0.12, 0.04) + rect(0.12, -0.06, 0.18, 0.04)],
);

/** A ship at the quay. */
const port = sketch(
  [drawn('water'), rect(-0.52, 0.3, 0.52, 0.5)],
  [coloured('waterLine', 0.024), ripples(-0.46, 0.42, 0.46, 7)],
  [drawn('trunk'), 'M-.4 .1L.4 .1L.26 .34L-.26 .34Z'],
  [OUTLINE, line(0, 0.1, 0, -0.5)],
  [drawn('snow'), 'M.02 -.46Q.36 -.26 .32 .02L.02 .02ZM-.02 -.36Q-.26 -.2 -.26 .02L-.02 .02Z'],
);

/** Crooked towers with lit tops. */
const wizardsQuarter = sketch(
  [
    drawn('snow'),
    poly(-0.44, 0.5, -0.4, -0.1, -0.24, -0.1, -0.2, 0.5) +
      poly(-0.1, 0.5, -0.12, -0.22, 0.06, -0.22, 0.1, 0.5) +
      poly(0.2, 0.5, 0.24, 0.02, 0.4, 0.02, 0.44, 0.5),
  ],
  [
    drawn('magic'),
    poly(-0.46, -0.1, -0.34, -0.42, -0.18, -0.1) +
      poly(-0.18, -0.22, -0.02, -0.56, 0.12, -0.22) +
      poly(0.18, 0.02, 0.36, -0.3, 0.46, 0.02),
  ],
  [tint('glow'), arch(-0.36, 0.02, -0.28, 0.14) + arch(-0.06, -0.08, 0.02, 0.06) + arch(0.28, 0.14, 0.36, 0.26)],
  [tint('dark'), arch(-0.06, 0.32, 0.04, 0.5)],
);

/** One tower, and what circles it. */
const wizardsTower = sketch(
  [drawn('smoke'), poly(-0.2, 0.5, -0.13, -0.22, 0.13, -0.22, 0.2, 0.5)],
  [drawn('magic'), poly(-0.24, -0.2, 0, -0.58, 0.24, -0.2)],
  [tint('glow'), arch(-0.06, -0.12, 0.06, 0.06)],
  [tint('dark'), arch(-0.07, 0.3, 0.07, 0.5)],
  [coloured('magic', 0.03), 'M-.22 -.02Q-.5 .04 -.46 .12Q-.3 .24 .1 .16Q.5 .08 .46 -.02Q.4 -.08 .2 -.06'],
  [drawn('glow'), star(-0.44, 0.06, 0.1, 0.04, 4) + star(0.44, 0, 0.1, 0.04, 4)],
);

/** A dagger through a purse. */
const thievesGuild = sketch(
  [drawn('sand'), 'M-.34 .48Q-.48 .1 -.16 -.02L-.24 -.16L.2 -.16L.12 -.02Q.44 .1 .3 .48Z'],
  [HEAVY, line(-0.18, -0.02, 0.14, -0.02)],
  [drawn('snow'), poly(0.36, -0.44, 0.44, -0.36, -0.08, 0.26, -0.12, 0.22)],
  [drawn('dark'), poly(0.2, -0.4, 0.28, -0.46, 0.46, -0.26, 0.4, -0.18)],
  [drawn('oreGlint'), coins(-0.02, 0.42)],
);

/** Books, a lamp, an owl's perch. */
const university = sketch(
  [drawn('smoke'), poly(-0.5, -0.12, 0, -0.44, 0.5, -0.12)],
  [drawn('snow'), [-0.38, -0.14, 0.14, 0.38].map((x) => rect(x - 0.035, -0.12, x + 0.035, 0.14)).join('')],
  [drawn('trunk'), rect(-0.5, 0.14, 0.5, 0.2)],
  [drawn('accent'), 'M0 .26Q-.2 .16 -.44 .24L-.44 .48Q-.2 .4 0 .5Z'],
  [drawn('snow'), 'M0 .26Q.2 .16 .44 .24L.44 .48Q.2 .4 0 .5Z'],
  [DETAIL, line(0.08, 0.32, 0.36, 0.3) + line(0.08, 0.38, 0.36, 0.36)],
);

/** Shacks on shacks, and washing. */
const slums = sketch(
  [
    drawn('mud'),
    poly(-0.5, 0.5, -0.48, 0.14, -0.14, 0.1, -0.12, 0.5) +
      poly(-0.06, 0.5, -0.08, 0.04, 0.22, 0.08, 0.2, 0.5) +
      poly(0.24, 0.5, 0.26, 0.2, 0.5, 0.22, 0.5, 0.5),
  ],
  [
    drawn('sand'),
    poly(-0.38, 0.12, -0.36, -0.2, -0.08, -0.24, -0.06, 0.08) + poly(0.04, 0.06, 0.06, -0.26, 0.3, -0.2, 0.28, 0.2),
  ],
  [
    drawn('roof'),
    poly(-0.44, -0.18, -0.04, -0.26, -0.06, -0.34, -0.42, -0.28) + poly(0, -0.26, 0.36, -0.2, 0.34, -0.28, 0.04, -0.36),
  ],
  [
    tint('dark'),
    rect(-0.36, 0.28, -0.26, 0.5) +
      rect(0.02, 0.28, 0.12, 0.5) +
      rect(-0.26, -0.1, -0.18, 0) +
      rect(0.14, -0.1, 0.22, 0),
  ],
  [coloured('accent', 0.026), 'M-.06 -.12Q0 -.06 .06 -.12M-.02 -.09L-.02 0'],
);

/** A quarter behind its own gate and lamp. */
const ghetto = sketch(
  [drawn('snow'), rect(-0.46, -0.2, -0.2, 0.2) + rect(-0.1, -0.32, 0.16, 0.2) + rect(0.24, -0.14, 0.46, 0.2)],
  [drawn('roof'), rect(-0.5, -0.26, -0.16, -0.18) + rect(-0.14, -0.38, 0.2, -0.3) + rect(0.2, -0.2, 0.5, -0.12)],
  [tint('glow'), rect(-0.38, -0.06, -0.28, 0.04) + rect(-0.02, -0.18, 0.08, -0.06)],
  [drawn('smoke'), merlons(-0.5, 0.16, 0.5, 0.5, 6)],
  [tint('void'), arch(-0.13, 0.22, 0.13, 0.5)],
  [HEAVY, line(-0.06, 0.26, -0.06, 0.5) + line(0.06, 0.26, 0.06, 0.5)],
);

/** Where many live together. */
export const towns = {
  Hall: one(hall),
  'Winding Hall': one(windingHall),
  City: one(city),
  Capital: one(capital),
  Port: one(port),
  "Wizard's Quarter": one(wizardsQuarter),
  "Wizard's Tower": one(wizardsTower),
  "Thieves' Guild": one(thievesGuild),
  University: one(university),
  Slums: one(slums),
  Ghetto: one(ghetto),
} as const satisfies Furnishings;
