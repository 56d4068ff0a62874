import type { Sheet } from '@understory/page';
import type { Figure } from '../figure.ts';
import { silhouetteOf } from './silhouette.ts';
import { WallField } from './wall-field.ts';

/** Tells which pieces are of an earlier age than the newest. */
export function fading(pieces: readonly Figure[], faded: boolean): (piece: Figure) => boolean {
  if (!faded) return () => false;
  const newest = pieces.reduce<Figure | null>(
    (last, piece) => (last === null || piece.since >= last.since ? piece : last),
    null,
  );
  return (piece) => piece.age !== newest?.age;
}

/** The walls of the newest age alone; null where all are of one age. */
export function freshField(
  { width, height }: Sheet,
  open: readonly Figure[],
  old: (piece: Figure) => boolean,
): WallField | null {
  if (!open.some(old)) return null;
  const field = new WallField(width, height);
  for (const piece of open) if (!old(piece)) field.open(silhouetteOf(piece));
  return field;
}
