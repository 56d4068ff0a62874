import { Journal, type Told } from '@understory/table';
import { type Attribute, EVENTS, type EventCard } from './events.table.ts';
import { type ItemKey, type OneUse, SEARCH_DECKS } from './search.table.ts';
import { FACES, type Face, facesOf } from './tiles.table.ts';

/**
 * Everything there is in one game. Small and plain, so that it is copied in a moment: the advisor plays the rest of a game
 * thousands of times from such copies. What is face down is not in it: a stack knows what may still come, not in which order
 * (DE-SET-06, DE-INV-12).
 */
export interface World extends Told {
  readonly journal: Journal;
  /** The Life from which on the default player goes on after an objective (DE-BOT-01). */
  readonly nerve: number;
  /** What the master hand plays for. */
  readonly aim: Aim;
  round: number;
  phase: Phase;
  life: number;
  /** The sides of the dice assigned at the moment (DE-WRD-08); 0 before the first Assign phase. */
  readonly dice: Record<Attribute, number>;
  /** In the order in which they were placed; a tile is known by its place in this list. */
  readonly tiles: Tile[];
  /** Kora's tile and space (DE-WRD-05). */
  at: number;
  space: number;
  /** Goblins and skeletons on the spaces 1, 2 and 3 of the Monster Track; index 0 is not used. */
  readonly track: { readonly goblin: number[]; readonly skeleton: number[] };
  grislyk: 'away' | 'track' | 'board' | 'slain';
  /** The space of the track or the tile that Grislyk is on. */
  grislykAt: number;
  readonly pack: Record<ItemKey, number>;
  /** How many of each card are left in the Search Deck of each level. */
  readonly search: readonly number[][];
  /** The Event Deck. */
  events: EventCard[];
  /** What may still come of the seven general tiles and of the three termini. */
  readonly general: Face[];
  readonly termini: Face[];
  /** Of the stacks of Level I, II, III: tiles drawn, and whether its Stairs Down is still in it. */
  readonly drawn: number[];
  readonly hasStairs: boolean[];
  book: boolean;
  crucible: boolean;
  /** Invisibility: the next phase 1 is skipped. */
  invisible: boolean;
  /** Grislyk's Curse: the next Assign phase is skipped. */
  cursed: boolean;
  /** What phase 5 still allows (DE-ACT-01), and the steps left of the movement. */
  mayMove: boolean;
  mayAttack: boolean;
  hasAttacked: boolean;
  steps: number;
  result: Result | null;
  /** In a playout: who answers at once, without an ask. Null at the table. */
  quick: Quick | null;
}

export interface Tile {
  readonly face: Face;
  readonly level: number;
  /** The tile from which it was placed, -1 for the Dungeon Entrance (DE-WRD-06), and by which of its ways on. */
  readonly parent: number;
  readonly by: 'exit' | 'staircase';
  /** The tiles beyond its exit and its staircase; -1 where there is none yet. */
  beyond: number;
  below: number;
  searched: boolean;
  goblin: number;
  skeleton: number;
}

/** What the master hand plays for: to come home with anything, or with all three deeds done. */
export const AIMS = ['victory', 'ultimate'] as const;
export type Aim = (typeof AIMS)[number];

export type Monster = 'goblin' | 'skeleton' | 'grislyk';

/** DE-WIN-03 to DE-WIN-05. */
export type Result = 'defeat' | 'minor' | 'ultimate';

/** DE-RND-01. */
export const PHASES = ['round start', 'monsters', 'assign', 'search', 'items', 'act', 'track', 'event'] as const;
export type Phase = (typeof PHASES)[number];

export type Heading = Step | 'stop';
export type Step = 'on' | 'back' | 'down';
/** What Kora does next in phase 5 (DE-ACT-01). */
export type Deed =
  | { readonly kind: 'attack'; readonly monster: Monster }
  | { readonly kind: 'move' }
  | { readonly kind: 'done' };

/** The sides on Combat, Defense and Speed (DE-ASG-01). */
export type Assignment = '8-6-4' | '8-4-6' | '6-8-4' | '6-4-8' | '4-8-6' | '4-6-8';

/** Who plays Kora in a playout; the autopilots at the table think the same way. */
export interface Player {
  assign(world: World): Assignment;
  search(world: World): boolean;
  item(world: World): OneUse | 'done';
  act(world: World): Deed;
  step(world: World): Heading;
}

export interface Quick {
  readonly player: Player;
  /** A whole number from 1 to `sides`. */
  die(sides: number): number;
}

export const FULL_LIFE = 6; // DE-WRD-11
/** DE-CMP-07. */
export const TOKENS: Readonly<Record<Monster, number>> = { goblin: 6, skeleton: 6, grislyk: 1 };
/** DE-CMP-09. */
export const MONSTER_DICE: Readonly<Record<Monster, number>> = { goblin: 4, skeleton: 8, grislyk: 8 };

/** DE-SET-01 to -07. */
export function newWorld(nerve: number, aim: Aim = 'victory'): World {
  return {
    journal: new Journal(),
    nerve,
    aim,
    round: 0,
    phase: 'round start',
    life: FULL_LIFE,
    dice: { combat: 0, defense: 0, speed: 0 },
    tiles: [tileOf(FACES.entrance, 1, -1, 'exit')],
    at: 0,
    space: 1,
    track: { goblin: [0, 0, 0, 0], skeleton: [0, 0, 0, 0] },
    grislyk: 'away',
    grislykAt: -1,
    pack: { balm: 0, amulet: 0, fireball: 0, invisibility: 0, shield: 0, rope: 0, sword: 0, potion: 0, cloak: 0 },
    search: SEARCH_DECKS.map((deck) => deck.map((it) => it.copies)),
    events: [...EVENTS],
    general: facesOf('general'),
    termini: facesOf('terminus'),
    drawn: [0, 0, 0],
    hasStairs: [true, true, false],
    book: false,
    crucible: false,
    invisible: false,
    cursed: false,
    mayMove: false,
    mayAttack: false,
    hasAttacked: false,
    steps: 0,
    result: null,
    quick: null,
  };
}

export function tileOf(face: Face, level: number, parent: number, by: Tile['by']): Tile {
  return { face, level, parent, by, beyond: -1, below: -1, searched: false, goblin: 0, skeleton: 0 };
}

/** The journal of a playout: nobody reads it. */
class Silence extends Journal {
  override write<H>(happening: H): never {
    return happening as never;
  }
}
const SILENCE = new Silence();

export function isSilent({ journal }: World): boolean {
  return journal === SILENCE;
}

/** A copy to play out, without a journal. */
export function copyOf(world: World): World {
  const { track, search } = world;
  return {
    ...world,
    journal: SILENCE,
    dice: { ...world.dice },
    tiles: world.tiles.map((it) => ({ ...it })),
    track: { goblin: [...track.goblin], skeleton: [...track.skeleton] },
    pack: { ...world.pack },
    search: search.map((it) => [...it]),
    events: [...world.events],
    general: [...world.general],
    termini: [...world.termini],
    drawn: [...world.drawn],
    hasStairs: [...world.hasStairs],
  };
}

export function tileAt({ tiles }: World, at: number): Tile {
  return tiles[at] as Tile;
}

/** DE-WRD-05. */
export function yourTile(world: World): Tile {
  return world.tiles[world.at] as Tile;
}

/** How many of a kind are on a tile. */
export function monstersOn(world: World, monster: Monster, at: number): number {
  if (monster === 'grislyk') return world.grislyk === 'board' && world.grislykAt === at ? 1 : 0;
  return tileAt(world, at)[monster];
}

export function anyMonsterOn(world: World, at: number): boolean {
  const tile = tileAt(world, at);
  return tile.goblin > 0 || tile.skeleton > 0 || (world.grislyk === 'board' && world.grislykAt === at);
}

/** DE-WRD-13: on the board or on the Monster Track. */
export function inPlay({ tiles, track, grislyk }: World, monster: Monster): number {
  if (monster === 'grislyk') return grislyk === 'board' || grislyk === 'track' ? 1 : 0;
  let many = 0;
  for (const on of track[monster]) many += on;
  for (const tile of tiles) many += tile[monster];
  return many;
}

/** DE-WIN-02. */
export function objectives({ book, crucible, grislyk }: World): number {
  return (book ? 1 : 0) + (crucible ? 1 : 0) + (grislyk === 'slain' ? 1 : 0);
}
