import type { Bead, BeadKind, Piece, Point, Stratum } from '@understory/page';
import type { Answer, Ask, Clause, Region, Topic } from '@understory/table';
import type { Buildable } from './people.ts';
import type { LevelInWords } from './telling/levels.ts';
import type { Group, OfferedWorld, World } from './world.ts';

/** What an app may ask of a world, whatever its edition. Nothing here changes the world. */
export interface View<W extends World = OfferedWorld> {
  /** The world as it stood at a tick of the journal, to be looked at by all that follows here. */
  at(world: W, tick: number): W;
  /** The groups on the map that somebody can take over, the oldest first. */
  players(world: W): readonly Group[];
  /** Such groups as had a bead on the map at a tick, the oldest first. */
  groupsAt(world: W, tick: number): readonly GroupAt[];
  /** Whose turn it is or was; null where it is nobody's. */
  acting(sight: Sight<W>): Acting | null;
  /** Where a group is at home: closed rings x, y, x, y … to draw, the largest first; none if it is not on the map. */
  territory(world: W, group: string): readonly (readonly number[])[];
  /** Who is a neighbour of a group, by name. */
  neighbours(world: W, group: string): readonly string[];
  /** Whom a group is bound to or parted from, by name, in an edition that has such ties. */
  ties?(world: W, group: string): Ties;
  /** What lies over and under each other on the map, from the surface down. Empty while the page is blank. */
  levels(world: W): readonly Level[];
  /** On which of them a piece, or a spot, lies. */
  levelOf(world: W, it: Piece | Point): Level;
  /** How the world ended, in a sentence; null while it goes on. */
  outcome(world: W): string | null;
  /** The sorts of details that come up in this edition. */
  readonly details: readonly Detail[];
  /** May beads and new rooms be dragged about on the map? */
  readonly isDragged: boolean;
  /** Which sort of detail is asked; null for a decision. */
  detail(asked: Pick<Sight<W>, 'world' | 'ask'>): Detail | null;
  /** The beads of a group that it may move about when it has acted, each with where it may go, as things stand now. */
  movable(world: W, group: string): readonly Movable[];
  /** Is it where something lies that was asked, so that it may be laid elsewhere afterwards? */
  isPlace(topic: Topic): boolean;
  /** Does an answer leave it to the dice, which are thrown next? */
  isThrow(answer: Answer): boolean;
}

/**
 * Sorts of asks that decide little: how beads move about, which of them are lost, where rooms and tunnels lie, where a group lives, in which order
 * colonies act, which of several alike is used up, how much of a hoard is taken, what water and magma flood, what groups are called, how buildings look.
 */
const DETAILS = ['places', 'homes', 'moves', 'order', 'losses', 'units', 'hoards', 'floods', 'names', 'looks'] as const;
export type Detail = (typeof DETAILS)[number];

/** Of these, each once, and always in the same order. */
export function sortsOf(some: Iterable<Detail>): readonly Detail[] {
  const found = new Set(some);
  return DETAILS.filter((it) => found.has(it));
}

/** Those that a group is allied with, and those that a wall parts it from. */
interface Ties {
  readonly allies: readonly string[];
  readonly walledOff: readonly string[];
}

/** A level of the map, as an edition has them: strata of the rock, or the numbers at the sides of the page. */
export interface Level extends LevelInWords {
  readonly clause: Clause;
  /** The bed of rock that it is; null where it is none by itself. */
  readonly bed: Stratum | null;
}

export interface Movable {
  readonly bead: Bead;
  readonly where: Region;
}

/** A world that is looked at, and what it asks. */
export interface Sight<W extends World = OfferedWorld> {
  readonly world: W;
  readonly ask: Ask | null;
  /** The tick that is looked back at; null = now. */
  readonly moment: number | null;
}

export interface GroupAt {
  readonly id: string;
  /** As it was called then. */
  readonly name: string;
  readonly counts: Partial<Record<BeadKind, number>>;
  /** The words that choose its emblem. */
  readonly emblem: string;
  readonly isVillain: boolean;
  /** It is still on the map now, and decides something, so that it can be taken over. */
  readonly isHere: boolean;
}

/** Somebody's turn. */
export interface Acting {
  readonly group: Group;
  /** The part of it that acts, where it has several: a colony of a people. */
  readonly part: Group;
  /** Is it one that somebody can take over? */
  readonly isPlayer: boolean;
  /** The steps of its turn, where these are no card's. */
  readonly steps: readonly { readonly clause: Clause }[];
  /** Which of them is being played. */
  readonly step: number;
  /** Its time is over, and it acts no more. */
  readonly isOver: boolean;
  /** What it may build now. */
  buildables(): readonly Buildable[];
}
