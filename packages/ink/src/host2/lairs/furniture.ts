import {
  arch,
  coins,
  coloured,
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
  tint,
} from '../../drawings/rooms/parts.ts';
import { type Sketch, shrunk, sketch } from '../../drawings/sketch.ts';
import { off, stroke } from '../../drawings/stencil.ts';
import type { Pen } from '../../mark.ts';
import type { StyleName } from './manners.ts';

/** Things round the rim of a room, where a bead in the middle does not hide them. */
const ringed = (count: number, draw: (turn: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i / count)).join('');

const bone = (x: number, y: number, lean: number): string => line(x - 0.07, y + lean, x + 0.07, y - lean);
const knobs = (x: number, y: number, lean: number): string =>
  round(x - 0.08, y + lean, 0.024) + round(x + 0.08, y - lean, 0.024);
const BONE: Pen = { stroke: 'bone', width: 0.03, cap: 'round' };
const BONE_EDGE: Pen = { stroke: 'pencil', width: 0.06, cap: 'round' };
const HIDDEN: Pen = { stroke: 'pencil', width: 0.03, dash: [0.05, 0.045], cap: 'butt' };

const skull = sketch(
  [drawn('bone'), 'M-.4 -.1Q-.42 -.48 0 -.5Q.42 -.48 .4 -.1Q.4 .1 .24 .16L.22 .4L-.22 .4L-.24 .16Q-.4 .1 -.4 -.1Z'],
  [tint('void'), round(-0.17, -0.06, 0.13) + round(0.17, -0.06, 0.13)],
);

/** A cap on its stalk, grown from the rim inward. */
const sprout = (turn: number, far: number): { stalk: string; cap: string } => ({
  stalk: stroke([off(0, 0, turn, 0.48), off(0, 0, turn, far)]),
  cap: round(...off(0, 0, turn, far), 0.062),
});
const sprouts = [0.03, 0.14, 0.27, 0.4, 0.53, 0.64, 0.77, 0.9].map((turn, i) =>
  sprout(turn, i % 2 === 0 ? 0.37 : 0.41),
);

const figure = (x: number, y: number): string =>
  `${round(x, y - 0.1, 0.042)}${poly(x - 0.03, y - 0.055, x + 0.03, y - 0.055, x + 0.055, y + 0.12, x - 0.055, y + 0.12)}`;

/** What lies in a room of each style, in a room that is one across: H2-CRD-T3, row by row. */
export const furniture: Readonly<Record<StyleName, Sketch>> = {
  cave: sketch(
    [tint('floorShade'), `${round(-0.27, 0.36, 0.08, 0.035)}${round(0.24, 0.38, 0.06, 0.03)}`],
    [
      OUTLINE,
      'M-.24 -.42L-.2 -.27L-.14 -.44M.1 -.46L.13 -.33L.18 -.44M-.34 .36Q-.28 .28 -.2 .37M.18 .4Q.24 .32 .3 .38',
    ],
  ),
  hall: sketch(
    [
      drawn('smoke'),
      rect(-0.39, -0.39, -0.3, -0.34) +
        rect(0.3, -0.39, 0.39, -0.34) +
        rect(-0.39, 0.33, -0.3, 0.39) +
        rect(0.3, 0.33, 0.39, 0.39),
    ],
    [drawn('snow'), rect(-0.375, -0.34, -0.315, 0.33) + rect(0.315, -0.34, 0.375, 0.33)],
  ),
  warren: sketch(
    [
      OUTLINE,
      'M-.34 .3L-.2 .36M-.3 .38L-.18 .3M-.26 .28L-.24 .42M.16 .34L.34 .28M.2 .26L.3 .4M.14 .4L.26 .3M-.36 -.14L-.3 -.2M.32 -.16L.38 -.1',
    ],
    [drawn('mud'), 'M-.12 .44Q-.04 .3 .06 .34Q.1 .36 .12 .44Z'],
  ),
  maze: sketch([
    HEAVY,
    'M-.46 -.06L-.3 -.06L-.3 -.24M.47 .06L.3 .06L.3 .26M-.06 -.47L-.06 -.3L.14 -.3M.06 .46L.06 .3L-.14 .3',
  ]),
  burrow: sketch(
    [
      coloured('trunk', 0.026),
      'M-.24 -.42Q-.3 -.32 -.22 -.25M-.2 -.3L-.15 -.22M.02 -.48Q.08 -.4 0 -.32M.24 -.42Q.2 -.32 .28 -.24M.22 -.32L.17 -.26',
    ],
    [drawn('bone'), round(-0.28, 0.3, 0.05, 0.065) + round(-0.19, 0.36, 0.05, 0.065) + round(0.24, 0.34, 0.05, 0.065)],
  ),
  bore: sketch([
    OUTLINE,
    'M-.44 -.12Q-.36 -.36 -.12 -.44M-.37 -.08Q-.3 -.28 -.08 -.37M.44 .12Q.36 .36 .12 .44M.37 .08Q.3 .28 .08 .37',
  ]),
  angular: sketch(
    [drawn('alienLight'), poly(-0.4, 0.1, -0.3, 0.34, -0.2, 0.2) + poly(0.3, -0.34, 0.42, -0.1, 0.22, -0.18)],
    [OUTLINE, 'M-.36 -.2L-.26 -.1L-.3 -.34L-.12 -.3M.14 .42L.2 .28L.36 .3L.34 .16M-.06 .36L.02 .3L.06 .42'],
  ),
  block: sketch(
    [
      drawn('mud'),
      rect(-0.4, -0.4, -0.27, -0.27) +
        rect(0.27, -0.4, 0.4, -0.27) +
        rect(-0.4, 0.27, -0.27, 0.4) +
        rect(0.27, 0.27, 0.4, 0.4),
    ],
    [DETAIL, line(-0.27, 0.34, 0.27, 0.34) + line(-0.27, -0.34, 0.27, -0.34)],
  ),
  camp: sketch(
    [drawn('sand'), poly(-0.48, 0.3, -0.33, -0.02, -0.2, 0.3)],
    [drawn('roof'), poly(0.2, 0.3, 0.33, -0.02, 0.48, 0.3)],
    [tint('void'), poly(-0.38, 0.3, -0.335, 0.12, -0.29, 0.3) + poly(0.29, 0.3, 0.335, 0.12, 0.38, 0.3)],
    [OUTLINE, 'M-.08 .44L.08 .4M-.08 .4L.08 .44M-.33 -.02L-.36 -.1M.33 -.02L.36 -.1'],
    [tint('fire'), flame(0, 0.42, 0.12, 0.16)],
  ),
  den: [
    ...sketch(
      [BONE_EDGE, bone(-0.26, 0.34, 0.03) + bone(0.05, 0.4, -0.03) + bone(-0.36, 0.08, 0.05)],
      [drawn('bone'), knobs(-0.26, 0.34, 0.03) + knobs(0.05, 0.4, -0.03) + knobs(-0.36, 0.08, 0.05)],
      [BONE, bone(-0.26, 0.34, 0.03) + bone(0.05, 0.4, -0.03) + bone(-0.36, 0.08, 0.05)],
    ),
    ...shrunk(skull, 0.29, 0.29, 0.2),
  ],
  crypt: sketch(
    [drawn('smoke'), rect(-0.46, -0.26, -0.28, 0.28) + rect(0.28, -0.26, 0.46, 0.28)],
    [
      DETAIL,
      line(-0.37, -0.18, -0.37, 0.12) +
        line(-0.43, -0.08, -0.31, -0.08) +
        line(0.37, -0.18, 0.37, 0.12) +
        line(0.31, -0.08, 0.43, -0.08),
    ],
  ),
  pool: sketch(
    [
      { fill: 'water' },
      'M-.47 .1Q-.34 .03 -.22 .1Q-.1 .17 .02 .1Q.14 .03 .26 .1Q.38 .17 .47 .1Q.42 .4 0 .47Q-.42 .4 -.47 .1Z',
    ],
    [
      coloured('waterLine', 0.024),
      `${'M-.47 .1Q-.34 .03 -.22 .1Q-.1 .17 .02 .1Q.14 .03 .26 .1Q.38 .17 .47 .1'}${ripples(-0.36, 0.26, 0.3, 4)}${ripples(-0.2, 0.38, 0.2, 3)}`,
    ],
  ),
  tower: sketch(
    [OUTLINE, line(-0.33, -0.29, 0.33, -0.29) + line(-0.33, 0.3, 0.33, 0.3)],
    [drawn('glow'), arch(-0.06, -0.47, 0.06, -0.32)],
    [drawn('trunk'), rect(-0.32, 0.36, -0.14, 0.4) + rect(-0.3, 0.4, -0.27, 0.52) + rect(-0.19, 0.4, -0.16, 0.52)],
    [coloured('trunk', 0.02), 'M.18 .3L.18 .52M.28 .3L.28 .52M.18 .36L.28 .36M.18 .43L.28 .43'],
    [drawn('accent'), rect(-0.28, 0.3, -0.24, 0.36) + rect(-0.22, 0.31, -0.19, 0.36)],
  ),
  hoard: sketch(
    [drawn('gold'), 'M-.42 .3Q-.3 .08 -.14 .2Q0 .1 .14 .2Q.3 .06 .42 .3Q.26 .46 0 .47Q-.26 .46 -.42 .3Z'],
    [drawn('oreGlint'), coins(-0.24, 0.3) + coins(0.24, 0.28) + coins(0.02, 0.37)],
    [drawn('gemLight'), poly(-0.1, 0.23, -0.05, 0.18, 0, 0.23, -0.05, 0.29)],
  ),
  grove: sketch(
    [coloured('fungusStem', 0.045), sprouts.map(({ stalk }) => stalk).join('')],
    [drawn('fungusCap'), sprouts.map(({ cap }) => cap).join('')],
  ),
  blot: sketch(
    [
      tint('slime', 0.75),
      'M-.46 .04Q-.36 -.02 -.34 .16Q-.24 .3 -.1 .3Q.04 .26 .1 .36Q.24 .42 .34 .22Q.44 .2 .44 .1Q.46 .4 0 .48Q-.42 .42 -.46 .04Z',
    ],
    [
      tint('slimeLight'),
      `${round(-0.24, 0.36, 0.06, 0.035)}${round(0.22, 0.4, 0.05, 0.03)}M-.2 -.42Q-.14 -.4 -.16 -.28Q-.2 -.22 -.24 -.3ZM.2 -.4Q.28 -.36 .26 -.24Q.2 -.2 .18 -.28Z`,
    ],
    [DETAIL, round(-0.34, -0.1, 0.035) + round(0.34, -0.06, 0.028)],
  ),
  village: sketch(
    [DETAIL, [-0.4, -0.34, 0.34, 0.4].map((x) => line(x, -0.36, x, 0.36)).join('')],
    [drawn('sand'), 'M-.3 .38Q-.34 .18 -.24 .18L-.27 .12L-.15 .12L-.18 .18Q-.08 .18 -.12 .38Z'],
    [drawn('trunk'), rect(0.12, 0.26, 0.3, 0.38)],
    [DETAIL, line(0.12, 0.32, 0.3, 0.32)],
  ),
  city: sketch(
    [
      drawn('roof'),
      poly(-0.44, -0.24, -0.32, -0.4, -0.2, -0.24) +
        poly(-0.14, -0.3, 0, -0.4, 0.14, -0.3) +
        poly(0.2, -0.24, 0.32, -0.4, 0.44, -0.24),
    ],
    [drawn('snow'), rect(-0.4, -0.24, -0.24, -0.12) + rect(0.24, -0.24, 0.4, -0.12)],
    [tint('void'), arch(-0.09, 0.3, 0.09, 0.49)],
    [DETAIL, line(-0.42, 0.32, -0.12, 0.32) + line(0.12, 0.32, 0.42, 0.32)],
  ),
  mine: sketch(
    [drawn('trunk'), rect(-0.42, -0.42, -0.34, 0.42) + rect(0.34, -0.42, 0.42, 0.42) + rect(-0.42, -0.42, 0.42, -0.34)],
    [
      drawn('trunk'),
      poly(-0.34, -0.18, -0.18, -0.34, -0.12, -0.34, -0.34, -0.12) +
        poly(0.34, -0.18, 0.18, -0.34, 0.12, -0.34, 0.34, -0.12),
    ],
    [drawn('ore'), 'M-.2 .42Q-.12 .28 -.02 .36Q.1 .28 .2 .42Z'],
  ),
  castle: sketch(
    [
      drawn('accent'),
      poly(-0.4, -0.24, -0.26, -0.24, -0.26, 0.14, -0.33, 0.06, -0.4, 0.14) +
        poly(0.26, -0.24, 0.4, -0.24, 0.4, 0.14, 0.33, 0.06, 0.26, 0.14),
    ],
    [
      DETAIL,
      line(-0.3, 0.36, 0.3, 0.36) +
        line(-0.16, 0.36, -0.16, 0.46) +
        line(0.02, 0.36, 0.02, 0.46) +
        line(0.2, 0.36, 0.2, 0.46),
    ],
  ),
  nest: sketch(
    [drawn('sand'), ringed(7, (turn) => round(...off(0, 0, turn, 0.355), 0.125))],
    [tint('dark'), ringed(7, (turn) => round(...off(0, 0, turn, 0.375), 0.055))],
  ),
  shrine: sketch(
    [DETAIL, round(0, 0, 0.3)],
    [drawn('snow'), ringed(10, (turn) => round(...off(0, 0, turn, 0.395), 0.052))],
  ),
  grotto: sketch(
    [
      OUTLINE,
      Array.from({ length: 9 }, (_, i) =>
        line(
          -0.46 + i * 0.105,
          -0.24 - 0.12 * (1 - Math.abs(i - 4) / 4),
          -0.4 + i * 0.105,
          -0.1 - 0.2 * (1 - Math.abs(i - 4) / 4),
        ),
      ).join(''),
    ],
    [OUTLINE, 'M-.5 .06L-.4 .16M-.47 .14L-.36 .25M.5 .06L.4 .16M.47 .14L.36 .25M-.4 .24L-.3 .32M.4 .24L.3 .32'],
  ),
  rift: sketch(
    [tint('fire', 0.8), 'M-.34 .26L-.2 .3L-.24 .38L-.08 .36L.04 .42L.1 .34L.24 .38L.2 .28L.36 .24L.2 .44L-.2 .44Z'],
    [
      drawn('dark'),
      ringed(8, (turn) =>
        stroke([off(0, 0, turn + 0.02, 0.46), off(0, 0, turn + 0.05, 0.29), off(0, 0, turn + 0.08, 0.46)], true),
      ),
    ],
  ),
  midden: sketch(
    [
      drawn('mud'),
      'M-.46 .12Q-.38 -.02 -.26 .06Q-.12 -.06 0 .08Q.14 -.02 .24 .08Q.4 0 .46 .14Q.42 .42 0 .47Q-.42 .42 -.46 .12Z',
    ],
    [drawn('bone'), `${round(-0.3, 0.14, 0.05)}${round(0.34, 0.28, 0.045)}`],
    [coloured('bone', 0.03), line(-0.26, 0.34, -0.08, 0.4) + line(0.1, 0.36, 0.26, 0.3)],
    [drawn('accent'), poly(0.24, 0.14, 0.34, 0.1, 0.36, 0.2) + poly(-0.4, 0.24, -0.3, 0.26, -0.34, 0.34)],
    [
      coloured('slimeLight', 0.022),
      'M-.36 -.1Q-.42 -.2 -.34 -.26Q-.28 -.32 -.34 -.38M.34 -.12Q.28 -.22 .36 -.28Q.4 -.34 .34 -.4',
    ],
  ),
  cellar: sketch(
    [drawn('trunk'), `${round(-0.36, 0.24, 0.085, 0.11)}${round(-0.18, 0.27, 0.07, 0.085)}`],
    [DETAIL, line(-0.44, 0.2, -0.28, 0.2) + line(-0.44, 0.28, -0.28, 0.28)],
    [HIDDEN, rect(0.22, -0.08, 0.4, 0.34)],
    [tint('pencil'), round(0.26, 0.14, 0.022)],
    [DETAIL, line(-0.44, -0.26, -0.2, -0.26) + round(-0.38, -0.3, 0.03) + round(-0.28, -0.3, 0.03)],
  ),
  gallery: sketch(
    [drawn('snow'), figure(-0.34, -0.2) + figure(-0.34, 0.24) + figure(0.34, -0.2) + figure(0.34, 0.24)],
    [
      drawn('smoke'),
      rect(-0.41, -0.08, -0.27, -0.04) +
        rect(0.27, -0.08, 0.41, -0.04) +
        rect(-0.41, 0.36, -0.27, 0.4) +
        rect(0.27, 0.36, 0.41, 0.4),
    ],
    [drawn('gold'), rect(-0.1, -0.4, 0.1, -0.28)],
  ),
};
