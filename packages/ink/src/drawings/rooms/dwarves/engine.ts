import { sketch } from '../../sketch.ts';
import { coloured, drawn, gear, HEAVY, line, OUTLINE, poly, rect, round, spokes, tint } from '../parts.ts';

export const engine = {
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
