import { type Clause, Impossible } from '@understory/table';
import { type Openings, openings } from './grid.ts';

/** DM-WRD-09: the market's classes. */
export const KINDS = ['path', 'gate', 'boss', 'trap', 'monster', 'acid pond'] as const;
export type Kind = (typeof KINDS)[number];

/** DM-WRD-11. */
export type Stat = 'str' | 'int';

export interface Stats {
  readonly str: number;
  readonly int: number;
}

/** One entry of the market. */
export interface Item {
  /** Stable: answers hold it. */
  readonly key: string;
  readonly name: string;
  readonly kind: Kind;
  readonly clause: Clause;
  /** What stands for it in `Sheet.items` and `Sheet.traps`; from 1. */
  readonly code: number;
  readonly price: number;
  readonly stat: Stat;
  /** The number to reach with 2d6 and the stat; 0 if it is no danger. */
  readonly check: number;
  readonly damage: number;
  /** Crossed off when it is built: +1 to every hero's stat for each (DM-WRD-12). */
  readonly pips: Stats;
  /** What a hero's stats lose who fails its check: a gate's effect (DM-CHK-08). */
  readonly loss: Stats;
  /** Scored for having built it. */
  readonly points: number;
  readonly initial: string;
  /** How its path may lie; none for what has no path. */
  readonly lies: readonly Openings[];
}

const NO_STATS: Stats = { str: 0, int: 0 };
const lies = (...of: readonly string[]): Openings[] => of.map(openings);

/** DM-MKT-T2: type, price, lies. */
const SHAPES = {
  straight: ['Straight', 1, lies('NS', 'EW')],
  corner: ['Corner', 1, lies('NE', 'ES', 'SW', 'NW')],
  t: ['T', 2, lies('NES', 'ESW', 'NSW', 'NEW')],
  cross: ['Cross', 2, lies('NESW')],
  bridge: ['Bridge', 1, lies('NS', 'EW')],
} as const;

/** A gate or a boss stands on a plain path of any shape and lie (DM-GAT-01, DM-BOS-01): rows 1 to 4. */
const PLAIN_LIES: readonly Openings[] = [
  ...SHAPES.straight[2],
  ...SHAPES.corner[2],
  ...SHAPES.t[2],
  ...SHAPES.cross[2],
];

const items: Item[] = [];

function add(key: string, some: Partial<Item> & Pick<Item, 'name' | 'kind' | 'clause' | 'price'>): void {
  items.push({
    key,
    code: items.length + 1,
    stat: 'str',
    check: 0,
    damage: 0,
    pips: NO_STATS,
    loss: NO_STATS,
    points: 0,
    initial: '',
    lies: [],
    ...some,
  });
}

// The order of kinds, and of rows within a kind, is that of DM-BOT-03.
Object.entries(SHAPES).forEach(([key, [name, price, ways]], i) => {
  add(key, { name, kind: 'path', clause: `DM-MKT-T2.${i + 1}`, price, lies: ways });
});

/** DM-MKT-T5: price, check, what a failed one costs. */
const GATES: readonly (readonly [string, number, Stat, number, Stats])[] = [
  ['Wooden Gate', 1, 'str', 13, { str: 1, int: 0 }],
  ['Iron Gate', 2, 'str', 16, { str: 2, int: 0 }],
  ['Rune Gate', 1, 'int', 14, { str: 0, int: 1 }],
  ['Ward Gate', 2, 'int', 16, { str: 0, int: 2 }],
];
GATES.forEach(([name, price, stat, check, loss], i) => {
  add(name.toLowerCase(), {
    name,
    kind: 'gate',
    clause: `DM-MKT-T5.${i + 1}`,
    price,
    stat,
    check,
    loss,
    lies: PLAIN_LIES,
  });
});

/** DM-MKT-T7: initial, price, check, damage, pips, points. */
const BOSSES: readonly (readonly [string, string, number, Stat, number, number, Stats, number])[] = [
  ['Giant Bat', 'GB', 4, 'int', 17, 3, { str: 0, int: 1 }, 2],
  ['Golem', 'G', 6, 'str', 18, 5, { str: 2, int: 0 }, 3],
  ['Boss Slime', 'BS', 6, 'str', 17, 4, { str: 1, int: 1 }, 3],
];
BOSSES.forEach(([name, initial, price, stat, check, damage, pips, points], i) => {
  add(name.toLowerCase(), {
    name,
    kind: 'boss',
    clause: `DM-MKT-T7.${i + 1}`,
    price,
    stat,
    check,
    damage,
    pips,
    points,
    initial,
    lies: PLAIN_LIES,
  });
});

/** DM-MKT-T3: price, check, damage. */
const TRAPS: readonly (readonly [string, number, Stat, number, number])[] = [
  ['Spikes', 1, 'int', 14, 1],
  ['Boulder', 2, 'str', 15, 2],
  ['Darts', 3, 'int', 16, 2],
  ['Flame Jet', 5, 'int', 17, 3],
];
TRAPS.forEach(([name, price, stat, check, damage], i) => {
  add(name.toLowerCase(), { name, kind: 'trap', clause: `DM-MKT-T3.${i + 1}`, price, stat, check, damage });
});

/** DM-MKT-T4: initial, price, check, damage, pips. */
const MONSTERS: readonly (readonly [string, string, number, Stat, number, number, Stats])[] = [
  ['Slime', 'S', 2, 'str', 14, 1, NO_STATS],
  ['Skeleton', 'SK', 2, 'str', 16, 2, { str: 1, int: 0 }],
  ['Ghost', 'GH', 3, 'int', 16, 2, { str: 0, int: 1 }],
];
MONSTERS.forEach(([name, initial, price, stat, check, damage, pips], i) => {
  add(name.toLowerCase(), {
    name,
    kind: 'monster',
    clause: `DM-MKT-T4.${i + 1}`,
    price,
    stat,
    check,
    damage,
    pips,
    initial,
  });
});

/** DM-MKT-T6: its check counts only on a bridge over it. */
add('acid pond', {
  name: 'Acid Pond',
  kind: 'acid pond',
  clause: 'DM-MKT-T6.1',
  price: 2,
  stat: 'int',
  check: 15,
  damage: 2,
});

/** The market, in the order of DM-BOT-03: path, gate, boss, trap, monster, pond; each by table row. */
export const ITEMS: readonly Item[] = items;

/** Not for sale: the straight path on a corner that everything begins with (DM-SET-03). */
export const ENTRANCE: Item = {
  ...named('straight'),
  key: 'entrance',
  name: 'Entrance',
  clause: 'DM-SET-03',
  code: ITEMS.length + 1,
  price: 0,
};

const BY_CODE: readonly (Item | null)[] = [null, ...ITEMS, ENTRANCE];

export function itemOf(code: number): Item | null {
  return BY_CODE[code] ?? null;
}

export function named(key: string): Item {
  const item = items.find((it) => it.key === key);
  if (!item) throw new Impossible(`there is no item "${key}"`);
  return item;
}

export const BRIDGE = named('bridge');
export const POND = named('acid pond');

/** DM-MKT-T1: what each value lets one build. */
export const MARKET: Readonly<Record<number, readonly Kind[]>> = {
  1: ['path'],
  2: ['trap'],
  3: ['monster'],
  4: ['path'],
  5: ['monster'],
  6: ['trap'],
  7: ['gate'],
  8: ['acid pond'],
  9: ['boss'],
  10: ['gate'],
  11: ['path'],
  12: KINDS,
};

/** What two dice offer, each kind with the value that gives it: one die, the other, or their sum (DM-BLD-03, DM-MKT-01). */
export function offered([a, b]: readonly [number, number]): ReadonlyMap<Kind, number> {
  const kinds = new Map<Kind, number>();
  for (const value of [a, b, a + b])
    for (const kind of MARKET[value] ?? []) if (!kinds.has(kind)) kinds.set(kind, value);
  return kinds;
}
