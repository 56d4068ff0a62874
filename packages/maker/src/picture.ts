import { exitTile } from './exit.ts';
import { DIRECTIONS, keyOf, N_SQUARES, type Square, sidesOf, xy } from './grid.ts';
import { dangersOf, perilOf } from './hero/dangers.ts';
import { offered } from './market.ts';
import { buildingScore } from './score/building-score.ts';
import { finalScore, rating, type ScoreLine, scoreLines } from './score/final-score.ts';
import {
  DUNGEON_HP,
  isPathTile,
  itemAt,
  type Loot,
  lootAt,
  MOST_PIPS,
  type Sheet,
  toolIsUpgraded,
  trapAt,
} from './sheet.ts';
import type { World } from './world.ts';

/** A square as it is drawn (DM-MAP-02 to DM-MAP-05). */
export interface SquarePicture {
  /** `3,2` */
  readonly at: string;
  readonly x: number;
  readonly y: number;
  /** What stands there: an item's key, `entrance`, or null. */
  readonly item: string | null;
  readonly kind: string | null;
  /** `NES`: where its path runs off; empty without one. A pond with openings has a bridge. */
  readonly openings: string;
  readonly isBridged: boolean;
  readonly trap: string | null;
  readonly loot: 'gem' | 'potion' | null;
  readonly isStairs: boolean;
  readonly isExitTile: boolean;
  /** The side on which the entrance's arrow comes in. */
  readonly arrow: string | null;
  /** Bottom right: the damage of a trap, a monster, a boss (DM-MAP-04); null where none is written. */
  readonly damage: number | null;
  /** Bottom left. */
  readonly initial: string;
  /** The check of a path tile as it stands: what a hero would face here. */
  readonly check: { readonly number: number; readonly stat: string; readonly damage: number } | null;
}

/** What a building round was used for. */
export type RoundPicture =
  | { readonly did: 'collected'; readonly what: Loot; readonly at: string }
  | { readonly did: 'built'; readonly what: string; readonly at: string }
  | { readonly did: 'passed' };

/** What is on one sheet, beside the grid too (DM-MAP-06). */
export interface SheetPicture {
  readonly name: string;
  readonly seat: string;
  readonly squares: readonly SquarePicture[];
  readonly coin: number;
  readonly gems: number;
  readonly potions: number;
  readonly tool: 'plain' | 'upgraded';
  readonly spells: readonly { readonly spell: string; readonly isCast: boolean }[];
  /** One a building round that is over. */
  readonly rounds: readonly RoundPicture[];
  readonly pips: { readonly str: number; readonly int: number; readonly most: number };
  readonly dungeonHp: { readonly most: number; readonly crossed: number };
  readonly souls: number;
  readonly heroes: readonly {
    readonly type: string;
    readonly hp: number;
    readonly str: number;
    readonly int: number;
    readonly fate: string;
    readonly left: number;
  }[];
  /** The hero who is in the dungeon. */
  readonly visit: {
    readonly type: string;
    readonly hp: number;
    readonly str: number;
    readonly int: number;
    readonly at: string;
  } | null;
  readonly hasEnded: boolean;
  /** As it would be scored now. */
  readonly building: number;
  readonly score: number;
  readonly lines: readonly ScoreLine[];
}

export interface WorldPicture {
  readonly phase: string;
  readonly round: number;
  readonly hero: number;
  readonly market: { readonly dice: readonly number[]; readonly kinds: readonly string[] } | null;
  readonly sheets: readonly SheetPicture[];
  /** Alone, when it is over (DM-END-04). */
  readonly rating: string | null;
}

/** The game as it stands, as plain data: what a sheet, a screen or a printer draws. */
export function picture(world: World): WorldPicture {
  const { phase, round, hero, market, sheets } = world;
  const [only] = sheets;
  return {
    phase,
    round,
    hero,
    market: market && { dice: market, kinds: [...offered(market).keys()] },
    sheets: sheets.map(sheetPicture),
    rating: phase === 'over' && sheets.length === 1 && only ? rating(finalScore(only)) : null,
  };
}

export function sheetPicture(sheet: Sheet): SheetPicture {
  const { name, seat, coin, gems, potions, spells, spent, pips, visit } = sheet;
  const building = sheet.building ?? buildingScore(sheet);
  return {
    name,
    seat,
    squares: Array.from({ length: N_SQUARES }, (_, square) => squarePicture(sheet, square)),
    coin,
    gems,
    potions,
    tool: toolIsUpgraded(sheet) ? 'upgraded' : 'plain',
    spells: spells.map((spell) => ({ spell, isCast: spent.includes(spell) })),
    rounds: sheet.rounds.map(roundPicture),
    pips: { ...pips, most: MOST_PIPS },
    dungeonHp: { most: DUNGEON_HP, crossed: sheet.crosses },
    souls: sheet.souls,
    heroes: sheet.heroes.map(({ type, ...row }) => ({ ...row, type: type.name })),
    visit: visit && { type: visit.type.name, hp: visit.hp, str: visit.str, int: visit.int, at: keyOf(visit.at) },
    hasEnded: sheet.ended,
    building: building.points,
    score: finalScore(sheet),
    lines: scoreLines(sheet),
  };
}

function roundPicture(round: Sheet['rounds'][number]): RoundPicture {
  if (round.did === 'passed') return round;
  const { square, ...rest } = round;
  return { ...rest, at: keyOf(square) };
}

function squarePicture(sheet: Sheet, square: Square): SquarePicture {
  const item = itemAt(sheet, square);
  const trap = trapAt(sheet, square);
  const peril = perilOf(dangersOf(sheet, square));
  const at = keyOf(square);
  const isExitTile = sheet.drawn.length > 0 && square === (sheet.exit ?? exitTile(sheet));
  const written = trap ?? (item && item.kind !== 'acid pond' ? item : null);
  return {
    at,
    ...xy(square),
    item: item?.key ?? null,
    kind: item?.kind ?? null,
    openings: sidesOf(sheet.openings[square] ?? 0),
    isBridged: item?.kind === 'acid pond' && isPathTile(sheet, square),
    trap: trap?.key ?? null,
    loot: lootAt(sheet, square),
    isStairs: sheet.stairs === square,
    isExitTile,
    arrow: item?.key === 'entrance' ? arrowOf(square, sidesOf(sheet.openings[square] ?? 0)) : null,
    damage: written && written.damage > 0 ? written.damage : null,
    initial: item?.initial ?? '',
    check: peril && { number: peril.check, stat: peril.stat, damage: peril.damage },
  };
}

/** The opening of the entrance that leads off the sheet (DM-SET-03). */
function arrowOf(square: Square, sides: string): string | null {
  const [x, y] = [square % 6, Math.floor(square / 6)];
  const isOff = { N: y === 0, E: x === 5, S: y === 5, W: x === 0 };
  return DIRECTIONS.find((it) => sides.includes(it) && isOff[it]) ?? null;
}
