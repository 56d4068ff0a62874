import { sketch } from '../../sketch.ts';
import { coloured, DETAIL, drawn, HEAVY, line, OUTLINE, round, star, tint } from '../parts.ts';

export const canopy = sketch(
  [
    drawn('magic'),
    'M-.48 -.2Q-.3 -.5 0 -.54Q.3 -.5 .48 -.2Q.36 -.28 .24 -.22Q.12 -.3 0 -.22Q-.12 -.3 -.24 -.22Q-.36 -.28 -.48 -.2Z',
  ],
  [coloured('gold', 0.03), 'M-.48 -.2Q-.36 -.28 -.24 -.22Q-.12 -.3 0 -.22Q.12 -.3 .24 -.22Q.36 -.28 .48 -.2'],
);

export const divan = sketch(
  [OUTLINE, line(-0.44, -0.22, -0.44, 0.5) + line(0.44, -0.22, 0.44, 0.5)],
  [drawn('alienLight'), 'M-.4 .3Q-.44 .14 -.32 .16L-.28 .28L.28 .28L.32 .16Q.44 .14 .4 .3L.36 .42L-.36 .42Z'],
  [OUTLINE, line(-0.3, 0.42, -0.34, 0.5) + line(0.3, 0.42, 0.34, 0.5)],
  [tint('gold'), star(0, -0.36, 0.07, 0.025, 5)],
);

export const chains = sketch(
  [HEAVY, line(-0.5, -0.46, 0.5, -0.46)],
  [OUTLINE, [-0.36, 0.36].map((x) => [0, 1, 2].map((i) => round(x, -0.38 + i * 0.12, 0.035, 0.06)).join('')).join('')],
  [OUTLINE, round(-0.36, 0.02, 0.09, 0.06) + round(0.36, 0.02, 0.09, 0.06)],
);

export const bars = sketch(
  [drawn('sand'), 'M-.5 .5Q-.3 .36 -.1 .42Q.1 .34 .3 .42Q.44 .4 .5 .5Z'],
  [DETAIL, line(-0.3, 0.46, -0.2, 0.38) + line(0.02, 0.46, 0.08, 0.38) + line(0.28, 0.48, 0.36, 0.42)],
);
