import type { Piece } from '@understory/page';
import type { DrawingContext } from '../drawing-context.ts';
import type { Mark } from '../mark.ts';
import { tremorFor } from '../tremor.ts';
import { middleOf } from './cavity.ts';
import { drawHollow } from './hollow.ts';
import { inked, lined, washed } from './pens.ts';
import { drawOne, Rows, type Sketch, sketch } from './sketch.ts';
import { round } from './stencil.ts';

const BODY = inked('gem', 0.03);
const TABLE = washed('gemLight');
const EDGE = lined('gemLine', 0.018);

/** Seen from the side, as a jeweller draws it. */
export const brilliant = sketch(
  [BODY, 'M-.5 -.16L-.28 -.42L.28 -.42L.5 -.16L0 .48Z'],
  [TABLE, 'M-.28 -.42L.28 -.42L.18 -.16L-.18 -.16ZM-.5 -.16L-.18 -.16L0 .48Z'],
  [EDGE, 'M-.5 -.16L.5 -.16M-.28 -.42L-.18 -.16L0 .48L.18 -.16L.28 -.42M-.18 -.16L0 -.42L.18 -.16'],
);
const emerald = sketch(
  [BODY, 'M-.26 -.46L.26 -.46L.42 -.28L.42 .28L.26 .46L-.26 .46L-.42 .28L-.42 -.28Z'],
  [
    TABLE,
    'M-.16 -.28L.16 -.28L.24 -.18L.24 .18L.16 .28L-.16 .28L-.24 .18L-.24 -.18ZM-.26 -.46L.26 -.46L.16 -.28L-.16 -.28Z',
  ],
  [
    EDGE,
    'M-.16 -.28L.16 -.28L.24 -.18L.24 .18L.16 .28L-.16 .28L-.24 .18L-.24 -.18ZM-.26 -.46L-.16 -.28M.26 -.46L.16 -.28M.42 -.28L.24 -.18M.42 .28L.24 .18M.26 .46L.16 .28M-.26 .46L-.16 .28M-.42 .28L-.24 .18M-.42 -.28L-.24 -.18',
  ],
);
const hexagon = sketch(
  [BODY, 'M0 -.5L.42 -.24L.42 .24L0 .5L-.42 .24L-.42 -.24Z'],
  [TABLE, 'M0 -.5L.42 -.24L0 -.02L-.42 -.24Z'],
  [EDGE, 'M-.42 -.24L0 -.02L.42 -.24M0 -.02L0 .5'],
);
const pendeloque = sketch(
  [BODY, 'M0 -.5Q.12 -.28 .32 -.04Q.42 .3 .14 .44Q0 .5 -.14 .44Q-.42 .3 -.32 -.04Q-.12 -.28 0 -.5Z'],
  [TABLE, 'M0 -.5Q-.12 -.28 -.32 -.04L-.12 .1L0 -.1Z'],
  [EDGE, 'M0 -.5L0 -.1L.14 .08L0 .26L-.12 .1L0 -.1M-.32 -.04L-.12 .1M.32 -.04L.14 .08M0 .26L0 .48'],
);
/** Not cut yet: a crystal as it grew. */
const rough = sketch(
  [BODY, 'M-.26 .26L-.26 -.24L0 -.5L.26 -.26L.26 .24L.02 .5Z'],
  [TABLE, 'M-.26 .26L-.26 -.24L0 -.5L-.02 -.12L.02 .5Z'],
  [EDGE, 'M0 -.5L-.02 -.12L0 .2L.02 .5M-.26 -.24L-.02 -.12L.26 -.26M-.26 .26L0 .2L.26 .24'],
);
const CUTS: readonly [Sketch, ...Sketch[]] = [brilliant, emerald, hexagon, pendeloque, rough];

const chips = sketch([BODY, 'M-.5 .1L-.36 -.14L-.22 .1ZM.1 .16L.2 -.06L.36 .04L.32 .2ZM-.06 -.1L.04 -.26L.12 -.1Z']);
const sparkle = sketch([lined('gemLight', 0.034), 'M0 -.5L0 .5M-.5 0L.5 0'], [washed('gemLight'), round(0, 0, 0.16)]);

/** Two or three small stones lean on a big one. */
type Cluster = readonly (readonly [dx: number, dy: number, size: number, turn: number])[];
const CLUSTERS: readonly [Cluster, ...Cluster[]] = [
  [
    [0, -0.06, 0.62, 0],
    [-0.34, 0.2, 0.4, -0.04],
    [0.34, 0.18, 0.42, 0.05],
  ],
  [
    [-0.16, 0.02, 0.56, -0.03],
    [0.26, -0.14, 0.44, 0.05],
    [0.24, 0.28, 0.36, 0.02],
    [-0.26, -0.36, 0.26, 0],
  ],
  [[0, 0, 0.86, 0]],
  [
    [-0.22, 0.06, 0.52, -0.06],
    [0.24, 0.06, 0.52, 0.06],
    [0, -0.3, 0.34, 0],
  ],
];

/** A deposit of gems; where it was mined, a hollow with chips. */
export function drawGem(piece: Piece, context: DrawingContext): Mark[] {
  const tremor = tremorFor(piece.id);
  const { x, y } = middleOf(piece.shape);
  const units = context.unitsOf(piece);
  if (units.length > 0 && units.every(({ state }) => state !== 'there')) {
    return [...drawHollow(context, x, y, 0.44, tremor), ...drawOne(chips, { x, y: y + 0.16, size: 0.4 }, tremor)];
  }
  const rows = new Rows();
  const cuts = [tremor.pick(CUTS), tremor.pick(CUTS)] as const;
  [...tremor.pick(CLUSTERS)].reverse().forEach(([dx, dy, size, turn], row) => {
    rows.draw(
      row,
      cuts[row % 2] ?? brilliant,
      { x: x + dx, y: y + dy, size, turn: turn + tremor.stray(0.015) },
      tremor,
    );
  });
  rows.draw(9, sparkle, { x: x + tremor.stray(0.3), y: y - 0.36, size: 0.2 }, tremor);
  return rows.marks();
}
