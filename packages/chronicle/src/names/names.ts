import { NameBook } from '@understory/host/grammar';
import type { Fact } from '../facts/fact.ts';
import type { Actor, Pronoun, Tale } from '../tale.ts';
import { MORE_NAMES } from './more.table.ts';
import { TAGS } from './tags.table.ts';

/** How somebody is called (CH-NAM-09). */
export interface Name {
  /** "the Nine Knives", "Zheriel", "Thormund". */
  readonly full: string;
  /** "the Knives", "Zheriel". */
  readonly short: string;
  /** Of a solitary creature: what it was born to be called, until it earns better (CH-EPI-01). */
  readonly byName: string | null;
  readonly one: string;
  readonly many: string;
  /** "The Nine Knives were", "Quietgarden was". */
  readonly isPlural: boolean;
  readonly pronoun: Pronoun;
  readonly isPeople: boolean;
  readonly isSolitary: boolean;
  /** The how-manieth of its kind it is in this world (CH-NAM-16). */
  readonly ofKind: number;
}

/** The names of all groups, given in the order in which they came (CH-NAM-04). */
export function namesOf(tale: Tale): Map<string, Name> {
  const book = new NameBook(tale.seed);
  const cast = [...tale.cast.values()].sort((a, b) => a.since - b.since);
  for (const it of cast) if (it.isNamed) book.take(it.given, it);
  for (const name of treasuresIn(tale.facts)) book.take(name);
  const full = new Map(cast.map((it) => [it.id, it.isNamed ? it.given : nameFor(it, book)]));
  const heads = counted([...full.values()].map(headOf));
  const seen = new Map<string, number>();
  return new Map(
    cast.map((it) => {
      const name = full.get(it.id) ?? it.given;
      const ofKind = (seen.get(it.kind) ?? 0) + 1;
      seen.set(it.kind, ofKind);
      const head = headOf(name);
      return [
        it.id,
        {
          full: name,
          short: !it.isNamed && !it.solitary && heads.get(head) === 1 ? `the ${head}` : name,
          byName: it.solitary && !it.isNamed ? book.byName(it.id, MORE_NAMES[it.culture].byNames) : null,
          one: it.one,
          many: it.many,
          isPlural: !it.solitary && (it.isPeople ? it.isFolk === true : !it.isNamed || it.isCompany === true),
          pronoun: it.solitary ? it.pronoun : 'they',
          isPeople: it.isPeople,
          isSolitary: it.solitary,
          ofKind,
        },
      ];
    }),
  );
}

function nameFor(it: Actor, book: NameBook): string {
  return it.solitary
    ? book.person(it.id, it.culture, it)
    : book.company(it.id, it.culture, TAGS[it.rareTag ?? ''] ?? null, it);
}

function headOf(name: string): string {
  return name.split(' ').at(-1) ?? name;
}

function counted(all: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const it of all) counts.set(it, (counts.get(it) ?? 0) + 1);
  return counts;
}

function treasuresIn(facts: readonly Fact[]): string[] {
  return facts.flatMap((it) => (it.kind === 'crafted' ? it.treasures : []));
}
