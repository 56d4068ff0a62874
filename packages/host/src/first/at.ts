/** The stretch of play that comes next. With all else in the world it is plain data: a world that was copied here is played on from here. */
export type At =
  | AtPrimordial
  | AtCivilization
  | { readonly age: 'disaster' }
  | AtMonsters
  | AtVillainy
  | { readonly age: 'over' };

export type AtPrimordial = { readonly age: 'primordial' } & (
  | { readonly chapter: 'world' }
  /** One of the three events (H1-PRM-02). */
  | { readonly chapter: 'event'; readonly number: number }
);

export type AtCivilization = { readonly age: 'civilization' } & (
  | { readonly phase: 'arrival'; readonly nth: number }
  /** A season of a year, by its place among the four; `order` are the peoples that this year is still to be played by, the acting one first. */
  | { readonly phase: 'season'; readonly year: number; readonly order: readonly number[]; readonly season: number }
  | { readonly phase: 'end' }
);

export type AtMonsters = {
  readonly age: 'monsters';
} /** Year 1 (H1-MON-04): who is set up next, by its place in the order. */ & (
  | { readonly phase: 'set-up'; readonly nth: number }
  /** A later year begins with an arrival (H1-MON-05). */
  | { readonly phase: 'arrival'; readonly year: number }
  /** The seasons of those who are still to act, by their ids, the acting one first. */
  | { readonly phase: 'season'; readonly year: number; readonly order: readonly string[] }
  | { readonly phase: 'wandering'; readonly year: number }
  | { readonly phase: 'end' }
);

export type AtVillainy = { readonly age: 'villainy' } & (
  | { readonly phase: 'beginning' }
  /** The first villain comes, or the second (H1-VIL-09). */
  | { readonly phase: 'set-up'; readonly nth: number }
  /** A year (H1-VIL-03) begins with the villains, one after the other. */
  | { readonly phase: 'villain'; readonly year: number; readonly nth: number }
  | { readonly phase: 'arrival'; readonly year: number }
  | { readonly phase: 'season'; readonly year: number; readonly order: readonly string[] }
  | { readonly phase: 'wandering'; readonly year: number }
  | { readonly phase: 'party'; readonly year: number }
  | { readonly phase: 'end' }
);
