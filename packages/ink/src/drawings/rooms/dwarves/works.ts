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
  OUTLINE,
  poly,
  rect,
  ripples,
  round,
  star,
  tint,
  wisp,
} from '../parts.ts';

export const smelter = sketch(
  [HEAVY, line(-0.5, -0.42, 0.5, -0.42) + line(-0.12, -0.42, -0.12, -0.3)],
  [drawn('mud'), poly(-0.42, -0.36, 0.14, -0.24, 0.08, 0.12, -0.06, 0.2, -0.36, 0.08)],
  [tint('magmaHot'), poly(-0.38, -0.35, 0.12, -0.24, 0.1, -0.17, -0.38, -0.28)],
  [drawn('magma'), 'M.1 -.25Q.3 -.22 .3 .02L.3 .32L.2 .32L.2 .04Q.2 -.1 .08 -.14Z'],
  [drawn('rockDeep'), rect(0, 0.36, 0.5, 0.5)],
  [tint('magmaHot'), rect(0.06, 0.33, 0.44, 0.4)],
  [tint('glow'), star(0.36, 0.22, 0.05, 0.02, 4) + star(0.14, 0.24, 0.04, 0.016, 4)],
  [
    drawn('ore'),
    poly(-0.5, 0.5, -0.46, 0.42, -0.26, 0.42, -0.22, 0.5) + poly(-0.42, 0.42, -0.38, 0.34, -0.18, 0.34, -0.14, 0.42),
  ],
);

export const furnace = sketch(
  [
    drawn('roof'),
    poly(-0.42, 0.5, -0.36, -0.1, -0.14, -0.2, -0.14, -0.5, 0.14, -0.5, 0.14, -0.2, 0.36, -0.1, 0.42, 0.5),
  ],
  [DETAIL, courses(-0.36, -0.08, 0.36, 0.14, 2) + line(-0.14, -0.36, 0.14, -0.36) + line(-0.14, -0.28, 0.14, -0.28)],
  [tint('dark'), arch(-0.24, 0.08, 0.24, 0.5)],
  [tint('fire'), flame(0, 0.5, 0.4, 0.36)],
  [tint('glow'), flame(0, 0.5, 0.2, 0.22)],
  [coloured('smoke', 0.05), wisp(0, -0.5, 0.16)],
);

export const foundry = sketch(
  [HEAVY, line(-0.46, 0.5, -0.46, -0.42, 0.34, -0.42) + line(-0.46, -0.12, -0.18, -0.42)],
  [OUTLINE, line(0.2, -0.42, 0.2, -0.26)],
  [drawn('gold'), 'M.06 -.26L.34 -.26Q.36 .06 .48 .2L-.08 .2Q.04 .06 .06 -.26Z'],
  [tint('oreGlint'), 'M.1 -.2L.16 -.2Q.16 .04 .06 .16L0 .16Q.1 .02 .1 -.2Z'],
  [drawn('gold'), round(0.2, 0.26, 0.06)],
  [drawn('rockDeep'), rect(-0.36, 0.36, 0.5, 0.5)],
  [tint('magma'), rect(-0.3, 0.36, -0.08, 0.42)],
);

export const dam = sketch(
  [drawn('water'), rect(-0.5, -0.28, 0, 0.5)],
  [coloured('waterLine', 0.02), ripples(-0.46, -0.16, -0.1, 3) + ripples(-0.48, 0.08, -0.1, 3)],
  [drawn('smoke'), poly(-0.08, -0.42, 0.1, -0.42, 0.38, 0.5, -0.08, 0.5)],
  [DETAIL, courses(-0.08, -0.3, 0.14, 0.5, 6)],
  [coloured('water', 0.05), 'M.16 .02Q.36 .06 .44 .42'],
  [drawn('water'), 'M.3 .44Q.4 .38 .5 .44L.5 .5L.28 .5Z'],
);
