import { BEADS, type BeadKind } from '@understory/page';
import type { Topic, Why } from '@understory/table';
import { type Fact, type Reading, Thing } from '@understory/table/words';
import { type Group, nameAt, type World } from '../../world.ts';
import { withArticle } from '../article.ts';

/** How the second edition's facts are read: ids become names, beads their signs. */
export const reading: Reading<World> = {
  facts: (world, of, tick) => factsOf(world, of, tick),
  functions: {
    /** `A($what)`: "a Smelter", "an Armory", "Workshops". */
    A: ([thing]) => withArticle(String(thing)),
    /** `THE($piece)`: what is called "a vault" is "the vault" once it is known. */
    THE: ([thing]) => String(thing).replace(/^an? /, 'the '),
    /** `SIGNS($bead, $count)`: ●● */
    SIGNS: ([bead, count]) => String(bead).repeat(Number(count?.valueOf() ?? 1)),
  },
};

function factsOf(world: World, of: Topic | Why, tick: number | null): Record<string, Fact> {
  const facts: Record<string, Fact> = { ...UNSAID };
  for (const [field, value] of Object.entries(of)) {
    const fact = factOf(world, field, value, tick);
    if (fact !== undefined) facts[field] = fact;
  }
  const { bead, beads, count } = of as { readonly bead?: unknown; readonly beads?: unknown; readonly count?: unknown };
  return {
    ...facts,
    ...(typeof bead === 'string' ? { beadKind: bead } : {}),
    ...(Array.isArray(beads) && count === undefined ? { count: beads.length } : {}),
  };
}

/** Facts that not every event has. A message can choose by them all the same: what is not said is `none`. */
const UNSAID: Readonly<Record<string, Fact>> = {
  ...{ by: null, to: null, with: null, from: null, into: null, home: null, parent: null, piece: null, what: null },
  ...{ name: null, folk: null, demon: null, look: null, on: null, cause: null, because: null, as: null, count: null },
};

/** What players named, and words that stand for themselves, are no ids, whatever they look like. */
const WORDS: readonly string[] = ['name', 'names', 'former', 'label', 'title', 'told', 'effect', 'key', 'word', 'as'];

function factOf(world: World, field: string, value: unknown, tick: number | null): Fact | undefined {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (WORDS.includes(field)) return value as string | readonly string[];
  if (field === 'beads' && Array.isArray(value)) return signsOf(world, value);
  if (typeof value === 'string') return field === 'bead' ? signOf(value) : named(world, value, tick);
  if (Array.isArray(value)) return value.filter((it) => typeof it === 'string').map((it) => named(world, it, tick));
  if (typeof value !== 'object') return undefined;
  if ('treasure' in value) return purseOf(value as Purse);
  if ('wild' in value) return wildOf(world, String(value.wild));
  const id = ['group', 'piece', 'unit', 'cause'].map((it) => (value as Record<string, unknown>)[it]).find(Boolean);
  return typeof id === 'string' ? named(world, id, tick) : undefined;
}

function signOf(bead: string): string {
  return bead in BEADS ? BEADS[bead as BeadKind] : bead;
}

/** Certain beads, by their signs: ○○●. None is `none`. */
function signsOf({ page }: World, ids: readonly string[]): string | null {
  const signs = ids.map((id) => page.beads.find((it) => it.id === id)).map((it) => (it ? BEADS[it.kind] : ''));
  return signs.join('') || null;
}

/** So many ○ and so many ●: what something costs. */
interface Purse {
  readonly treasure: number;
  readonly population: number;
}

function purseOf({ treasure, population }: Purse): string | null {
  return BEADS.treasure.repeat(treasure) + BEADS.population.repeat(population) || null;
}

/** What an id stands for; a word that is no id stands for itself. */
function named(world: World, id: string, tick: number | null): string | Thing {
  const group = world.groups.find((it) => it.id === id);
  if (group) return new Thing(nameAt(group, tick), countOf(group));
  const piece = world.page.pieces.find((it) => it.id === id);
  if (piece) return piece.title;
  const unit = world.page.units.find((it) => it.id === id);
  return unit ? (unit.biome ?? unit.kind) : id;
}

/** A people is called by its one place; a band of monsters, and the Demons, by what they are. */
function countOf({ card, kind }: Group): 'one' | 'many' {
  return card === null && kind !== 'demons' ? 'one' : 'many';
}

function wildOf(world: World, piece: string): Thing {
  return new Thing(`the wild creatures of ${named(world, piece, null)}`, 'many');
}
