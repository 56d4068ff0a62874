import type { Piece } from '@understory/page';
import type { DrawingContext } from '../../drawing-context.ts';
import type { Colour, Mark } from '../../mark.ts';
import type { Tremor } from '../../tremor.ts';
import { lined } from '../pens.ts';
import { hasRoom, scatter, spotOf } from '../scatter.ts';
import { drawOne, Rows, sketch } from '../sketch.ts';
import { overArea } from './areas.ts';
import { elements, isElement } from './elements.ts';
import { magicNexus } from './powers.ts';

const spark = sketch(
  [lined('glow', 0.05, 0.9), 'M0 -.4L0 .4M-.4 0L.4 0'],
  [lined('gold', 0.02), 'M-.2 -.2L.2 .2M.2 -.2L-.2 .2'],
);

/** A magic nexus over a stretch of rock: sparks along it, and the sign itself where there is room (PT-NEX-T1.11). */
export function drawLeyArea(piece: Piece, context: DrawingContext, tremor: Tremor): Mark[] {
  const rows = new Rows();
  for (const point of scatter(piece, context, piece.id, 0.9, 0.3))
    rows.draw(0, spark, { ...point, size: 0.3 + 0.2 * point.tremor.unit() }, point.tremor);
  const spot = spotOf(piece, context);
  return [
    overArea(piece, 'glow', 0.22),
    ...rows.marks(),
    ...(hasRoom(piece, context, spot, 0.5) ? drawOne(magicNexus, { ...spot, size: 1.2 }, tremor) : []),
  ];
}

/** A stretch of one element: its tint, and its sign strewn over it (PT-NEX-T1.17). */
export function drawElement(piece: Piece, context: DrawingContext, called = piece.variant): Mark[] {
  const element = isElement(called) ? called : 'earth';
  const rows = new Rows();
  for (const point of scatter(piece, context, piece.id, 1.3, 0.4))
    rows.draw(0, elements[element], { ...point, size: 0.55 + 0.2 * point.tremor.unit() }, point.tremor);
  return [overArea(piece, TINTS[element] ?? 'glass', 0.3), ...rows.marks()];
}

const TINTS: Readonly<Record<string, Colour>> = {
  fire: 'fire',
  water: 'glass',
  wood: 'fern',
  earth: 'mud',
  bone: 'bone',
  evil: 'blood',
  smoke: 'smoke',
  metal: 'salt',
};
