import { sketch } from '../../sketch.ts';
import { byLook, type Furnishings } from '../furnishing.ts';
import { arch, coloured, DETAIL, dome, drawn, HEAVY, line, OUTLINE, poly, rect, round, star, tint } from '../parts.ts';
import { cache, farm, power } from './supplies.ts';

const cathode = {
  'antenna field': sketch(
    [HEAVY, line(-0.36, 0.5, -0.36, -0.1) + line(0, 0.5, 0, -0.36) + line(0.36, 0.5, 0.36, -0.04)],
    [
      OUTLINE,
      line(-0.48, 0.08, -0.24, 0.08) +
        line(-0.46, -0.02, -0.26, -0.02) +
        line(-0.14, -0.16, 0.14, -0.16) +
        line(-0.1, -0.28, 0.1, -0.28) +
        line(0.24, 0.14, 0.48, 0.14) +
        line(0.26, 0.04, 0.46, 0.04),
    ],
    [tint('accent'), round(-0.36, -0.12, 0.045) + round(0, -0.4, 0.05) + round(0.36, -0.06, 0.045)],
    [
      coloured('magic', 0.026),
      'M.08 -.48Q.16 -.4 .08 -.32M-.08 -.48Q-.16 -.4 -.08 -.32M.15 -.53Q.28 -.4 .15 -.27M-.15 -.53Q-.28 -.4 -.15 -.27',
    ],
    [drawn('smoke'), rect(-0.5, 0.42, 0.5, 0.5)],
  ),
  'geomantic complex': sketch(
    [coloured('magic', 0.03), round(0, 0.06, 0.42, 0.4) + poly(0, -0.34, 0.36, 0.26, -0.36, 0.26)],
    [
      drawn('smoke'),
      poly(-0.1, -0.18, -0.06, -0.52, 0.06, -0.52, 0.1, -0.18) +
        poly(-0.48, 0.5, -0.44, 0.14, -0.32, 0.14, -0.28, 0.5) +
        poly(0.28, 0.5, 0.32, 0.14, 0.44, 0.14, 0.48, 0.5),
    ],
    [tint('glow'), star(0, 0.1, 0.14, 0.05, 6)],
  ),
  'humming crystal': sketch(
    [drawn('smoke'), poly(-0.3, 0.5, -0.2, 0.34, 0.2, 0.34, 0.3, 0.5)],
    [drawn('crystal'), poly(0, -0.52, 0.2, -0.24, 0.14, 0.28, -0.14, 0.28, -0.2, -0.24)],
    [tint('crystalLight'), poly(0, -0.52, -0.2, -0.24, -0.04, -0.16, -0.06, 0.28, -0.14, 0.28)],
    [DETAIL, line(-0.2, -0.24, -0.04, -0.16, 0.2, -0.24) + line(-0.04, -0.16, -0.02, 0.28)],
    [
      coloured('magic', 0.028),
      'M.28 -.24Q.36 0 .28 .2M.38 -.3Q.5 0 .38 .26M-.28 -.24Q-.36 0 -.28 .2M-.38 -.3Q-.5 0 -.38 .26',
    ],
  ),
  'huge laser': sketch(
    [coloured('accent', 0.06), line(0.26, -0.22, 0.54, -0.52)],
    [coloured('glow', 0.024), line(0.26, -0.22, 0.54, -0.52)],
    [drawn('smoke'), poly(-0.34, 0.5, -0.2, 0.2, 0.2, 0.2, 0.34, 0.5)],
    [drawn('snow'), poly(-0.34, 0.2, -0.4, -0.02, 0.14, -0.34, 0.3, -0.2, 0.26, -0.12, -0.14, 0.24)],
    [drawn('accent'), poly(0.12, -0.32, 0.2, -0.36, 0.34, -0.22, 0.28, -0.16)],
    [drawn('alienLight'), round(-0.14, 0.06, 0.1)],
    [tint('glow'), star(0.5, -0.48, 0.1, 0.03, 6)],
  ),
};

const uplift = {
  'gene laboratory': sketch(
    [drawn('glass'), 'M-.3 .34L-.3 -.4Q-.3 -.5 0 -.5Q.3 -.5 .3 -.4L.3 .34Z'],
    [coloured('magma', 0.045), 'M-.16 .3Q.26 .18 0 .02Q-.28 -.14 .02 -.26Q.2 -.34 .14 -.44'],
    [coloured('waterDeep', 0.045), 'M.16 .3Q-.26 .18 0 .02Q.28 -.14 -.02 -.26Q-.2 -.34 -.14 -.44'],
    [
      DETAIL,
      line(-0.1, 0.24, 0.1, 0.24) +
        line(-0.1, 0.12, 0.1, 0.12) +
        line(-0.12, -0.1, 0.12, -0.1) +
        line(-0.1, -0.18, 0.1, -0.18),
    ],
    [drawn('smoke'), rect(-0.42, 0.34, 0.42, 0.5)],
    [tint('slime'), round(-0.3, 0.42, 0.03) + round(-0.2, 0.42, 0.03)],
  ),
  'biogenesis hall': sketch(
    [drawn('glass'), [-0.36, 0, 0.36].map((x) => arch(x - 0.14, -0.38, x + 0.14, 0.36)).join('')],
    [tint('slimeLight'), [-0.36, 0, 0.36].map((x) => rect(x - 0.11, -0.1, x + 0.11, 0.34)).join('')],
    [
      drawn('flesh'),
      [-0.36, 0, 0.36]
        .map(
          (x) =>
            `${round(x + 0.02, 0.02, 0.065)}M${x - 0.04} .08Q${x + 0.1} .1 ${x + 0.04} .26Q${x - 0.08} .26 ${x - 0.04} .08Z`,
        )
        .join(''),
    ],
    [drawn('smoke'), rect(-0.54, 0.36, 0.54, 0.5) + rect(-0.54, -0.48, 0.54, -0.38)],
  ),
  'mind-control tower': sketch(
    [drawn('dark'), poly(-0.16, 0.5, -0.08, -0.1, 0.08, -0.1, 0.16, 0.5)],
    [drawn('snow'), 'M-.36 -.22Q0 -.54 .36 -.22Q0 .1 -.36 -.22Z'],
    [drawn('alien'), round(0, -0.22, 0.14)],
    [tint('void'), round(0, -0.22, 0.06)],
    [
      coloured('magic', 0.028),
      'M-.28 .1Q-.42 .2 -.38 .38M.28 .1Q.42 .2 .38 .38M-.22 .18Q-.3 .24 -.28 .34M.22 .18Q.3 .24 .28 .34',
    ],
  ),
};

const mega = {
  'domed city': sketch(
    [drawn('glass'), dome(-0.54, -0.48, 0.54, 0.42)],
    [drawn('crystal'), rect(-0.34, 0, -0.18, 0.42) + rect(-0.08, -0.28, 0.1, 0.42) + rect(0.18, -0.08, 0.34, 0.42)],
    [
      drawn('crystalLight'),
      poly(-0.2, 0.42, -0.2, 0.14, -0.13, 0.04, -0.06, 0.14, -0.06, 0.42) + rect(0.08, 0.16, 0.2, 0.42),
    ],
    [
      tint('glow'),
      [-0.3, -0.03, 0.04, 0.24].map((x) => rect(x, 0.1, x + 0.04, 0.15) + rect(x, 0.22, x + 0.04, 0.27)).join(''),
    ],
    [drawn('smoke'), rect(-0.56, 0.4, 0.56, 0.5)],
  ),
  borehole: sketch(
    [drawn('smoke'), poly(-0.5, -0.1, 0.5, -0.1, 0.4, 0.1, -0.4, 0.1)],
    [tint('void'), poly(-0.36, 0.1, 0.36, 0.1, 0.14, 0.5, -0.14, 0.5)],
    [tint('magma'), poly(-0.14, 0.36, 0.14, 0.36, 0.1, 0.5, -0.1, 0.5)],
    [HEAVY, line(-0.38, -0.1, 0, -0.5, 0.38, -0.1) + line(0, -0.5, 0, 0.1)],
    [drawn('accent'), poly(-0.1, 0.08, 0.1, 0.08, 0, 0.34)],
    [DETAIL, line(-0.3, 0.2, 0.3, 0.2) + line(-0.24, 0.3, 0.24, 0.3) + line(-0.2, -0.3, 0.2, -0.3)],
  ),
  'terraforming plant': sketch(
    [
      drawn('snow'),
      poly(-0.44, 0.5, -0.36, -0.24, -0.14, -0.24, -0.06, 0.5) + poly(0.06, 0.5, 0.12, -0.06, 0.34, -0.06, 0.42, 0.5),
    ],
    [drawn('crystal'), rect(-0.5, 0.3, 0.5, 0.5)],
    [
      drawn('leaf'),
      'M-.46 -.3Q-.5 -.48 -.32 -.46Q-.2 -.58 -.1 -.44Q.04 -.44 -.02 -.28Q-.24 -.22 -.46 -.3ZM.06 -.14Q.04 -.28 .18 -.28Q.3 -.36 .38 -.24Q.5 -.22 .44 -.1Q.24 -.06 .06 -.14Z',
    ],
    [coloured('accent', 0.04), line(-0.35, -0.1, -0.15, -0.1) + line(0.13, 0.06, 0.33, 0.06)],
    [tint('alienLight'), round(-0.3, 0.4, 0.05) + round(0, 0.4, 0.05) + round(0.3, 0.4, 0.05)],
  ),
  'giant robot': sketch(
    [drawn('crystal'), rect(-0.22, 0.16, -0.06, 0.44) + rect(0.06, 0.16, 0.22, 0.44)],
    [drawn('smoke'), rect(-0.28, 0.42, -0.04, 0.5) + rect(0.04, 0.42, 0.28, 0.5) + rect(-0.26, -0.2, 0.26, 0.18)],
    [drawn('crystal'), rect(-0.46, -0.22, -0.3, 0.16) + rect(0.3, -0.22, 0.46, 0.16) + rect(-0.14, -0.46, 0.14, -0.22)],
    [drawn('accent'), rect(-0.1, -0.4, 0.1, -0.32) + round(0, -0.02, 0.09)],
    [OUTLINE, line(0, -0.46, 0, -0.56)],
    [tint('glow'), round(-0.05, -0.36, 0.025) + round(0.05, -0.36, 0.025)],
  ),
  ark: sketch(
    [drawn('snow'), 'M-.56 .1Q-.4 .44 -.14 .46L.24 .46Q.5 .4 .56 .02L.3 .1Q0 .14 -.56 .1Z'],
    [drawn('glass'), dome(-0.36, -0.24, 0.02, 0.12) + dome(0.02, -0.16, 0.34, 0.1)],
    [drawn('leafDark'), 'M-.18 .12Q-.34 -.02 -.2 -.12Q-.04 -.04 -.18 .12ZM.18 .1Q.08 0 .18 -.08Q.28 0 .18 .1Z'],
    [drawn('accent'), poly(0.44, 0.06, 0.56, -0.3, 0.62, -0.3, 0.58, 0.04)],
    [tint('water'), [-0.3, -0.12, 0.06, 0.24].map((x) => round(x, 0.28, 0.05)).join('')],
    [coloured('magic', 0.03), line(-0.16, 0.5, -0.16, 0.56) + line(0, 0.5, 0, 0.58) + line(0.16, 0.5, 0.16, 0.56)],
  ),
};

export const alienFacilities: Furnishings = {
  'Supply Cache': byLook(cache),
  Powerplant: byLook(power),
  Agricomplex: byLook(farm),
  'Orgone Cathode': byLook(cathode),
  'Uplift Facility': byLook(uplift),
  Megastructure: byLook(mega),
};
