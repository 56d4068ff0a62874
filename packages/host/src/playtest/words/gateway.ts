import type { Page, Piece } from '@understory/page';

/** PT-NEX-15: an unused gateway in a stratum. */
export function gatewayIn(page: Page, stratum: number): { readonly piece: Piece; readonly mark: string } | null {
  for (const { kind, until, piece, id } of page.marks) {
    const cave = page.piece(piece);
    if (kind === 'gateway' && until === null && cave.stratum === stratum) return { piece: cave, mark: id };
  }
  return null;
}
