import type { Fact } from './facts/fact.ts';
import type { Tale } from './tale.ts';

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
