import { stream } from '@understory/table';
import { Catalogue } from '@understory/table/words';
import type { Variants as Messages, Special, Variant } from './english/saga/parts.ts';
import { type Arguments, ENGLISH_FUNCTIONS } from './subject.ts';

/** How many sentences must lie between two of one template (CH-VAR-02). */
const APART = 40;

/** A message that was chosen. */
export interface Template {
  /** Its key and the number of its variant. */
  readonly id: string;
  /** With whom it begins, so that a pronoun or a time may stand there: who acts, who is done to, or nobody. */
  readonly lead: 'a' | 'b' | null;
}

/** The variants of a voice in one language, and which of them a text has used. */
export class Variants {
  readonly #all: Messages;
  readonly #catalogue: Catalogue;
  readonly #seed: string;
  readonly #uses = new Map<string, number>();
  readonly #last = new Map<string, number>();
  #said = 0;

  constructor(seed: string, language: string, all: Messages) {
    this.#seed = seed;
    this.#all = all;
    const messages = Object.entries(all).flatMap(([key, variants]) =>
      variants.map((it, i) => [`${key}#${i}`, textOf(it)] as const),
    );
    this.#catalogue = new Catalogue(language, Object.fromEntries(messages), ENGLISH_FUNCTIONS);
  }

  has(key: string): boolean {
    return Object.hasOwn(this.#all, key);
  }

  /** Of the variants that fit: the special ones first, then the least used, then by the stream of what is told (CH-VAR-05). */
  choose(key: string, args: Arguments, about: string): Template {
    const fitting = (this.#all[key] ?? [])
      .map((it, i) => ({ it, id: `${key}#${i}` }))
      .filter(({ it }) => typeof it === 'string' || isMet(it, args));
    const rested = fitting.filter(({ id }) => this.#said - (this.#last.get(id) ?? -APART) >= APART);
    const open = rested.length > 0 ? rested : fitting;
    const most = Math.max(...open.map(({ it }) => demands(it)));
    const among = open.filter(({ it }) => demands(it) === most);
    const least = Math.min(...among.map(({ id }) => this.#uses.get(id) ?? 0));
    const { it, id } = stream(this.#seed, 'voice', about, key).pick(
      among.filter((one) => (this.#uses.get(one.id) ?? 0) === least),
    );
    return { id, lead: leadOf(textOf(it)) };
  }

  /** In words; and it is remembered that it was said. */
  say({ id }: Template, args: Arguments): string {
    this.#uses.set(id, (this.#uses.get(id) ?? 0) + 1);
    this.#last.set(id, this.#said++);
    return this.#catalogue.say(id, args);
  }

  /** Words that are no sentence of their own, and may come as often as they like. */
  phrase(key: string, args: Arguments, about: string): string {
    const many = this.#all[key]?.length ?? 1;
    return this.#catalogue.say(`${key}#${stream(this.#seed, 'phrase', about, key).int(0, many - 1)}`, args);
  }
}

/** How much a variant asks for: the more, the better it fits (CH-VAR-08). */
function demands(variant: Variant): number {
  return typeof variant === 'string' ? 0 : Object.keys(variant.needs).length;
}

/** Which of the two a Fluent pattern places first. */
function leadOf(pattern: string): Template['lead'] {
  if (pattern.startsWith('{ $a }')) return 'a';
  return pattern.startsWith('{ $b }') ? 'b' : null;
}

function textOf(variant: Variant): string {
  return typeof variant === 'string' ? variant : variant.say;
}

function isMet({ needs }: Special, args: Arguments): boolean {
  return Object.entries(needs).every(([arg, values]) => values.includes(String(args[arg])));
}
