import { sketch } from '../../sketch.ts';
import { arch, coloured, DETAIL, dome, drawn, flame, line, OUTLINE, poly, rect, round, tint } from '../parts.ts';

export const houses = sketch(
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

export const landmarks = {
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
