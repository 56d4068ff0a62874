import type { Point } from '@understory/page';
import type { Tick } from '../../events.ts';
import type { AgeEnd } from '../events.ts';
import type { BandKind, Flavour } from './flavours.table.ts';

/** A group of monsters as it is played: plain data, and no rule. */
export interface Band {
  /** The id of its group. */
  readonly id: string;
  /** An alpha may become a villain (PT-VIL-04). */
  kind: BandKind;
  readonly flavour: Flavour;
  /** Null until it has settled (PT-ARR-08). */
  lair: string | null;
  /** Where its lair is, or where it came. */
  place: Point;
  /** PT-TER-01: the open points that are its own, in order. */
  territory: readonly number[];
  /** … and those that were, until a tick of the journal. */
  readonly former: { readonly until: Tick; readonly points: readonly number[] }[];
  /** The places it has explored into (PT-MEA-15). */
  readonly explored: string[];
  /** PT-ERA-05: it acts from this era on. */
  readonly since: number;
  /** PT-ALP-T1.4: the ogre has become a magi. */
  isMagi: boolean;
}

/** Two groups that are bound or parted. */
export interface Pair {
  readonly a: string;
  readonly b: string;
}

/** What is remembered within a turn, and not longer. */
interface TurnSoFar {
  /** PT-ARR-12: how often the group whose turn it is has invaded. */
  invasions: number;
  /** PT-ALP-12: the ettins that have met somebody once more already. */
  readonly again: string[];
  /** PT-WRD-07: who has made its lair elsewhere … */
  readonly moved: string[];
  /** … and who has dug a tunnel up to whose territory: either breaches a wall. */
  readonly dugUpTo: Pair[];
}

export function newTurn(): TurnSoFar {
  return { invasions: 0, again: [], moved: [], dugUpTo: [] };
}

/** The state of the Age of Monsters. */
export interface Den {
  era: number;
  /** In order of arrival. */
  readonly bands: Band[];
  alliances: readonly Pair[];
  /** PT-WRD-07: with the mark that is drawn for each. */
  walls: readonly (Pair & { readonly mark: string })[];
  /** What has happened in the turn that is being played. */
  turn: TurnSoFar;
  /** How the age has ended; null while it lasts. */
  end: AgeEnd | null;
}

export function newDen(): Den {
  return { era: 0, bands: [], alliances: [], walls: [], turn: newTurn(), end: null };
}

export function isPair({ a, b }: Pair, one: string, other: string): boolean {
  return (a === one && b === other) || (a === other && b === one);
}
