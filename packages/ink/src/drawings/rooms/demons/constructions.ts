import { sketch } from '../../sketch.ts';
import { part, together } from '../furnishing.ts';
import {
  arch,
  coloured,
  DETAIL,
  drawn,
  flame,
  gear,
  HEAVY,
  line,
  OUTLINE,
  poly,
  rect,
  round,
  spokes,
  tint,
} from '../parts.ts';

const skull = sketch(
  [drawn('bone'), 'M-.4 -.1Q-.42 -.48 0 -.5Q.42 -.48 .4 -.1Q.4 .1 .24 .16L.22 .4L-.22 .4L-.24 .16Q-.4 .1 -.4 -.1Z'],
  [tint('void'), round(-0.17, -0.08, 0.11) + round(0.17, -0.08, 0.11) + poly(0, 0.06, 0.06, 0.18, -0.06, 0.18)],
  [DETAIL, line(-0.08, 0.26, -0.08, 0.4) + line(0.08, 0.26, 0.08, 0.4)],
);

export const charnel = together(
  sketch(
    [drawn('dark'), 'M-.52 .2Q-.4 .5 0 .5Q.4 .5 .52 .2Z'],
    [
      coloured('bone', 0.05),
      line(-0.46, 0.2, -0.2, -0.06) + line(0.46, 0.18, 0.26, -0.14) + line(-0.1, 0.1, 0.3, 0.16),
    ],
  ),
  part(skull, -0.24, 0.2, 0.4),
  part(skull, 0.26, 0.22, 0.4),
  part(skull, 0.02, -0.14, 0.5),
  part(skull, 0.02, 0.3, 0.36),
);

export const palace = sketch(
  [
    drawn('dark'),
    poly(
      -0.5,
      0.5,
      -0.46,
      -0.16,
      -0.36,
      -0.5,
      -0.26,
      -0.16,
      -0.2,
      0.02,
      -0.1,
      -0.28,
      0,
      -0.56,
      0.1,
      -0.28,
      0.2,
      0.02,
      0.26,
      -0.16,
      0.36,
      -0.5,
      0.46,
      -0.16,
      0.5,
      0.5,
    ),
  ],
  [tint('blood'), arch(-0.14, 0.16, 0.14, 0.5)],
  [tint('fire'), round(-0.36, -0.08, 0.04, 0.07) + round(0.36, -0.08, 0.04, 0.07) + round(0, -0.14, 0.05, 0.08)],
  [coloured('blood', 0.03), 'M-.46 -.16Q-.56 -.26 -.52 -.4M.46 -.16Q.56 -.26 .52 -.4'],
  [tint('glow'), poly(-0.08, 0.5, -0.08, 0.36, -0.03, 0.44, 0, 0.34, 0.03, 0.44, 0.08, 0.36, 0.08, 0.5)],
);

export const egoPrison = sketch(
  [drawn('gem'), poly(0, -0.52, 0.4, -0.24, 0.4, 0.24, 0, 0.52, -0.4, 0.24, -0.4, -0.24)],
  [tint('gemLight'), poly(0, -0.52, 0.4, -0.24, 0, -0.1, -0.4, -0.24)],
  [drawn('flesh'), 'M-.18 -.06Q-.2 -.3 0 -.3Q.2 -.3 .18 -.06Q.16 .14 .06 .22L-.06 .22Q-.16 .14 -.18 -.06Z'],
  [tint('void'), round(-0.08, -0.08, 0.035) + round(0.08, -0.08, 0.035) + round(0, 0.1, 0.05, 0.07)],
  [
    OUTLINE,
    [-0.26, -0.09, 0.09, 0.26].map((x) => line(x, -0.4 + Math.abs(x) * 0.6, x, 0.4 - Math.abs(x) * 0.6)).join(''),
  ],
);

export const engine = sketch(
  [drawn('mud'), gear(-0.06, 0.04, 0.42, 11)],
  [drawn('flesh'), round(-0.06, 0.04, 0.28)],
  [drawn('blood'), 'M-.28 .1Q-.06 -.02 .16 .1Q.08 .3 -.06 .3Q-.2 .3 -.28 .1Z'],
  [
    drawn('bone'),
    poly(-0.24, 0.09, -0.16, 0.06, -0.18, 0.18) +
      poly(-0.12, 0.05, -0.02, 0.05, -0.07, 0.17) +
      poly(0.04, 0.06, 0.12, 0.09, 0.06, 0.18),
  ],
  [drawn('snow'), round(-0.06, -0.1, 0.11)],
  [tint('void'), round(-0.04, -0.1, 0.05)],
  [HEAVY, 'M.28 -.16L.44 -.16L.44 -.5M.3 .24L.5 .24L.5 .5M-.4 -.24L-.5 -.24L-.5 -.46'],
);

export const shrine = sketch(
  [drawn('dark'), poly(-0.34, 0.5, -0.26, 0.3, 0.26, 0.3, 0.34, 0.5)],
  [drawn('mud'), 'M-.42 .06L.42 .06Q.36 .3 0 .3Q-.36 .3 -.42 .06Z'],
  [coloured('mud', 0.06), 'M-.42 .08Q-.56 -.1 -.44 -.28M.42 .08Q.56 -.1 .44 -.28'],
  [tint('magma'), flame(0, 0.08, 0.62, 0.62)],
  [tint('magmaHot'), flame(0.02, 0.08, 0.36, 0.42)],
  [tint('glow'), flame(0, 0.08, 0.16, 0.22)],
  [tint('void'), round(-0.08, 0.18, 0.03) + round(0.08, 0.18, 0.03)],
);

export const corruption = sketch(
  [
    coloured('slime', 0.1),
    'M-.2 .1Q-.5 .2 -.46 .46M.2 .1Q.5 .16 .48 .44M-.16 -.16Q-.44 -.2 -.42 -.46M.16 -.16Q.44 -.16 .4 -.44M0 .2Q.06 .36 -.04 .5',
  ],
  [drawn('slime'), 'M-.3 0Q-.32 -.28 0 -.3Q.32 -.28 .3 0Q.32 .26 0 .3Q-.32 .26 -.3 0Z'],
  [drawn('snow'), round(0, -0.02, 0.15)],
  [tint('blood'), round(0, -0.02, 0.08)],
  [tint('void'), round(0, -0.02, 0.03, 0.07)],
  [
    OUTLINE,
    [-0.44, -0.3, 0.3, 0.44].map((x) => round(x, 0.24, 0.07, 0.04)).join('') +
      round(-0.16, 0.24, 0.07, 0.04) +
      round(0.16, 0.24, 0.07, 0.04) +
      round(0, 0.25, 0.07, 0.04),
  ],
);

export const prideStone = sketch(
  [drawn('dark'), poly(-0.22, 0.5, -0.16, -0.24, 0, -0.42, 0.16, -0.24, 0.22, 0.5)],
  [drawn('gold'), poly(-0.2, -0.26, -0.26, -0.5, -0.1, -0.4, 0, -0.56, 0.1, -0.4, 0.26, -0.5, 0.2, -0.26)],
  [tint('fire'), 'M-.1 -.06Q-.05 -.12 0 -.06ZM0 -.06Q.05 -.12 .1 -.06ZM-.1 .1Q0 .2 .1 .1Q0 .14 -.1 .1Z'],
  [coloured('blood', 0.026), line(-0.12, 0.26, 0.12, 0.26) + line(-0.06, 0.34, 0.1, 0.34)],
  [drawn('mud'), 'M-.42 .5Q-.36 .38 -.24 .42L-.2 .5ZM.2 .5Q.26 .36 .4 .42L.46 .5Z'],
);

export const sanctum = sketch(
  [coloured('blood', 0.045), round(0, 0.02, 0.44)],
  [coloured('blood', 0.032), pentagram(0.42)],
  [
    drawn('snow'),
    rect(-0.04, -0.5, 0.04, -0.36) +
      rect(-0.46, -0.18, -0.38, -0.04) +
      rect(0.38, -0.18, 0.46, -0.04) +
      rect(-0.3, 0.32, -0.22, 0.46) +
      rect(0.22, 0.32, 0.3, 0.46),
  ],
  [
    tint('fire'),
    flame(0, -0.5, 0.08, 0.12) +
      flame(-0.42, -0.18, 0.08, 0.12) +
      flame(0.42, -0.18, 0.08, 0.12) +
      flame(-0.26, 0.32, 0.08, 0.12) +
      flame(0.26, 0.32, 0.08, 0.12),
  ],
);

function pentagram(r: number): string {
  const corners = [0, 2, 4, 1, 3].flatMap((i) => {
    const [x = 0, y = 0] = (spokes(0, 0.02, r, r, 1, i / 5 - 0.25).match(/-?\d*\.?\d+/g) ?? []).map(Number);
    return [x, y];
  });
  return poly(...corners);
}
