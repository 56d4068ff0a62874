import { sketch } from '../sketch.ts';
import { byLook, type Furnishings, one, together } from './furnishing.ts';
import {
  arch,
  coloured,
  courses,
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
  star,
  tint,
  wisp,
} from './parts.ts';

const smelter = sketch(
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

const furnace = sketch(
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

const foundry = sketch(
  [HEAVY, line(-0.46, 0.5, -0.46, -0.42, 0.34, -0.42) + line(-0.46, -0.12, -0.18, -0.42)],
  [OUTLINE, line(0.2, -0.42, 0.2, -0.26)],
  [drawn('gold'), 'M.06 -.26L.34 -.26Q.36 .06 .48 .2L-.08 .2Q.04 .06 .06 -.26Z'],
  [tint('oreGlint'), 'M.1 -.2L.16 -.2Q.16 .04 .06 .16L0 .16Q.1 .02 .1 -.2Z'],
  [drawn('gold'), round(0.2, 0.26, 0.06)],
  [drawn('rockDeep'), rect(-0.36, 0.36, 0.5, 0.5)],
  [tint('magma'), rect(-0.3, 0.36, -0.08, 0.42)],
);

const bridge = sketch(
  [tint('magmaHot', 0.5), rect(-0.5, 0.4, 0.5, 0.5)],
  [
    drawn('smoke'),
    'M-.5 .1Q0 -.18 .5 .1L.5 .5L.4 .5Q.4 .16 .2 .14Q.04 .16 .04 .42L-.04 .42Q-.04 .16 -.2 .14Q-.4 .16 -.4 .5L-.5 .5Z',
  ],
  [OUTLINE, 'M-.5 -.02Q0 -.32 .5 -.02'],
  [
    DETAIL,
    line(-0.4, -0.06, -0.4, 0.06) +
      line(-0.2, -0.14, -0.2, -0.02) +
      line(0, -0.17, 0, -0.05) +
      line(0.2, -0.14, 0.2, -0.02) +
      line(0.4, -0.06, 0.4, 0.06),
  ],
);

const dam = sketch(
  [drawn('water'), rect(-0.5, -0.28, 0, 0.5)],
  [coloured('waterLine', 0.02), ripples(-0.46, -0.16, -0.1, 3) + ripples(-0.48, 0.08, -0.1, 3)],
  [drawn('smoke'), poly(-0.08, -0.42, 0.1, -0.42, 0.38, 0.5, -0.08, 0.5)],
  [DETAIL, courses(-0.08, -0.3, 0.14, 0.5, 6)],
  [coloured('water', 0.05), 'M.16 .02Q.36 .06 .44 .42'],
  [drawn('water'), 'M.3 .44Q.4 .38 .5 .44L.5 .5L.28 .5Z'],
);

const cistern = sketch(
  [tint('glass', 0.5), rect(-0.48, -0.1, 0.48, 0.2)],
  [drawn('water'), rect(-0.5, 0.14, 0.5, 0.5)],
  [coloured('waterLine', 0.02), ripples(-0.42, 0.26, -0.04, 3) + ripples(0.06, 0.36, 0.44, 3)],
  [drawn('snow'), rect(-0.34, -0.26, -0.24, 0.3) + rect(-0.05, -0.26, 0.05, 0.3) + rect(0.24, -0.26, 0.34, 0.3)],
  [
    OUTLINE,
    'M-.5 -.2Q-.5 -.46 -.29 -.46Q-.04 -.46 0 -.26Q.04 -.46 .29 -.46Q.5 -.46 .5 -.2M-.29 -.26Q-.24 -.46 -.14 -.46M.29 -.26Q.24 -.46 .14 -.46',
  ],
);

const power = {
  'geothermal plant': sketch(
    [tint('magma'), 'M-.5 .5L-.5 .36Q-.3 .3 -.1 .37Q.2 .3 .5 .36L.5 .5Z'],
    [HEAVY, line(-0.3, 0.44, -0.3, 0.02) + line(0.3, 0.44, 0.3, 0.02)],
    [drawn('ore'), dome(-0.38, -0.3, 0.38, 0.16)],
    [drawn('ore'), rect(-0.42, 0.12, 0.42, 0.22) + rect(-0.08, -0.44, 0.08, -0.26)],
    [drawn('snow'), round(0, -0.04, 0.09)],
    [DETAIL, line(0, -0.04, 0.05, -0.1)],
    [coloured('smoke', 0.045), wisp(-0.03, -0.42, 0.2) + wisp(0.2, -0.26, 0.24)],
  ),
  turbine: sketch(
    [tint('water'), rect(-0.5, 0.34, 0.5, 0.5)],
    [drawn('smoke'), round(0, 0, 0.44)],
    [drawn('snow'), Array.from({ length: 7 }, (_, i) => blade(i / 7)).join('')],
    [drawn('gold'), round(0, 0, 0.1)],
    [coloured('waterLine', 0.02), ripples(-0.46, 0.42, 0.46, 6)],
  ),
  windmill: sketch(
    [drawn('snow'), poly(-0.2, 0.5, -0.12, -0.1, 0.12, -0.1, 0.2, 0.5)],
    [drawn('roof'), poly(-0.14, -0.1, 0, -0.26, 0.14, -0.1)],
    [tint('dark'), arch(-0.06, 0.28, 0.06, 0.5)],
    [
      drawn('sand'),
      poly(0.02, -0.14, 0.1, -0.08, 0.42, -0.4, 0.34, -0.48) +
        poly(-0.02, -0.14, -0.1, -0.2, -0.42, 0.12, -0.34, 0.2) +
        poly(0.02, -0.12, 0.08, -0.2, 0.42, 0.14, 0.34, 0.2) +
        poly(-0.02, -0.16, -0.08, -0.08, -0.42, -0.42, -0.34, -0.48),
    ],
    [drawn('trunk'), round(0, -0.14, 0.05)],
  ),
  'tesla coil': sketch(
    [drawn('trunk'), poly(-0.3, 0.5, -0.2, 0.34, 0.2, 0.34, 0.3, 0.5)],
    [drawn('gold'), rect(-0.09, -0.12, 0.09, 0.34)],
    [DETAIL, Array.from({ length: 6 }, (_, i) => line(-0.09, -0.04 + i * 0.07, 0.09, -0.08 + i * 0.07)).join('')],
    [drawn('smoke'), round(0, -0.2, 0.26, 0.11)],
    [
      coloured('magic', 0.035),
      line(-0.26, -0.22, -0.36, -0.34, -0.32, -0.36, -0.48, -0.5) +
        line(0.26, -0.2, 0.38, -0.24, 0.34, -0.12, 0.5, -0.06) +
        line(0.1, -0.3, 0.16, -0.4, 0.12, -0.42, 0.22, -0.52),
    ],
  ),
  'mana battery': sketch(
    [tint('magic', 0.25), round(0, 0, 0.44)],
    [drawn('smoke'), rect(-0.34, -0.48, 0.34, -0.34) + rect(-0.34, 0.34, 0.34, 0.5)],
    [drawn('crystal'), poly(0, -0.34, 0.2, -0.1, 0.16, 0.2, 0, 0.34, -0.16, 0.2, -0.2, -0.1)],
    [tint('crystalLight'), poly(0, -0.34, -0.2, -0.1, -0.04, -0.06)],
    [DETAIL, line(0, -0.34, -0.04, -0.06, 0, 0.34) + line(-0.2, -0.1, -0.04, -0.06, 0.2, -0.1)],
    [coloured('magic', 0.026), spokes(0, 0, 0.28, 0.42, 10, 0.05)],
    [HEAVY, line(-0.28, -0.34, -0.28, 0.34) + line(0.28, -0.34, 0.28, 0.34)],
  ),
  'muscle wheel': sketch(
    [OUTLINE, round(0, 0, 0.44) + round(0, 0, 0.37)],
    [DETAIL, spokes(0, 0, 0.37, 0.44, 22)],
    [coloured('trunk', 0.035), spokes(0, 0, 0.08, 0.37, 8)],
    [HEAVY, line(0, 0.05, -0.3, 0.5) + line(0, 0.05, 0.3, 0.5)],
    [drawn('flesh'), round(0.05, 0.02, 0.06) + poly(-0.02, 0.08, 0.1, 0.08, 0.1, 0.24, 0, 0.24)],
    [OUTLINE, line(0.02, 0.24, -0.06, 0.37) + line(0.08, 0.24, 0.14, 0.35) + line(0.1, 0.12, 0.2, 0.1)],
  ),
};

function blade(turn: number): string {
  return `${line(...spin(0.1, turn), ...spin(0.4, turn + 0.05), ...spin(0.4, turn + 0.12))}Z`;
}
function spin(r: number, turn: number): [number, number] {
  const d = spokes(0, 0, r, r, 1, turn);
  const [x = 0, y = 0] = (d.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  return [x, y];
}

const houses = sketch(
  [drawn('sand'), rect(-0.5, 0.14, -0.26, 0.5) + rect(0.26, 0.1, 0.5, 0.5)],
  [drawn('roof'), poly(-0.54, 0.14, -0.38, -0.04, -0.22, 0.14) + poly(0.22, 0.1, 0.38, -0.1, 0.54, 0.1)],
  [drawn('snow'), rect(-0.34, 0.3, -0.14, 0.5) + rect(0.14, 0.28, 0.34, 0.5)],
  [drawn('roof'), poly(-0.38, 0.3, -0.24, 0.14, -0.1, 0.3) + poly(0.1, 0.28, 0.24, 0.12, 0.38, 0.28)],
  [
    tint('dark'),
    rect(-0.27, 0.38, -0.21, 0.5) +
      rect(0.21, 0.38, 0.27, 0.5) +
      rect(-0.44, 0.2, -0.4, 0.26) +
      rect(0.42, 0.18, 0.46, 0.24),
  ],
);

const landmarks = {
  library: sketch(
    [drawn('trunk'), rect(-0.2, -0.5, 0.2, 0.3)],
    [OUTLINE, line(-0.2, -0.24, 0.2, -0.24) + line(-0.2, 0.03, 0.2, 0.03)],
    [
      drawn('accent'),
      rect(-0.16, -0.44, -0.1, -0.24) +
        rect(0.04, -0.44, 0.1, -0.24) +
        rect(-0.08, -0.18, -0.02, 0.03) +
        rect(0.1, -0.18, 0.16, 0.03),
    ],
    [drawn('water'), rect(-0.08, -0.42, -0.02, -0.24) + rect(-0.16, -0.16, -0.1, 0.03) + rect(0.02, 0.08, 0.08, 0.3)],
    [drawn('oreGlint'), rect(0.12, -0.4, 0.17, -0.24) + rect(0.02, -0.16, 0.08, 0.03) + rect(-0.16, 0.1, -0.06, 0.3)],
  ),
  throne: sketch(
    [drawn('gold'), 'M-.18 .3L-.18 -.34L-.12 -.48L0 -.4L.12 -.48L.18 -.34L.18 .3Z'],
    [drawn('blood'), rect(-0.1, -0.3, 0.1, 0.02)],
    [drawn('gold'), rect(-0.26, -0.02, -0.16, 0.3) + rect(0.16, -0.02, 0.26, 0.3) + rect(-0.18, 0.08, 0.18, 0.2)],
  ),
  statue: sketch(
    [drawn('smoke'), rect(-0.16, 0.14, 0.16, 0.3)],
    [drawn('bone'), 'M-.12 .14L-.14 -.2Q-.1 -.28 0 -.28Q.1 -.28 .14 -.2L.12 .14Z'],
    [drawn('bone'), round(0, -0.37, 0.09)],
    [OUTLINE, line(0.12, -0.2, 0.26, -0.42) + line(-0.13, -0.16, -0.22, 0)],
    [drawn('mud'), poly(0.2, -0.52, 0.36, -0.46, 0.32, -0.36, 0.18, -0.42)],
    [DETAIL, poly(-0.07, -0.32, 0, -0.1, 0.07, -0.32)],
  ),
  monolith: sketch(
    [drawn('dark'), poly(-0.12, 0.3, -0.12, -0.5, 0.12, -0.5, 0.12, 0.3)],
    [
      coloured('smoke', 0.02),
      line(-0.05, -0.38, 0.05, -0.38) +
        line(0, -0.38, 0, -0.26) +
        line(-0.05, -0.16, 0.05, -0.06) +
        line(0.05, -0.16, -0.05, -0.06) +
        line(-0.05, 0.06, 0.05, 0.06, 0, 0.16),
    ],
  ),
  basilica: sketch(
    [drawn('snow'), rect(-0.24, -0.1, 0.24, 0.3)],
    [drawn('water'), dome(-0.2, -0.4, 0.2, -0.1)],
    [OUTLINE, line(0, -0.4, 0, -0.54) + line(-0.05, -0.49, 0.05, -0.49)],
    [tint('dark'), arch(-0.06, 0.06, 0.06, 0.3) + arch(-0.2, 0, -0.13, 0.14) + arch(0.13, 0, 0.2, 0.14)],
  ),
  pillar: sketch(
    [drawn('snow'), rect(-0.09, -0.36, 0.09, 0.24)],
    [drawn('smoke'), rect(-0.16, 0.22, 0.16, 0.3) + rect(-0.16, -0.42, 0.16, -0.34)],
    [DETAIL, line(-0.03, -0.32, -0.03, 0.2) + line(0.03, -0.32, 0.03, 0.2)],
    [tint('fire'), flame(0, -0.42, 0.14, 0.16)],
  ),
};

export const dwarvenWorks: Furnishings = {
  Smelter: one(smelter),
  Furnace: one(furnace),
  Foundry: one(foundry),
  Bridge: one(bridge),
  Dam: one(dam),
  Cistern: one(cistern),
  Powerplant: byLook(power),
  'The City': byLook(
    Object.fromEntries(Object.entries(landmarks).map(([look, landmark]) => [look, together(landmark, houses)])),
  ),
};

export { bridge, cistern, houses };
