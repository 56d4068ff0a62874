import { sketch } from '../../sketch.ts';
import { arch, coins, coloured, DETAIL, drawn, flame, HEAVY, line, OUTLINE, poly, rect, tint } from '../parts.ts';

/** Thin props under a lintel, a little ore, and the pick on it. */
export const diggings = sketch(
  [coloured('trunk', 0.04), line(-0.5, -0.4, 0.5, -0.4) + line(-0.4, -0.4, -0.4, 0.5) + line(0.4, -0.4, 0.4, 0.5)],
  [OUTLINE, line(-0.4, -0.26, -0.28, -0.4) + line(0.4, -0.26, 0.28, -0.4)],
  [drawn('ore'), 'M-.26 .5Q-.24 .34 -.12 .36Q-.02 .24 .08 .34Q.2 .34 .24 .5Z'],
  [tint('oreGlint'), poly(-0.14, 0.46, -0.09, 0.39, -0.03, 0.46) + poly(0.06, 0.43, 0.1, 0.37, 0.15, 0.44)],
  [coloured('trunk', 0.032), line(0, 0.44, 0.16, 0.02)],
  [coloured('pencil', 0.034), 'M.02 .04Q.16 -.04 .3 .12'],
);

/** A vault of round arches on pillars, wider than high. */
export const vaults = sketch(
  [OUTLINE, [-1.5, -0.9, -0.3, 0.3, 0.9].map((x) => arch(x, -0.48, x + 0.6, 0.5)).join('')],
  [
    drawn('smoke'),
    [-1.5, -0.9, -0.3, 0.3, 0.9, 1.5]
      .map((x) => rect(x - 0.05, -0.1, x + 0.05, 0.44) + rect(x - 0.09, 0.44, x + 0.09, 0.5))
      .join(''),
  ],
  [DETAIL, [-1.5, -0.9, -0.3, 0.3, 0.9, 1.5].map((x) => line(x - 0.09, -0.12, x + 0.09, -0.12)).join('')],
  [
    drawn('accent'),
    [-1.2, -0.6, 0, 0.6, 1.2]
      .map((x) => poly(x - 0.09, -0.36, x + 0.09, -0.36, x + 0.09, 0.04, x, -0.04, x - 0.09, 0.04))
      .join(''),
  ],
);

/** Shelves full of books and tablets, and a desk with the one that is being written. */
export const records = sketch(
  [drawn('trunk'), rect(-1, -0.5, -0.36, 0.5) + rect(0.36, -0.5, 1, 0.5)],
  [
    tint('dark', 0.5),
    [-0.96, 0.4]
      .map((x) => rect(x, -0.46, x + 0.56, -0.2) + rect(x, -0.14, x + 0.56, 0.14) + rect(x, 0.2, x + 0.56, 0.46))
      .join(''),
  ],
  [
    drawn('accent'),
    rect(-0.92, -0.42, -0.82, -0.2) +
      rect(-0.6, -0.1, -0.5, 0.14) +
      rect(0.46, 0.24, 0.56, 0.46) +
      rect(0.8, -0.4, 0.9, -0.2),
  ],
  [
    drawn('water'),
    rect(-0.8, -0.38, -0.7, -0.2) +
      rect(-0.9, 0.26, -0.8, 0.46) +
      rect(0.44, -0.42, 0.54, -0.2) +
      rect(0.7, -0.08, 0.8, 0.14),
  ],
  [
    drawn('oreGlint'),
    rect(-0.56, -0.4, -0.46, -0.2) +
      rect(-0.76, -0.06, -0.66, 0.14) +
      rect(0.58, -0.08, 0.66, 0.14) +
      rect(0.76, 0.24, 0.86, 0.46),
  ],
  [drawn('bone'), rect(-0.7, 0.28, -0.5, 0.46) + rect(0.58, -0.36, 0.74, -0.2)],
  [drawn('trunk'), poly(-0.24, 0.1, 0.24, 0.1, 0.2, 0.2, -0.2, 0.2) + rect(-0.05, 0.2, 0.05, 0.5)],
  [drawn('snow'), 'M-.2 .06Q-.1 -.02 0 .06Q.1 -.02 .2 .06L.2 .1L-.2 .1Z'],
  [tint('fire'), flame(0, -0.1, 0.1, 0.2)],
);

/** Streets of a city in the rock: gables, a dome and a tower side by side, far longer than high. */
export const city = sketch(
  [drawn('smoke'), rect(-0.3, -0.34, 0.3, 0.5) + rect(1.46, -0.3, 1.74, 0.5) + rect(-1.74, -0.3, -1.46, 0.5)],
  [
    drawn('inkBlue'),
    'M-.34 -.34Q-.3 -.5 0 -.5Q.3 -.5 .34 -.34Z' +
      poly(1.4, -0.3, 1.6, -0.5, 1.8, -0.3) +
      poly(-1.8, -0.3, -1.6, -0.5, -1.4, -0.3),
  ],
  [drawn('sand'), [-2.2, -1.32, -0.86, 0.5, 0.96, 1.84].map((x) => rect(x, 0.02, x + 0.38, 0.5)).join('')],
  [
    drawn('roof'),
    [-2.2, -1.32, -0.86, 0.5, 0.96, 1.84].map((x) => poly(x - 0.05, 0.02, x + 0.19, -0.2, x + 0.43, 0.02)).join(''),
  ],
  [
    tint('dark'),
    arch(-0.12, 0.12, 0.12, 0.5) +
      [-2.2, -1.32, -0.86, 0.5, 0.96, 1.84].map((x) => rect(x + 0.14, 0.26, x + 0.25, 0.5)).join('') +
      rect(1.57, -0.14, 1.63, 0.04) +
      rect(-1.63, -0.14, -1.57, 0.04),
  ],
  [tint('glow'), [-2.1, -1.22, -0.76, 0.6, 1.06, 1.94].map((x) => rect(x - 0.04, 0.1, x + 0.04, 0.18)).join('')],
);

/** A heap of coin as high as a dwarf, with a crown, a cup and a sword in it; the door has three locks. */
export const treasury = sketch(
  [drawn('oreGlint'), 'M-1 .5Q-.8 .24 -.56 .2Q-.4 -.14 -.1 -.1Q.16 -.36 .4 -.04Q.66 .04 .74 .26Q.92 .34 1 .5Z'],
  [drawn('gold'), coins(-0.6, 0.42) + coins(-0.1, 0.36) + coins(0.46, 0.4) + coins(-0.24, 0.1) + coins(0.34, 0.16)],
  [drawn('gold'), poly(-0.14, -0.14, -0.18, -0.36, -0.08, -0.26, 0, -0.4, 0.08, -0.26, 0.18, -0.36, 0.14, -0.14)],
  [coloured('pencil', 0.04), line(0.44, 0.1, 0.66, -0.46) + line(0.52, -0.3, 0.72, -0.22)],
  [drawn('smoke'), 'M-.68 -.06L-.44 -.06Q-.44 .12 -.52 .14L-.52 .22L-.6 .22L-.6 .14Q-.68 .12 -.68 -.06Z'],
  [HEAVY, line(-1, -0.46, -0.84, -0.46) + line(0.84, -0.46, 1, -0.46)],
);
