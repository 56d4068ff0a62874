import { stream } from '@understory/table';
import { Catalogue } from '@understory/table/words';
import type { Variants as Messages, Special, Variant } from './english/saga/parts.ts';
import { type Arguments, ENGLISH_FUNCTIONS } from './subject.ts';

/** How many sentences must lie between two of one template (CH-VAR-02). */
const APART = 40;

/** Words of which one is taken: "[robbed|stole from]". What stands in square brackets without a bar is Fluent's own. */
const CHOICE = /\[([^[\]{}]*\|[^[\]{}]*)\]/g;

type Functions = ConstructorParameters<typeof Catalogue>[2];

/** A message that was chosen. */
export interface Template {
  /** Its key and the number of its variant. */
  readonly id: string;
  /** What it says, in the syntax of Fluent. */
  readonly pattern: string;
  /** With whom it begins, so that a pronoun or a time may stand there: who acts, who is done to, or nobody. */
  readonly lead: 'a' | 'b' | null;
}

/** The variants of a voice in one language, and which of them a text has used. */
export class Variants {
  readonly #all: Messages;
  readonly #patterns: Patterns;
  readonly #seed: string;
  readonly #uses = new Map<string, number>();
  readonly #last = new Map<string, number>();
  #said = 0;

  constructor(seed: string, language: string, all: Messages, functions: Functions = ENGLISH_FUNCTIONS) {
    this.#seed = seed;
    this.#all = all;
    this.#patterns = patternsIn(language, functions);
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
    const pattern = this.#spelled(textOf(it), `${about} ${id}`);
    return { id, pattern, lead: leadOf(pattern) };
  }

  /** Of words that may stand for each other those that this text has used least; of equals by the stream. */
  #spelled(pattern: string, about: string): string {
    return pattern.replace(CHOICE, (whole, said: string, at: number) => {
      const words = said.split('|');
      const uses = (it: string) => this.#uses.get(`${whole} ${it}`) ?? 0;
      const least = Math.min(...words.map(uses));
      const word = stream(this.#seed, 'voice', about, String(at)).pick(words.filter((it) => uses(it) === least));
      this.#uses.set(`${whole} ${word}`, least + 1);
      return word;
    });
  }

  /** In words; and it is remembered that it was said. */
  say({ id, pattern }: Template, args: Arguments): string {
    this.#uses.set(id, (this.#uses.get(id) ?? 0) + 1);
    this.#last.set(id, this.#said++);
    return this.#patterns.say(pattern, args);
  }

  /** A sentence without arguments that this text has not said yet; null, when all were. */
  once(key: string, about: string): { readonly id: string; readonly text: string } | null {
    const left = (this.#all[key] ?? [])
      .map((it, i) => ({ it, id: `${key}#${i}` }))
      .filter(({ id }) => !this.#uses.has(id));
    if (left.length === 0) return null;
    const { it, id } = stream(this.#seed, 'voice', about, key).pick(left);
    return { id, text: this.say({ id, pattern: textOf(it), lead: null }, {}) };
  }

  /** Words that are no sentence of their own, and may come as often as they like. */
  phrase(key: string, args: Arguments, about: string): string {
    const all = this.#all[key] ?? [];
    const uses = (i: number) => this.#uses.get(`${key}#${i}`) ?? 0;
    const least = Math.min(...all.map((_, i) => uses(i)));
    const among = all.map((_, i) => i).filter((i) => uses(i) === least);
    const i = stream(this.#seed, 'phrase', about, key).pick(among);
    this.#uses.set(`${key}#${i}`, least + 1);
    return this.#patterns.say(this.#spelled(textOf(all[i] ?? ''), `${about} ${key}`), args);
  }
}

/** Patterns that were read once are kept for all texts of a language. */
class Patterns {
  readonly #messages: Record<string, string> = {};
  readonly #catalogue: Catalogue;

  constructor(language: string, functions: Functions) {
    this.#catalogue = new Catalogue(language, this.#messages, functions);
  }

  say(pattern: string, args: Arguments): string {
    this.#messages[pattern] = pattern;
    return this.#catalogue.say(pattern, args);
  }
}

const read = new Map<string, Patterns>();

function patternsIn(language: string, functions: Functions): Patterns {
  const known = read.get(language) ?? new Patterns(language, functions);
  read.set(language, known);
  return known;
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
