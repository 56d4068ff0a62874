import { type Furnishings, one } from '../../../drawings/rooms/furnishing.ts';
import {
  arch,
  coloured,
  courses,
  DETAIL,
  drawn,
  HEAVY,
  line,
  merlons,
  OUTLINE,
  poly,
  rect,
  round,
  tint,
} from '../../../drawings/rooms/parts.ts';
import { sketch } from '../../../drawings/sketch.ts';

/** Sharpened stakes in a row, with a rail. */
const defenses = sketch(
  [
    drawn('trunk'),
    [-0.48, -0.28, -0.08, 0.12, 0.32]
      .map((x) => poly(x, 0.5, x, -0.2, x + 0.08, -0.4, x + 0.16, -0.2, x + 0.16, 0.5))
      .join(''),
  ],
  [drawn('mud'), rect(-0.5, 0.12, 0.5, 0.2)],
);

/** A pit with spikes under a broken lid. */
const traps = sketch(
  [drawn('void'), poly(-0.4, 0, 0.4, 0, 0.3, 0.5, -0.3, 0.5)],
  [drawn('smoke'), [-0.26, -0.08, 0.1].map((x) => poly(x, 0.5, x + 0.08, 0.14, x + 0.16, 0.5)).join('')],
  [
    drawn('trunk'),
    poly(-0.5, -0.04, -0.2, -0.04, -0.12, 0.12, -0.5, 0.04) + poly(0.5, -0.04, 0.24, -0.04, 0.12, 0.14, 0.5, 0.04),
  ],
  [HEAVY, 'M0 -.5L0 -.14M-.1 -.24L0 -.12L.1 -.24'],
);

/** A door behind a bookcase. */
const hideout = sketch(
  [drawn('trunk'), rect(-0.5, -0.44, 0.1, 0.5)],
  [drawn('void'), poly(0.1, -0.44, 0.44, -0.3, 0.44, 0.5, 0.1, 0.5)],
  [OUTLINE, line(-0.5, -0.14, 0.1, -0.14) + line(-0.5, 0.18, 0.1, 0.18)],
  [
    drawn('accent'),
    rect(-0.44, -0.38, -0.36, -0.14) + rect(-0.24, -0.36, -0.18, -0.14) + rect(-0.4, -0.06, -0.32, 0.18),
  ],
  [drawn('water'), rect(-0.34, -0.34, -0.26, -0.14) + rect(-0.1, -0.08, -0.02, 0.18) + rect(-0.3, 0.26, -0.2, 0.5)],
  [tint('glow'), round(0.24, 0.06, 0.05) + round(0.36, 0.06, 0.05)],
);

/** A square tower on its mound. */
const keep = sketch(
  [drawn('grass'), 'M-.5 .5Q-.3 .26 0 .26Q.3 .26 .5 .5Z'],
  [drawn('smoke'), merlons(-0.26, -0.44, 0.26, 0.34, 3)],
  [tint('dark'), arch(-0.08, 0.1, 0.08, 0.34) + rect(-0.03, -0.22, 0.03, -0.06)],
  [DETAIL, courses(-0.24, -0.3, -0.08, 0.3, 4)],
);

/** Two round towers and a gate between. */
const castle = sketch(
  [drawn('smoke'), merlons(-0.3, -0.06, 0.3, 0.5, 3)],
  [drawn('snow'), rect(-0.5, -0.24, -0.26, 0.5) + rect(0.26, -0.24, 0.5, 0.5)],
  [drawn('roof'), poly(-0.56, -0.22, -0.38, -0.54, -0.2, -0.22) + poly(0.2, -0.22, 0.38, -0.54, 0.56, -0.22)],
  [tint('dark'), arch(-0.11, 0.18, 0.11, 0.5) + rect(-0.4, -0.06, -0.35, 0.08) + rect(0.35, -0.06, 0.4, 0.08)],
);

/** A wall that bends away, with a walk on it. */
const walls = sketch(
  [drawn('smoke'), merlons(-0.5, -0.3, 0.5, 0.5, 7)],
  [DETAIL, courses(-0.48, -0.16, -0.02, 0.5, 5) + courses(0.02, -0.16, 0.48, 0.5, 5)],
);

/** One wall over the hills, from edge to edge. */
const greatWall = sketch(
  [drawn('grass'), 'M-.56 .5L-.56 .3Q-.3 -.02 -.06 .26Q.2 .5 .36 .16Q.46 -.02 .56 -.04L.56 .5Z'],
  [coloured('pencil', 0.15), 'M-.54 .26Q-.3 -.08 -.06 .2Q.2 .44 .36 .1Q.44 -.06 .54 -.1'],
  [coloured('smoke', 0.1), 'M-.54 .26Q-.3 -.08 -.06 .2Q.2 .44 .36 .1Q.44 -.06 .54 -.1'],
  [drawn('smoke'), merlons(-0.42, -0.2, -0.2, 0.12, 2) + merlons(0.3, -0.28, 0.5, 0.08, 2)],
);

/** A keep with a curtain wall and a flag. */
const stronghold = sketch(
  [drawn('mud'), merlons(-0.5, 0.14, 0.5, 0.5, 5)],
  [
    drawn('smoke'),
    merlons(-0.22, -0.36, 0.22, 0.5, 3) + merlons(-0.46, -0.08, -0.26, 0.5, 2) + merlons(0.26, -0.08, 0.46, 0.5, 2),
  ],
  [drawn('accent'), poly(0, -0.36, 0, -0.58, 0.24, -0.5, 0, -0.42)],
  [tint('dark'), arch(-0.08, 0.26, 0.08, 0.5) + rect(-0.03, -0.14, 0.03, 0.02)],
);

/** Jars of fire, and the tube that throws it. */
const greekFire = sketch(
  [drawn('gold'), poly(-0.5, 0.1, 0, -0.06, 0.02, 0.08, -0.46, 0.24)],
  [tint('fire'), 'M0 -.02Q.16 -.3 .5 -.44Q.4 -.24 .52 -.14Q.34 -.08 .4 .08Q.2 .04 0 .06Z'],
  [tint('glow'), 'M.04 0Q.16 -.14 .34 -.22Q.26 -.1 .3 .02Q.16 .04 .04 .04Z'],
  [drawn('accent'), round(-0.24, 0.38, 0.13, 0.12) + round(0.06, 0.38, 0.13, 0.12) + round(0.34, 0.38, 0.12, 0.12)],
  [drawn('trunk'), rect(-0.28, 0.22, -0.2, 0.28) + rect(0.02, 0.22, 0.1, 0.28) + rect(0.3, 0.22, 0.38, 0.28)],
);

/** Racks of arms on the wall. */
const armory = sketch(
  [drawn('trunk'), rect(-0.5, -0.34, 0.5, -0.28) + rect(-0.5, 0.36, 0.5, 0.42)],
  [
    drawn('snow'),
    poly(-0.36, -0.5, -0.31, -0.4, -0.31, 0.14, -0.41, 0.14, -0.41, -0.4) +
      poly(0.36, -0.5, 0.31, -0.4, 0.31, 0.14, 0.41, 0.14, 0.41, -0.4),
  ],
  [
    HEAVY,
    line(-0.46, 0.16, -0.26, 0.16) +
      line(-0.36, 0.16, -0.36, 0.36) +
      line(0.26, 0.16, 0.46, 0.16) +
      line(0.36, 0.16, 0.36, 0.36),
  ],
  [drawn('accent'), 'M-.18 -.2L.18 -.2L.18 .06Q.14 .26 0 .34Q-.14 .26 -.18 .06Z'],
  [coloured('gold', 0.04), line(0, -0.2, 0, 0.34) + line(-0.18, 0, 0.18, 0)],
);

/** A passage that runs on and on. */
const tunnels = sketch(
  [drawn('mud'), rect(-0.5, -0.4, 0.5, 0.5)],
  [
    coloured('void', 0.17),
    'M-.5 .34Q-.2 .34 -.16 .1Q-.12 -.16 .1 -.14Q.34 -.12 .3 .14Q.26 .36 .5 .36M-.16 .1L-.34 -.1L-.34 -.4',
  ],
  [tint('glow'), round(0.28, -0.26, 0.035) + round(0.38, -0.26, 0.035)],
);

/** Walls, defences and ways. */
export const strongholds = {
  Defenses: one(defenses),
  Traps: one(traps),
  Tunnels: one(tunnels),
  Hideout: one(hideout),
  Keep: one(keep),
  Castle: one(castle),
  Walls: one(walls),
  'Great Wall': one(greatWall),
  Stronghold: one(stronghold),
  'Greek Fire': one(greekFire),
  Armory: one(armory),
} as const satisfies Furnishings;
