import { openings, squareOf } from './grid.ts';
import { named, offered } from './market.ts';
import { type Refusal, whyNot } from './placing.ts';
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

/** Why this may not be built now, in a sentence with its clause; null if it may. */
export function whyNotBuild({ market }: World, sheet: Sheet, { item: key, square, lie }: Move): Refusal | null {
  const item = named(key);
  if (market && !offered(market).has(item.kind)) {
    const kinds = [...offered(market).keys()].join(', ');
    return {
      clause: 'DM-MKT-T1',
      text: `Dice ${market[0]} and ${market[1]} offer ${kinds}; ${item.name} is of the kind ${item.kind}.`,
    };
  }
  const at = square === undefined ? undefined : (squareOf(square) ?? -1);
  return whyNot(sheet, item, at, lie === undefined ? undefined : openings(lie));
}
