import { sketch } from '../sketch.ts';
import { byLook, type Furnishings } from './furnishing.ts';
import {
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
  wisp,
} from './parts.ts';

const manufactory = {
  brewery: sketch(
    [
      drawn('ore'),
      'M-.34 .4Q-.48 .3 -.44 .08Q-.4 -.1 -.26 -.14L-.26 -.3Q-.26 -.42 -.12 -.42L.2 -.42L.2 -.34L-.1 -.34L-.1 -.14Q.06 -.08 .08 .1Q.1 .32 -.02 .4Z',
    ],
    [tint('oreGlint'), 'M-.34 .28Q-.4 .16 -.34 .02L-.28 .02Q-.32 .16 -.28 .28Z'],
    [OUTLINE, 'M.2 -.42Q.4 -.42 .36 -.28Q.24 -.2 .36 -.12Q.46 -.06 .34 .06'],
    [drawn('trunk'), 'M.2 .1L.48 .1Q.54 .3 .48 .5L.2 .5Q.14 .3 .2 .1Z'],
    [DETAIL, line(0.17, 0.2, 0.51, 0.2) + line(0.17, 0.4, 0.51, 0.4)],
    [tint('fire'), flame(-0.18, 0.52, 0.26, 0.12)],
  ),
  'assembly line': sketch(
    [drawn('smoke'), rect(-0.5, 0.16, 0.5, 0.26)],
    [drawn('mud'), round(-0.36, 0.34, 0.1) + round(0, 0.34, 0.1) + round(0.36, 0.34, 0.1)],
    [drawn('sand'), rect(-0.46, -0.04, -0.24, 0.16) + rect(-0.1, -0.04, 0.12, 0.16) + rect(0.26, -0.04, 0.48, 0.16)],
    [HEAVY, line(-0.5, -0.44, 0.5, -0.44) + line(0, -0.44, 0, -0.26)],
    [drawn('mud'), rect(-0.12, -0.26, 0.12, -0.12)],
    [DETAIL, round(-0.35, 0.06, 0.05) + round(0.37, 0.06, 0.05) + line(-0.06, -0.06, 0.08, 0.1)],
  ),
  studio: sketch(
    [HEAVY, line(-0.02, -0.46, -0.32, 0.5) + line(0.04, -0.46, 0.34, 0.5) + line(0, -0.4, 0, 0.44)],
    [drawn('snow'), rect(-0.32, -0.32, 0.32, 0.16)],
    [tint('water'), rect(-0.3, -0.3, 0.3, -0.08)],
    [tint('leaf'), 'M-.3 .14L-.3 -.02L-.12 -.16L.04 -.02L.16 -.1L.3 0L.3 .14Z'],
    [tint('glow'), round(0.16, -0.2, 0.05)],
    [drawn('sand'), round(0.38, 0.36, 0.12, 0.09)],
    [tint('blood'), round(0.34, 0.33, 0.03)],
    [tint('leafDark'), round(0.42, 0.36, 0.03)],
  ),
  laboratory: sketch(
    [drawn('trunk'), rect(-0.5, 0.34, 0.5, 0.42) + rect(-0.44, 0.42, -0.36, 0.5) + rect(0.36, 0.42, 0.44, 0.5)],
    [drawn('glass'), 'M-.36 -.34L-.24 -.34L-.24 -.04L-.08 .28Q-.06 .34 -.12 .34L-.48 .34Q-.54 .34 -.5 .28L-.36 -.04Z'],
    [tint('slime'), 'M-.42 .12L-.18 .12L-.1 .3L-.5 .3Z'],
    [drawn('glass'), round(0.22, 0.14, 0.2)],
    [tint('fungusCap'), 'M.04 .16Q.1 .32 .22 .32Q.36 .32 .4 .16Z'],
    [OUTLINE, 'M.18 -.06L.18 -.26Q.18 -.36 .28 -.36L.48 -.3M.26 -.06L.26 -.24'],
    [coloured('slime', 0.03), round(-0.28, 0, 0.03) + round(-0.3, -0.44, 0.04)],
  ),
  crucible: sketch(
    [HEAVY, line(-0.4, 0.5, -0.24, 0.22) + line(0.4, 0.5, 0.24, 0.22)],
    [tint('fire'), flame(-0.16, 0.5, 0.24, 0.3) + flame(0.16, 0.5, 0.24, 0.3)],
    [tint('glow'), flame(0, 0.5, 0.16, 0.24)],
    [drawn('mud'), 'M-.38 -.2L.38 -.2Q.36 .24 0 .26Q-.36 .24 -.38 -.2Z'],
    [drawn('magmaHot'), round(0, -0.2, 0.38, 0.1)],
    [coloured('smoke', 0.045), wisp(-0.12, -0.26, 0.24) + wisp(0.14, -0.26, 0.2)],
  ),
  smithy: sketch(
    [drawn('trunk'), rect(-0.26, 0.26, 0.26, 0.5)],
    [drawn('mud'), 'M-.5 -.04L.34 -.04Q.36 .06 .14 .1L.14 .2L.22 .28L-.22 .28L-.14 .2L-.14 .1Q-.44 .1 -.5 -.04Z'],
    [drawn('trunk'), poly(-0.02, -0.14, 0.04, -0.18, 0.42, -0.42, 0.46, -0.36)],
    [drawn('smoke'), poly(-0.1, -0.3, 0.02, -0.36, 0.12, -0.12, 0, -0.06)],
    [coloured('fire', 0.03), spokes(-0.1, -0.06, 0.12, 0.24, 5, 0.5)],
  ),
  glassworks: sketch(
    [HEAVY, line(-0.5, -0.44, 0.02, -0.08)],
    [drawn('glass'), 'M0 -.14Q.1 -.3 .3 -.2Q.5 -.06 .4 .14Q.26 .3 .1 .16Q-.06 .04 0 -.14Z'],
    [tint('snow'), 'M.2 -.12Q.32 -.1 .34 .02L.28 .04Q.26 -.06 .18 -.08Z'],
    [
      drawn('glass'),
      'M-.44 .5L-.44 .2L-.38 .12L-.38 -.02L-.28 -.02L-.28 .12L-.22 .2L-.22 .5ZM-.1 .5L-.12 .3Q0 .38 .12 .3L.1 .5Z',
    ],
    [coloured('fire', 0.03), 'M.06 -.02Q.12 .1 .24 .14'],
    [drawn('roof'), rect(0.24, 0.38, 0.5, 0.5)],
    [tint('fire'), flame(0.37, 0.4, 0.16, 0.14)],
  ),
  atelier: sketch(
    [HEAVY, line(0, 0.22, 0, 0.42) + line(-0.2, 0.5, 0, 0.4, 0.2, 0.5)],
    [
      drawn('fungusCap'),
      'M-.08 -.36L.08 -.36Q.28 -.3 .26 -.16Q.14 -.04 .16 .06Q.3 .2 .3 .26L-.3 .26Q-.3 .2 -.16 .06Q-.14 -.04 -.26 -.16Q-.28 -.3 -.08 -.36Z',
    ],
    [drawn('trunk'), round(0, -0.42, 0.07, 0.06)],
    [DETAIL, `${line(0, -0.34, 0, 0.24)}M-.16 .06Q0 .1 .16 .06M-.22 -.16Q0 -.08 .22 -.16`],
    [
      OUTLINE,
      round(0.38, 0.3, 0.06) + round(0.46, 0.4, 0.06) + line(0.34, 0.26, 0.24, 0.06) + line(0.42, 0.36, 0.2, 0.22),
    ],
  ),
  loom: sketch(
    [
      HEAVY,
      line(-0.42, -0.46, -0.42, 0.5) +
        line(0.42, -0.46, 0.42, 0.5) +
        line(-0.48, -0.38, 0.48, -0.38) +
        line(-0.48, 0.38, 0.48, 0.38),
    ],
    [DETAIL, Array.from({ length: 9 }, (_, i) => line(-0.32 + i * 0.08, -0.38, -0.32 + i * 0.08, 0.38)).join('')],
    [drawn('accent'), rect(-0.34, 0.04, 0.34, 0.36)],
    [coloured('gold', 0.03), line(-0.34, 0.12, -0.2, 0.24, -0.06, 0.12, 0.08, 0.24, 0.22, 0.12, 0.34, 0.22)],
    [drawn('trunk'), 'M-.1 -.1Q.04 -.18 .18 -.1Q.04 -.02 -.1 -.1Z'],
  ),
  'maker space': sketch(
    [drawn('trunk'), rect(-0.5, 0.28, 0.5, 0.36) + rect(-0.44, 0.36, -0.36, 0.5) + rect(0.36, 0.36, 0.44, 0.5)],
    [drawn('smoke'), gear(-0.22, -0.14, 0.22, 9)],
    [drawn('ore'), gear(0.2, -0.3, 0.16, 8)],
    [tint('floorBuilt'), round(-0.22, -0.14, 0.08) + round(0.2, -0.3, 0.05)],
    [drawn('gem'), rect(0.06, 0.08, 0.36, 0.28)],
    [
      OUTLINE,
      line(0.14, 0.08, 0.1, -0.06) + line(0.28, 0.08, 0.34, -0.06) + round(0.14, 0.17, 0.03) + round(0.28, 0.17, 0.03),
    ],
    [HEAVY, line(-0.36, 0.24, -0.12, 0.2)],
  ),
};

const engine = {
  'perpetual motion': sketch(
    [OUTLINE, round(0, -0.04, 0.42)],
    [coloured('trunk', 0.035), spokes(0, -0.04, 0.08, 0.4, 8)],
    [drawn('ore'), Array.from({ length: 8 }, (_, i) => ball(i)).join('')],
    [drawn('gold'), round(0, -0.04, 0.09)],
    [HEAVY, line(0, 0, -0.24, 0.5) + line(0, 0, 0.24, 0.5)],
  ),
  'thinking machine': sketch(
    [
      drawn('snow'),
      'M-.2 .5L-.2 .28L-.38 .24L-.34 .06L-.44 -.02L-.34 -.16Q-.34 -.48 .02 -.48Q.42 -.46 .42 -.1Q.4 .1 .26 .2L.26 .5Z',
    ],
    [drawn('ore'), gear(-0.06, -0.16, 0.16, 8) + gear(0.2, -0.22, 0.13, 7) + gear(0.14, 0, 0.11, 6)],
    [tint('snow'), round(-0.06, -0.16, 0.05) + round(0.2, -0.22, 0.04) + round(0.14, 0, 0.035)],
    [tint('dark'), round(-0.26, -0.08, 0.03)],
  ),
  'endless work': sketch(
    [drawn('smoke'), gear(0, 0.02, 0.26, 10)],
    [tint('floorBuilt'), round(0, 0.02, 0.1)],
    [coloured('accent', 0.055), 'M.4 -.06Q.42 .42 0 .44Q-.44 .44 -.44 0Q-.42 -.42 0 -.42Q.26 -.42 .36 -.26'],
    [drawn('accent'), poly(0.26, -0.26, 0.46, -0.16, 0.46, -0.36)],
  ),
  'tireless golems': sketch(
    [drawn('smoke'), rect(-0.3, 0.24, -0.06, 0.5) + rect(0.06, 0.24, 0.3, 0.5)],
    [drawn('smoke'), poly(-0.34, -0.2, 0.34, -0.2, 0.26, 0.26, -0.26, 0.26)],
    [drawn('smoke'), rect(-0.5, -0.2, -0.36, 0.22) + rect(0.36, -0.2, 0.5, 0.22) + rect(-0.14, -0.46, 0.14, -0.2)],
    [tint('fire'), round(-0.06, -0.34, 0.035) + round(0.06, -0.34, 0.035)],
    [drawn('magmaHot'), poly(0, -0.08, 0.1, 0.04, 0, 0.16, -0.1, 0.04)],
  ),
};

/** Weights on an overbalanced wheel: they hang farther out on the one side. */
function ball(i: number): string {
  const d = spokes(0, -0.04, i < 4 ? 0.38 : 0.28, 0.4, 1, i / 8 + 0.78);
  const [x = 0, y = 0] = (d.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  return round(x, y, 0.065);
}

export const dwarvenMachines: Furnishings = {
  Manufactory: byLook(manufactory),
  'An Impossible Engine': byLook(engine),
};
