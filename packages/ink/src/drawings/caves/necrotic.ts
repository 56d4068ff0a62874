import { FINE, inked, LINE, lined, NICK, SOLID, washed } from '../pens.ts';
import { sketch } from '../sketch.ts';
import { round } from '../stencil.ts';
import { bareTree } from '../surface/trees.ts';
import type { Habitat } from './life.ts';

const STONE = inked('smoke', 0.024);
const BONE = inked('bone', 0.02);

export const headstone = sketch(
  [STONE, 'M-.34 .04L-.32 -.64Q-.3 -1 0 -1Q.3 -1 .32 -.64L.34 .04Z'],
  [LINE, 'M0 -.82L0 -.4M-.14 -.68L.14 -.68'],
  [FINE, 'M-.18 -.24L.16 -.24M-.12 -.14L.1 -.14'],
);

const cross = sketch([
  STONE,
  'M-.09 .04L-.09 -.5L-.34 -.5L-.34 -.68L-.09 -.68L-.09 -1L.09 -1L.09 -.68L.34 -.68L.34 -.5L.09 -.5L.09 .04Z',
]);

export const skull = sketch(
  [BONE, 'M-.4 -.5C-.44 -1.1 .44 -1.1 .4 -.5Q.38 -.32 .24 -.26L.22 0L-.22 0L-.24 -.26Q-.38 -.32 -.4 -.5Z'],
  [SOLID, round(-0.17, -0.52, 0.11, 0.12), round(0.17, -0.52, 0.11, 0.12), 'M0 -.38L-.06 -.26L.06 -.26Z'],
  [NICK, 'M-.1 -.14L-.1 0M0 -.14L0 0M.1 -.14L.1 0'],
);

const RIBS =
  'M-.74 -.05Q0 -.15 .74 -.05M-.5 -.1C-.7 -.56 -.36 -.66 -.28 -.46M-.22 -.12C-.42 -.7 -.04 -.8 .02 -.54M.08 -.12C-.12 -.7 .26 -.8 .32 -.52M.38 -.1C.24 -.56 .54 -.62 .58 -.4';

/** What is left of something that lay down here. */
const ribs = sketch([lined('ink', 0.07), RIBS], [lined('bone', 0.035), RIBS]);

/** A light with a face, trailing off. */
export const wisp = sketch(
  [washed('alienLight', 0.35), round(0.02, -0.04, 0.36, 0.4)],
  [
    inked('alienLight', 0.018),
    'M-.3 .46Q-.1 .4 -.16 .18C-.3 -.1 -.16 -.42 .06 -.42C.3 -.42 .36 -.1 .24 .1Q.16 .3 .0 .32Q-.06 .46 -.3 .46Z',
  ],
  [SOLID, round(-0.02, -0.14, 0.045, 0.07), round(0.15, -0.14, 0.045, 0.07), round(0.07, 0.04, 0.035, 0.045)],
);

/** Webs and rags of root where the dead lie. */
const rags = sketch([
  FINE,
  'M-.5 0Q-.4 -.5 -.44 -.7M-.2 0Q-.16 -.6 -.2 -1M.1 0Q.14 -.4 .06 -.62M.4 0Q.36 -.5 .42 -.86M-.43 -.34Q-.3 -.26 -.18 -.36M-.18 -.46Q-.02 -.34 .11 -.4M.1 -.3Q.24 -.2 .38 -.32',
]);

/** Dead trees, gravestones, bones, and lights that wander. */
export function necrotic(habitat: Habitat): void {
  for (const spot of habitat.ceiling(1.3, 0.5)) {
    habitat.rows.draw(
      0,
      rags,
      { ...spot, y: spot.y - 0.03, size: habitat.size(spot, 0.25, 0.45), hanging: true },
      spot.tremor,
    );
  }
  for (const spot of habitat.floor(1.5, 0.7, 0.8)) {
    habitat.rows.draw(
      1,
      bareTree,
      { ...spot, y: spot.y + 0.02, size: habitat.size(spot, 0.55, 0.95), mirrored: spot.tremor.unit() < 0.5 },
      spot.tremor,
    );
  }
  for (const spot of habitat.floor(0.85)) {
    const what = spot.tremor.pick([headstone, cross, skull, ribs, headstone]);
    const most = what === skull ? 0.24 : what === ribs ? 0.5 : 0.42;
    habitat.rows.draw(
      2,
      what,
      { ...spot, y: spot.y + 0.02, size: habitat.size(spot, most * 0.75, most), turn: spot.tremor.stray(0.025) },
      spot.tremor,
    );
  }
  for (const spot of habitat.air(2.2, 0.7))
    habitat.rows.draw(3, wisp, { ...spot, size: 0.42, mirrored: spot.tremor.unit() < 0.5 }, spot.tremor);
}
