import { BEADS, type Bead, type BeadKind, type Lived, type Piece, type Unit } from '@understory/page';
import { isAsWritten, type Topic, type Why } from '@understory/table';
import { type Fact, Thing } from '@understory/table/words';
import type { Purse } from '../../purse.ts';
import type { Noun } from '../../telling/noun.ts';
import type { SecondWorld } from '../world.ts';
import { goods, within } from './grammar.ts';
import { actOf, wordsOf } from './lines-of-cards.ts';
import { isCalled, nounOf } from './noun.ts';
import { somebody } from './somebody.ts';

/** What lies on the page, by its words. */
export function calledIn(world: SecondWorld, what: Topic, tick: number | null = null): Noun | string {
  return isAsWritten(what) ? what.text : nounOf(what.kind, () => factsOf(world, what, tick));
}

/** What the wild creatures of a place are called (H2-MON-121). */
export function wildName(world: SecondWorld, { nexus, what }: Piece): string {
  if (nexus === 'mother of monsters') return 'the Mother of monsters';
  return nexus === 'dungeonheart' ? 'the Dungeonheart' : `the wild creatures of ${calledIn(world, what)}`;
}

export function factsOf(world: SecondWorld, of: Topic | Why, tick: number | null): Record<string, Fact> {
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
    dreamer: null,
    as: null,
    count: null,
  },
};

/** What players named, and words that stand for themselves, are no ids, whatever they look like. */
const WORDS: readonly string[] = [
  ...['name', 'names', 'former', 'told', 'mother', 'text', 'effect', 'key', 'word', 'as'],
  ...['work', 'tag', 'tags', 'what', 'people'],
];

function factOf(world: SecondWorld, field: string, value: unknown, tick: number | null): Fact | undefined {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number') return signed(value);
  if (field === 'called') return within(String(value));
  if (typeof value === 'object' && isCalled(value)) return calledIn(world, value, tick);
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

/** With a true minus. */
function signed(n: number): Fact {
  return n < 0 ? `−${-n}` : n;
}

function signOf(bead: string): string {
  return bead in BEADS ? BEADS[bead as BeadKind] : bead;
}

/** Certain beads, by their signs: ○○●. None is `none`. */
function signsOf({ page }: SecondWorld, ids: readonly string[]): string | null {
  const signs = ids.map((id) => page.thing(id)).map((it) => (it && isBead(it) ? BEADS[it.kind] : ''));
  return signs.join('') || null;
}

/** What something costs, in ○ and ●. */
function purseOf({ treasure, population }: Purse): string | null {
  return BEADS.treasure.repeat(treasure) + BEADS.population.repeat(population) || null;
}

/** What an id stands for; a word that is no id stands for itself. */
function named(world: SecondWorld, id: string, tick: number | null): string | Thing {
  const group = world.groups.find((it) => it.id === id);
  if (group) return somebody(world, group, tick);
  const thing = world.page.thing(id);
  if (thing && isPiece(thing)) return calledIn(world, thing.what, tick);
  return thing && isUnit(thing) ? goods(thing.kind, thing.biome) : within(id);
}

function isPiece(it: Lived): it is Piece {
  return 'shape' in it;
}

function isUnit(it: Lived): it is Unit {
  return 'biome' in it && !isPiece(it);
}

function isBead(it: Lived): it is Bead {
  return 'origin' in it;
}

function wildOf(world: SecondWorld, piece: string): Thing {
  const place = world.page.piece(piece);
  return new Thing(wildName(world, place), place.nexus === null ? 'many' : 'one');
}
