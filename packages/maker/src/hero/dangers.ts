import { neighbour, type Square } from '../grid.ts';
import { type Item, POND, type Stats } from '../market.ts';
import { isMonsterRoom, isPathTile, itemAt, type Sheet, trapAt } from '../sheet.ts';

/** How far a monster reaches in each direction, in rooms (DM-CHK-02). */
const REACH = 2;

/**
 * The dangers of a path tile (DM-CHK-01): its trap, the acid pond under its bridge, its gate, its boss, and the monster rooms in
 * reach. A boss harms on its own tile only (DM-BOS-02); openings do not matter (DM-CHK-03).
 */
export function dangersOf(sheet: Sheet, square: Square): Item[] {
  const dangers: Item[] = [];
  meet(sheet, square, dangers);
  return dangers;
}

/** Whoever is told of dangers, one by one: a list, or a sum. */
interface Dangers {
  push(danger: Item): void;
}

function meet(sheet: Sheet, square: Square, dangers: Dangers): void {
  if (!isPathTile(sheet, square)) return;
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
  const sum = new Sum();
  for (const it of dangers) sum.push(it);
  return sum.taken();
}

export function perilAt(sheet: Sheet, square: Square): Peril | null {
  meet(sheet, square, AT_HAND);
  return AT_HAND.taken();
}

/** Dangers taken together as they come. */
class Sum implements Dangers {
  #check = 0;
  #stat: Peril['stat'] = 'str';
  #damage = 0;
  #str = 0;
  #int = 0;

  push(danger: Item): void {
    if (danger.check > this.#check) {
      this.#check = danger.check;
      this.#stat = danger.stat;
    } else if (danger.check === this.#check && danger.stat !== this.#stat) this.#stat = 'lower';
    this.#damage += danger.damage;
    this.#str += danger.loss.str;
    this.#int += danger.loss.int;
  }

  /** What there is, and none is left; every danger has a check. */
  taken(): Peril | null {
    if (this.#check === 0) return null;
    const peril = {
      check: this.#check,
      stat: this.#stat,
      damage: this.#damage,
      loss: { str: this.#str, int: this.#int },
    };
    this.#check = this.#damage = this.#str = this.#int = 0;
    return peril;
  }
}

/** One for all tiles: a bot that builds looks at very many. */
const AT_HAND = new Sum();

/** The stat that counts for a check. */
export function statFor({ stat }: Peril, { str, int }: Stats): number {
  if (stat === 'lower') return Math.min(str, int);
  return stat === 'str' ? str : int;
}
