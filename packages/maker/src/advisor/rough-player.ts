import type { FastDice } from '@understory/table';
import { ROUNDS, wantsToCollect } from '../bot/builder.ts';
import { N_SQUARES, neighbour, type Square } from '../grid.ts';
import { BRIDGE, ITEMS, type Item, offered, POND } from '../market.ts';
import { doors, itemFault, type Plan } from '../placing.ts';
import { isEmpty, isPathTile, itemAt, type Sheet } from '../sheet.ts';
import type { Quick, World } from '../world.ts';
import { roughGain } from './gain.ts';

/** How many plans a round the rough player thinks of. */
const IDEAS = 24;

/** ON_OFFER[a * 6 + b]: the items that two dice offer. */
const ON_OFFER: readonly (readonly Item[])[] = Array.from({ length: 42 }, (_, i) => {
  const [a, b] = [Math.floor((i - 1) / 6), ((i - 1) % 6) + 1];
  const kinds = a >= 1 && a <= 6 ? offered([a, b]) : new Map();
  return ITEMS.filter((it) => kinds.has(it.kind));
});

/** Plays a building round in microseconds: a few plans at random, and the best of them. All else is as the default player does. */
export class RoughPlayer implements Quick {
  protected readonly dice: FastDice;

  constructor(dice: FastDice) {
    this.dice = dice;
  }

  die(): number {
    return this.dice.below(6) + 1;
  }

  collects(world: World, sheet: Sheet): boolean {
    return wantsToCollect(sheet, world.round);
  }

  build(world: World, sheet: Sheet, [a, b]: readonly [number, number]): Plan | null {
    const items = (ON_OFFER[a * 6 + b] ?? []).filter((it) => itemFault(sheet, it) === null);
    if (items.length === 0) return null;
    const grounds = new Grounds(sheet);
    const left = ROUNDS - world.round;
    let best: Plan | null = null;
    let most = 0;
    for (let i = 0; i < IDEAS; i++) {
      const item = items[this.dice.below(items.length)];
      const plan = item && this.#idea(sheet, item, grounds.of(item));
      if (!plan) continue;
      const gain = roughGain(sheet, plan, left);
      if (gain > most) [best, most] = [plan, gain];
    }
    return best;
  }

  #idea(sheet: Sheet, item: Item, squares: readonly Square[]): Plan | null {
    if (squares.length === 0) return null;
    const square = squares[this.dice.below(squares.length)] ?? 0;
    if (item.lies.length === 0) return { item, square, lie: 0 };
    const open = doors(sheet, square);
    const from = this.dice.below(item.lies.length);
    for (let i = 0; i < item.lies.length; i++) {
      const lie = item.lies[(from + i) % item.lies.length] ?? 0;
      if ((lie & open) !== 0) return { item, square, lie };
    }
    return null;
  }
}

/** The squares where each kind of item may go, each looked for once a round. */
class Grounds {
  readonly #sheet: Sheet;
  #open: Square[] | null = null;
  #empty: Square[] | null = null;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
  }

  of(item: Item): readonly Square[] {
    const sheet = this.#sheet;
    if (item.kind === 'trap') return sheet.drawn.filter((it) => sheet.traps[it] === 0 && takesTrap(sheet, it));
    if (item === BRIDGE)
      return squares((it) => sheet.items[it] === POND.code && !isPathTile(sheet, it) && doors(sheet, it) !== 0);
    if (item.lies.length > 0) {
      this.#open ??= squares((it) => isEmpty(sheet, it) && doors(sheet, it) !== 0);
      return this.#open;
    }
    this.#empty ??= squares((it) => isEmpty(sheet, it) && hasNeighbour(sheet, it));
    return this.#empty;
  }
}

function squares(fits: (square: Square) => boolean): Square[] {
  const all: Square[] = [];
  for (let square = 0; square < N_SQUARES; square++) if (fits(square)) all.push(square);
  return all;
}

function takesTrap(sheet: Sheet, square: Square): boolean {
  const kind = itemAt(sheet, square)?.kind;
  return kind === 'path' || kind === 'acid pond';
}

/** Far from everything nothing is worth much. */
function hasNeighbour(sheet: Sheet, square: Square): boolean {
  for (let way = 0; way < 4; way++) {
    const near = neighbour(square, way);
    if (near >= 0 && sheet.items[near] !== 0) return true;
  }
  return false;
}
