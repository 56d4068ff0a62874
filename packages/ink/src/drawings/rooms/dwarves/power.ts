import { sketch } from '../../sketch.ts';
import {
  arch,
  coloured,
  DETAIL,
  dome,
  drawn,
  HEAVY,
  line,
  OUTLINE,
  poly,
  rect,
  ripples,
  round,
  spokes,
  tint,
  wisp,
} from '../parts.ts';

export const power = {
  'geothermal plant': sketch(
    [tint('magma'), 'M-.5 .5L-.5 .36Q-.3 .3 -.1 .37Q.2 .3 .5 .36L.5 .5Z'],
    [HEAVY, line(-0.3, 0.44, -0.3, 0.02) + line(0.3, 0.44, 0.3, 0.02)],
    [drawn('ore'), dome(-0.38, -0.3, 0.38, 0.16)],
    [drawn('ore'), rect(-0.42, 0.12, 0.42, 0.22) + rect(-0.08, -0.44, 0.08, -0.26)],
    [drawn('snow'), round(0, -0.04, 0.09)],
    [DETAIL, line(0, -0.04, 0.05, -0.1)],
    [coloured('smoke', 0.045), wisp(-0.03, -0.42, 0.2) + wisp(0.2, -0.26, 0.24)],
  ),
  turbine: sketch(
    [tint('water'), rect(-0.5, 0.34, 0.5, 0.5)],
    [drawn('smoke'), round(0, 0, 0.44)],
    [drawn('snow'), Array.from({ length: 7 }, (_, i) => blade(i / 7)).join('')],
    [drawn('gold'), round(0, 0, 0.1)],
    [coloured('waterLine', 0.02), ripples(-0.46, 0.42, 0.46, 6)],
  ),
  windmill: sketch(
    [drawn('snow'), poly(-0.2, 0.5, -0.12, -0.1, 0.12, -0.1, 0.2, 0.5)],
    [drawn('roof'), poly(-0.14, -0.1, 0, -0.26, 0.14, -0.1)],
    [tint('dark'), arch(-0.06, 0.28, 0.06, 0.5)],
    [
      drawn('sand'),
      poly(0.02, -0.14, 0.1, -0.08, 0.42, -0.4, 0.34, -0.48) +
        poly(-0.02, -0.14, -0.1, -0.2, -0.42, 0.12, -0.34, 0.2) +
        poly(0.02, -0.12, 0.08, -0.2, 0.42, 0.14, 0.34, 0.2) +
        poly(-0.02, -0.16, -0.08, -0.08, -0.42, -0.42, -0.34, -0.48),
    ],
    [drawn('trunk'), round(0, -0.14, 0.05)],
  ),
  'tesla coil': sketch(
    [drawn('trunk'), poly(-0.3, 0.5, -0.2, 0.34, 0.2, 0.34, 0.3, 0.5)],
    [drawn('gold'), rect(-0.09, -0.12, 0.09, 0.34)],
    [DETAIL, Array.from({ length: 6 }, (_, i) => line(-0.09, -0.04 + i * 0.07, 0.09, -0.08 + i * 0.07)).join('')],
    [drawn('smoke'), round(0, -0.2, 0.26, 0.11)],
    [
      coloured('magic', 0.035),
      line(-0.26, -0.22, -0.36, -0.34, -0.32, -0.36, -0.48, -0.5) +
        line(0.26, -0.2, 0.38, -0.24, 0.34, -0.12, 0.5, -0.06) +
        line(0.1, -0.3, 0.16, -0.4, 0.12, -0.42, 0.22, -0.52),
    ],
  ),
  'mana battery': sketch(
    [tint('magic', 0.25), round(0, 0, 0.44)],
    [drawn('smoke'), rect(-0.34, -0.48, 0.34, -0.34) + rect(-0.34, 0.34, 0.34, 0.5)],
    [drawn('crystal'), poly(0, -0.34, 0.2, -0.1, 0.16, 0.2, 0, 0.34, -0.16, 0.2, -0.2, -0.1)],
    [tint('crystalLight'), poly(0, -0.34, -0.2, -0.1, -0.04, -0.06)],
    [DETAIL, line(0, -0.34, -0.04, -0.06, 0, 0.34) + line(-0.2, -0.1, -0.04, -0.06, 0.2, -0.1)],
    [coloured('magic', 0.026), spokes(0, 0, 0.28, 0.42, 10, 0.05)],
    [HEAVY, line(-0.28, -0.34, -0.28, 0.34) + line(0.28, -0.34, 0.28, 0.34)],
  ),
  'muscle wheel': sketch(
    [OUTLINE, round(0, 0, 0.44) + round(0, 0, 0.37)],
    [DETAIL, spokes(0, 0, 0.37, 0.44, 22)],
    [coloured('trunk', 0.035), spokes(0, 0, 0.08, 0.37, 8)],
    [HEAVY, line(0, 0.05, -0.3, 0.5) + line(0, 0.05, 0.3, 0.5)],
    [drawn('flesh'), round(0.05, 0.02, 0.06) + poly(-0.02, 0.08, 0.1, 0.08, 0.1, 0.24, 0, 0.24)],
    [OUTLINE, line(0.02, 0.24, -0.06, 0.37) + line(0.08, 0.24, 0.14, 0.35) + line(0.1, 0.12, 0.2, 0.1)],
  ),
};

function blade(turn: number): string {
  return `${line(...spin(0.1, turn), ...spin(0.4, turn + 0.05), ...spin(0.4, turn + 0.12))}Z`;
}

function spin(r: number, turn: number): [number, number] {
  const d = spokes(0, 0, r, r, 1, turn);
  const [x = 0, y = 0] = (d.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  return [x, y];
}
