import { inked, lined } from '../pens.ts';
import { sketch } from '../sketch.ts';
import type { Habitat } from './life.ts';

const LIGHT = inked('crystalLight', 0.02);
const SHADE = inked('crystal', 0.02);

/** A cluster: every crystal has a lit side and a side in the shade. */
export const cluster = sketch(
  [LIGHT, 'M-.16 .04L-.56 -.42L-.54 -.66L-.38 -.54L-.04 0ZM.1 .04L.32 -.42L.5 -.52L.48 -.34L.24 .04Z'],
  [SHADE, 'M-.54 -.66L-.38 -.54L-.04 0L-.16 .04L-.44 -.48ZM.5 -.52L.48 -.34L.24 .04L.16 .04L.42 -.4Z'],
  [LIGHT, 'M-.2 .04L-.2 -.76L-.02 -1L.06 -.72L.04 .04Z'],
  [SHADE, 'M-.02 -1L.16 -.74L.16 .04L.02 .04L-.02 -.7Z'],
  [LIGHT, 'M-.34 .04L-.42 -.2L-.34 -.34L-.24 -.2L-.2 .04ZM.14 .04L.18 -.26L.28 -.36L.3 -.2L.24 .04Z'],
);

/** One tall needle and a small one beside it. */
export const needle = sketch(
  [LIGHT, 'M-.12 .04L-.14 -.7L0 -1L.02 -.66L.02 .04Z'],
  [SHADE, 'M0 -1L.13 -.72L.12 .04L0 .04L.02 -.66Z'],
  [LIGHT, 'M.1 .04L.2 -.34L.32 -.44L.26 .04Z'],
  [SHADE, 'M.32 -.44L.36 -.28L.32 .04L.2 .04L.28 -.3Z'],
);

const glint = sketch(
  [lined('crystal', 0.03), 'M0 -.5L0 .5M-.36 0L.36 0'],
  [lined('crystal', 0.014), 'M-.16 -.2L.16 .2M.16 -.2L-.16 .2'],
);

/** Crystals from the floor, crystals from the ceiling, glints between. */
export function crystalline(habitat: Habitat): void {
  const grow = (row: number, spot: Parameters<Habitat['size']>[0], least: number, most: number, hanging: boolean) => {
    const turn = spot.slope * 0.07 + spot.tremor.stray(0.03);
    const how = { ...spot, size: habitat.size(spot, least, most), hanging, turn, mirrored: spot.tremor.unit() < 0.5 };
    habitat.rows.draw(row, spot.tremor.pick([cluster, needle, cluster]), how, spot.tremor);
  };
  for (const spot of habitat.ceiling(0.85)) grow(0, spot, 0.22, 0.55, true);
  for (const spot of habitat.floor(0.9)) grow(1, spot, 0.4, 0.85, false);
  for (const spot of habitat.floor(0.7)) grow(2, spot, 0.15, 0.3, false);
  for (const spot of habitat.air(1.6, 0.7)) habitat.rows.draw(3, glint, { ...spot, size: 0.2 }, spot.tremor);
}
