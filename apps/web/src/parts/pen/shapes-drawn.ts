import type { Penwork } from '@understory/ink';
import type { Piece, Shape } from '@understory/page';
import { penMeasures } from '../paper/pen-measures.ts';
import type { Drawn } from '../paper/sheet-at.ts';

/** The outline by which a piece is seen on the map. */
export type ShapeOf = (piece: Piece) => Shape;

export const AS_IT_IS: ShapeOf = ({ shape }) => shape;

/** Where pieces are seen at a moment: what a hand has moved or reshaped is lit up and clicked on where it is drawn. */
export function shapesDrawn(world: Drawn, tick: number, pen: Penwork): ShapeOf {
  if (pen.tools === null || pen.nudged.size + pen.shapes.size + pen.courses.size === 0) return AS_IT_IS;
  const { moved } = pen.tools.heldAt(world.page, pen, tick, penMeasures(world, tick));
  return (piece) => moved.get(piece.id)?.outline ?? piece.shape;
}
