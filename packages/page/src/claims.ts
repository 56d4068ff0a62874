import { partOf, type Shape, TOLERANCE } from '@understory/ruler';
import type { Bond } from './model.ts';
import type { Station } from './network/legs.ts';
import type { Page } from './page.ts';

/** What a group has claimed (H1-MON-13, -15): rooms as wholes, and the middle lines of stretches of tunnel. */
export function claimedBy(page: Page, group: string): Shape[] {
  return lasting(page, 'claimed')
    .filter((it) => it.group === group)
    .map(({ piece, stretch }) => {
      const { shape } = page.piece(piece);
      return stretch ? { path: partOf(shape.path, stretch.from, stretch.to), closed: false, swell: 0 } : shape;
    });
}

/** Who has claimed the place where somebody stands; null if nobody has. What is claimed belongs to one group at a time (H1-INV-18). */
export function claimantOf(page: Page, { piece, along }: Station): string | null {
  const isMeant = ({ stretch }: Bond) =>
    !stretch || (along >= stretch.from - TOLERANCE && along <= stretch.to + TOLERANCE);
  return lasting(page, 'claimed').find((it) => it.piece === piece && isMeant(it))?.group ?? null;
}

/**
 * The group in whose hand a piece is drawn now, if it was drawn anew since it was first drawn (H1-GEN-11, -13). The piece itself stays, with all that
 * lies in it and hangs on it.
 */
export function redrawnBy(page: Page, piece: string): string | null {
  return lasting(page, 'redrawn').findLast((it) => it.piece === piece)?.group ?? null;
}

function lasting({ bonds }: Page, kind: Bond['kind']): Bond[] {
  return bonds.filter((it) => it.kind === kind && it.until === null);
}
