import { inked, lined, NICK, washed } from '../pens.ts';
import { sketch } from '../sketch.ts';
import { round } from '../stencil.ts';
import type { Habitat } from './life.ts';

const STEM = inked('fungusStem', 0.022);
const CAP = inked('fungusCap', 0.024);
const SPOT = washed('fungusStem');

export const toadstool = sketch(
  [STEM, 'M-.1 0Q-.05 -.3 -.08 -.62L.08 -.62Q.05 -.3 .11 0Z'],
  [CAP, 'M-.42 -.55C-.4 -.86 -.18 -1 0 -1C.18 -1 .4 -.86 .42 -.55Q.2 -.62 0 -.6Q-.2 -.62 -.42 -.55Z'],
  [SPOT, round(-0.16, -0.76, 0.06, 0.05), round(0.06, -0.87, 0.055, 0.045), round(0.22, -0.7, 0.05)],
  [NICK, 'M-.1 -.59L-.06 -.5M.02 -.6L.02 -.52M.12 -.6L.09 -.51'],
);

/** Slim, with a cap like a bell. */
export const bell = sketch(
  [STEM, 'M-.06 0Q-.02 -.36 -.05 -.7L.05 -.7Q.06 -.36 .07 0Z'],
  [CAP, 'M-.24 -.5Q-.2 -.94 0 -1Q.2 -.94 .24 -.5Q.16 -.56 .08 -.5Q0 -.57 -.08 -.5Q-.16 -.56 -.24 -.5Z'],
  [NICK, 'M-.08 -.58Q-.08 -.8 -.02 -.9M.08 -.58Q.1 -.76 .06 -.86'],
);

/** Broad and flat, a roof for the small ones. */
const parasol = sketch(
  [STEM, 'M-.09 0Q-.04 -.4 -.06 -.78L.06 -.78Q.05 -.4 .1 0ZM-.12 -.56Q0 -.5 .13 -.57L.1 -.62Q0 -.58 -.1 -.62Z'],
  [CAP, 'M-.6 -.72Q-.5 -.9 -.16 -.96Q0 -1.06 .16 -.96Q.5 -.9 .6 -.72Q.3 -.78 0 -.76Q-.3 -.78 -.6 -.72Z'],
  [SPOT, round(-0.28, -0.83, 0.06, 0.035), round(0, -0.92, 0.06, 0.035), round(0.28, -0.82, 0.06, 0.035)],
  [NICK, 'M-.3 -.76L-.2 -.7M-.12 -.76L-.08 -.7M.14 -.76L.1 -.7M.32 -.76L.22 -.7'],
);

/** Grows out of a wall to the right. */
const shelf = sketch(
  [CAP, 'M-.1 -.3C.3 -.44 .8 -.3 .9 0Q.5 .1 -.1 .12Z'],
  [STEM, 'M-.1 .12Q.5 .1 .9 0Q.6 .26 -.1 .26Z'],
  [NICK, 'M.1 -.18Q.4 -.2 .6 -.08'],
);

const spores = sketch([
  washed('fungusCap', 0.75),
  round(0, 0, 0.035),
  round(0.2, -0.16, 0.025),
  round(-0.16, -0.2, 0.03),
  round(0.1, -0.36, 0.02),
]);
const threads = sketch([
  lined('fungusCap', 0.022, 0.6),
  'M-.2 0Q-.16 -.4 -.24 -.8M0 0Q.05 -.5 0 -1M.18 0Q.15 -.3 .22 -.6',
]);

/** Mushrooms on the floor, shelves on the walls, spores in the air. */
export function fungus(habitat: Habitat): void {
  for (const spot of habitat.ceiling(0.8, 0.6)) {
    habitat.rows.draw(0, threads, { ...spot, size: habitat.size(spot, 0.12, 0.3), hanging: true }, spot.tremor);
  }
  for (const wall of habitat.walls(0.7)) {
    habitat.rows.draw(1, shelf, { ...wall, size: habitat.size(wall, 0.2, 0.34), mirrored: wall.out < 0 }, wall.tremor);
  }
  for (const spot of habitat.floor(0.75, 0.5)) {
    habitat.rows.draw(
      2,
      spot.tremor.pick([parasol, bell, toadstool]),
      { ...spot, size: habitat.size(spot, 0.5, 0.85) },
      spot.tremor,
    );
  }
  for (const spot of habitat.floor(0.55)) {
    const what = spot.tremor.pick([toadstool, toadstool, bell]);
    habitat.rows.draw(
      3,
      what,
      { ...spot, y: spot.y + 0.02, size: habitat.size(spot, 0.2, 0.42), turn: spot.tremor.stray(0.02) },
      spot.tremor,
    );
  }
  for (const spot of habitat.air(0.8)) habitat.rows.draw(4, spores, { ...spot, size: 1 }, spot.tremor);
}
