import { bounds, type Piece } from '@understory/page';
import { inside } from './drawings/cavity.ts';
import { seatIn } from './drawings/rooms/seat.ts';
import { outlineOf } from './outline.ts';

/** Rooms that stand amid something open or wet, and patches that were drained or have cooled: they need walls of their own. */
export function enclosedAmong(pieces: readonly Piece[]): Piece[] {
  const round = pieces.filter(
    ({ kind, owner }) => kind === 'water' || kind === 'magma' || (kind === 'cave' && owner === null),
  );
  return pieces.filter((piece) => {
    if (piece.kind !== 'room' && !(piece.kind === 'hollow' && (piece.look === 'water' || piece.look === 'magma')))
      return false;
    if (piece.kind === 'room' && piece.owner === null) return false;
    const near = round.filter((other) => other.id !== piece.id && meet(piece, other));
    return near.length > 0 && (shareIn(piece, near) > 0.45 || standsIn(piece, near));
  });
}

/** Hollows and mined-out gems that a room was built over: nothing of them is to be seen any more. */
export function builtOver(pieces: readonly Piece[]): ReadonlySet<Piece> {
  const rooms = pieces.filter(({ kind, owner }) => kind === 'room' && owner !== null);
  const covered = pieces.filter((piece) => {
    if (piece.kind !== 'hollow' && piece.kind !== 'gem') return false;
    const { left, right, top, bottom } = bounds(piece.shape);
    return rooms.some((room) => inside(room.shape, (left + right) / 2, (top + bottom) / 2));
  });
  return new Set(covered);
}

/** Is its middle in one of them? */
function standsIn({ shape }: Piece, others: readonly Piece[]): boolean {
  const { x, y } = seatIn(shape);
  return others.some((other) => inside(other.shape, x, y));
}

function meet(a: Piece, b: Piece): boolean {
  const [one, other] = [bounds(a.shape), bounds(b.shape)];
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** How much of its outline lies in them. */
function shareIn(piece: Piece, others: readonly Piece[]): number {
  const { ring } = outlineOf(piece);
  let [within, all] = [0, 0];
  for (let i = 0; i + 1 < ring.length; i += 2) {
    all++;
    const [x, y] = [ring[i] as number, ring[i + 1] as number];
    if (others.some(({ shape }) => inside(shape, x, y))) within++;
  }
  return all === 0 ? 0 : within / all;
}
