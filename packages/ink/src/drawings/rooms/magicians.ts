import { sketch } from '../sketch.ts';
import { bridge, cistern } from './dwarves-works.ts';
import { type Furnishings, one } from './furnishing.ts';
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
  star,
  tint,
  wisp,
} from './parts.ts';

export const summoningStone = sketch(
  [drawn('smoke'), poly(-0.17, 0.5, -0.15, -0.36, -0.05, -0.5, 0.08, -0.45, 0.14, -0.32, 0.17, 0.5)],
  [
    coloured('magic', 0.022),
    line(-0.06, -0.3, 0.06, -0.22) +
      round(0, -0.08, 0.05) +
      line(0, -0.03, 0, 0.08) +
      line(-0.06, 0.14, 0.06, 0.14, -0.05, 0.22, 0.06, 0.22) +
      star(0, 0.34, 0.06, 0.024, 5),
  ],
  [DETAIL, line(0.1, -0.36, 0.12, 0.2) + line(-0.12, 0.3, -0.1, 0.42)],
  [tint('magic', 0.35), round(0, -0.08, 0.1)],
);

export const tower = sketch(
  [drawn('snow'), poly(-0.15, 0.5, -0.12, -0.22, 0.12, -0.22, 0.15, 0.5)],
  [drawn('snow'), rect(-0.17, -0.3, 0.17, -0.2)],
  [drawn('magic'), poly(-0.2, -0.3, 0, -0.6, 0.2, -0.3)],
  [tint('gold'), star(0, -0.63, 0.05, 0.02, 5)],
  [tint('dark'), arch(-0.05, 0.36, 0.05, 0.5) + arch(-0.03, -0.1, 0.03, 0.02) + arch(0.03, 0.14, 0.08, 0.24)],
  [DETAIL, line(-0.11, 0.1, -0.05, 0.1) + line(-0.13, 0.28, -0.07, 0.28) + line(0.05, -0.04, 0.11, -0.04)],
);
export const house = sketch(
  [drawn('snow'), rect(-0.4, -0.06, 0.4, 0.5)],
  [drawn('magic'), poly(-0.5, -0.04, -0.3, -0.36, 0.3, -0.36, 0.5, -0.04)],
  [drawn('roof'), rect(0.14, -0.5, 0.26, -0.3)],
  [tint('dark'), arch(-0.1, 0.16, 0.1, 0.5)],
  [drawn('glow'), rect(-0.32, 0.08, -0.18, 0.22) + rect(0.18, 0.08, 0.32, 0.22)],
  [DETAIL, line(-0.25, 0.08, -0.25, 0.22) + line(0.25, 0.08, 0.25, 0.22)],
);
export const pyramid = sketch(
  [drawn('sand'), poly(-0.5, 0.5, 0, -0.5, 0.5, 0.5)],
  [tint('rockDeep'), poly(0, -0.5, 0.5, 0.5, 0.14, 0.5)],
  [DETAIL, line(-0.38, 0.26, 0.38, 0.26) + line(-0.26, 0.02, 0.26, 0.02) + line(-0.14, -0.22, 0.14, -0.22)],
  [drawn('gold'), poly(-0.1, -0.3, 0, -0.5, 0.1, -0.3)],
  [tint('dark'), arch(-0.08, 0.3, 0.08, 0.5)],
);

const chamber = sketch(
  [drawn('trunk'), rect(-0.5, -0.44, 0.5, -0.38) + rect(-0.5, -0.16, -0.28, -0.11)],
  [drawn('accent'), rect(-0.44, -0.38, -0.38, -0.2) + rect(0.1, -0.6, 0.16, -0.44) + rect(-0.22, -0.6, -0.15, -0.44)],
  [drawn('water'), rect(-0.36, -0.36, -0.3, -0.16) + rect(-0.13, -0.58, -0.07, -0.44)],
  [drawn('glass'), round(0.3, -0.52, 0.08)],
  [drawn('trunk'), rect(-0.46, 0.32, 0.46, 0.4) + rect(-0.4, 0.4, -0.33, 0.5) + rect(0.33, 0.4, 0.4, 0.5)],
  [drawn('snow'), 'M-.1 .32Q-.2 .24 -.36 .28L-.36 .16Q-.2 .12 -.1 .2Q0 .12 .16 .16L.16 .28Q0 .24 -.1 .32Z'],
  [drawn('snow'), rect(0.3, 0.14, 0.38, 0.32)],
  [tint('fire'), flame(0.34, 0.14, 0.09, 0.16)],
);

/** Where Jinn are shut away: a lamp, stoppered and sealed. */
const jinnLamp = sketch(
  [coloured('crystal', 0.08), 'M.3 -.02Q.5 -.2 .3 -.34Q.06 -.48 -.14 -.36Q-.3 -.26 -.16 -.18'],
  [tint('crystalLight'), 'M-.34 -.3Q-.3 -.52 -.12 -.46Q0 -.36 -.1 -.2Q-.28 -.1 -.34 -.3Z'],
  [tint('void'), round(-0.22, -0.34, 0.026) + round(-0.13, -0.34, 0.026)],
  [drawn('gold'), 'M-.36 .14Q-.1 .04 .18 .1L.44 -.02L.48 .06L.28 .22Q.16 .38 -.06 .38Q-.28 .36 -.36 .14Z'],
  [drawn('gold'), `${rect(-0.12, 0.36, 0.06, 0.42) + rect(-0.2, 0.42, 0.14, 0.5)}M-.12 .08Q-.04 -.04 .04 .08Z`],
  [OUTLINE, 'M-.34 .16Q-.54 .08 -.5 .24Q-.46 .34 -.3 .28'],
);

const mausoleum = sketch(
  [drawn('snow'), rect(-0.44, 0, 0.44, 0.5)],
  [drawn('smoke'), poly(-0.5, 0, 0, -0.34, 0.5, 0)],
  [
    drawn('snow'),
    rect(-0.42, 0, -0.33, 0.44) + rect(-0.2, 0, -0.12, 0.44) + rect(0.12, 0, 0.2, 0.44) + rect(0.33, 0, 0.42, 0.44),
  ],
  [tint('dark'), rect(-0.08, 0.1, 0.08, 0.44)],
  [drawn('smoke'), rect(-0.5, 0.44, 0.5, 0.5)],
  [drawn('bone'), round(0, -0.12, 0.08)],
  [tint('void'), round(-0.03, -0.12, 0.02) + round(0.03, -0.12, 0.02)],
);

const catacomb = sketch(
  [
    drawn('rockDeep'),
    arch(-0.46, -0.48, -0.18, -0.1) +
      arch(-0.14, -0.48, 0.14, -0.1) +
      arch(0.18, -0.48, 0.46, -0.1) +
      arch(-0.46, 0.1, -0.18, 0.48) +
      arch(-0.14, 0.1, 0.14, 0.48) +
      arch(0.18, 0.1, 0.46, 0.48),
  ],
  [
    drawn('bone'),
    round(-0.32, -0.2, 0.09) +
      round(0.32, -0.2, 0.09) +
      round(0, -0.2, 0.09) +
      round(0.32, 0.38, 0.09) +
      round(-0.32, 0.38, 0.09),
  ],
  [
    tint('void'),
    [-0.32, 0, 0.32].map((x) => round(x - 0.03, -0.21, 0.022) + round(x + 0.03, -0.21, 0.022)).join('') +
      round(-0.35, 0.37, 0.022) +
      round(-0.29, 0.37, 0.022) +
      round(0.29, 0.37, 0.022) +
      round(0.35, 0.37, 0.022),
  ],
  [coloured('bone', 0.04), line(-0.1, 0.42, 0.1, 0.34) + line(-0.1, 0.34, 0.1, 0.42)],
);

const orrery = sketch(
  [drawn('dark'), dome(-0.48, -0.5, 0.48, 0.34)],
  [coloured('gold', 0.022), round(0, 0, 0.14, 0.07) + round(0, 0, 0.28, 0.14) + round(0, 0, 0.41, 0.21)],
  [drawn('gold'), round(0, 0, 0.08)],
  [drawn('gem'), round(0.28, 0.02, 0.055)],
  [drawn('magma'), round(-0.13, 0.03, 0.04)],
  [drawn('crystal'), round(-0.34, -0.12, 0.06) + round(0.16, -0.19, 0.045)],
  [
    tint('snow'),
    star(0, -0.36, 0.05, 0.018, 4) + star(-0.22, -0.28, 0.03, 0.012, 4) + star(0.28, -0.26, 0.03, 0.012, 4),
  ],
  [drawn('snow'), rect(-0.5, 0.32, 0.5, 0.5)],
  [DETAIL, line(-0.3, 0.32, -0.3, 0.5) + line(0, 0.32, 0, 0.5) + line(0.3, 0.32, 0.3, 0.5)],
);

const omphalos = sketch(
  [coloured('magic', 0.026), spokes(0, 0, 0.42, 0.52, 14, 0.03)],
  [drawn('bone'), 'M0 -.44Q.32 -.36 .36 .1Q.34 .4 0 .42Q-.34 .4 -.36 .1Q-.32 -.36 0 -.44Z'],
  [OUTLINE, 'M-.3 -.16Q0 .1 .3 -.16M-.36 .12Q0 .36 .36 .12M-.16 -.38Q-.3 .06 -.1 .4M.16 -.38Q.3 .06 .1 .4'],
  [tint('magic'), star(0, -0.02, 0.1, 0.035, 6)],
  [drawn('smoke'), rect(-0.4, 0.4, 0.4, 0.5)],
);

const fountain = sketch(
  [
    coloured('water', 0.045),
    'M0 -.34Q-.12 -.56 -.24 -.3Q-.3 -.14 -.3 -.02M0 -.34Q.12 -.56 .24 -.3Q.3 -.14 .3 -.02M-.3 .08Q-.42 .1 -.44 .28M.3 .08Q.42 .1 .44 .28',
  ],
  [drawn('snow'), rect(-0.05, -0.2, 0.05, 0.3)],
  [drawn('snow'), 'M-.32 -.02L.32 -.02Q.24 .12 0 .12Q-.24 .12 -.32 -.02Z'],
  [drawn('flesh'), 'M-.05 -.06L-.06 -.2Q0 -.24 .06 -.2L.05 -.06Z'],
  [drawn('flesh'), round(0, -0.29, 0.06)],
  [drawn('water'), rect(-0.44, 0.26, 0.44, 0.4)],
  [drawn('snow'), poly(-0.5, 0.32, 0.5, 0.32, 0.42, 0.5, -0.42, 0.5)],
  [coloured('waterLine', 0.02), ripples(-0.36, 0.29, 0.36, 6)],
);

const turbine = sketch(
  [drawn('snow'), poly(-0.2, 0.5, -0.1, -0.08, 0.1, -0.08, 0.2, 0.5)],
  [
    drawn('crystal'),
    'M0 -.14Q-.12 -.34 0 -.56Q.1 -.34 0 -.14ZM0 -.14Q.24 -.1 .4 .1Q.14 .1 0 -.14ZM0 -.14Q-.24 -.1 -.4 .1Q-.14 .1 0 -.14Z',
  ],
  [drawn('gold'), round(0, -0.14, 0.07)],
  [tint('magic'), star(0, 0.2, 0.07, 0.03, 5)],
  [drawn('water'), 'M-.5 .5L-.5 .4Q-.3 .34 -.1 .42Q.16 .34 .5 .42L.5 .5Z'],
);

const alchemist = sketch(
  [drawn('roof'), rect(-0.4, -0.44, -0.18, 0.1)],
  [drawn('snow'), rect(-0.5, 0, 0.5, 0.5)],
  [
    drawn('magma'),
    'M-.02 .42Q-.18 .32 -.12 .18Q-.06 .1 .02 .06L.02 -.1L.14 -.1L.14 .06Q.26 .12 .3 .22Q.32 .36 .18 .42Z',
  ],
  [tint('magmaHot'), 'M-.1 .26Q.08 .2 .28 .26Q.28 .38 .16 .4L0 .4Q-.12 .36 -.1 .26Z'],
  [OUTLINE, 'M.14 -.08Q.34 -.12 .4 .06L.4 .2'],
  [tint('fire'), flame(-0.34, 0.5, 0.18, 0.24)],
  [coloured('smoke', 0.06), wisp(-0.29, -0.42, 0.18)],
  [tint('gold'), star(0.4, 0.34, 0.08, 0.03, 4)],
);

const cyclopes = sketch(
  [drawn('flesh'), 'M-.3 .1Q-.36 -.48 0 -.5Q.36 -.48 .3 .1Q.2 .26 0 .26Q-.2 .26 -.3 .1Z'],
  [drawn('snow'), 'M-.19 -.18Q0 -.36 .19 -.18Q0 -.02 -.19 -.18Z'],
  [tint('magma'), round(0, -0.18, 0.075)],
  [tint('void'), round(0, -0.18, 0.035)],
  [OUTLINE, 'M-.22 -.3Q0 -.44 .22 -.3M-.12 .1Q0 .06 .12 .1M-.3 -.02Q-.4 -.04 -.38 -.16M.3 -.02Q.4 -.04 .38 -.16'],
  [drawn('mud'), 'M-.46 .22L.4 .22Q.4 .32 .18 .34L.22 .5L-.22 .5L-.18 .34Q-.4 .34 -.46 .22Z'],
  [drawn('magmaHot'), poly(-0.18, 0.22, -0.14, 0.16, 0.3, 0.16, 0.26, 0.22)],
);

const witchwood = sketch(
  [
    coloured('trunk', 0.08),
    'M-.28 .5Q-.2 .2 -.34 -.02M-.28 .2Q-.12 .06 -.14 -.14M.26 .5Q.16 .2 .3 -.1M.22 .2Q.06 .1 .04 -.1',
  ],
  [drawn('leafDark'), 'M-.54 .02Q-.56 -.3 -.3 -.26Q-.2 -.44 -.06 -.22Q.06 -.06 -.12 .04Q-.34 .14 -.54 .02Z'],
  [drawn('magic'), 'M.02 .02Q-.04 -.2 .12 -.3Q.2 -.56 .38 -.34Q.56 -.26 .5 0Q.28 .16 .02 .02Z'],
  [
    tint('glow'),
    round(-0.36, -0.1, 0.035) +
      round(-0.26, -0.1, 0.035) +
      round(0.24, -0.14, 0.035) +
      round(0.34, -0.14, 0.035) +
      star(-0.02, -0.44, 0.06, 0.02, 4) +
      star(0, 0.34, 0.05, 0.02, 4),
  ],
  [drawn('fungusCap'), 'M-.1 .4Q-.02 .28 .06 .4Z'],
  [coloured('fungusStem', 0.04), line(-0.02, 0.4, -0.02, 0.5)],
);

const pleasureDome = sketch(
  [drawn('snow'), rect(-0.3, 0.06, 0.3, 0.5)],
  [drawn('gold'), 'M-.32 .06Q-.5 -.2 -.2 -.34Q-.04 -.42 0 -.58Q.04 -.42 .2 -.34Q.5 -.2 .32 .06Z'],
  [tint('oreGlint'), 'M-.24 .02Q-.36 -.18 -.16 -.28Q-.24 -.12 -.16 .02Z'],
  [drawn('water'), arch(-0.12, 0.18, 0.12, 0.5)],
  [coloured('trunk', 0.04), 'M-.4 .5Q-.42 .32 -.4 .18M.42 .5Q.4 .34 .42 .22'],
  [
    coloured('leafDark', 0.04),
    'M-.4 .18Q-.52 .14 -.54 .24M-.4 .18Q-.3 .12 -.28 .24M-.4 .18Q-.42 .06 -.5 .08M.42 .22Q.3 .16 .28 .28M.42 .22Q.52 .16 .55 .28M.42 .22Q.44 .1 .52 .12',
  ],
);

const menagerie = sketch(
  [drawn('leaf'), 'M-.3 .44Q-.36 .06 -.08 .08Q-.04 -.18 .14 -.16Q.3 -.14 .28 .02Q.2 .06 .14 .06Q.3 .2 .28 .44Z'],
  [tint('void'), round(0.18, -0.06, 0.03)],
  [drawn('bone'), poly(0.24, 0.02, 0.3, 0.1, 0.18, 0.06)],
  [coloured('leaf', 0.06), 'M-.28 .4Q-.44 .36 -.36 .2'],
  [OUTLINE, [-0.44, -0.29, -0.14, 0.01, 0.16, 0.31, 0.44].map((x) => line(x, -0.32, x, 0.44)).join('')],
  [drawn('ore'), `${rect(-0.5, 0.42, 0.5, 0.5)}M-.5 -.3Q-.3 -.5 0 -.52Q.3 -.5 .5 -.3Z`],
);

const labyrinth = sketch(
  [
    coloured('pencil', 0.05),
    line(0.1, -0.46, 0.46, -0.46, 0.46, 0.46, -0.46, 0.46, -0.46, -0.46, -0.06, -0.46) +
      line(-0.3, 0.3, -0.3, -0.3, 0.1, -0.3) +
      line(0.3, -0.46, 0.3, 0.3, -0.14, 0.3) +
      line(-0.14, 0.46, -0.14, -0.14, 0.14, -0.14, 0.14, 0.14, 0, 0.14),
  ],
  [
    drawn('blood'),
    'M-.06 -.02Q-.08 -.1 -.02 -.08Q.02 -.1 .06 -.08Q.1 -.1 .08 -.02Q.06 .08 .01 .08Q-.04 .08 -.06 -.02Z',
  ],
);

const lyceum = sketch(
  [drawn('snow'), rect(-0.5, 0.16, 0.5, 0.5) + rect(-0.34, -0.12, 0.34, 0.16)],
  [drawn('water'), dome(-0.22, -0.42, 0.22, -0.12)],
  [tint('gold'), star(0, -0.5, 0.08, 0.03, 5)],
  [
    tint('dark'),
    arch(-0.08, 0.26, 0.08, 0.5) +
      arch(-0.25, -0.04, -0.17, 0.12) +
      arch(-0.04, -0.04, 0.04, 0.12) +
      arch(0.17, -0.04, 0.25, 0.12),
  ],
  [
    drawn('glow'),
    arch(-0.4, 0.26, -0.3, 0.44) +
      arch(-0.24, 0.26, -0.14, 0.44) +
      arch(0.14, 0.26, 0.24, 0.44) +
      arch(0.3, 0.26, 0.4, 0.44),
  ],
  [drawn('snow'), 'M0 -.2Q-.08 -.26 -.16 -.22L-.16 -.34Q-.08 -.36 0 -.3Q.08 -.36 .16 -.34L.16 -.22Q.08 -.26 0 -.2Z'],
  [HEAVY, line(-0.5, 0.16, 0.5, 0.16)],
);

export const magical: Furnishings = {
  'Summoning Stone': one(summoningStone),
  tower: { plain: tower, looks: { tower, house, pyramid } },
  chamber: one(chamber),
  Vault: one(jinnLamp),
  Mausoleum: one(mausoleum),
  Catacomb: one(catacomb),
  Orrery: one(orrery),
  Omphalos: one(omphalos),
  'Fountain of the Naiads': one(fountain),
  Cistern: one(cistern),
  Turbine: one(turbine),
  Bridge: one(bridge),
  'Alchemist’s Foundry': one(alchemist),
  'Forge of the Cyclopes': one(cyclopes),
  Witchwood: one(witchwood),
  'Pleasure Dome': one(pleasureDome),
  Menagerie: one(menagerie),
  Labyrinth: one(labyrinth),
  'Lyceum Arcanum': one(lyceum),
};
