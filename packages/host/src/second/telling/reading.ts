import { BEADS, type BeadKind } from '@understory/page';
import type { Topic, Why } from '@understory/table';
import { type Fact, type Reading, Thing } from '@understory/table/words';
import type { Purse } from '../../purse.ts';
import { type Group, nameAt } from '../../world.ts';
import type { SecondWorld } from '../world.ts';
import { apartOf, doesOf } from './does.ts';
import { definite, goods, indefinite, some } from './grammar.ts';
import { actOf, wordsOf } from './lines-of-cards.ts';
import { wildName } from './names.ts';

/** How the second edition's facts are read: ids become names, beads their signs. */
export const reading: Reading<SecondWorld> = {
  facts: factsOf,
  does: doesOf,
  apart: apartOf,
  functions: {
    /** `A($what)`: "a Smelter", "an Armory", "Workshops". */
    A: ([thing]) => indefinite(String(thing)),
    /** `THE($piece)`: what is called "a vault" is "the vault" once it is known. */
    THE: ([thing]) => definite(String(thing)),
    /** `GOODS($resource, $biome)`: "ore", "alien life", "the desert". */
    GOODS: ([resource, biome]) => goods(String(resource), orNone(biome)),
    /** `SOME($resource, $biome)`: "some ore", "some alien life", "some of the desert". */
    SOME: ([resource, biome]) => some(String(resource), orNone(biome)),
    /** `SIGNS($bead, $count)`: ●● */
    SIGNS: ([bead, count]) => String(bead).repeat(Number(count?.valueOf() ?? 1)),
  },
};

function factsOf(world: SecondWorld, of: Topic | Why, tick: number | null): Record<string, Fact> {
  const facts: Record<string, Fact> = { ...UNSAID };
  for (const [field, value] of Object.entries(of)) {
    const fact = factOf(world, field, value, tick);
    if (fact !== undefined) facts[field] = fact;
    Object.assign(facts, more(world, field, value));
  }
  return { ...facts, ...together(world, of) };
}

/** What a field says besides itself. */
function more(world: SecondWorld, field: string, value: unknown): Record<string, Fact> {
  switch (field) {
    case 'bead':
      return { beadKind: typeof value === 'string' ? value : null };
    case 'group':
      return {
        isWild: typeof value === 'object' && value !== null,
        isPerson: isPerson(world, value),
        kin: kinOf(world, value),
      };
    case 'at': {
      const line = typeof value === 'number' ? world.journal.entries[value] : undefined;
      return line ? { atTurn: line.turn, atAge: line.age } : {};
    }
    case 'totals': {
      const { ours, theirs } = value as { readonly ours: number; readonly theirs: number };
      return { ours: signed(ours), theirs: signed(theirs) };
    }
    default:
      return {};
  }
}

/** The people that a group is of, by its key; null for monsters. From its first line on: a people is told of before it plays. */
function kinOf({ groups }: SecondWorld, id: unknown): string | null {
  const of = groups.find((it) => it.id === id)?.of;
  const people = groups.find((it) => it.id === of);
  return people?.sort === 'people' ? people.kind : null;
}

/** What fields say together. */
function together(world: SecondWorld, of: object): Record<string, Fact> {
  const { bead, beads, count, kinds, names, card, line } = of as Partial<Record<string, unknown>>;
  const many = typeof count === 'number' ? count : Array.isArray(beads) ? beads.length : null;
  const named = Array.isArray(names) ? names.length : 0;
  const signs = Array.isArray(kinds) ? kinds.map(signOf).join('') : signOf(String(bead ?? '')).repeat(many ?? 0);
  const isLine = typeof card === 'string' && typeof line === 'number';
  const loose = many === null || many === named ? [] : [BEADS.treasure.repeat(many - named)];
  return {
    ...(many === null ? {} : { count: many, signs, hoard: [...loose, ...(Array.isArray(names) ? names : [])] }),
    ...(isLine ? { words: wordsAt(world, { card, line }) } : {}),
  };
}

function wordsAt(world: SecondWorld, line: { readonly card: string; readonly line: number }): string {
  const act = actOf(world, line);
  return act ? wordsOf(act) : line.card;
}

/** Facts that not every event has. A message can choose by them all the same: what is not said is `none`. */
const UNSAID: Readonly<Record<string, Fact>> = {
  ...{ by: null, to: null, with: null, from: null, into: null, home: null, parent: null, piece: null, what: null },
  ...{
    name: null,
    folk: null,
    demon: null,
    look: null,
    on: null,
    kin: null,
    cause: null,
    because: null,
    as: null,
    count: null,
  },
};

/** What players named, and words that stand for themselves, are no ids, whatever they look like. */
const WORDS: readonly string[] = [
  ...['name', 'names', 'former', 'label', 'title', 'told', 'effect', 'key', 'word', 'as'],
  ...['called', 'work', 'tag', 'tags', 'what', 'people'],
];

function factOf(world: SecondWorld, field: string, value: unknown, tick: number | null): Fact | undefined {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number') return signed(value);
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

/** A fact that a message got, back as it was. */
function orNone(fact: unknown): string | null {
  return fact === 'none' ? null : String(fact);
}

/** With a true minus. */
function signed(n: number): Fact {
  return n < 0 ? `−${-n}` : n;
}

function signOf(bead: string): string {
  return bead in BEADS ? BEADS[bead as BeadKind] : bead;
}

/** Certain beads, by their signs: ○○●. None is `none`. */
function signsOf({ page }: SecondWorld, ids: readonly string[]): string | null {
  const signs = ids.map((id) => page.beads.find((it) => it.id === id)).map((it) => (it ? BEADS[it.kind] : ''));
  return signs.join('') || null;
}

/** What something costs, in ○ and ●. */
function purseOf({ treasure, population }: Purse): string | null {
  return BEADS.treasure.repeat(treasure) + BEADS.population.repeat(population) || null;
}

/** What an id stands for; a word that is no id stands for itself. */
function named(world: SecondWorld, id: string, tick: number | null): string | Thing {
  const group = world.groups.find((it) => it.id === id);
  if (group) return new Thing(nameAt(group, tick), countOf(group));
  const piece = world.page.pieces.find((it) => it.id === id);
  if (piece) return piece.title;
  const unit = world.page.units.find((it) => it.id === id);
  return unit ? goods(unit.kind, unit.biome) : id;
}

/** A people is called by its one place; a band of monsters, and the Demons, by what they are. */
function countOf({ sort, kind }: Group): 'one' | 'many' {
  return sort === 'people' && kind !== 'demons' ? 'one' : 'many';
}

/** "A Wizard" is one, and dies; "Goblins" are many, and die out. */
function isPerson({ groups }: SecondWorld, id: unknown): boolean {
  return /^an? /i.test(groups.find((it) => it.id === id)?.name ?? '');
}

function wildOf(world: SecondWorld, piece: string): Thing {
  const place = world.page.piece(piece);
  return new Thing(wildName(place), place.nexus === null ? 'many' : 'one');
}
