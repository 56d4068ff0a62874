import { neighbour, OUT, type Square } from '../grid.ts';
import { perilAt, statFor } from '../hero/dangers.ts';
import { chanceToFail } from '../hero/odds.ts';
import { lay, lift } from '../laying.ts';
import { POND } from '../market.ts';
import { isOpen, type Plan } from '../placing.ts';
import { isMonsterRoom, isPathTile, type Sheet } from '../sheet.ts';

/** A hero's stat as playouts see it, before pips. */
const USUAL_STAT = 8;

/**
 * What a plan gains, roughly: as DM-BOT-03 weighs it, but looking only at the tiles that the plan can reach. Playouts must be
 * quick, and a rough player is good enough to tell a good first move from a bad one.
 */
export function roughGain(sheet: Sheet, plan: Plan, left: number): number {
  const { item, square, lie } = plan;
  const f = left / 20;
  const cost = 0.3 * item.price * Math.min(1, left / 5) + 0.1 * sheet.drawn.length * (item.pips.str + item.pips.int);
  const before = harmAround(sheet, square);
  lay(sheet, plan);
  const harm = harmAround(sheet, square) - before;
  const ways = lie === 0 ? 0 : 0.8 * f + 0.5 * f * opened(sheet, square, lie);
  lift(sheet, plan);
  return harm + ways + 0.7 * item.points + 0.7 * shapeGain(sheet, plan) - cost;
}

/** Squares from which a monster on this one could be met, and this one. */
function harmAround(sheet: Sheet, square: Square): number {
  let harm = harmAt(sheet, square);
  for (let way = 0; way < 4; way++) {
    const near = neighbour(square, way);
    if (near < 0) continue;
    if (isPathTile(sheet, near)) harm += harmAt(sheet, near);
    else if (isMonsterRoom(sheet, near)) harm += harmAt(sheet, neighbour(near, way));
  }
  return harm;
}

function harmAt(sheet: Sheet, square: Square): number {
  if (square < 0 || !isPathTile(sheet, square)) return 0;
  const peril = perilAt(sheet, square);
  if (!peril) return 0;
  const { damage, loss, check } = peril;
  const stat = statFor(peril, { str: USUAL_STAT + sheet.pips.str, int: USUAL_STAT + sheet.pips.int });
  return chanceToFail(check, stat) * (damage + loss.str + loss.int);
}

/** How many ways on a new tile opens. */
function opened(sheet: Sheet, square: Square, lie: number): number {
  let many = 0;
  for (let way = 0; way < 4; way++) {
    const next = neighbour(square, way);
    if (next >= 0 && (lie & (OUT[way] ?? 0)) !== 0 && isOpen(sheet, next)) many++;
  }
  return Math.min(2, many);
}

/** Rooms and ponds score by keeping together. */
function shapeGain(sheet: Sheet, { item, square }: Plan): number {
  if (item.kind !== 'monster' && item !== POND) return 0;
  let beside = 0;
  let alike = 0;
  for (let way = 0; way < 4; way++) {
    const near = neighbour(square, way);
    if (near < 0) continue;
    if (item === POND ? sheet.items[near] === POND.code : isMonsterRoom(sheet, near)) beside++;
    if (sheet.items[near] === item.code) alike++;
  }
  if (item === POND) return 1 + Math.min(2, beside);
  return beside === 0 ? 0.8 : 2.2 + 0.3 * alike;
}
