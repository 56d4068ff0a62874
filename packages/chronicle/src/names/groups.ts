import type { NameBook } from '@understory/host/grammar';
import type { Actor, Pronoun, Tale } from '../tale.ts';
import type { Giving } from './giving.ts';
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
  /** The card or kind that it is of, which words are found by. */
  readonly kind: string;
  /** "The Nine Knives were", "Quietgarden was". */
  readonly isPlural: boolean;
  readonly pronoun: Pronoun;
  readonly isPeople: boolean;
  readonly isSolitary: boolean;
  /** The how-manieth of its kind it is in this world (CH-NAM-16). */
  readonly ofKind: number;
}

/** The names of all groups, as they come. */
export function groupGivings(tale: Tale, to: Map<string, Name>): Giving[] {
  const ofKind = new Map<string, number>();
  const heads = new Set<string>();
  return [...tale.cast.values()].map((it) => ({
    since: it.since,
    give: (book) => {
      const nth = (ofKind.get(it.kind) ?? 0) + 1;
      ofKind.set(it.kind, nth);
      const made = it.isNamed ? it.given : nameFor(it, book);
      if (it.isNamed) book.take(made, it);
      // What the person calls it comes last of all, so that nobody else's name changes with it (CH-NAM-02).
      const own = tale.own.names.get(it.id);
      const full = own ?? made;
      const head = headOf(full);
      // Who comes later with the same last word is called by the whole name, so that no name changes.
      const isShort = own === undefined && !it.isNamed && !it.solitary && !heads.has(head);
      heads.add(head);
      to.set(it.id, {
        full,
        short: isShort ? `the ${head}` : full,
        byName: it.solitary && !it.isNamed ? book.byName(it.id, MORE_NAMES[it.culture].byNames) : null,
        one: it.one,
        many: it.many,
        kind: it.kind,
        isPlural: !it.solitary && (it.isPeople ? it.isFolk === true : !it.isNamed || it.isCompany === true),
        pronoun: it.solitary ? it.pronoun : 'they',
        isPeople: it.isPeople,
        isSolitary: it.solitary,
        ofKind: nth,
      });
    },
  }));
}

/** Solitary creatures have a person's name; companies one of their culture or of their rarest tag (CH-NAM-10, -11). */
function nameFor(it: Actor, book: NameBook): string {
  return it.solitary
    ? book.person(it.id, it.culture, it)
    : book.company(it.id, it.culture, TAGS[it.rareTag ?? ''] ?? null, it, it.says ?? null);
}

function headOf(name: string): string {
  return name.split(' ').at(-1) ?? name;
}
