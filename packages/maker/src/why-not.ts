import { openings, squareOf } from './grid.ts';
import { named, offered } from './market.ts';
import { whyNot } from './placing.ts';
import type { Refusal } from './refusal.ts';
import type { Sheet } from './sheet.ts';
import type { World } from './world.ts';

/** A move as a person thinks of it: an item, perhaps a square, perhaps how it lies. */
export interface Move {
  readonly item: string;
  /** `3,2` */
  readonly square?: string;
  /** `NES` */
  readonly lie?: string;
}

/** Why this may not be built now; null if it may. */
export function whyNotBuild({ market }: World, sheet: Sheet, { item: key, square, lie }: Move): Refusal | null {
  const item = named(key);
  if (market && !offered(market).has(item.kind))
    return { clause: 'DM-MKT-T1', why: 'not offered', item: item.key, dice: market };
  const at = square === undefined ? undefined : (squareOf(square) ?? -1);
  return whyNot(sheet, item, at, lie === undefined ? undefined : openings(lie));
}
