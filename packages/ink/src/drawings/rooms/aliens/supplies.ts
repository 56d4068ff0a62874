import { sketch } from '../../sketch.ts';
import {
  arch,
  coloured,
  DETAIL,
  dome,
  drawn,
  flame,
  HEAVY,
  line,
  OUTLINE,
  poly,
  rect,
  ripples,
  round,
  spokes,
  tint,
  wisp,
} from '../parts.ts';

export const cache = {
  'landing pad': sketch(
    [drawn('smoke'), poly(-0.5, 0.36, 0.5, 0.36, 0.4, 0.5, -0.4, 0.5)],
    [coloured('accent', 0.04), line(-0.3, 0.42, 0.3, 0.42)],
    [drawn('snow'), 'M-.16 .2L-.16 -.2Q-.14 -.42 0 -.54Q.14 -.42 .16 -.2L.16 .2Z'],
    [drawn('accent'), poly(-0.16, 0, -0.3, 0.28, -0.16, 0.2) + poly(0.16, 0, 0.3, 0.28, 0.16, 0.2)],
    [drawn('glass'), round(0, -0.2, 0.08)],
    [tint('fire'), flame(0, 0.36, -0.16, 0.16)],
  ),
  warehouse: sketch(
    [drawn('smoke'), 'M-.5 .5L-.5 0Q-.44 -.3 0 -.32Q.44 -.3 .5 0L.5 .5Z'],
    [DETAIL, 'M-.5 0Q0 -.12 .5 0'],
    [tint('dark'), rect(-0.3, 0.1, 0.3, 0.5)],
    [drawn('sand'), rect(-0.26, 0.28, -0.04, 0.5) + rect(0.02, 0.28, 0.24, 0.5) + rect(-0.12, 0.12, 0.08, 0.28)],
    [DETAIL, line(-0.15, 0.28, -0.15, 0.5) + line(0.13, 0.28, 0.13, 0.5)],
  ),
  'fuel tanks': sketch(
    [drawn('snow'), round(-0.26, 0, 0.22) + round(0.26, 0, 0.22)],
    [coloured('accent', 0.04), line(-0.47, 0, -0.05, 0) + line(0.05, 0, 0.47, 0)],
    [
      HEAVY,
      line(-0.42, 0.5, -0.36, 0.18) +
        line(-0.1, 0.5, -0.16, 0.18) +
        line(0.42, 0.5, 0.36, 0.18) +
        line(0.1, 0.5, 0.16, 0.18),
    ],
    [OUTLINE, 'M-.26 -.22L-.26 -.4L.26 -.4L.26 -.22M0 -.4L0 .3'],
  ),
  'space elevator': sketch(
    [OUTLINE, line(-0.03, 0.3, -0.03, -0.56) + line(0.03, 0.3, 0.03, -0.56)],
    [drawn('crystal'), rect(-0.12, -0.22, 0.12, 0.02)],
    [drawn('glass'), rect(-0.07, -0.17, 0.07, -0.06)],
    [drawn('smoke'), poly(-0.46, 0.5, -0.2, 0.22, 0.2, 0.22, 0.46, 0.5)],
    [tint('dark'), arch(-0.08, 0.34, 0.08, 0.5)],
    [DETAIL, line(-0.4, 0.44, -0.03, -0.3) + line(0.4, 0.44, 0.03, -0.3)],
  ),
};

export const power = {
  dam: sketch(
    [drawn('water'), rect(-0.5, -0.2, -0.1, 0.5)],
    [coloured('waterLine', 0.02), ripples(-0.46, -0.08, -0.16, 2) + ripples(-0.46, 0.14, -0.16, 2)],
    [drawn('crystal'), 'M-.14 -.4L.06 -.4Q.14 .2 .5 .5L-.14 .5Z'],
    [tint('alienLight'), round(0, -0.2, 0.05) + round(0.04, 0, 0.05) + round(0.1, 0.2, 0.05)],
    [coloured('magic', 0.03), line(0.06, -0.4, 0.2, -0.5, 0.22, -0.36, 0.4, -0.46)],
  ),
  reactor: sketch(
    [drawn('snow'), 'M-.44 .5Q-.24 .1 -.34 -.3L-.02 -.3Q-.12 .1 .08 .5Z'],
    [drawn('smoke'), dome(0.06, 0.02, 0.5, 0.5)],
    [tint('slime'), round(0.28, 0.3, 0.1)],
    [OUTLINE, spokes(0.28, 0.3, 0.03, 0.1, 3, 0.08)],
    [coloured('smoke', 0.06), wisp(-0.24, -0.3, 0.24) + wisp(-0.1, -0.3, 0.2)],
    [DETAIL, 'M-.36 -.2Q-.18 -.14 0 -.2'],
  ),
  'geothermal well': sketch(
    [tint('magma'), 'M-.5 .5L-.5 .4Q-.2 .32 0 .4Q.2 .34 .5 .4L.5 .5Z'],
    [coloured('pencil', 0.1), line(0, 0.44, 0, -0.1)],
    [coloured('magmaHot', 0.05), line(0, 0.44, 0, -0.1)],
    [drawn('crystal'), poly(-0.36, 0.2, -0.26, -0.1, 0.26, -0.1, 0.36, 0.2)],
    [drawn('smoke'), round(0, -0.26, 0.2, 0.18)],
    [coloured('smoke', 0.05), wisp(-0.14, -0.4, 0.18) + wisp(0.14, -0.4, 0.18)],
  ),
  'solar field': sketch(
    [HEAVY, line(-0.3, 0.5, -0.3, 0.14) + line(0.26, 0.5, 0.26, 0.2)],
    [
      drawn('waterDeep'),
      poly(-0.54, 0.24, -0.4, -0.14, 0, 0.02, -0.14, 0.36) + poly(0.04, 0.3, 0.16, -0.04, 0.54, 0.1, 0.42, 0.44),
    ],
    [
      coloured('crystalLight', 0.018),
      line(-0.47, 0.05, -0.07, 0.19) +
        line(-0.2, -0.06, -0.34, 0.3) +
        line(0.1, 0.13, 0.48, 0.27) +
        line(0.35, 0.03, 0.23, 0.37),
    ],
    [drawn('glow'), round(0.24, -0.34, 0.12)],
    [coloured('gold', 0.026), spokes(0.24, -0.34, 0.16, 0.22, 10)],
  ),
  'psychic mill': sketch(
    [drawn('alien'), poly(-0.14, 0.5, -0.08, 0.06, 0.08, 0.06, 0.14, 0.5)],
    [
      drawn('fungusCap'),
      'M-.36 -.1Q-.46 -.3 -.24 -.4Q-.1 -.54 .06 -.46Q.28 -.5 .34 -.3Q.46 -.14 .28 -.04Q.12 .1 -.06 .04Q-.28 .1 -.36 -.1Z',
    ],
    [OUTLINE, 'M-.26 -.12Q-.2 -.24 -.08 -.2Q-.06 -.36 .06 -.34M.06 -.06Q.1 -.2 .24 -.18'],
    [
      coloured('magic', 0.03),
      'M-.4 .16Q-.5 .28 -.38 .38M.4 .16Q.5 .28 .38 .38M-.28 .2Q-.36 .28 -.28 .36M.28 .2Q.36 .28 .28 .36',
    ],
  ),
};

export const farm = {
  'growing domes': sketch(
    [drawn('glass'), dome(-0.5, -0.28, 0.16, 0.44) + dome(0.1, 0, 0.52, 0.44)],
    [
      drawn('leafDark'),
      'M-.18 .44Q-.42 .3 -.34 .02Q-.18 .14 -.18 .44ZM-.18 .44Q.02 .32 .02 .08Q-.16 .16 -.18 .44ZM.3 .44Q.2 .3 .28 .16Q.42 .26 .3 .44Z',
    ],
    [DETAIL, 'M-.17 -.28Q-.4 0 -.38 .44M-.17 -.28Q.06 0 .04 .44'],
    [drawn('smoke'), rect(-0.54, 0.42, 0.56, 0.5)],
  ),
  'fungus vats': sketch(
    [drawn('smoke'), 'M-.5 .1L-.1 .1L-.14 .5L-.46 .5ZM.1 .1L.5 .1L.46 .5L.14 .5Z'],
    [tint('slime'), rect(-0.45, 0.1, -0.15, 0.18) + rect(0.15, 0.1, 0.45, 0.18)],
    [
      coloured('fungusStem', 0.06),
      line(-0.36, 0.12, -0.38, -0.08) +
        line(-0.22, 0.12, -0.2, -0.2) +
        line(0.24, 0.12, 0.22, -0.12) +
        line(0.38, 0.12, 0.4, -0.02),
    ],
    [
      drawn('fungusCap'),
      dome(-0.5, -0.24, -0.28, -0.06) +
        dome(-0.34, -0.42, -0.06, -0.18) +
        dome(0.08, -0.34, 0.36, -0.1) +
        dome(0.32, -0.16, 0.5, 0),
    ],
    [OUTLINE, line(-0.12, 0.36, 0.12, 0.36)],
  ),
  'terraced greenhouse': sketch(
    [
      drawn('glass'),
      poly(-0.5, 0.5, -0.5, 0.2, -0.28, 0.2, -0.28, -0.1, -0.06, -0.1, -0.06, -0.38, 0.3, -0.38, 0.5, 0.5),
    ],
    [drawn('leaf'), dome(-0.48, 0.28, -0.32, 0.5) + dome(-0.26, 0, -0.1, 0.2) + dome(-0.02, -0.28, 0.2, -0.1)],
    [OUTLINE, line(-0.28, 0.2, 0.43, 0.2) + line(-0.06, -0.1, 0.36, -0.1)],
    [
      drawn('fungusCap'),
      round(0.08, 0.1, 0.06) +
        round(0.24, 0.12, 0.05) +
        round(0.1, 0.4, 0.06) +
        round(-0.1, 0.42, 0.05) +
        round(0.3, 0.4, 0.05),
    ],
  ),
};
