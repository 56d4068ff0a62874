import type { Fact } from './facts/fact.ts';
import type { Tale } from './tale.ts';

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

/** The tale with the names that the person has given to treasures: they are told by their names alone. */
export function withOwnTreasures(tale: Tale): Tale {
  const { own, sheet } = tale;
  if (own.names.size === 0) return tale;
  const renamed = new Map(
    sheet.beads.flatMap(({ name, origin }) => {
      const said = name === null ? undefined : (own.names.get(origin) ?? own.names.get(`treasure ${name}`));
      return name === null || said === undefined ? [] : [[name, said] as const];
    }),
  );
  if (renamed.size === 0) return tale;
  const by = (it: string) => renamed.get(it) ?? it;
  const facts = tale.facts.map(
    (it): Fact => ({
      ...it,
      thing: it.kind === 'crafted' && it.thing !== null ? by(it.thing) : it.thing,
      treasures: it.treasures.map(by),
    }),
  );
  const beads = sheet.beads.map((it) => (it.name !== null && renamed.has(it.name) ? { ...it, name: by(it.name) } : it));
  return { ...tale, facts, sheet: { ...sheet, beads } };
}
