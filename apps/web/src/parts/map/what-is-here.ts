import type { View, World } from '@understory/host';
import { bounds, gapTo, groundAt, livedAt, type Piece } from '@understory/page';
import type { LookedAt } from '../../table/table-store.ts';
import { AS_IT_IS, type ShapeOf } from '../pen/shapes-drawn.ts';

/** A finger is blunt: a touch this far beside an outline still means it. */
const BLUNT = 0.15;

/** What a place on the map shows at a moment: the smallest piece there, else its level. */
export function whatIsHere(
  { levelOf }: Pick<View, 'levelOf'>,
  world: World,
  tick: number,
  x: number,
  y: number,
  shapeOf: ShapeOf = AS_IT_IS,
): LookedAt | null {
  const piece = world.page.pieces
    .filter((it) => livedAt(it, tick) && gapTo(shapeOf(it), x, y) <= BLUNT)
    .sort((a, b) => sizeOf(a) - sizeOf(b))[0];
  if (piece) return { what: 'piece', id: piece.id, x, y };
  if (!groundAt(world.page, tick)) return null;
  const { number } = levelOf(world, { x, y });
  return number > 0 ? { what: 'level', number, x, y } : null;
}

function sizeOf({ shape, area }: Piece): number {
  if (area > 0) return area;
  const { left, top, right, bottom } = bounds(shape);
  return (right - left) * (bottom - top);
}
