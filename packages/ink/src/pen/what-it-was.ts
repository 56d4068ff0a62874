import type { Piece, Sheet } from '@understory/page';
import { centreOf } from '@understory/ruler';

/** A piece as the pen knows it again: its id alone may be another piece's after an undo. */
export function pieceMark({ kind, shape }: Piece): string {
  const { x, y } = centreOf(shape);
  return `${kind} ${Math.round(x * 100)} ${Math.round(y * 100)}`;
}

/** What anything on the page was when the pen touched it; groups and treasures are known by their ids alone. */
export function whatItWas({ pieces, features, labels }: Sheet, id: string): string {
  const piece = pieces.find((it) => it.id === id);
  if (piece) return pieceMark(piece);
  const feature = features.find((it) => it.id === id);
  if (feature) return `${feature.kind} ${feature.title}`;
  return labels.find((it) => it.id === id)?.text ?? '';
}
