import type { Piece } from '@understory/page';
import type { DrawingContext, UnitThen } from '../drawing-context.ts';
import type { Mark } from '../mark.ts';
import { tremorFor } from '../tremor.ts';
import { inside } from './cavity.ts';
import { drawHollow } from './hollow.ts';
import { inked, lined, washed } from './pens.ts';
import { Rows, type Sketch, sketch } from './sketch.ts';

const METAL = { ...inked('ore', 0.022), stroke: 'oreLine' } as const;
const GLINT = washed('oreGlint');

export const NUGGETS: readonly [Sketch, ...Sketch[]] = [
  sketch(
    [METAL, 'M-.48 .06L-.3 -.34L.1 -.44L.46 -.16L.4 .28L-.06 .42Z'],
    [GLINT, 'M-.48 .06L-.3 -.34L.1 -.44L.02 -.1L-.2 .06Z'],
  ),
  sketch(
    [METAL, 'M-.44 .2L-.4 -.2L-.06 -.44L.38 -.28L.46 .14L.1 .4Z'],
    [GLINT, 'M-.4 -.2L-.06 -.44L.38 -.28L.06 -.08L-.2 -.04Z'],
  ),
  sketch(
    [METAL, 'M-.5 0L-.16 -.36L.34 -.3L.48 .1L.14 .38L-.3 .3Z'],
    [GLINT, 'M-.5 0L-.16 -.36L.34 -.3L.12 -.04L-.14 .02Z'],
  ),
];

const glint = sketch([lined('oreGlint', 0.03), 'M0 -.5L0 .5M-.5 0L.5 0M-.16 -.16L.16 .16M.16 -.16L-.16 .16']);

/** Where nuggets lie round a unit: about a bead's worth. */
const LODE = [
  [0, 0, 0.26],
  [0.3, -0.1, 0.18],
  [-0.27, 0.09, 0.2],
  [0.1, 0.17, 0.14],
  [-0.1, -0.18, 0.13],
  [0.45, 0.1, 0.11],
  [-0.47, -0.06, 0.12],
] as const;

/** Nuggets wherever there is ore left; hollows and spoil where there is none. */
export function drawOre(piece: Piece, context: DrawingContext): Mark[] {
  const rows = new Rows();
  const hollows: Mark[] = [];
  for (const unit of context.unitsOf(piece)) {
    if (unit.state === 'to come') continue;
    const tremor = tremorFor(unit.id);
    if (unit.state === 'there') lode(piece, context, unit, rows);
    else hollows.push(...drawHollow(context, unit.at.x, unit.at.y, 0.4, tremor));
  }
  return [...rows.marks(), ...hollows];
}

function lode(piece: Piece, context: DrawingContext, { id, at }: UnitThen, rows: Rows): void {
  const sunk = piece.stratum === 0 ? 0.3 : 0; // a pocket on the surface lies under the soil
  for (const [k, [dx, dy, size]] of LODE.entries()) {
    const tremor = tremorFor(`${id} ${k}`);
    const [x, y] = [at.x + dx + tremor.stray(0.07), at.y + sunk + dy + tremor.stray(0.06)];
    if (!inside(piece.shape, x, y) || context.open(x, y)) continue;
    rows.draw(
      0,
      tremor.pick(NUGGETS),
      { x, y, size: size * (0.85 + 0.3 * tremor.unit()), turn: tremor.stray(0.1) },
      tremor,
    );
  }
  const tremor = tremorFor(`${id} glint`);
  const [x, y] = [at.x + tremor.stray(0.3), at.y + sunk - 0.1];
  if (tremor.unit() < 0.5 && inside(piece.shape, x, y)) rows.draw(1, glint, { x, y, size: 0.15 }, tremor);
}
