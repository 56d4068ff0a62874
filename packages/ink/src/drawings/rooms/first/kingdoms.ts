import { sketch } from '../../sketch.ts';
import {
  arch,
  coloured,
  courses,
  DETAIL,
  drawn,
  flame,
  HEAVY,
  line,
  merlons,
  OUTLINE,
  poly,
  rect,
  round,
  tint,
} from '../parts.ts';

/** A farm that nobody works: the roof has a hole, the field is bare. */
export const emptyFarm = sketch(
  [drawn('mud'), rect(-0.5, 0.4, 0.5, 0.5)],
  [drawn('smoke'), rect(-0.4, 0, 0.14, 0.42)],
  [OUTLINE, 'M-.48 .02L-.12 -.34L-.02 -.24M.06 -.14L.22 .02'],
  [tint('dark'), rect(-0.24, 0.16, -0.1, 0.42)],
  [DETAIL, line(0.26, 0.42, 0.26, 0.2) + line(0.36, 0.42, 0.4, 0.24) + line(0.46, 0.42, 0.46, 0.28)],
);

/** A gable with a cross on it. */
export const chapel = sketch(
  [drawn('snow'), rect(-0.36, 0, 0.36, 0.5)],
  [drawn('roof'), poly(-0.44, 0.02, 0, -0.34, 0.44, 0.02)],
  [HEAVY, line(0, -0.34, 0, -0.58) + line(-0.09, -0.5, 0.09, -0.5)],
  [tint('dark'), arch(-0.1, 0.2, 0.1, 0.5)],
  [tint('glow'), round(0, 0, 0.07)],
);

/** Slim, with a platform that sees far. */
export const watchtower = sketch(
  [drawn('smoke'), poly(-0.16, 0.5, -0.12, -0.2, 0.12, -0.2, 0.16, 0.5)],
  [drawn('trunk'), merlons(-0.26, -0.4, 0.26, -0.18, 3)],
  [drawn('accent'), poly(0, -0.4, 0, -0.6, 0.22, -0.52, 0, -0.44)],
  [tint('dark'), rect(-0.03, -0.06, 0.03, 0.1) + arch(-0.07, 0.3, 0.07, 0.5)],
);

/** A long wing, a bell over it. */
export const monastery = sketch(
  [drawn('snow'), rect(-0.5, 0.1, 0.5, 0.5)],
  [drawn('roof'), poly(-0.54, 0.12, -0.44, -0.06, 0.44, -0.06, 0.54, 0.12)],
  [drawn('snow'), rect(-0.12, -0.36, 0.12, 0)],
  [drawn('roof'), poly(-0.17, -0.34, 0, -0.56, 0.17, -0.34)],
  [
    tint('dark'),
    [-0.42, -0.22, 0.1, 0.3].map((x) => arch(x, 0.24, x + 0.12, 0.44)).join('') + arch(-0.05, -0.28, 0.05, -0.1),
  ],
  [tint('gold'), round(0, -0.16, 0.035)],
);

/** Fire on a mast of stone. */
export const beacon = sketch(
  [drawn('smoke'), poly(-0.26, 0.5, -0.14, -0.04, 0.14, -0.04, 0.26, 0.5)],
  [DETAIL, courses(-0.2, 0.04, 0.2, 0.46, 4)],
  [drawn('dark'), poly(-0.24, -0.14, 0.24, -0.14, 0.16, 0, -0.16, 0)],
  [tint('fire'), flame(0, -0.12, 0.36, 0.48)],
  [tint('glow'), flame(0, -0.12, 0.18, 0.26)],
);

/** A cell under a castle: a ladder, a ring in the wall. */
export const dungeonLevel = sketch(
  [coloured('trunk', 0.04), line(-0.3, -0.5, -0.3, 0.5) + line(-0.1, -0.5, -0.1, 0.5)],
  [coloured('trunk', 0.03), [-0.36, -0.18, 0, 0.18, 0.36].map((y) => line(-0.3, y, -0.1, y)).join('')],
  [OUTLINE, round(0.26, -0.1, 0.1) + line(0.26, -0.2, 0.26, -0.3)],
  [DETAIL, line(0.1, 0.5, 0.46, 0.5) + line(0.18, 0.42, 0.4, 0.42)],
);
