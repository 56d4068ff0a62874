import type { World } from '@understory/host';
import type { PenEdit, Penwork, Sticker } from '@understory/ink';
import { FINE, stickersSeen } from '@understory/ink/pen';
import type { Point } from '@understory/page';
import type { TableView } from '../../storage/table-view.ts';
import { ageSheets } from '../paper/age-sheets.ts';

/** Does a place lie under a sticker? */
export const covers = ({ x, y, size }: Sticker, at: Point): boolean =>
  Math.abs(x - at.x) < size / 2 && Math.abs(y - at.y) < size / 2;

interface Under {
  readonly world: World;
  readonly tick: number;
  readonly pen: Penwork;
}
type Shown = Pick<TableView, 'hidden' | 'tracing'>;

/** The stickers that are to be seen, the uppermost last. */
export function stickersIn({ world, tick, pen }: Under, view: Shown): Sticker[] {
  if (view.hidden.includes('stickers')) return [];
  return stickersSeen(pen, ageSheets(world.journal.entries, view.tracing), tick);
}

/** A sticker put with its middle at a place on the page. */
export function restuck({ world: { page } }: Pick<Under, 'world'>, { edit }: Sticker, { x, y }: Point) {
  const fine = (it: number, most: number) => Math.round(Math.max(0, Math.min(most, it)) * FINE);
  return { do: 'restick', sticker: edit, x: fine(x, page.width), y: fine(y, page.height) } as const satisfies PenEdit;
}

export const emblemWords = (emblem: string): string => emblem.replaceAll('-', ' ');

/** Its edge on the map. */
export function stickerBox({ x, y, size }: Sticker): string {
  const half = size / 2;
  return `M${x - half} ${y - half}h${size}v${size}h${-size}Z`;
}
