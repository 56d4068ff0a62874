import { type Clause, unreachable } from '@understory/table';
import { BACK, keyOf, N_SQUARES, neighbour, type Openings, OUT, type Square, sidesOf } from './grid.ts';
import { BRIDGE, ITEMS, type Item, type Kind, POND } from './market.ts';
import type { Refusal, RefusalKey } from './refusal.ts';
import { isEmpty, isPathTile, itemAt, MOST_PIPS, NO_LOOT, type Sheet } from './sheet.ts';

/** One item, where it goes, and how its path lies; 0 for what has no path. */
export interface Plan {
  readonly item: Item;
  readonly square: Square;
  readonly lie: Openings;
}

type Fault = Exclude<RefusalKey, 'no loot' | 'out of reach' | 'plain tool' | 'not offered'>;

/** Why an item may not be built now, wherever it would go; null if it may (DM-BLD-04, DM-PIP-01). */
export function itemFault({ coin, pips }: Sheet, { price, pips: more }: Item): Fault | null {
  if (price > coin) return 'coin';
  return pips.str + more.str > MOST_PIPS || pips.int + more.int > MOST_PIPS ? 'pips' : null;
}

/** Why an item may not go on a square, however it lies; null if it may. */
function squareFault(sheet: Sheet, item: Item, square: Square): Fault | null {
  if (!(square >= 0 && square < N_SQUARES)) return 'nowhere';
  if (item.kind === 'trap') return trapFault(sheet, square);
  if (item === BRIDGE) {
    if (sheet.items[square] !== POND.code) return 'no pond';
    if (isPathTile(sheet, square)) return 'bridged';
  } else if (sheet.loot[square] !== NO_LOOT) return 'loot';
  else if (sheet.items[square] !== 0) return 'taken';
  return item.lies.length === 0 || doors(sheet, square) !== 0 ? null : 'no link';
}

/** DM-TRP-01. */
function trapFault(sheet: Sheet, square: Square): Fault | null {
  if (!isPathTile(sheet, square)) return 'no path';
  const kind = itemAt(sheet, square)?.kind;
  if (kind === 'gate' || kind === 'boss') return 'gate or boss';
  return sheet.traps[square] === 0 ? null : 'trapped';
}

/** DM-PTH-02: at least one opening meets an opening; DM-PTH-03: the others may face anything. */
function lieFault(sheet: Sheet, { lies }: Item, square: Square, lie: Openings): Fault | null {
  if (lies.length === 0) return lie === 0 ? null : 'lie';
  if (!lies.includes(lie)) return 'lie';
  return (doors(sheet, square) & lie) === 0 ? 'no link' : null;
}

/** The sides of a square on which a path tile beside it opens onto it (DM-WRD-06). */
export function doors(sheet: Sheet, square: Square): Openings {
  let sides = 0;
  for (let way = 0; way < 4; way++) {
    const beside = neighbour(square, way);
    if (beside >= 0 && ((sheet.openings[beside] ?? 0) & (BACK[way] ?? 0)) !== 0) sides |= OUT[way] ?? 0;
  }
  return sides;
}

/** Where an item may go, in the fixed order. */
export function squaresFor(sheet: Sheet, item: Item): Square[] {
  const squares: Square[] = [];
  for (let square = 0; square < N_SQUARES; square++)
    if (squareFault(sheet, item, square) === null) squares.push(square);
  return squares;
}

/** How it may lie there; a single 0 for what has no path. */
export function liesFor(sheet: Sheet, { lies }: Item, square: Square): readonly Openings[] {
  if (lies.length === 0) return NO_LIE;
  const open = doors(sheet, square);
  return lies.filter((it) => (it & open) !== 0);
}

const NO_LIE: readonly Openings[] = [0];

/** What these kinds let one build here and now, in the order of DM-BOT-03. */
export function buildable(sheet: Sheet, kinds: (kind: Kind) => boolean): Item[] {
  return ITEMS.filter((it) => kinds(it.kind) && itemFault(sheet, it) === null && hasSquare(sheet, it));
}

function hasSquare(sheet: Sheet, item: Item): boolean {
  for (let square = 0; square < N_SQUARES; square++) if (squareFault(sheet, item, square) === null) return true;
  return false;
}

/** Squares that a path tile opens onto: empty, or an acid pond without a bridge (DM-BOT-02, DM-BOT-03). */
export function openSquares(sheet: Sheet): Square[] {
  const squares: Square[] = [];
  for (let square = 0; square < N_SQUARES; square++) if (isOpen(sheet, square)) squares.push(square);
  return squares;
}

export function isOpen(sheet: Sheet, square: Square): boolean {
  return isBare(sheet, square) && doors(sheet, square) !== 0;
}

/** Where a path or a bridge could go. */
function isBare(sheet: Sheet, square: Square): boolean {
  return isEmpty(sheet, square) || (sheet.items[square] === POND.code && !isPathTile(sheet, square));
}

/** How many squares would be open once this tile were laid, given how many are open now. */
export function openAfter(sheet: Sheet, { item, square, lie }: Plan, before: number): number {
  if (item.kind === 'trap') return before;
  if (lie === 0) return item !== POND && doors(sheet, square) !== 0 ? before - 1 : before;
  let open = before - 1;
  for (let way = 0; way < 4; way++) {
    const next = (lie & (OUT[way] ?? 0)) === 0 ? -1 : neighbour(square, way);
    if (next >= 0 && isBare(sheet, next) && doors(sheet, next) === 0) open++;
  }
  return open;
}

/**
 * Why an item may not be built: on no square, on this one, or lying like this; null if it may. The dice are not asked:
 * what the market offers is another matter (`offered`).
 */
export function whyNot(sheet: Sheet, item: Item, square?: Square, lie?: Openings): Refusal | null {
  const fault =
    itemFault(sheet, item) ??
    (square === undefined
      ? hasSquare(sheet, item)
        ? null
        : nowhereFor(item)
      : (squareFault(sheet, item, square) ?? (lie === undefined ? null : lieFault(sheet, item, square, lie))));
  return fault && explained(fault, sheet, item, square ?? -1, lie ?? 0);
}

function nowhereFor(item: Item): Fault {
  if (item === BRIDGE) return 'no pond';
  if (item.kind === 'trap') return 'no path';
  return item.lies.length > 0 ? 'no link' : 'taken';
}

/** The clause that each kind's square comes from. */
const GOES_ON: Readonly<Record<Kind, Clause>> = {
  path: 'DM-PTH-01',
  gate: 'DM-GAT-01',
  boss: 'DM-BOS-01',
  trap: 'DM-TRP-01',
  monster: 'DM-MON-01',
  'acid pond': 'DM-PND-01',
};

function explained(fault: Fault, sheet: Sheet, item: Item, at: Square, lie: Openings): Refusal {
  const { key, kind, price } = item;
  const where = at < 0 ? null : keyOf(at);
  const square = keyOf(at);
  switch (fault) {
    case 'coin':
      return { clause: 'DM-BLD-04', why: fault, item: key, price, coin: sheet.coin };
    case 'pips':
      return { clause: 'DM-PIP-01', why: fault, item: key, crossed: { ...sheet.pips } };
    case 'nowhere':
      return { clause: 'DM-WRD-01', why: fault };
    case 'loot':
      return { clause: 'DM-LOT-06', why: fault, square };
    case 'taken':
      return { clause: GOES_ON[kind], why: fault, item: key, square: where, by: itemAt(sheet, at)?.key ?? null };
    case 'no pond':
      return { clause: 'DM-PTH-04', why: fault, square: where };
    case 'bridged':
      return { clause: 'DM-PTH-04', why: fault, square };
    case 'no path':
      return { clause: 'DM-TRP-01', why: fault, square: where };
    case 'gate or boss':
      return { clause: 'DM-TRP-01', why: fault, square, on: itemAt(sheet, at)?.kind ?? 'gate' };
    case 'trapped':
      return { clause: 'DM-TRP-01', why: fault, square };
    case 'no link':
      return { clause: 'DM-PTH-02', why: fault, item: key, square: where, lie: sidesOf(lie) };
    case 'lie':
      return { clause: item.clause, why: fault, item: key, lie: sidesOf(lie) };
    default:
      return unreachable(fault);
  }
}
