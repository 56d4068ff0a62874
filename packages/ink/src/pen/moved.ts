import type { Piece } from '@understory/page';
import { distance, mil, type Point, pathLength, pointAlong, type Shape } from '@understory/ruler';
import type { PenChanges } from './changes.ts';
import { isShapely, reshaped } from './room-shapes.ts';
import { pieceMark } from './what-it-was.ts';

/** A piece as the player has moved or reshaped it. */
export interface Moved {
  readonly piece: Piece;
  /** Where it lies. Nearness is measured from here. */
  readonly place: Shape;
  /** The outline that is drawn. */
  readonly outline: Shape;
  /** Where what lies in it is drawn. */
  carry(at: Point): Point;
}

const STAYS = (at: Point): Point => at;

/** What the pen makes of a piece; null if nothing, or if it is not the piece that the pen touched. */
export function movedBy(work: PenChanges, piece: Piece): Moved | null {
  const said = {
    nudge: work.nudged.get(piece.id),
    shape: work.shapes.get(piece.id),
    course: work.courses.get(piece.id),
  };
  if (!said.nudge && !said.shape && !said.course) return null;
  const mark = pieceMark(piece);
  const nudge = said.nudge?.of === mark && isMovable(piece) ? said.nudge.is : null;
  const shape = said.shape?.of === mark && isShapely(piece) ? said.shape.is : null;
  const course = said.course?.of === mark && isBendable(piece) ? said.course.is : null;
  if (course) return along(piece, course);
  if (!nudge && !shape) return null;
  const place = nudge ? shifted(piece.shape, nudge) : piece.shape;
  return {
    piece,
    place,
    outline: shape ? reshaped(place, shape) : place,
    carry: nudge ? ({ x, y }) => ({ x: x + nudge.dx, y: y + nudge.dy }) : STAYS,
  };
}

/** May it be drawn a little aside? Not what the ground, the sky or a way of its own holds in place. */
export function isMovable({ kind, shape }: Piece): boolean {
  if (kind === 'gem' || kind === 'building') return true;
  const sort = kind === 'room' || kind === 'cave' || kind === 'hollow' || kind === 'void' || kind === 'ore';
  return sort && (shape.closed || shape.path.length === 2);
}

/** Has it a course that may be drawn anew? */
export function isBendable({ kind, shape }: Piece): boolean {
  return kind === 'tunnel' && !shape.closed && shape.path.length > 2;
}

function shifted(shape: Shape, { dx, dy }: { readonly dx: number; readonly dy: number }): Shape {
  return { ...shape, path: shape.path.map((it, i) => mil(it + (i % 2 === 0 ? dx : dy))) };
}

/** A tunnel from its old ends over new points; what lies in it goes along. */
function along(piece: Piece, between: readonly number[]): Moved {
  const { path } = piece.shape;
  const course = [...path.slice(0, 2), ...between, ...path.slice(-2)];
  const shape = { ...piece.shape, path: course };
  const [was, is] = [pathLength(path), pathLength(course)];
  const carry = (at: Point): Point => {
    const far = alongPath(path, at);
    const [from, to] = [pointAlong(path, far), pointAlong(course, was > 0 ? (far / was) * is : 0)];
    return { x: at.x + to.x - from.x, y: at.y + to.y - from.y };
  };
  return { piece, place: shape, outline: shape, carry };
}

/** How far along a path the point nearest to a place lies. */
function alongPath(path: readonly number[], { x, y }: Point): number {
  let [best, least, gone] = [0, Number.POSITIVE_INFINITY, 0];
  for (let i = 2; i < path.length; i += 2) {
    const [ax, ay] = [path[i - 2] as number, path[i - 1] as number];
    const [dx, dy] = [(path[i] as number) - ax, (path[i + 1] as number) - ay];
    const long = Math.sqrt(dx * dx + dy * dy);
    const t = long > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (long * long))) : 0;
    const off = distance(x, y, ax + t * dx, ay + t * dy);
    if (off < least) [best, least] = [gone + t * long, off];
    gone += long;
  }
  return best;
}
