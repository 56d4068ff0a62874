import type { Sketch } from '../../sketch.ts';
import { sketch } from '../../sketch.ts';
import { coloured, DETAIL, drawn, flame, HEAVY, line, OUTLINE, poly, rect, round, star, tint, wisp } from '../parts.ts';

/** H2-ELF-31 to -33: what the colonies of the Deep Elves live by. */
export const colonies: Readonly<Record<string, Sketch>> = {
  'open pit with chain gangs': sketch(
    [
      drawn('mud'),
      poly(
        -0.5,
        -0.1,
        -0.3,
        -0.1,
        -0.3,
        0.12,
        -0.14,
        0.12,
        -0.14,
        0.34,
        0.14,
        0.34,
        0.14,
        0.12,
        0.3,
        0.12,
        0.3,
        -0.1,
        0.5,
        -0.1,
        0.5,
        0.5,
        -0.5,
        0.5,
      ),
    ],
    [tint('dark'), round(-0.4, -0.2, 0.06) + round(0.4, -0.2, 0.06) + round(0, 0.26, 0.06)],
    [OUTLINE, 'M-.36 -.14Q-.2 .12 -.04 .24M.36 -.14Q.2 .12 .04 .24'],
  ),
  'quarry with monstrous diggers': sketch(
    [
      drawn('smoke'),
      poly(-0.5, 0.5, -0.5, 0.1, -0.2, 0.1, -0.2, -0.14, -0.5, -0.14, -0.5, -0.3, -0.06, -0.3, -0.06, 0.5),
    ],
    [drawn('flesh'), 'M.06 .44Q0 0 .24 -.06Q.5 -.04 .48 .44Z'],
    [drawn('bone'), poly(0.08, 0.2, -0.06, 0.1, 0.1, 0.1) + poly(0.08, 0.36, -0.08, 0.3, 0.08, 0.24)],
    [tint('void'), round(0.2, 0.06, 0.035) + round(0.3, 0.06, 0.035)],
  ),
  'maze of hard-rock tunnels': sketch([
    coloured('pencil', 0.045),
    line(-0.44, -0.4, 0.44, -0.4, 0.44, 0.44, -0.24, 0.44) +
      line(-0.44, -0.4, -0.44, 0.24, 0.22, 0.24, 0.22, -0.18, -0.2, -0.18, -0.2, 0.04, 0, 0.04),
  ]),
  'oil or gas field with hired crews': sketch(
    [HEAVY, line(-0.3, 0.5, -0.06, -0.24, 0.18, 0.5) + line(-0.22, 0.26, 0.1, 0.26) + line(-0.44, -0.06, 0.4, -0.36)],
    [drawn('mud'), poly(0.34, -0.42, 0.5, -0.36, 0.46, -0.14, 0.36, -0.18)],
    [OUTLINE, line(0.4, -0.16, 0.4, 0.42)],
    [drawn('dark'), 'M.26 .5Q.3 .36 .42 .36Q.52 .4 .52 .5Z'],
    [drawn('smoke'), rect(-0.52, -0.08, -0.36, 0.12)],
  ),
  foundry: sketch(
    [drawn('mud'), poly(-0.44, -0.4, 0.1, -0.3, 0.04, 0.06, -0.36, 0)],
    [drawn('magma'), 'M.06 -.3Q.3 -.26 .28 .3L.16 .3Q.18 -.12 .04 -.16Z'],
    [drawn('rockDeep'), rect(-0.1, 0.3, 0.5, 0.5)],
  ),
  forge: sketch(
    [drawn('trunk'), rect(-0.2, 0.24, 0.2, 0.5)],
    [drawn('mud'), 'M-.48 -.06L.36 -.06Q.38 .06 .14 .1L.18 .24L-.18 .24L-.14 .1Q-.44 .1 -.48 -.06Z'],
    [tint('fire'), flame(0.04, -0.08, 0.3, 0.38)],
  ),
  'chemical works': sketch(
    [drawn('smoke'), rect(-0.46, -0.3, -0.16, 0.5) + rect(0.14, -0.1, 0.46, 0.5)],
    [OUTLINE, 'M-.3 -.3Q-.3 -.46 0 -.46Q.3 -.46 .3 -.1M-.16 .3L.14 .3'],
    [tint('slime'), rect(-0.42, 0, -0.2, 0.46) + rect(0.18, 0.16, 0.42, 0.46)],
    [coloured('slime', 0.03), round(-0.3, -0.12, 0.04) + round(0.3, 0.04, 0.04)],
  ),
  'distillery of mana': sketch(
    [drawn('glass'), 'M-.14 -.4L.04 -.4L.04 -.1Q.3 .06 .22 .3Q.16 .44 -.06 .44Q-.3 .44 -.34 .28Q-.4 .04 -.14 -.1Z'],
    [tint('magic'), 'M-.34 .18Q-.06 .1 .22 .18Q.24 .38 -.06 .4Q-.32 .4 -.34 .18Z'],
    [OUTLINE, 'M.04 -.36Q.4 -.36 .4 .1L.4 .28'],
    [tint('magic'), star(0.4, 0.4, 0.1, 0.04, 4)],
  ),
  'camp of hot-headed young nobles': sketch(
    [drawn('magic'), poly(-0.46, 0.5, -0.06, -0.26, 0.34, 0.5)],
    [tint('dark'), poly(-0.18, 0.5, -0.06, 0.1, 0.06, 0.5)],
    [drawn('accent'), poly(-0.06, -0.26, -0.06, -0.5, 0.22, -0.4)],
    [tint('fire'), flame(0.42, 0.5, 0.16, 0.26)],
  ),
  'school of apprentice wizards': sketch(
    [drawn('snow'), 'M0 .36Q-.24 .2 -.5 .3L-.5 .02Q-.24 -.06 0 .1Q.24 -.06 .5 .02L.5 .3Q.24 .2 0 .36Z'],
    [DETAIL, `${line(0, 0.1, 0, 0.36)}M-.4 .1Q-.24 .06 -.1 .16M.4 .1Q.24 .06 .1 .16`],
    [drawn('magic'), poly(-0.26, -0.06, 0.04, -0.54, 0.22, -0.06)],
    [tint('gold'), star(0, -0.22, 0.07, 0.03, 5)],
  ),
  'raiders’ fort': sketch(
    [
      drawn('trunk'),
      [-0.4, -0.2, 0.2, 0.4]
        .map((x) => poly(x - 0.1, 0.5, x - 0.1, -0.04, x, -0.2, x + 0.1, -0.04, x + 0.1, 0.5))
        .join(''),
    ],
    [drawn('mud'), rect(-0.1, 0.1, 0.1, 0.5)],
    [drawn('bone'), round(0, -0.22, 0.14, 0.13)],
    [tint('void'), round(-0.05, -0.22, 0.035) + round(0.05, -0.22, 0.035)],
    [coloured('smoke', 0.04), wisp(0.3, -0.2, 0.26)],
  ),
};
