import { inked, LINE, lined, NICK, SOLID, washed } from '../pens.ts';
import { sketch } from '../sketch.ts';
import { at, off, round, stroke } from '../stencil.ts';
import { rays, spiral, star } from './rays.ts';

/** A standing arch of voussoirs, and the way through it turning. */
export const gateway = sketch(
  [washed('magic', 0.85), 'M-.25 .4L-.25 -.08C-.25 -.4 .25 -.4 .25 -.08L.25 .4Z'],
  [lined('crystalLight', 0.03), spiral(0, 0.06, 0.02, 0.23, 2.2)],
  [
    washed('snow'),
    star(-0.13, -0.18, 0.035, 0.01, 4),
    star(0.16, 0.3, 0.035, 0.01, 4),
    star(-0.15, 0.32, 0.028, 0.009, 4),
  ],
  [
    inked('smoke', 0.024),
    'M-.25 .4L-.25 -.08L-.42 -.08L-.42 .4ZM.25 .4L.25 -.08L.42 -.08L.42 .4ZM-.25 -.08L-.42 -.08Q-.4 -.26 -.3 -.36L-.19 -.25Q-.25 -.18 -.25 -.08ZM.25 -.08L.42 -.08Q.4 -.26 .3 -.36L.19 -.25Q.25 -.18 .25 -.08ZM-.19 -.25L-.3 -.36Q-.2 -.46 -.08 -.47L-.06 -.32Q-.14 -.31 -.19 -.25ZM.19 -.25L.3 -.36Q.2 -.46 .08 -.47L.06 -.32Q.14 -.31 .19 -.25Z',
  ],
  [inked('rockTop', 0.024), 'M-.09 -.3L-.11 -.5L.11 -.5L.09 -.3ZM-.48 .4L.48 .4L.48 .48L-.48 .48Z'],
  [LINE, 'M-.42 .08L-.25 .1M-.42 .24L-.25 .24M.42 .08L.25 .1M.42 .24L.25 .24'],
);

/** A marble hand, fallen from some height, its halo still about it. */
export const godFragment = sketch(
  [lined('gold', 0.034), rays(0, -0.08, 0.36, 0.43, 14, 0.02)],
  [{ fill: 'glow', fillOpacity: 0.35, stroke: 'gold', width: 0.03 }, round(0, -0.08, 0.32)],
  [
    inked('snow', 0.026),
    'M-.2 .46L-.17 .3Q-.28 .2 -.36 .02Q-.38 -.06 -.32 -.08Q-.26 -.08 -.17 .06L-.18 -.22Q-.17 -.3 -.12 -.3Q-.07 -.3 -.06 -.2L-.05 -.06L-.04 -.32Q-.02 -.4 .03 -.4Q.08 -.4 .08 -.32L.07 -.05L.12 -.28Q.14 -.35 .19 -.34Q.24 -.32 .22 -.24L.17 0L.24 -.16Q.28 -.22 .32 -.2Q.36 -.17 .33 -.1Q.26 .1 .21 .22Q.2 .3 .18 .34L.21 .44L.12 .4L.04 .47L-.05 .41L-.12 .48Z',
  ],
  [
    NICK,
    'M-.05 -.06L-.05 .04M.07 -.05L.06 .05M.17 0L.14 .08M-.14 .12Q-.02 .06 .1 .14M-.1 .22Q0 .3 .1 .24M-.17 .3Q-.12 .32 -.1 .28',
  ],
  [washed('smoke', 0.6), 'M.18 .34Q.2 .3 .21 .22Q.26 .1 .33 -.1Q.26 .02 .14 .16Q.12 .3 .12 .4L.21 .44Z'],
  [LINE, 'M-.48 .5Q-.4 .42 -.3 .48M.24 .48Q.34 .4 .46 .5M-.02 .32L.04 .38L.02 .46'],
);

/** A brain in a crystal, and the one eye it needs. */
export const intellect = sketch(
  [inked('crystalLight', 0.026), 'M0 -.5L.38 -.26L.4 .16L0 .5L-.4 .16L-.38 -.26Z'],
  [washed('crystal', 0.6), 'M.38 -.26L.4 .16L0 .5L.2 .2L.24 -.3ZM0 -.5L-.38 -.26L-.24 -.3Z'],
  [
    inked('flesh', 0.024),
    'M-.02 .02C-.1 .08 -.3 .06 -.3 -.06C-.36 -.14 -.28 -.26 -.2 -.26C-.16 -.36 -.04 -.36 0 -.3C.06 -.38 .18 -.34 .2 -.26C.3 -.26 .36 -.14 .29 -.06C.3 .06 .1 .08 -.02 .02Z',
  ],
  [
    NICK,
    'M0 -.3Q-.03 -.14 0 .02M-.2 -.26Q-.1 -.24 -.12 -.16M-.28 -.1Q-.2 -.16 -.14 -.08Q-.1 -.02 -.18 .02M.2 -.26Q.1 -.22 .13 -.16M.27 -.1Q.2 -.16 .13 -.08Q.1 0 .18 .02M-.07 -.2Q-.08 -.12 -.03 -.1M.06 -.24Q.09 -.16 .05 -.1',
  ],
  [inked('snow', 0.024), 'M-.22 .22Q0 .04 .22 .22Q0 .4 -.22 .22Z'],
  [inked('magic', 0.018), round(0, 0.22, 0.085)],
  [SOLID, round(0, 0.22, 0.035, 0.06)],
  [NICK, 'M-.38 -.26L-.3 -.12M.38 -.26L.31 -.12M0 .5L0 .38M-.4 .16L-.24 .2M.4 .16L.24 .2M0 -.5L0 -.36'],
);

/** A node where lines of power run together. */
export const magicNexus = sketch(
  [lined('magic', 0.034), rays(0, 0, 0.2, 0.5, 8, 0.0625), rays(0, 0, 0.2, 0.37, 8)],
  [{ fill: 'paper', stroke: 'magic', width: 0.028 }, round(0, 0, 0.29)],
  [{ fill: 'magic', fillOpacity: 0.3, stroke: 'magic', width: 0.022 }, star(0, 0, 0.27, 0.12, 6)],
  [inked('glow', 0.022), star(0, 0, 0.17, 0.07, 8, 0)],
  [washed('snow'), round(0, 0, 0.045)],
  [washed('magic'), ...ends(0.5, 0.03)],
);

/** The sign that means: go away; and the air that shimmers. */
export const radiation = sketch(
  [washed('glow', 0.35), round(0, 0, 0.5)],
  [inked('glow', 0.026), round(0, 0, 0.39)],
  [SOLID, blade(-0.25), blade(-0.25 + 1 / 3), blade(-0.25 + 2 / 3), round(0, 0, 0.06)],
  [lined('gold', 0.026), ...[0.05, 0.17, 0.3, 0.42, 0.55, 0.67, 0.8, 0.92].map((turn) => squiggle(turn))],
);

/** Lines that cross where they are strongest. */
export const leyLines = sketch(
  [
    { stroke: 'glow', width: 0.09, opacity: 0.5, cap: 'round' },
    'M-.48 -.3L.48 .34M-.46 .38L.4 -.48M-.1 -.5L.16 .5',
    round(0.02, 0, 0.26),
  ],
  [
    { stroke: 'magic', width: 0.026, dash: [0.07, 0.045], cap: 'round' },
    'M-.48 -.3L.48 .34M-.46 .38L.4 -.48M-.1 -.5L.16 .5',
    round(0.02, 0, 0.26),
  ],
  [
    inked('snow', 0.02),
    round(0.02, 0.02, 0.085),
    round(-0.2, -0.11, 0.045),
    round(0.23, 0.17, 0.045),
    round(0.2, -0.22, 0.045),
    round(-0.16, 0.17, 0.045),
    round(-0.05, -0.27, 0.04),
    round(0.09, 0.25, 0.04),
  ],
  [washed('magic'), star(0.02, 0.02, 0.065, 0.022, 6)],
);

function ends(from: number, size: number): string[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((i) => round(...off(0, 0, 0.0625 + i / 8, from - size), size));
}

function blade(turn: number): string {
  const [ax, ay] = off(0, 0, turn - 1 / 12, 0.1);
  const [bx, by] = off(0, 0, turn - 1 / 12, 0.32);
  const [qx, qy] = off(0, 0, turn, 0.37);
  const [cx, cy] = off(0, 0, turn + 1 / 12, 0.32);
  const [dx, dy] = off(0, 0, turn + 1 / 12, 0.1);
  return `M${at(ax)} ${at(ay)}L${at(bx)} ${at(by)}Q${at(qx)} ${at(qy)} ${at(cx)} ${at(cy)}L${at(dx)} ${at(dy)}Z`;
}

function squiggle(turn: number): string {
  return stroke([
    off(0, 0, turn, 0.42),
    off(0, 0, turn + 0.012, 0.445),
    off(0, 0, turn - 0.012, 0.475),
    off(0, 0, turn, 0.5),
  ]);
}
