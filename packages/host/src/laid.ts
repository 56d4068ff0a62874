import { holdsPoint, type Piece } from '@understory/page';
import type { Entry, Spot } from '@understory/table';
import type { World } from './world.ts';

/** The line of the journal that says where something was to lie. */
export type SpotLine = Entry & Spot;

/** What was drawn after each answer, by how many had been given. */
export type DrawnAfter = ReadonlyMap<number, readonly Piece[]>;

export function drawnAfter({ page, journal }: World): DrawnAfter {
  const drawn = new Map<number, Piece[]>();
  for (const piece of page.pieces) {
    const step = journal.entries[piece.since]?.step ?? 0;
    const others = drawn.get(step);
    if (others) others.push(piece);
    else drawn.set(step, [piece]);
  }
  return drawn;
}

/** So much may be asked of a thing between its place and its drawing: what it looks like, in one's own words. */
const ASKED_FIRST = 2;

/** What such an answer laid on the page: all that was drawn before the next one, or, where more was asked first, together with a piece round its spot. */
export function laidBy(drawn: DrawnAfter, { step, x, y }: SpotLine): readonly Piece[] {
  const atOnce = drawn.get(step);
  if (atOnce) return atOnce;
  for (let later = step + 1; later <= step + ASKED_FIRST; later++) {
    const pieces = drawn.get(later);
    if (pieces?.some(({ shape }) => holdsPoint(shape, x, y))) return pieces;
  }
  return [];
}

/** Is it all there still, with nothing built on it, marked on it or bound to it since? Beads may have come and gone. */
export function isAsLaid({ page, journal }: World, laid: readonly Piece[]): boolean {
  const step = journal.entries[laid[0]?.since ?? 0]?.step ?? 0;
  const isLater = ({ since }: { readonly since: number }) => (journal.entries[since]?.step ?? 0) > step;
  const isBare = ({ until, shape }: Piece) =>
    until === null && !page.within(shape, page.measures.touch).some((it) => it.matter !== 'cover' && isLater(it));
  if (!laid.every(isBare)) return false;
  const ids = new Set(laid.map(({ id }) => id));
  const isOnIt = (it: { readonly piece: string; readonly since: number }) => ids.has(it.piece) && isLater(it);
  return !page.marks.some(isOnIt) && !page.bonds.some(isOnIt);
}
