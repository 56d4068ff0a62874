/** The stretch of play that comes next. With all else in the world it is plain data: a world that was copied here is played on from here. */
export type At = AtPrimordial | AtCivilization | { readonly age: 'disaster' } | { readonly age: 'over' };

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
