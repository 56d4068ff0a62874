import { capital } from '@understory/table';
import { type Clock, TURNS } from '../clock.ts';
import type { Name } from '../names/names.ts';
import { introduction, listed } from '../words/english/forms.ts';
import { Spot } from '../words/spot.ts';
import { type Arguments, Subject } from '../words/subject.ts';
import type { Variants } from '../words/variants.ts';
import type { Beat, Sentence } from './beat.ts';

/** At most so many sentences in a row begin with a pronoun (CH-REF-02). */
const MOST_PRONOUNS = 3;

/** Puts beats into words one after another, and remembers who was spoken of. */
export class Teller {
  readonly #names: ReadonlyMap<string, Name>;
  readonly #variants: Variants;
  readonly #clock: Clock;
  readonly #introduced = new Set<string>();
  /** Who the last sentence was about, and who else was in it. */
  #subject: string | null = null;
  #others: readonly string[] = [];
  #pronouns = 0;
  /** How many homes were told of for the first time. */
  #homes = 0;
  /** When the last sentence was. */
  #last = { age: '', turn: 0, until: 0 };

  constructor(names: ReadonlyMap<string, Name>, variants: Variants, clock: Clock = TURNS) {
    this.#names = names;
    this.#variants = variants;
    this.#clock = clock;
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
    const { key, a = null, b = null, c = null, all = [], ticks, age, turn, until = turn } = beat;
    const about = `${key} ${ticks[0]}`;
    const unit = this.#clock.unit(age);
    const bare: Arguments = { one: this.#isOne(b ?? a) ? 'yes' : 'no', unit, ...this.#placed(beat.args) };
    const template = this.#variants.choose(key, bare, about);
    const lead = template.lead === 'a' ? a : template.lead === 'b' ? b : null;
    const isBack = isFirst && this.#isBefore(age, turn);
    const when = isBack || (isFirst && lead !== null) ? this.#whenOf(beat, about) : '';
    this.#last = { age, turn, until };
    const usesPronoun = when === '' && lead !== null && this.#mayBePronoun(lead);
    const first = a === null ? null : this.#mention(a, usesPronoun && lead === a);
    const second = b === null || b === a ? (b === null ? null : first) : this.#mention(b, usesPronoun && lead === b);
    const args: Arguments = {
      ...bare,
      ...(first ? { a: first } : {}),
      ...(second ? { b: second } : {}),
      ...(c === null ? {} : { c: this.#mention(c, false) }),
      ...(all.length > 0 ? { all: all.map((it) => this.#listed(it)) } : {}),
    };
    const said = tidied(this.#variants.say(template, args));
    const text = capital(when === '' ? said : lead === null ? tidied(`${when}, ${lowered(said)}`) : `${when} ${said}`);
    this.#pronouns = usesPronoun ? this.#pronouns + 1 : 0;
    this.#subject = lead;
    this.#others = [a, b, c].filter((it) => it !== null && it !== lead) as string[];
    return { text, ticks, template: template.id };
  }

  /** A place with a name is told with what it is when it is first spoken of, and by its name from then on (CH-REF-05). */
  #placed(args: Beat['args'] = {}): Arguments {
    const { place } = args;
    if (!(place instanceof Spot) || place.name === null) return args;
    if (this.#introduced.has(place.name)) return args;
    this.#introduced.add(place.name);
    return { ...args, place: place.introduced(this.#homes++) };
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

  #whenOf({ key: told, age, turn }: Beat, about: string): string {
    const last = this.#last;
    if (turn < 1 || (age === last.age && turn === last.turn)) return '';
    // How long after is said only of what was at one time.
    const gap = age === last.age && last.turn === last.until ? turn - last.turn : 0;
    const ahead = told === 'came.before' ? 'when.by' : gap === 1 ? 'when.next' : gap > 1 ? 'when.later' : 'when.at';
    const key = this.#isBefore(age, turn) ? 'when.back' : ahead;
    const unit = this.#clock.unit(age);
    // A year of a calendar has a number, and no ordinal.
    const known = this.#clock.isCalendar && key !== 'when.next' ? `${key}.${unit}` : key;
    return this.#variants.phrase(known, { turn: this.#clock.count(age, turn), gap, unit }, about);
  }

  /** Does it go back behind what was told last (CH-STR-01)? */
  #isBefore(age: string, turn: number): boolean {
    const last = this.#last;
    if (turn < 1) return false;
    return age === last.age ? turn < last.turn : age.startsWith('monsters') && last.age === 'villainy';
  }
}

/** A sentence that no name begins, after a time. */
function lowered(text: string): string {
  const bare = text.replace(/^Then /, '');
  return bare === text ? text.charAt(0).toLowerCase() + text.slice(1) : bare;
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
