import { sketch } from '../../sketch.ts';
import { byVariant, type Furnishing } from '../furnishing.ts';
import { arch, courses, DETAIL, drawn, HEAVY, line, OUTLINE, poly, rect, round, spokes, tint } from '../parts.ts';

const GATE = [drawn('trunk'), 'M-.4 .5L-.4 -.16Q-.4 -.46 0 -.46Q.4 -.46 .4 -.16L.4 .5Z'] as const;

const SEAM = [OUTLINE, line(0, -0.46, 0, 0.5)] as const;

/** H2-DWF-23: across the way in, as they like it. */
export const gatesOfDwarf: Furnishing = {
  ...byVariant({
    'plain door': sketch([drawn('smoke'), rect(-0.5, -0.5, 0.5, 0.5)], GATE, SEAM, [
      HEAVY,
      line(-0.4, -0.1, -0.06, -0.1) +
        line(0.06, -0.1, 0.4, -0.1) +
        line(-0.4, 0.3, -0.06, 0.3) +
        line(0.06, 0.3, 0.4, 0.3),
    ]),
    statues: sketch(
      [drawn('smoke'), rect(-0.5, -0.5, 0.5, 0.5)],
      GATE,
      SEAM,
      [
        drawn('bone'),
        round(-0.3, -0.2, 0.09, 0.07) +
          poly(-0.44, -0.12, -0.16, -0.12, -0.2, 0.5, -0.4, 0.5) +
          round(0.3, -0.2, 0.09, 0.07) +
          poly(0.16, -0.12, 0.44, -0.12, 0.4, 0.5, 0.2, 0.5),
      ],
      [DETAIL, poly(-0.36, -0.12, -0.3, 0.16, -0.24, -0.12) + poly(0.36, -0.12, 0.3, 0.16, 0.24, -0.12)],
    ),
    'cannon embrasures': sketch(
      [drawn('smoke'), rect(-0.5, -0.5, 0.5, 0.5)],
      [DETAIL, courses(-0.5, -0.5, 0.5, 0.5, 7)],
      [tint('dark'), rect(-0.3, -0.38, 0.3, -0.22) + rect(-0.3, -0.06, 0.3, 0.1)],
      [drawn('mud'), round(0, -0.3, 0.16, 0.07) + round(0, 0.02, 0.16, 0.07)],
      [tint('void'), round(0, -0.3, 0.08, 0.035) + round(0, 0.02, 0.08, 0.035)],
      [drawn('trunk'), arch(-0.28, 0.2, 0.28, 0.5)],
    ),
    'gold leaf': sketch(
      [drawn('gold'), rect(-0.5, -0.5, 0.5, 0.5)],
      [drawn('oreGlint'), GATE[1]],
      SEAM,
      [DETAIL, spokes(0, 0, 0.14, 0.3, 12) + round(0, 0, 0.12)],
      [tint('gem'), round(0, 0, 0.06)],
    ),
  }),
  fills: true,
};
