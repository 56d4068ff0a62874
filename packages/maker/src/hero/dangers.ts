import { neighbour, type Square } from '../grid.ts';
import { type Item, POND, type Stats } from '../market.ts';
import { isMonsterRoom, isPathTile, itemAt, type Sheet, trapAt } from '../sheet.ts';

/** How far a monster reaches in each direction, in rooms (DM-CHK-02). */
const REACH = 2;

/**
 * The dangers of a path tile (DM-CHK-01): its trap, the acid pond under its bridge, its gate, its boss, and the monster rooms in
 * reach. A boss harms on its own tile only (DM-BOS-02); openings do not matter (DM-CHK-03).
 */
export function dangersOf(sheet: Sheet, square: Square, dangers: Item[] = []): Item[] {
  if (!isPathTile(sheet, square)) return dangers;
  const trap = trapAt(sheet, square);
  if (trap) dangers.push(trap);
  const item = itemAt(sheet, square);
  if (item && (item === POND || item.kind === 'gate' || item.kind === 'boss')) dangers.push(item);
  for (let way = 0; way < 4; way++) {
    let room = neighbour(square, way);
    for (let far = 0; far < REACH && isMonsterRoom(sheet, room); far++) {
      const monster = itemAt(sheet, room);
      if (monster) dangers.push(monster);
      room = neighbour(room, way);
    }
  }
  return dangers;
}

/** What a tile asks of a hero, all its dangers taken together. */
export interface Peril {
  /** The number to reach (DM-CHK-04). */
  readonly check: number;
  /** With which stat; `lower` where the highest number occurs with both (DM-CHK-05). */
  readonly stat: 'str' | 'int' | 'lower';
  /** All damage and all gate effects count for who fails (DM-CHK-07). */
  readonly damage: number;
  readonly loss: Stats;
}

/** The one check of a tile (DM-CHK-04); null if it has no danger. */
export function perilOf(dangers: readonly Item[]): Peril | null {
  if (dangers.length === 0) return null;
  let check = 0;
  let damage = 0;
  let str = 0;
  let int = 0;
  let stat: Peril['stat'] = 'str';
  for (const it of dangers) {
    if (it.check > check) {
      check = it.check;
      stat = it.stat;
    } else if (it.check === check && it.stat !== stat) stat = 'lower';
    damage += it.damage;
    str += it.loss.str;
    int += it.loss.int;
  }
  return { check, stat, damage, loss: { str, int } };
}

export function perilAt(sheet: Sheet, square: Square): Peril | null {
  AT_HAND.length = 0;
  return perilOf(dangersOf(sheet, square, AT_HAND));
}

/** One list, filled and read again and again without allocation: a bot that builds looks at very many tiles. */
const AT_HAND: Item[] = [];

/** The stat that counts for a check. */
export function statFor({ stat }: Peril, { str, int }: Stats): number {
  if (stat === 'lower') return Math.min(str, int);
  return stat === 'str' ? str : int;
}
