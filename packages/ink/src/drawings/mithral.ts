import type { DrawingContext } from '../drawing-context.ts';
import type { Figure } from '../figure.ts';
import type { Mark } from '../mark.ts';
import { at, straight } from '../pen-path.ts';
import { tremorFor } from '../tremor.ts';
import { middleOf } from './cavity.ts';
import { inked } from './pens.ts';
import { Rows, sketch } from './sketch.ts';

/** A rhomb of bright metal, and a gap where one was. */
const crystal = sketch(
  [inked('crystalLight', 0.03), 'M0 -.5L.34 0L0 .5L-.34 0Z'],
  [{ fill: 'crystal' }, 'M0 -.5L.34 0L0 .5L.06 0Z'],
);
const gap = sketch([{ stroke: 'ink', width: 0.022, dash: [0.06, 0.05] }, 'M0 -.5L.34 0L0 .5L-.34 0Z']);

/** A triangle with crisp sides and facets, a crystal on each side that is not mined yet. */
export function drawMithral(piece: Figure, context: DrawingContext): Mark[] {
  const { path } = piece.shape;
  const { x, y } = middleOf(piece.shape);
  const inner = path.map((it, i) => it + ((i % 2 === 0 ? x : y) - it) * 0.2);
  let facets = '';
  for (let i = 0; i + 1 < path.length; i += 2)
    facets += `M${at(path[i] as number)} ${at(path[i + 1] as number)}L${at(x)} ${at(y)}`;
  const rows = new Rows();
  for (const { id, at: place, state } of context.unitsOf(piece)) {
    if (state === 'to come') continue;
    rows.draw(0, state === 'there' ? crystal : gap, { ...place, size: 0.42 }, tremorFor(id));
  }
  return [
    { mark: 'path', d: straight(path, true), pen: { fill: 'crystal', fillOpacity: 0.45 } },
    {
      mark: 'path',
      d: straight(inner, true),
      pen: { fill: 'crystalLight', fillOpacity: 0.5, stroke: 'ink', width: 0.018, join: 'sharp' },
    },
    { mark: 'path', d: facets, pen: { stroke: 'ink', width: 0.02, opacity: 0.7 } },
    { mark: 'path', d: straight(path, true), pen: { stroke: 'ink', width: 0.055, join: 'sharp' } },
    ...rows.marks(),
  ];
}
