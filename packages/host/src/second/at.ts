import type { Point } from '@understory/page';
import type { Tick } from '../events.ts';
import type { Instruction } from './civilization/instruction.ts';

/** The stretch of play that comes next. With all else in the world it is plain data: a world that was copied here is played on from here. */
export type At = AtPrimordial | AtCivilization | AtMonsters | AtVillainy | { readonly age: 'over' };

export type AtPrimordial = { readonly age: 'primordial' } & (
  | { readonly chapter: 'shape' | 'creation' | 'nexus' | 'surface' | 'inspirations' }
  /** The feature of a stratum, by its place in the list; `taken` is the number of the one that the nexus has. */
  | { readonly chapter: 'feature'; readonly nth: number; readonly taken: number | null }
);

export type AtCivilization = { readonly age: 'civilization' } & (
  | { readonly phase: 'arrival'; readonly nth: number }
  /** A step of the life cycle of one people. */
  | { readonly phase: 'step'; readonly turn: number; readonly nth: number; readonly step: number }
  | { readonly phase: 'end' }
);

export type AtMonsters = { readonly age: 'monsters' } & (
  | { readonly phase: 'hand-over'; readonly instructions: readonly Instruction[] }
  | { readonly phase: 'beginner'; readonly nth: number; readonly first: FirstWish | null }
  | { readonly phase: 'turn' }
  /** `wasEmpty`: nobody was there when the turn began (H2-MON-304). */
  | { readonly phase: 'card' | 'end of the turn'; readonly wasEmpty: boolean }
);

export type AtVillainy = { readonly age: 'villainy' } & (
  | { readonly phase: 'rise'; readonly group: string; readonly granted: boolean }
  | { readonly phase: 'round' | 'card' | 'end of the round' }
);

/** Where the first of the three cards is to be (H2-MON-T1.4). */
export interface FirstWish {
  readonly at: Point;
  readonly because: string;
  readonly cause?: Tick;
}
