import { groundAt, type Piece, type Sheet } from '@understory/page';
import { bounds } from '@understory/ruler';

/** A sheet with its ground, and nothing on it. */
export type BareSheet = Pick<Sheet, 'width' | 'height' | 'title' | 'ground' | 'former'>;

/** The sheet with the ground that lay there then; blank before there was any. */
export function groundedAt(sheet: Sheet, tick: number): Sheet {
  const isLaid = sheet.laidAt !== null && sheet.laidAt <= tick;
  if (isLaid && sheet.former.every((it) => it.until <= tick)) return sheet;
  const former = sheet.former.filter((it) => it.until <= tick);
  return { ...sheet, ground: groundAt(sheet, tick), former };
}

/** Pieces that lie off the page, or touch it only by a hair's breadth, are not drawn. */
export function onPage({ shape }: Piece, { width, height }: Pick<Sheet, 'width' | 'height'>): boolean {
  const { left, top, right, bottom } = bounds(shape);
  return left < width - 0.05 && top < height - 0.05 && right > 0.05 && bottom > 0.05;
}
