import type { Piece } from '@understory/page';
import type { DrawingContext } from '../drawing-context.ts';
import type { Mark } from '../mark.ts';
export function drawVent(_piece: Piece, _context: DrawingContext): Mark[] {
  return [];
}
