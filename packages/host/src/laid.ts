import { holdsPoint, type Piece } from '@understory/page';
import type { Entry, Spot } from '@understory/table';
import type { World } from './world.ts';

/** The line of the journal that says where something was to lie. */
export type SpotLine = Entry & Spot;

/**
 * What such an answer laid on the page: all that was drawn before the next one, or, where more was asked first (what it looks like), all
 * that was drawn together with the first piece round its spot.
 */
export function laidBy({ page, journal }: World, line: SpotLine): readonly Piece[] {
  const later = page.pieces.filter(({ since }) => since > line.tick);
  const drawnAt = ({ since }: Piece) => journal.entries[since];
  const isOfIts = (piece: Piece) => {
    const drawn = drawnAt(piece);
    if (drawn?.step === line.step) return true;
    return drawn?.turn === line.turn && drawn.age === line.age && holdsPoint(piece.shape, line.x, line.y);
  };
  const first = later.find(isOfIts);
  return first ? later.filter((it) => drawnAt(it)?.step === drawnAt(first)?.step) : [];
}

/** Is it all there still, with nothing built on it, marked on it or bound to it since? Beads may have come and gone. */
export function isAsLaid({ page, journal }: World, laid: readonly Piece[]): boolean {
  const step = journal.entries[laid[0]?.since ?? 0]?.step ?? 0;
  const isLater = ({ since }: { readonly since: number }) => (journal.entries[since]?.step ?? 0) > step;
  const ids = new Set(laid.map(({ id }) => id));
  const isOnIt = (it: { readonly piece: string; readonly since: number }) => ids.has(it.piece) && isLater(it);
  if (page.marks.some(isOnIt) || page.bonds.some(isOnIt)) return false;
  return laid.every(
    ({ until, shape }) =>
      until === null && !page.within(shape, page.measures.touch).some((it) => it.matter !== 'cover' && isLater(it)),
  );
}
