import type { Sketch } from '../../sketch.ts';
import { sketch } from '../../sketch.ts';
import { together } from '../furnishing.ts';
import { coloured, drawn, flame, line, poly, ripples, round, spokes, star, tint } from '../parts.ts';

/** H2-DEM-02: what of the home plane shows in the Gate. */
const planes: Readonly<Record<string, Sketch>> = {
  fire: sketch(
    [tint('blood'), round(0, 0, 0.32)],
    [tint('fire'), flame(-0.12, 0.3, 0.22, 0.4) + flame(0.12, 0.3, 0.22, 0.46)],
    [tint('glow'), flame(0, 0.3, 0.2, 0.32)],
  ),
  ice: sketch(
    [tint('crystalLight'), round(0, 0, 0.32)],
    [coloured('crystal', 0.035), spokes(0, 0, 0, 0.26, 6) + spokes(0, 0, 0.16, 0.2, 12)],
    [drawn('snow'), poly(-0.2, 0.25, -0.14, 0.02, -0.08, 0.29) + poly(0.06, 0.3, 0.14, 0.06, 0.2, 0.25)],
  ),
  water: sketch(
    [tint('water'), round(0, 0, 0.32)],
    [
      coloured('waterLine', 0.028),
      ripples(-0.26, -0.1, 0.26, 4) + ripples(-0.3, 0.06, 0.3, 4) + ripples(-0.24, 0.2, 0.24, 4),
    ],
  ),
  magma: sketch(
    [tint('magma'), round(0, 0, 0.32)],
    [tint('magmaHot'), 'M-.26 .04Q-.1 -.1 .02 .04Q.16 .14 .28 -.02Q.22 .26 0 .28Q-.22 .26 -.26 .04Z'],
    [tint('dark'), round(-0.1, -0.14, 0.07, 0.04) + round(0.12, -0.04, 0.06, 0.035)],
  ),
  darkness: sketch(
    [tint('void'), round(0, 0, 0.32)],
    [
      tint('fire'),
      'M-.16 -.02Q-.1 -.1 -.04 -.02Q-.1 .02 -.16 -.02ZM.04 -.02Q.1 -.1 .16 -.02Q.1 .02 .04 -.02ZM-.08 .16Q-.05 .12 -.02 .16ZM.02 .16Q.05 .12 .08 .16Z',
    ],
  ),
  mithral: sketch(
    [tint('smoke'), round(0, 0, 0.32)],
    [
      drawn('snow'),
      poly(-0.2, 0.1, -0.12, -0.06, 0.12, -0.06, 0.2, 0.1) + poly(-0.1, -0.06, -0.04, -0.2, 0.16, -0.2, 0.22, -0.06),
    ],
    [tint('crystalLight'), star(-0.14, -0.14, 0.09, 0.03, 4)],
  ),
  void: sketch(
    [tint('void'), round(0, 0, 0.32)],
    [
      tint('snow'),
      star(-0.12, -0.1, 0.06, 0.02, 4) +
        star(0.1, 0.06, 0.08, 0.025, 4) +
        round(0.14, -0.16, 0.015) +
        round(-0.06, 0.18, 0.018) +
        round(-0.2, 0.06, 0.014),
    ],
  ),
  light: sketch(
    [tint('glow'), round(0, 0, 0.32)],
    [tint('snow'), star(0, 0, 0.3, 0.1, 8)],
    [coloured('gold', 0.02), spokes(0, 0, 0.14, 0.3, 16)],
  ),
  biome: sketch(
    [tint('leafDark'), round(0, 0, 0.32)],
    [drawn('slimeLight'), 'M0 .28Q-.2 .1 -.16 -.16Q0 -.04 0 .28ZM0 .28Q.22 .12 .2 -.1Q.04 .02 0 .28Z'],
    [drawn('fungusCap'), 'M-.08 -.06Q0 -.26 .1 -.06Z'],
    [coloured('fungusStem', 0.04), line(0.01, -0.05, 0.01, 0.1)],
  ),
  nothing: sketch(
    [tint('paper'), round(0, 0, 0.32)],
    [
      coloured('pencil', 0.02),
      'M-.2 -.14L-.14 -.2M-.04 -.18L.08 -.22M.16 -.1L.22 -.02M-.24 .04L-.2 .14M.1 .2L-.02 .24',
    ],
  ),
};

/** A ring of horns and fangs, as wide as a house. */
const ring = sketch([drawn('dark'), `${round(0, 0, 0.44)}`], [drawn('bone'), horns()]);

const rim = sketch(
  [coloured('blood', 0.05), round(0, 0, 0.34)],
  [
    drawn('bone'),
    poly(-0.16, -0.3, -0.06, -0.33, -0.09, -0.18) +
      poly(0.06, -0.33, 0.16, -0.3, 0.09, -0.18) +
      poly(-0.16, 0.3, -0.06, 0.33, -0.09, 0.18) +
      poly(0.06, 0.33, 0.16, 0.3, 0.09, 0.18),
  ],
  [drawn('dark'), poly(-0.3, 0.5, -0.22, 0.36, 0.22, 0.36, 0.3, 0.5)],
);

function horns(): string {
  return 'M-.38 -.2Q-.6 -.3 -.52 -.6Q-.4 -.4 -.24 -.38ZM.38 -.2Q.6 -.3 .52 -.6Q.4 -.4 .24 -.38ZM-.43 .1L-.58 .16L-.4 .22ZM.43 .1L.58 .16L.4 .22Z';
}

export const gate = (plane: Sketch): Sketch => together(ring, plane, rim);

export const gates = Object.fromEntries(Object.entries(planes).map(([feature, plane]) => [feature, gate(plane)]));
