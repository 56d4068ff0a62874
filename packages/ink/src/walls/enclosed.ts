import { type Bounds, bounds, holdsPoint } from '@understory/ruler';
import { standIn } from '../drawings/rooms/stand.ts';
import type { Figure } from '../figure.ts';
import { silhouetteOf } from './silhouette.ts';

/** Rooms within something open or wet, and patches that were drained or have cooled. They need walls of their own. */
export function enclosedAmong(pieces: readonly Figure[]): Figure[] {
  const round = pieces
    .filter(({ kind, owner }) => kind === 'water' || kind === 'magma' || (kind === 'cave' && owner === null))
    .map((piece) => ({ piece, box: bounds(piece.shape) }));
  return pieces.filter((piece) => {
    if (piece.kind !== 'room' && !(piece.kind === 'hollow' && (piece.variant === 'water' || piece.variant === 'magma')))
      return false;
    if (piece.kind === 'room' && piece.owner === null) return false;
    const box = bounds(piece.shape);
    const near = round.filter((other) => other.piece.id !== piece.id && meet(box, other.box)).map((it) => it.piece);
    return near.length > 0 && (shareIn(piece, near) > 0.45 || standsIn(piece, near));
  });
}

/** Hollows and mined-out gems that a room was built over. They are no longer seen. */
export function builtOver(pieces: readonly Figure[]): ReadonlySet<Figure> {
  const rooms = pieces
    .filter(({ kind, owner }) => kind === 'room' && owner !== null)
    .map(({ shape }) => ({ shape, box: bounds(shape) }));
  const covered = pieces.filter((piece) => {
    if (piece.kind !== 'hollow' && piece.kind !== 'gem') return false;
    const { left, right, top, bottom } = bounds(piece.shape);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return rooms.some(({ shape, box }) => holds(box, x, y) && holdsPoint(shape, x, y));
  });
  return new Set(covered);
}

/** Is its middle in one of them? */
function standsIn({ shape }: Figure, others: readonly Figure[]): boolean {
  const { x, y } = standIn(shape);
  return others.some((other) => holdsPoint(other.shape, x, y));
}

const holds = ({ left, top, right, bottom }: Bounds, x: number, y: number): boolean =>
  left <= x && x <= right && top <= y && y <= bottom;

function meet(one: Bounds, other: Bounds): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** How much of its outline lies in them. */
function shareIn(piece: Figure, others: readonly Figure[]): number {
  const { ring } = silhouetteOf(piece);
  let [within, all] = [0, 0];
  for (let i = 0; i + 1 < ring.length; i += 2) {
    all++;
    const [x, y] = [ring[i] as number, ring[i + 1] as number];
    if (others.some(({ shape }) => holdsPoint(shape, x, y))) within++;
  }
  return all === 0 ? 0 : within / all;
}
