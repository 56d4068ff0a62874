import { type Piece, TOLERANCE } from '@understory/page';

/** Tracks and roads are buildings under the sky too, but nobody lives on them. */
const WAYS: ReadonlySet<string | null> = new Set(['track', 'road']);

/** Is it a room, a cave, a hollow, a hut or (for those who may) water: something to sit in, unlike a tunnel? */
export function isRoom({ kind, room }: Piece): boolean {
  return (
    (kind === 'room' || kind === 'cave' || kind === 'building' || kind === 'hollow' || kind === 'water') &&
    !WAYS.has(room)
  );
}

/** H2-MON-107: a place as large as this has room for several. */
const LARGE = 3;

export function isLarge({ area }: Piece): boolean {
  return area >= LARGE - TOLERANCE;
}
