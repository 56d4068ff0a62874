import type { Piece } from '@understory/page';
import { bounds } from '@understory/ruler';
import type { DrawingContext } from '../drawing-context.ts';
import type { Mark } from '../mark.ts';
import { tremorFor } from '../tremor.ts';
import { middleOf } from './cavity.ts';
import { FINE, inked, LINE, lined, washed } from './pens.ts';
import { drawOne, sketch } from './sketch.ts';
import { at, round } from './stencil.ts';
import { turned } from './turned.ts';

/** A cone with its foot at 0, 0. */
export const cone = sketch(
  [
    inked('rockDeep', 0.034),
    'M-.8 .05Q-.44 -.1 -.3 -.42Q-.2 -.7 -.17 -.8Q0 -.72 .17 -.8Q.22 -.66 .32 -.42Q.46 -.1 .8 .05Z',
  ],
  [washed('mud', 0.55), 'M.17 -.8Q.22 -.66 .32 -.42Q.46 -.1 .8 .05L.26 .05Q.14 -.3 .1 -.77Z'],
  [
    inked('magma', 0.02),
    'M-.17 -.8Q0 -.9 .17 -.8Q.14 -.72 .1 -.72Q.12 -.5 .18 -.36Q.2 -.2 .13 -.22Q.06 -.4 .03 -.6Q0 -.5 -.03 -.62Q-.06 -.54 -.06 -.4Q-.14 -.36 -.12 -.5Q-.1 -.62 -.12 -.72Z',
  ],
  [washed('magmaHot'), round(0, -0.81, 0.11, 0.03)],
  [LINE, 'M-.46 -.08L-.36 -.28M-.3 0L-.24 -.2M.46 -.1L.38 -.26'],
  [FINE, 'M-.56 0L-.48 -.06M.36 -.02L.32 -.14'],
);

const sparks = sketch([
  lined('fire', 0.03),
  'M-.06 -.94L-.12 -1.06M.06 -.94L.1 -1.1M.18 -.9L.28 -.98M-.16 -.9L-.26 -.96',
]);

/** A volcano's cone where magma reaches the sky, smoking. */
export function drawVent(piece: Piece, context: DrawingContext): Mark[] {
  const { x, y } = middleOf(piece.shape);
  const footing = context.footing(x, y);
  if (footing) return turned(piece, footing, (upright) => smoking(upright, 0, -Infinity));
  return smoking(piece, Math.max(context.surfaceAt(x - 0.5), context.surfaceAt(x + 0.5)), 0.1);
}

/** With its foot at a height, and its smoke no higher than another. */
function smoking(piece: Piece, y: number, highest: number): Mark[] {
  const tremor = tremorFor(piece.id);
  const { left, right } = bounds(piece.shape);
  const { x } = middleOf(piece.shape);
  const size = Math.min(1.5, Math.max(0.9, right - left));
  const puffs: Mark[] = [];
  for (let i = 0; i < 6; i++) {
    const [px, py] = [x + size * (0.02 + 0.035 * i * i * 0.5) + tremor.stray(0.08), y - size * (0.98 + 0.15 * i)];
    if (py < highest) break;
    puffs.push({
      mark: 'path',
      d: round(Number(at(px)), Number(at(py)), size * (0.09 + 0.022 * i + 0.02 * tremor.unit())),
      pen: { ...inked('smoke', 0.022), opacity: Math.round((0.9 - 0.11 * i) * 100) / 100 },
    });
  }
  return [...puffs.reverse(), ...drawOne(sparks, { x, y, size }, tremor), ...drawOne(cone, { x, y, size }, tremor)];
}
