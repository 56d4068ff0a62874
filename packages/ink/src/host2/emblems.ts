import { fronds, orb, stalk } from '../drawings/caves/alien.ts';
import { cluster } from '../drawings/caves/crystalline.ts';
import { bell, toadstool } from '../drawings/caves/fungus.ts';
import { cycad, fern, longNeck } from '../drawings/caves/jurassic.ts';
import { headstone, skull, wisp } from '../drawings/caves/necrotic.ts';
import { drips, lump } from '../drawings/caves/slime.ts';
import { brilliant } from '../drawings/gem.ts';
import { spiral, star } from '../drawings/nexus/rays.ts';
import { NUGGETS } from '../drawings/ore.ts';
import { inked, LINE, lined, washed } from '../drawings/pens.ts';
import { drawOne, Rows, type Sketch, sketch } from '../drawings/sketch.ts';
import { round } from '../drawings/stencil.ts';
import { bush, thorn } from '../drawings/surface/brush.ts';
import { cactus, dune } from '../drawings/surface/desert.ts';
import { flowers, stone, tuft } from '../drawings/surface/grass.ts';
import { broadLeaf, giant, palm } from '../drawings/surface/jungle.ts';
import { acacia, tallGrass } from '../drawings/surface/savanna.ts';
import { mossTree, reeds } from '../drawings/surface/swamp.ts';
import { bareTree, fir, roundTree } from '../drawings/surface/trees.ts';
import { drift, stunted } from '../drawings/surface/tundra.ts';
import { cracks } from '../drawings/surface/wasteland.ts';
import { cone } from '../drawings/vent.ts';
import type { Emblem } from '../pattern-book.ts';
import { signs } from './nexus-signs.ts';

/** Of nexuses, of what lives where, of resources. */
export const emblems: Readonly<Record<string, Emblem>> = {
  'mother of monsters': one(signs['mother of monsters']),
  plague: one(signs.plague),
  fate: one(signs.fate),
  fault: one(signs.fault),
  dungeonheart: one(signs.dungeonheart),
  gateway: one(signs.gateway),
  'cyclopean complex': one(signs['cyclopean complex']),
  'god fragment': one(signs['god fragment']),
  intellect: one(signs.intellect),
  bones: one(signs.bones),
  'magic nexus': one(signs['magic nexus']),
  'phase shift': one(signs['phase shift']),
  radiation: one(signs.radiation),
  darkness: one(signs.darkness),
  palace: one(signs.palace),
  void: one(signs.void),
  'elemental nexus': one(signs['elemental nexus']),
  'ley lines': one(signs['ley lines']),
  crossroads: one(signs.crossroads),
  'your own': one(signs['your own']),

  fungus: scene([bell, -0.28, 0.6], [toadstool, 0.1, 0.85], [toadstool, 0.36, 0.34]),
  slime: scene([drips, -0.02, 0.42, 'hanging'], [lump, 0, 0.52]),
  jurassic: scene([longNeck, 0.02, 0.42], [cycad, -0.2, 0.48], [fern, 0.28, 0.24]),
  alien: scene([fronds, -0.14, 0.56], [stalk, 0.28, 0.58], [orb, 0.04, 0.5, 'floating']),
  necrotic: scene([bareTree, -0.22, 0.85], [headstone, 0.12, 0.5], [skull, 0.38, 0.22], [wisp, 0.26, 0.36, 'floating']),
  crystalline: scene([cluster, 0, 0.88], [cluster, 0.3, 0.4], [cluster, -0.32, 0.34]),

  forest: scene([fir, -0.26, 0.8], [fir, 0.3, 0.66], [roundTree, 0.04, 0.6]),
  plains: scene(
    [tuft, -0.3, 0.34],
    [flowers[0], -0.08, 0.44],
    [tuft, 0.12, 0.28],
    [flowers[1], 0.3, 0.5],
    [flowers[2], -0.4, 0.36],
  ),
  brush: scene([thorn, 0.12, 0.56], [bush, -0.14, 0.46], [bush, 0.28, 0.26]),
  'land of its own': scene([bush, -0.14, 0.46], [bush, 0.28, 0.26], [flowers[1], 0.06, 0.4]),
  desert: scene([dune, 0, 0.23], [cactus, 0.16, 0.78]),
  swamp: scene([mossTree, -0.1, 0.76], [reeds, 0.28, 0.5]),
  tundra: scene([stunted, -0.2, 0.7], [stunted, 0.18, 0.46], [drift, 0, 0.34]),
  jungle: scene([giant, -0.1, 0.88], [palm, 0.18, 0.62], [broadLeaf, 0.08, 0.24]),
  savanna: scene([acacia, 0, 0.65], [tallGrass, -0.3, 0.28], [tallGrass, 0.28, 0.32], [tallGrass, 0.02, 0.2]),
  wasteland: scene([bareTree, -0.18, 0.7], [stone, 0.24, 0.34], [cracks, 0.06, 0.07]),

  ore: scene(
    [NUGGETS[0], -0.2, 0.44, 'lying'],
    [NUGGETS[1] ?? NUGGETS[0], 0.24, 0.4, 'lying'],
    [NUGGETS[0], 0.02, 0.5, 'heaped'],
  ),
  gems: one(brilliant),
  water: one(
    sketch(
      [
        inked('water', 0.026),
        'M-.48 -.06Q-.36 -.2 -.24 -.06Q-.12 .08 0 -.06Q.12 -.2 .24 -.06Q.36 .08 .48 -.06L.48 .4L-.48 .4Z',
      ],
      [lined('waterLine', 0.03), 'M-.36 .12Q-.26 .02 -.16 .12Q-.06 .22 .04 .12M.04 .28Q.14 .18 .24 .28Q.34 .38 .4 .3'],
    ),
  ),
  magma: one(
    sketch(
      [
        inked('magma', 0.028),
        'M-.48 .1Q-.3 -.02 -.18 .06Q-.1 -.3 0 -.42Q.06 -.2 .14 .04Q.3 -.06 .48 .1L.48 .4L-.48 .4Z',
      ],
      [
        washed('magmaHot'),
        'M-.06 .16Q-.04 -.1 0 -.18Q.05 -.04 .07 .16ZM-.4 .2Q-.3 .12 -.2 .2Q-.3 .28 -.4 .2ZM.16 .28Q.26 .2 .38 .28Q.28 .36 .16 .28Z',
      ],
      [inked('magmaHot', 0.02), round(-0.28, -0.12, 0.06), round(0.26, -0.2, 0.045)],
    ),
  ),
  biome: scene([toadstool, -0.16, 0.74], [fern, 0.2, 0.36]),
  'surface biome': scene([roundTree, 0, 0.86], [tuft, -0.32, 0.24], [tuft, 0.32, 0.2]),
  nexus: one(
    sketch([inked('magic', 0.028), star(0, 0, 0.5, 0.36, 9)], [lined('snow', 0.045), spiral(0, 0, 0.02, 0.28, 2.2)]),
  ),
  vent: scene([cone, 0, 0.6]),
};

function one(what: Sketch): Emblem {
  return (tremor) => drawOne(what, { x: 0, y: 0, size: 1 }, tremor);
}

const GROUND = 0.42;
const ground = sketch([{ ...LINE, width: 0.036 }, 'M-.48 .43Q-.2 .4 0 .42Q.24 .44 .48 .42']);
const HEIGHTS = { standing: GROUND, hanging: -0.46, floating: -0.22, lying: 0.2, heaped: -0.12 } as const;

/** A few things on a bit of ground. */
function scene(
  ...things: readonly (readonly [what: Sketch, x: number, size: number, how?: keyof typeof HEIGHTS])[]
): Emblem {
  return (tremor) => {
    const rows = new Rows();
    rows.draw(0, ground, { x: 0, y: 0, size: 1 }, tremor);
    things.forEach(([what, x, size, how = 'standing'], i) => {
      rows.draw(i + 1, what, { x, y: HEIGHTS[how], size, hanging: how === 'hanging' }, tremor);
    });
    return rows.marks();
  };
}
