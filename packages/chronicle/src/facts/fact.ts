import type { Why } from '@understory/table';

/** What may be told (CH-FCT-T1), and how much each is worth by itself. */
export const BASE = {
  made: 3,
  came: 5,
  dug: 2,
  woke: 8,
  mined: 1,
  built: 4,
  ruined: 5,
  crafted: 8,
  passed: 3,
  gathered: 2,
  bred: 1,
  recruited: 1,
  hunted: 3,
  fought: 4,
  invaded: 6,
  stole: 4,
  'theft failed': 3,
  extorted: 4,
  'extortion failed': 3,
  bribed: 4,
  'bribe failed': 2,
  allied: 3,
  refused: 2,
  traded: 2,
  'no deal': 1,
  annexed: 8,
  rebelled: 9,
  corrupted: 5,
  prepared: 1,
  met: 4,
  turned: 4,
  sent: 1,
  achieved: 6,
  moved: 2,
  driven: 5,
  'lost life': 3,
  disaster: 8,
  exterminated: 9,
  died: 10,
  left: 5,
  rose: 14,
  idle: 0,
  'went hungry': 2,
  ended: 16,
} as const;

export type FactKind = keyof typeof BASE;

/**
 * Who is no group, told by an id all the same: `wild:p12` are the creatures that live in a place, `cause:plague` is nobody (CH-DAT-02).
 */
export type SubjectId = string;

/** What somebody lost in a deed. */
export interface Toll {
  readonly group: SubjectId;
  readonly lives: number;
  readonly treasures: number;
}

/** Something that happened, without a word in it (CH-FCT-01). */
export interface Fact {
  /** Its kind and its first tick: the same as the journal grows. */
  readonly id: string;
  readonly kind: FactKind;
  /** The clause by which it happened. */
  readonly clause: string;
  /** Every line of the journal that it is made of. */
  readonly ticks: readonly number[];
  readonly age: string;
  readonly turn: number;
  readonly actor: SubjectId | null;
  readonly target: SubjectId | null;
  /** Of an end: who brought it about. */
  readonly by: SubjectId | null;
  readonly piece: string | null;
  /** A work, a treasure, an ending: by its name or key. */
  readonly thing: string | null;
  readonly n: number;
  readonly won: boolean | null;
  /** In how many of 36 the side that won would have won. */
  readonly odds: number | null;
  readonly tie: boolean;
  /** By how much the winner was ahead. */
  readonly margin: number | null;
  readonly why: Why | null;
  readonly tolls: readonly Toll[];
  /** Treasures with names that changed hands in it. */
  readonly treasures: readonly string[];
  /** The facts that brought it about, by their ids (CH-CAU-01). */
  readonly causes: readonly string[];
  /** Was its cause found by looking near by, and not written down (CH-DAT-05)? */
  readonly guessed: boolean;
}

/** An overlay that comes over a group, a town that becomes a city: who it is changes, and not only how (CH-NAM-17). */
const BECOMINGS: ReadonlySet<string> = new Set(['H2-CRD-339', 'H2-DWF-T1.8', 'H1-ELF-23']);
const BECOMING = 9;

export function isBecoming({ kind, clause }: Pick<Fact, 'kind' | 'clause'>): boolean {
  return kind === 'turned' && BECOMINGS.has(clause);
}

/** What a fact is worth by its kind alone. */
export function baseOf(fact: Pick<Fact, 'kind' | 'clause'>): number {
  return isBecoming(fact) ? BECOMING : BASE[fact.kind];
}

/** Hostile, friendly: what one group did to another (CH-THR-03). */
const HOSTILE: ReadonlySet<FactKind> = new Set([
  'hunted',
  'fought',
  'invaded',
  'stole',
  'theft failed',
  'extorted',
  'extortion failed',
  'annexed',
  'exterminated',
]);
const FRIENDLY: ReadonlySet<FactKind> = new Set(['allied', 'traded', 'bribed']);

export function isHostile({ kind }: Pick<Fact, 'kind'>): boolean {
  return HOSTILE.has(kind);
}

export function isFriendly({ kind }: Pick<Fact, 'kind'>): boolean {
  return FRIENDLY.has(kind);
}

/** The tick at which it began. */
export function tickOf({ ticks }: Pick<Fact, 'ticks'>): number {
  return ticks[0] ?? 0;
}

export function livesLost({ tolls }: Pick<Fact, 'tolls'>, group?: SubjectId | null): number {
  return tolls.reduce((sum, it) => sum + (group === undefined || it.group === group ? it.lives : 0), 0);
}

export function treasuresLost({ tolls }: Pick<Fact, 'tolls'>, group?: SubjectId | null): number {
  return tolls.reduce((sum, it) => sum + (group === undefined || it.group === group ? it.treasures : 0), 0);
}
