import { gap, type Mark, type Page, type Piece, type Shape } from '@understory/page';

/** PT-MEA-15: what comes this near to a place explores into it. */
const REACH = 0.5;

/** A place that does something to whoever explores into it. */
export interface Curse {
  readonly piece: Piece;
  readonly mark: Mark;
  /** Of a plague, how many die of it. */
  readonly number: number;
}

/** PT-MEA-15: the marked places that an outline comes upon, but for those that were explored into before; the oldest first. */
export function cursesNear(page: Page, shape: Shape, kinds: readonly string[], explored: readonly string[]): Curse[] {
  return page.marks.flatMap((mark) => {
    if (mark.until !== null || !kinds.includes(mark.kind) || explored.includes(mark.piece)) return [];
    const piece = page.piece(mark.piece);
    if (gap(piece.shape, shape, REACH + 0.001) > REACH + 0.001) return [];
    return [{ piece, mark, number: numberOn(mark) }];
  });
}

function numberOn({ what }: Mark): number {
  return what && 'number' in what ? Number(what.number) : 0;
}
