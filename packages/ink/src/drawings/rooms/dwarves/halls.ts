import { sketch } from '../../sketch.ts';
import {
  arch,
  coloured,
  courses,
  DETAIL,
  drawn,
  line,
  merlons,
  OUTLINE,
  poly,
  rect,
  round,
  spokes,
  tint,
} from '../parts.ts';

export const trophies = sketch(
  [
    OUTLINE,
    'M-.1 -.2Q-.3 -.22 -.4 -.5M-.28 -.28Q-.4 -.26 -.5 -.32M.1 -.2Q.3 -.22 .4 -.5M.28 -.28Q.4 -.26 .5 -.32M-.34 -.36L-.26 -.46M.34 -.36L.26 -.46',
  ],
  [drawn('trunk'), 'M-.16 -.38Q0 -.46 .16 -.38Q.22 -.1 0 .04Q-.22 -.1 -.16 -.38Z'],
  [drawn('bone'), 'M-.1 -.26Q0 -.32 .1 -.26Q.1 -.08 .05 .02L-.05 .02Q-.1 -.08 -.1 -.26Z'],
  [drawn('smoke'), rect(-0.26, 0.28, 0.26, 0.36) + rect(-0.2, 0.36, 0.2, 0.46) + rect(-0.3, 0.46, 0.3, 0.5)],
  [
    drawn('accent'),
    poly(-0.5, -0.1, -0.34, -0.1, -0.34, 0.3, -0.42, 0.22, -0.5, 0.3) +
      poly(0.34, -0.1, 0.5, -0.1, 0.5, 0.3, 0.42, 0.22, 0.34, 0.3),
  ],
);

export const citadel = sketch(
  [drawn('smoke'), merlons(-0.5, 0.02, 0.5, 0.5, 5)],
  [drawn('smoke'), merlons(-0.24, -0.42, 0.24, 0.5, 3)],
  [drawn('accent'), poly(0, -0.5, 0.2, -0.56, 0, -0.62)],
  [OUTLINE, line(0, -0.34, 0, -0.64)],
  [tint('dark'), arch(-0.1, 0.2, 0.1, 0.5) + rect(-0.03, -0.18, 0.03, 0)],
  [DETAIL, courses(-0.46, 0.14, -0.26, 0.5, 3) + courses(0.26, 0.14, 0.46, 0.5, 3)],
);

export const throne = sketch(
  [
    drawn('accent'),
    poly(-0.5, -0.46, -0.36, -0.46, -0.36, 0.1, -0.43, 0.02, -0.5, 0.1) +
      poly(0.36, -0.46, 0.5, -0.46, 0.5, 0.1, 0.43, 0.02, 0.36, 0.1),
  ],
  [drawn('gold'), 'M-.28 .34L-.28 -.3L-.2 -.5L-.1 -.36L0 -.54L.1 -.36L.2 -.5L.28 -.3L.28 .34Z'],
  [drawn('blood'), rect(-0.18, -0.26, 0.18, 0.16)],
  [drawn('gold'), rect(-0.38, 0.06, -0.26, 0.36) + rect(0.26, 0.06, 0.38, 0.36) + rect(-0.28, 0.2, 0.28, 0.36)],
  [drawn('smoke'), rect(-0.42, 0.36, 0.42, 0.43) + rect(-0.5, 0.43, 0.5, 0.5)],
);

export const agora = sketch(
  [drawn('smoke'), poly(-0.5, -0.28, 0, -0.5, 0.5, -0.28)],
  [
    drawn('snow'),
    rect(-0.44, -0.28, -0.34, 0.3) +
      rect(-0.18, -0.28, -0.08, 0.3) +
      rect(0.08, -0.28, 0.18, 0.3) +
      rect(0.34, -0.28, 0.44, 0.3),
  ],
  [drawn('smoke'), rect(-0.5, 0.3, 0.5, 0.37) + rect(-0.5, 0.37, 0.5, 0.44) + rect(-0.5, 0.44, 0.5, 0.5)],
  [drawn('trunk'), rect(-0.08, 0.1, 0.08, 0.3)],
  [coloured('accent', 0.03), round(0, -0.36, 0.05)],
);

export const doomWeapon = sketch(
  [drawn('trunk'), poly(-0.44, 0.5, -0.5, 0.44, 0.2, -0.24, 0.26, -0.18)],
  [drawn('mud'), poly(-0.06, -0.3, 0.2, -0.52, 0.5, -0.16, 0.26, 0.08)],
  [drawn('gold'), poly(0.04, -0.28, 0.1, -0.34, 0.34, -0.08, 0.28, -0.02)],
  [tint('fire'), 'M.44 .1L.52 .02L.56 .16ZM-.16 -.3L-.22 -.42L-.06 -.42Z'],
  [DETAIL, spokes(0.22, -0.22, 0.46, 0.54, 9, 0.06)],
);
