import { neighbour, type Openings, type Square } from '../grid.ts';
import { lay, lift } from '../laying.ts';
import { collectable } from '../loot.ts';
import type { Item } from '../market.ts';
import { liesFor, openAfter, openSquares, type Plan, squaresFor } from '../placing.ts';
import { itemAt, type Sheet } from '../sheet.ts';
import { pointsOf, type Worth, weighed, worthOf } from './worth.ts';

/** DM-BLD-01. */
export const ROUNDS = 20;
/** DM-BOT-02: with less coin than this, loot is collected. */
const POOR = 12;

/** DM-BOT-02: collect loot in reach, but not in the last round, and only if poor or shut in. */
export function wantsToCollect(sheet: Sheet, round: number): boolean {
  if (round >= ROUNDS || collectable(sheet).length === 0) return false;
  return sheet.coin < POOR || openSquares(sheet).length === 0;
}

/** Worths closer than this are the same: the sums come in different orders. */
const HAIR = 1e-9;

/** DM-BOT-03: the plan of the highest worth with one of these items, the first on ties; null if none is above the worth of building nothing. */
export function bestOf(sheet: Sheet, items: readonly Item[], round: number): Plan | null {
  const left = ROUNDS - round;
  const already = known(sheet);
  let best: Plan | null = null;
  let most = weighed(worthOf(sheet), left);
  for (const item of items) {
    for (const square of squaresFor(sheet, item)) {
      for (const { plan, worth } of plansOn(sheet, item, square, left, already)) {
        if (worth > most + HAIR) [best, most] = [plan, worth];
      }
    }
  }
  return best;
}

interface Weighed {
  readonly plan: Plan;
  readonly worth: number;
}

/** What is the same for many plans of a round, and so is thought of once. */
interface Known {
  /** o, before anything is built. */
  readonly open: number;
  /** B by what a plan does to the shapes: traps and lone rooms leave them alone, and all paths on a square touch the same rooms. */
  readonly points: Map<Square | 'same', number>;
}

function known(sheet: Sheet): Known {
  return { open: openSquares(sheet).length, points: new Map() };
}

/** The ways an item can lie on a square. Only the open squares depend on the lie. */
function plansOn(sheet: Sheet, item: Item, square: Square, left: number, already: Known): Weighed[] {
  let first: Worth | null = null;
  return liesFor(sheet, item, square).map((lie) => {
    const plan = { item, square, lie };
    const open = openAfter(sheet, plan, already.open);
    first ??= worthWith(sheet, plan, already);
    return { plan, worth: weighed({ ...first, open }, left) };
  });
}

function worthWith(sheet: Sheet, plan: Plan, { points }: Known): Worth {
  lay(sheet, plan);
  const worth = worthOf(sheet, pointsWith(sheet, plan.item, plan.square, points), 0);
  lift(sheet, plan);
  return worth;
}

/** B with the item in its place. */
function pointsWith(sheet: Sheet, item: Item, square: Square, points: Known['points']): number {
  const isRoom = item.kind === 'monster' || item.kind === 'acid pond';
  if (isRoom && hasLike(sheet, item, square)) return pointsOf(sheet);
  // A pond by itself scores a point; a monster by itself is no shape.
  const own = item.kind === 'acid pond' ? 1 : item.points;
  const key = isRoom || item.kind === 'trap' ? 'same' : square;
  const others = points.get(key) ?? pointsOf(sheet) - own;
  points.set(key, others);
  return others + own;
}

/** Is there something beside the square that could score together with the item? */
function hasLike(sheet: Sheet, { kind }: Item, square: Square): boolean {
  for (let way = 0; way < 4; way++) {
    const near = neighbour(square, way);
    if (near >= 0 && itemAt(sheet, near)?.kind === kind) return true;
  }
  return false;
}

/** How an item that goes on this square had best lie. */
export function bestOn(sheet: Sheet, item: Item, square: Square, round: number): Openings {
  const plans = plansOn(sheet, item, square, ROUNDS - round, known(sheet));
  let best = plans[0];
  for (const it of plans) if (best && it.worth > best.worth + HAIR) best = it;
  return best?.plan.lie ?? 0;
}

/** The square that an item had best go on. */
export function bestSquare(sheet: Sheet, item: Item, round: number): Square {
  let best: Weighed | undefined;
  for (const square of squaresFor(sheet, item)) {
    for (const it of plansOn(sheet, item, square, ROUNDS - round, known(sheet)))
      if (!best || it.worth > best.worth + HAIR) best = it;
  }
  return best?.plan.square ?? 0;
}
