import { centreOf } from '@understory/page';
import { inked, LINE, lined, washed } from '../drawings/pens.ts';
import { drawOne, type Sketch, sketch } from '../drawings/sketch.ts';
import { at, round } from '../drawings/stencil.ts';
import type { Figure } from '../figure.ts';
import type { Colour, Mark } from '../mark.ts';
import { tremorFor } from '../tremor.ts';

const ship = sketch(
  [inked('snow', 0.03), 'M.02 -.46L.34 .1L.02 .1Z'],
  [inked('trunk', 0.03), 'M-.46 .16L.46 .16L.3 .42L-.3 .42Z'],
  [LINE, 'M0 .16L0 -.5'],
);
const barge = sketch(
  [inked('smoke', 0.03), 'M-.5 .06L.5 .06L.4 .36L-.4 .36Z'],
  [inked('ore', 0.02), 'M-.34 .06L-.34 -.14L-.06 -.14L-.06 .06ZM.06 .06L.06 -.2L.32 -.2L.32 .06Z'],
  [lined('fire', 0.05), 'M-.5 .42Q-.25 .34 0 .42Q.25 .5 .5 .42'],
);
const gate = sketch(
  [
    inked('smoke', 0.03),
    'M-.46 .48L-.46 -.06Q-.46 -.5 0 -.5Q.46 -.5 .46 -.06L.46 .48L.28 .48L.28 -.04Q.28 -.32 0 -.32Q-.28 -.32 -.28 -.04L-.28 .48Z',
  ],
  [washed('glow', 0.8), round(0, 0.04, 0.22, 0.3)],
);

/** PT-PRO-T1.1 */
const CRAFTS: Readonly<Record<string, Sketch>> = { Ship: ship, 'Lava Barge': barge, 'Underdark Gateway': gate };
/** PT-PRO-T1.3 */
const CONDUITS: Readonly<Record<string, readonly [Colour, number]>> = {
  Aqueduct: ['glass', 0.1],
  'Steam Pipes': ['smoke', 0.12],
  Bridge: ['trunk', 0.14],
};

/** PT-PRO-T1: a ship, a barge or a gateway at the site; an aqueduct, pipes or a bridge along the way. */
export function drawCraft(piece: Figure): Mark[] {
  const name = piece.room ?? '';
  if (piece.kind === 'craft')
    return drawOne(CRAFTS[name] ?? ship, { ...centreOf(piece.shape), size: 0.95 }, tremorFor(piece.id));
  const { path } = piece.shape;
  let d = '';
  for (let i = 0; i + 1 < path.length; i += 2) d += `${i === 0 ? 'M' : 'L'}${at(path[i] ?? 0)} ${at(path[i + 1] ?? 0)}`;
  const [colour, width] = CONDUITS[name] ?? ['smoke', 0.12];
  return [
    { mark: 'path', d, pen: lined('ink', width + 0.07) },
    { mark: 'path', d, pen: lined(colour, width) },
  ];
}
