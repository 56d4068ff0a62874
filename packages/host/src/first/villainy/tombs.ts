import type { Page, Piece } from '@understory/page';
import type { Realm } from '../realm.ts';

/** Every room with ☒, the oldest first. */
export function tombs(page: Page): Piece[] {
  const marked = new Set(
    page.marks.flatMap((it) => (it.kind === 'tomb' && it.until === null && it.piece ? [it.piece] : [])),
  );
  return [...page.drawn()].filter((it) => marked.has(it.id));
}

/** Those without a bead (H1-LIC-03). */
export function emptyTombs({ page }: Realm): Piece[] {
  return tombs(page).filter((it) => page.countIn(it.id) === 0);
}
