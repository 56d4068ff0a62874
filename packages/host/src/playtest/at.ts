import type { AtSeason, AtVillainy } from '../first/lent.ts';

/** The stretch of play that comes next. With all else in the world it is plain data: a world that was copied here is played on from here. */
export type At =
  | AtPrimordial
  | AtCivilization
  | { readonly age: 'disaster' }
  | AtMonsters
  | AtVillainy
  | { readonly age: 'over' };

export type AtPrimordial = { readonly age: 'primordial' } & (
  | { readonly chapter: 'surface' }
  | { readonly chapter: 'strata' }
  /** A stratum's form and feature (PT-FRM-01). */
  | { readonly chapter: 'stratum'; readonly number: number }
  /** What runs down the faults (PT-NEX-09), the story (PT-CRE-03), the new layer (PT-NEX-18). */
  | { readonly chapter: 'creation' }
);

export type AtCivilization = {
  readonly age: 'civilization';
} /** Of two peoples, the first or the second (PT-CIV-04). */ & (
  | { readonly phase: 'arrival'; readonly nth: number }
  /** A season of a year, by its place among the four. */
  | { readonly phase: 'season'; readonly year: number; readonly season: number }
  /** After the winter, and whatever flowed into what it built. */
  | { readonly phase: 'end of year'; readonly year: number }
  /** A season of the first edition's peoples (PT-CIV-03). */
  | ({ readonly phase: 'lent season' } & AtSeason)
  | { readonly phase: 'end' }
);

export type AtMonsters = { readonly age: 'monsters'; readonly era: number } & (
  | { readonly phase: 'arrivals' }
  /** Those that this era is still to be played by, the acting one first. */
  | { readonly phase: 'turn'; readonly order: readonly string[] }
  | { readonly phase: 'end of era' }
  | { readonly phase: 'over' }
);
