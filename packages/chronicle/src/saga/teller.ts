import { capital } from '@understory/table';
import type { Name } from '../names/names.ts';
import { introduction, listed } from '../words/english/forms.ts';
import { type Arguments, Subject } from '../words/subject.ts';
import type { Variants } from '../words/variants.ts';
import type { Beat, Sentence } from './beat.ts';

/** At most so many sentences in a row begin with a pronoun (CH-REF-02). */
const MOST_PRONOUNS = 3;

/** Puts beats into words one after another, and remembers who was spoken of. */
export class Teller {
  readonly #names: ReadonlyMap<string, Name>;
  readonly #variants: Variants;
  readonly #introduced = new Set<string>();
  /** Who the last sentence was about, and who else was in it. */
  #subject: string | null = null;
  #others: readonly string[] = [];
  #pronouns = 0;
  #when = '';

  constructor(names: ReadonlyMap<string, Name>, variants: Variants) {
    this.#names = names;
    this.#variants = variants;
  }

  isIntroduced(id: string): boolean {
    return this.#introduced.has(id);
  }

  /** A paragraph begins: nobody is meant by a pronoun. */
  pause(): void {
    this.#subject = null;
    this.#others = [];
    this.#pronouns = 0;
  }

  tell(beat: Beat, isFirst: boolean): Sentence {
    const { key, a = null, b = null, c = null, all = [], ticks, age, turn } = beat;
    const about = `${key} ${ticks[0]}`;
    const bare: Arguments = { one: this.#isOne(b ?? a) ? 'yes' : 'no', ...beat.args };
    const template = this.#variants.choose(key, bare, about);
    const when = isFirst && template.isFree ? this.#whenOf(age, turn, about) : '';
    this.#when = `${age} ${turn}`;
    const usesPronoun = template.isFree && when === '' && a !== null && this.#mayBePronoun(a);
    const first = a === null ? null : this.#mention(a, usesPronoun);
    const second = b === null || b === a ? (b === null ? null : first) : this.#mention(b, false);
    const args: Arguments = {
      ...bare,
      ...(first ? { a: first } : {}),
      ...(second ? { b: second } : {}),
      ...(c === null ? {} : { c: this.#mention(c, false) }),
      ...(all.length > 0 ? { all: all.map((it) => this.#listed(it)) } : {}),
    };
    const said = tidied(this.#variants.say(template, args));
    const text = when === '' ? capital(said) : capital(`${when} ${said}`);
    this.#pronouns = usesPronoun ? this.#pronouns + 1 : 0;
    this.#subject = template.isFree ? a : null;
    this.#others = [a, b, c].filter((it) => it !== null && it !== this.#subject) as string[];
    return { text, ticks, template: template.id };
  }

  #isOne(id: string | null): boolean {
    return id !== null && (this.#names.get(id)?.isSolitary ?? false);
  }

  /** Only who the last sentence was about, and only if nobody else in it is called so (CH-REF-02). */
  #mayBePronoun(id: string): boolean {
    const pronoun = this.#names.get(id)?.pronoun;
    return (
      this.#subject === id &&
      this.#pronouns < MOST_PRONOUNS &&
      this.#introduced.has(id) &&
      !this.#others.some((it) => this.#names.get(it)?.pronoun === pronoun)
    );
  }

  #mention(id: string, asPronoun: boolean): Subject {
    const name = this.#names.get(id);
    if (!name) return new Subject({ id, text: id, named: id, pronoun: 'they', isMany: true });
    const isNew = !this.#introduced.has(id);
    this.#introduced.add(id);
    const { pronoun, isPlural } = name;
    const text = asPronoun ? pronoun : isNew ? introduction(name) : name.short;
    return new Subject({
      id,
      text,
      named: isNew ? text : name.short,
      pronoun,
      isMany: asPronoun ? pronoun === 'they' : isPlural,
    });
  }

  /** In a list who is new is introduced in brackets, for commas part the others. */
  #listed(id: string): string {
    const name = this.#names.get(id);
    if (!name) return id;
    const isNew = !this.#introduced.has(id);
    this.#introduced.add(id);
    return isNew ? listed(name) : name.short;
  }

  #whenOf(age: string, turn: number, about: string): string {
    if (`${age} ${turn}` === this.#when || turn < 1) return '';
    const key = age === 'villainy' ? 'when.round' : 'when.turn';
    return this.#variants.phrase(key, { turn }, about);
  }
}

/** A comma that closes an apposition gives way to what follows it. */
function tidied(text: string): string {
  return text
    .replace(/,([.,;:’])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/([.:] )(\p{Ll})/gu, (_, before: string, letter: string) =>
      before === '. ' ? before + letter.toUpperCase() : before + letter,
    )
    .trim();
}
