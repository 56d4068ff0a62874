import type { Figure } from '../figure.ts';
import type { BareSheet } from '../page-then.ts';
import { silhouetteOf } from './silhouette.ts';
import { WallField } from './wall-field.ts';

/** The age of the piece that was drawn last; null if there is none. */
export function newestAge(pieces: readonly Figure[]): string | null {
  const newest = pieces.reduce<Figure | null>(
    (last, piece) => (last === null || piece.since >= last.since ? piece : last),
    null,
  );
  return newest?.age ?? null;
}

/** The walls of the newest age alone; null where all are of one age. */
export function freshField(
  { width, height }: BareSheet,
  open: readonly Figure[],
  old: (piece: Figure) => boolean,
): WallField | null {
  if (!open.some(old)) return null;
  const field = new WallField(width, height);
  for (const piece of open) if (!old(piece)) field.open(silhouetteOf(piece));
  return field;
}
