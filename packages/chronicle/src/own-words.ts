/** What the person has said of a world, kept beside the answers: it changes no tick (CH-NAM-02, CH-LEG-17, CH-SEC-03). */
export interface OwnWords {
  /** Other names: of groups, places and treasures by their ids on the page, of all else by the ids that the chronicle gives. */
  readonly names: ReadonlyMap<string, string>;
  /** Notes, by the page that they stand on. */
  readonly notes: ReadonlyMap<string, string>;
  /** Facts, pages and names that only who hosts may know, and those that everybody may. */
  readonly secret: ReadonlySet<string>;
  readonly told: ReadonlySet<string>;
}

export const NO_WORDS: OwnWords = { names: new Map(), notes: new Map(), secret: new Set(), told: new Set() };
