import type { Bead, Naming, Piece, Sheet } from '@understory/page';
import { centreOf, type Point } from '@understory/ruler';

/** A piece as the pen knows it again: its id alone may be another piece's after an undo. */
export function pieceMark({ kind, shape }: Piece): string {
  return markAt(kind, centreOf(shape));
}

function markAt(kind: string, { x, y }: Point): string {
  return `${kind} ${Math.round(x * 100)} ${Math.round(y * 100)}`;
}

/** What anything on the page was when the pen touched it; groups are known by their ids alone, treasures by their origin. */
export function whatItWas({ pieces, features, labels, beads }: Sheet, id: string): string {
  const piece = pieces.find((it) => it.id === id);
  if (piece) return pieceMark(piece);
  const feature = features.find((it) => it.id === id);
  if (feature) return [feature.kind, feature.stratum, ...firstMark(pieces, id)].join(' ');
  const label = labels.find((it) => it.id === id);
  if (label) return label.about;
  const first = beads.find((it) => it.id === id);
  return first ? markAt(first.kind, first.at) : '';
}

/** A feature is known by its first piece. */
function firstMark(pieces: readonly Piece[], feature: string): readonly string[] {
  const first = pieces.find((it) => it.feature === feature);
  return first ? [pieceMark(first)] : [];
}

/** The same as pens of up to 0.5 wrote it, which hung on words: features and labels by what they said. */
export function whatItWasOnce({ features, labels }: Sheet, id: string, called: Naming): string | null {
  const feature = features.find((it) => it.id === id);
  if (feature) return `${feature.kind} ${called(feature.what)}`;
  const label = labels.find((it) => it.id === id);
  return label ? called(label.what) : null;
}

/** The ids by which a treasure is named: the bead's origin, and in pens of up to 0.5 the name that the game gave it. */
export function treasureIds({ origin, name }: Pick<Bead, 'origin' | 'name'>): readonly string[] {
  return name === null ? [] : [origin, `treasure ${name}`];
}
