import type { Piece, Sheet } from '@understory/page';
import { outlineOf } from './outline.ts';
import { WallField } from './wall-field.ts';

/** Which pieces are of an earlier age than the newest? */
export function fading(pieces: readonly Piece[], faded: boolean): (piece: Piece) => boolean {
  if (!faded) return () => false;
  const newest = pieces.reduce<Piece | null>(
    (last, piece) => (last === null || piece.since >= last.since ? piece : last),
    null,
  );
  return (piece) => piece.age !== newest?.age;
}

/** The walls of the newest age alone; null where all are of one age. */
export function freshField(
  { width, height }: Sheet,
  open: readonly Piece[],
  old: (piece: Piece) => boolean,
): WallField | null {
  if (!open.some(old)) return null;
  const field = new WallField(width, height);
  for (const piece of open) if (!old(piece)) field.open(outlineOf(piece));
  return field;
}
