import type { Sketch } from '../../sketch.ts';
import { sketch } from '../../sketch.ts';
import { coloured, drawn, gear, line, OUTLINE, poly, round, spokes, tint } from '../parts.ts';

/** H2-DEM-T2: the tastes of the ten demons, each as one ornament. */
export const tastes: Readonly<Record<string, Sketch>> = {
  mire: sketch([drawn('slime'), 'M-.5 -.5L.5 -.5L.5 -.1Q.4 .1 .3 -.1Q.2 .5 .06 -.06Q-.1 .2 -.2 -.1Q-.34 .4 -.5 -.1Z']),
  clockwork: sketch([drawn('ore'), gear(0, 0, 0.5, 8)], [tint('floorBuilt'), round(0, 0, 0.18)]),
  round: sketch([coloured('pencil', 0.08), round(0, 0, 0.48) + round(0, 0, 0.3)], [tint('dark'), round(0, 0, 0.14)]),
  velvet: sketch(
    [drawn('magic'), 'M-.5 -.5L.5 -.5L.5 .5Q.3 .1 0 .1Q-.3 .1 -.5 .5Z'],
    [OUTLINE, 'M-.2 -.5L-.26 .14M.2 -.5L.26 .14'],
  ),
  edges: sketch([drawn('smoke'), poly(-0.5, 0.4, -0.3, -0.3, -0.14, 0.1, 0.04, -0.5, 0.16, 0.1, 0.4, -0.3, 0.5, 0.4)]),
  ebony: sketch(
    [drawn('void'), poly(0, -0.5, 0.42, 0, 0, 0.5, -0.42, 0)],
    [coloured('gold', 0.07), poly(0, -0.28, 0.24, 0, 0, 0.28, -0.24, 0)],
  ),
  faces: sketch(
    [drawn('flesh'), round(0, 0, 0.44, 0.5)],
    [tint('void'), `${round(-0.16, -0.1, 0.08) + round(0.16, -0.1, 0.08)}M-.2 .14Q0 .4 .2 .14Q0 .22 -.2 .14Z`],
  ),
  hexagons: sketch(
    [drawn('alienLight'), poly(-0.5, 0, -0.25, -0.44, 0.25, -0.44, 0.5, 0, 0.25, 0.44, -0.25, 0.44)],
    [OUTLINE, poly(-0.26, 0, -0.13, -0.22, 0.13, -0.22, 0.26, 0, 0.13, 0.22, -0.13, 0.22)],
  ),
  novelty: sketch(
    [coloured('accent', 0.1), 'M-.3 -.2Q-.3 -.5 0 -.5Q.34 -.5 .3 -.2Q.24 0 0 .06L0 .2M0 .42L0 .46'],
    [coloured('gem', 0.06), line(-0.5, 0.5, -0.3, 0.3) + line(0.5, 0.5, 0.3, 0.3)],
  ),
  blades: sketch(
    [drawn('snow'), poly(-0.06, -0.56, 0.08, -0.5, 0.06, 0.3, -0.06, 0.3)],
    [drawn('blood'), poly(-0.24, 0.22, 0.24, 0.22, 0.24, 0.32, -0.24, 0.32)],
    [coloured('blood', 0.06), spokes(0, 0.4, 0, 0.12, 4)],
  ),
};
