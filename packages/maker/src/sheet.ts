import { N_SQUARES, type Square } from './grid.ts';
import type { HeroType } from './heroes.ts';
import type { Stats } from './market.ts';
import { type Item, itemOf } from './market.ts';
import type { BuildingScore } from './score/scored.ts';
import type { Spell } from './spells.ts';

export type Loot = 'gem' | 'potion';

/** What stands for loot in `Sheet.loot`. */
export const NO_LOOT = 0;
export const GEM = 1;
export const POTION = 2;

/** One player's dungeon sheet (DM-CMP-01). */
export interface Sheet {
  readonly name: string;
  /** Who is asked: `player 1`. */
  readonly seat: string;
  /** The item on each square, by its code; 0 for none. */
  readonly items: Uint8Array;
  /** The openings of the path on each square; 0 where there is none. A pond with openings has a bridge. */
  readonly openings: Uint8Array;
  /** The trap on each path, by its code. */
  readonly traps: Uint8Array;
  /** Gems and potions that have not been collected. */
  readonly loot: Uint8Array;
  /** Path tiles in the order drawn, the entrance first. */
  readonly drawn: Square[];
  coin: number;
  gems: number;
  potions: number;
  /** Circled spells, and those that have been cast. */
  readonly spells: Spell[];
  readonly spent: Spell[];
  /** Crossed off in the Stats Modifiers chart (DM-PIP-01). */
  readonly pips: { str: number; int: number };
  /** What each building round was used for. */
  readonly rounds: RoundBox[];
  exit: Square | null;
  stairs: Square | null;
  building: BuildingScore | null;
  souls: number;
  /** Of the dungeon's 5 HP, those crossed off. */
  crosses: number;
  readonly heroes: HeroRow[];
  /** The player has ended the hero phase (DM-HER-01). */
  ended: boolean;
  /** The hero who is in the dungeon. */
  visit: Visit | null;
}

type RoundBox =
  | { readonly did: 'collected'; readonly what: Loot; readonly square: Square }
  | { readonly did: 'built'; readonly what: string; readonly square: Square }
  | { readonly did: 'passed' };

/** One of the five hero rows of the sheet. */
interface HeroRow {
  readonly type: HeroType;
  readonly hp: number;
  readonly str: number;
  readonly int: number;
  readonly fate: 'dead' | 'escaped';
  /** The HP at the end: 0 or less of the dead. */
  readonly left: number;
}

/** A hero on the way through a dungeon. */
export interface Visit {
  readonly hero: number;
  readonly type: HeroType;
  readonly startHp: number;
  readonly start: Stats;
  hp: number;
  str: number;
  int: number;
  at: Square;
  readonly visited: Uint8Array;
  /** The way back to the entrance, the tile stood on last. */
  readonly way: Square[];
  /** One of Hex, Insight, Frenzy and Warding has been cast on the check at hand (DM-SPL-06). */
  oneCheckSpell: boolean;
  /** At most one rival spell a visit (DM-MUL-07). */
  rivalHasCast: boolean;
}

/** DM-SET-05. */
export const START_COIN = 20;
export const DUNGEON_HP = 5;
/** DM-PIP-01. */
export const MOST_PIPS = 6;
/** DM-LOT-04. */
export const GEMS_FOR_TOOL = 3;

export function newSheet(name: string, seat: string): Sheet {
  return {
    name,
    seat,
    items: new Uint8Array(N_SQUARES),
    openings: new Uint8Array(N_SQUARES),
    traps: new Uint8Array(N_SQUARES),
    loot: new Uint8Array(N_SQUARES),
    drawn: [],
    coin: START_COIN,
    gems: 0,
    potions: 0,
    spells: [],
    spent: [],
    pips: { str: 0, int: 0 },
    rounds: [],
    exit: null,
    stairs: null,
    building: null,
    souls: 0,
    crosses: 0,
    heroes: [],
    ended: false,
    visit: null,
  };
}

/** Steps begin and end without a visit, so a copy has none. */
export function sheetCopy(sheet: Sheet): Sheet {
  return {
    name: sheet.name,
    seat: sheet.seat,
    items: sheet.items.slice(),
    openings: sheet.openings.slice(),
    traps: sheet.traps.slice(),
    loot: sheet.loot.slice(),
    drawn: sheet.drawn.slice(),
    coin: sheet.coin,
    gems: sheet.gems,
    potions: sheet.potions,
    spells: sheet.spells.slice(),
    spent: sheet.spent.slice(),
    pips: { str: sheet.pips.str, int: sheet.pips.int },
    rounds: sheet.rounds.slice(),
    exit: sheet.exit,
    stairs: sheet.stairs,
    building: sheet.building,
    souls: sheet.souls,
    crosses: sheet.crosses,
    heroes: sheet.heroes.slice(),
    ended: sheet.ended,
    visit: null,
  };
}

export function itemAt(sheet: Sheet, square: Square): Item | null {
  return itemOf(sheet.items[square] ?? 0);
}

export function trapAt(sheet: Sheet, square: Square): Item | null {
  return itemOf(sheet.traps[square] ?? 0);
}

/** DM-WRD-05: the entrance, plain paths, bridges, gates and bosses. */
export function isPathTile(sheet: Sheet, square: Square): boolean {
  return (sheet.openings[square] ?? 0) !== 0;
}

/** DM-WRD-10: slime, skeleton or ghost. */
export function isMonsterRoom(sheet: Sheet, square: Square): boolean {
  return square >= 0 && itemAt(sheet, square)?.kind === 'monster';
}

/** DM-WRD-08: neither an item nor loot. */
export function isEmpty(sheet: Sheet, square: Square): boolean {
  return sheet.items[square] === 0 && sheet.loot[square] === NO_LOOT;
}

export function lootAt(sheet: Sheet, square: Square): Loot | null {
  const code = sheet.loot[square];
  return code === GEM ? 'gem' : code === POTION ? 'potion' : null;
}

/** DM-LOT-04: upgraded by the third gem. */
export function toolIsUpgraded(sheet: Sheet): boolean {
  return sheet.gems >= GEMS_FOR_TOOL;
}

/** Circled and not yet crossed out (DM-SPL-01). */
export function canCast(sheet: Sheet, spell: Spell): boolean {
  return sheet.spells.includes(spell) && !sheet.spent.includes(spell);
}
