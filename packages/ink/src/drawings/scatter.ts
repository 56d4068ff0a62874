import type { Piece } from '@understory/page';
import { bounds, type Point } from '@understory/ruler';
import type { DrawingContext } from '../drawing-context.ts';
import { type Tremor, tremorFor } from '../tremor.ts';
import { middleOf, spansAt } from './cavity.ts';
import { tremorAt } from './growth.ts';

/** A place for a sign, and the tremor it is drawn with. */
export interface Strewn extends Point {
  readonly tremor: Tremor;
}

/** Points all over a piece, about `apart` from each other and `clear` of its edge and of everything open. */
export function scatter(piece: Piece, context: DrawingContext, id: string, apart: number, clear: number): Strewn[] {
  const { left, top, right, bottom } = bounds(piece.shape);
  const { width, height } = context;
  const tremor = tremorFor(id);
  const found: Strewn[] = [];
  let odd = false;
  for (let y = Math.max(top, 0) + apart / 2; y < Math.min(bottom, height); y += apart * 0.86) {
    odd = !odd;
    for (let x = Math.max(left, 0) + (odd ? apart / 2 : apart); x < Math.min(right, width); x += apart) {
      const at = { x: x + tremor.stray(apart * 0.24), y: y + tremor.stray(apart * 0.24) };
      if (hasRoom(piece, context, at, clear)) found.push({ ...at, tremor: tremorAt(id, at.x, at.y) });
    }
  }
  return found;
}

/** Does a disc fit here: within the piece, and over solid rock only? */
export function hasRoom(piece: Piece, context: DrawingContext, { x, y }: Point, radius: number): boolean {
  for (const [dx, dy] of ROUND) {
    const [px, py] = [x + dx * radius, y + dy * radius];
    if (!spansAt(piece.shape, px).some(({ top, bottom }) => top <= py && py <= bottom)) return false;
    if (context.open(px, py)) return false;
  }
  return !context.open(x, y);
}

const ROUND = [
  [1, 0],
  [0.7, 0.7],
  [0, 1],
  [-0.7, 0.7],
  [-1, 0],
  [-0.7, -0.7],
  [0, -1],
  [0.7, -0.7],
] as const;

/** Where the nexus sits: its unit of resource (H2-NEX-06), or else the middle of the piece. */
export function spotOf(piece: Piece, context: DrawingContext): Point {
  return context.unitsOf(piece).find(({ kind }) => kind === 'nexus')?.at ?? middleOf(piece.shape);
}
