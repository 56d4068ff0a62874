import { ROUNDS } from '../bot/builder.ts';
import { pointsOf } from '../bot/worth.ts';
import { neighbour, type Square } from '../grid.ts';
import { lay, lift } from '../laying.ts';
import type { Item } from '../market.ts';
import { liesFor, openAfter, openSquares, type Plan, squaresFor } from '../placing.ts';
import type { Sheet } from '../sheet.ts';
import { prospectOf } from './prospect.ts';

/** A plan, or null for building nothing, and what it promises. */
export interface Promising {
  readonly plan: Plan | null;
  readonly prospect: number;
}

/** What may be done with these items, the most promising first. */
export function promising(sheet: Sheet, items: readonly Item[], round: number): Promising[] {
  const left = ROUNDS - round;
  const open = openSquares(sheet).length;
  const all: Promising[] = [{ plan: null, prospect: prospectOf(sheet, left, open) }];
  for (const item of items)
    for (const square of squaresFor(sheet, item))
      if (item.lies.length > 0 || item.kind === 'trap' || isBesideSomething(sheet, square))
        all.push(...promisesOn(sheet, item, square, left, open));
  return all.sort((a, b) => b.prospect - a.prospect);
}

/** The ways an item can lie on a square. What it scores depends on the square alone. */
function promisesOn(sheet: Sheet, item: Item, square: Square, left: number, open: number): Promising[] {
  let building: number | null = null;
  return liesFor(sheet, item, square).map((lie) => {
    const plan = { item, square, lie };
    const ways = openAfter(sheet, plan, open);
    lay(sheet, plan);
    building ??= pointsOf(sheet);
    const prospect = prospectOf(sheet, left, ways, building);
    lift(sheet, plan);
    return { plan, prospect };
  });
}

/** Far from everything nothing is worth much. */
function isBesideSomething(sheet: Sheet, square: Square): boolean {
  for (let way = 0; way < 4; way++) {
    const near = neighbour(square, way);
    if (near >= 0 && sheet.items[near] !== 0) return true;
  }
  return false;
}
