import type { Piece } from '@understory/page';
import { type Point, type Shape, turnCosine } from '@understory/ruler';
import type { Footing } from '../ground/terrain.ts';
import type { Mark } from '../mark.ts';

/** What stands head down, or round a rim: drawn upright at 0, 0, and laid on the paper with its foot to the ground. */
export function turned<P extends Piece>(
  piece: P,
  { at, down }: Footing,
  draw: (upright: P) => readonly Mark[],
): Mark[] {
  const upright: P = { ...piece, shape: uprightOf(piece.shape, at, down) };
  return [{ mark: 'group', place: { x: at.x, y: at.y, size: 1, turn: turnOf(down) }, of: draw(upright) }];
}

/** The shape as it would lie at 0, 0 if down were down the page. */
function uprightOf(shape: Shape, at: Point, down: Point): Shape {
  const path = shape.path.map((_, i) => {
    const [x, y] = [(shape.path[i - (i % 2)] as number) - at.x, (shape.path[i - (i % 2) + 1] as number) - at.y];
    return i % 2 === 0 ? x * down.y - y * down.x : x * down.x + y * down.y;
  });
  return { ...shape, path };
}

/** By how many turns, clockwise, something is turned whose foot points there. Halving finds it as exactly as it is drawn. */
function turnOf(down: Point): number {
  let [from, to] = [0, 0.5];
  for (let i = 0; i < 16; i++) {
    const middle = (from + to) / 2;
    if (turnCosine(middle) > down.y) from = middle;
    else to = middle;
  }
  const turn = Math.round(from * 10000) / 10000;
  return down.x > 0 ? -turn : turn;
}
