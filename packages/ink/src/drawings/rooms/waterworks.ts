import { sketch } from '../sketch.ts';
import { coloured, DETAIL, drawn, line, OUTLINE, rect, ripples, tint } from './parts.ts';

export const bridge = sketch(
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

export const cistern = sketch(
  [tint('glass', 0.5), rect(-0.48, -0.1, 0.48, 0.2)],
  [drawn('water'), rect(-0.5, 0.14, 0.5, 0.5)],
  [coloured('waterLine', 0.02), ripples(-0.42, 0.26, -0.04, 3) + ripples(0.06, 0.36, 0.44, 3)],
  [drawn('snow'), rect(-0.34, -0.26, -0.24, 0.3) + rect(-0.05, -0.26, 0.05, 0.3) + rect(0.24, -0.26, 0.34, 0.3)],
  [
    OUTLINE,
    'M-.5 -.2Q-.5 -.46 -.29 -.46Q-.04 -.46 0 -.26Q.04 -.46 .29 -.46Q.5 -.46 .5 -.2M-.29 -.26Q-.24 -.46 -.14 -.46M.29 -.26Q.24 -.46 .14 -.46',
  ],
);
