import type { Change, Page, Piece } from '@understory/page';

/** What a nexus was known by is struck out when it is used up or has broken out: its mark and its name. What it drew stays. */
export function struckOut({ marks, labels }: Page, { id, feature }: Piece): Change[] {
  return [
    ...marks.filter((it) => it.until === null && it.kind === 'nexus' && it.piece === id),
    ...labels.filter((it) => it.until === null && feature !== null && it.about === feature),
  ].map((it) => ({ do: 'end', id: it.id }));
}
