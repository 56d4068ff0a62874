import { FluentBundle, type FluentFunction, FluentResource, FluentType, type FluentVariable } from '@fluent/bundle';
import { capital } from '../capital.ts';
import { Impossible } from '../problem.ts';

/** Messages by name, in the syntax of Project Fluent: numbers, choices and names by the language's own rules. */
export type Messages<K extends string = string> = Readonly<Record<K, string>>;

/** What a message may speak of. Null is the word `none`, so that a message can choose by it; true and false are `yes` and `no`. */
export type Fact = string | number | boolean | null | Thing | readonly (string | Thing)[];

/** A thing with a name, of which a message must know more than the name. */
export class Thing extends FluentType<string> {
  /** Is it grammatically one, or several? "An Owlbear has", "Goblins have". */
  readonly count: 'one' | 'many';

  constructor(name: string, count: 'one' | 'many' = 'one') {
    super(name);
    this.count = count;
  }

  toString(): string {
    return this.value;
  }
}

/**
 * The messages of one game in one language. A message is parsed when it is first said. A message that is missing, or that speaks
 * of something it was not given, is our own bug and throws.
 */
export class Catalogue {
  readonly #messages: Messages;
  readonly #bundle: FluentBundle;
  readonly #read = new Map<string, Parameters<FluentBundle['formatPattern']>[0]>();
  readonly #lists: Lists;

  constructor(language: string, messages: Messages, functions: Readonly<Record<string, FluentFunction>> = {}) {
    this.#messages = messages;
    this.#lists = new Lists(language);
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions: { ...FUNCTIONS, ...functions } });
  }

  has(message: string): boolean {
    return Object.hasOwn(this.#messages, message);
  }

  /** Empty messages say nothing: some things go without saying. */
  say(message: string, facts: Readonly<Record<string, Fact>> = {}): string {
    if (this.#messages[message] === '') return '';
    const faults: Error[] = [];
    const said = this.#bundle.formatPattern(this.#patternOf(message), this.#values(facts), faults);
    if (faults[0]) throw new Impossible(`the message "${message}": ${faults[0].message}`);
    return said;
  }

  /** The same, as a sentence: with a capital first. */
  sentence(message: string, facts?: Readonly<Record<string, Fact>>): string {
    return capital(this.say(message, facts));
  }

  #patternOf(message: string) {
    const known = this.#read.get(message);
    if (known) return known;
    const source = this.#messages[message];
    if (source === undefined) throw new Impossible(`no message "${message}"`);
    const pattern = new FluentResource(`m =\n${source.trim().replace(/^/gm, '    ')}\n`).body[0]?.value;
    if (!pattern) throw new Impossible(`the message "${message}" can't be read: ${source}`);
    this.#read.set(message, pattern);
    return pattern;
  }

  #values(facts: Readonly<Record<string, Fact>>): Record<string, FluentVariable> {
    return Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, this.#value(fact)]));
  }

  #value(fact: Fact): FluentVariable {
    if (fact === null) return 'none';
    if (typeof fact === 'boolean') return fact ? 'yes' : 'no';
    if (typeof fact !== 'object' || fact instanceof Thing) return fact;
    return new Several(fact.map(String), this.#lists);
  }
}

/** "Goblins, Ogres and Wolves"; `OR($names)` says "or". */
class Several extends FluentType<readonly string[]> {
  readonly lists: Lists;

  constructor(names: readonly string[], lists: Lists) {
    super(names);
    this.lists = lists;
  }

  toString(): string {
    return this.lists.and.format(this.value);
  }
}

/** How a language lists. Made when something is first listed: it takes longer than all else that a catalogue does to begin with. */
class Lists {
  readonly #language: string;
  #and: Intl.ListFormat | null = null;
  #or: Intl.ListFormat | null = null;

  constructor(language: string) {
    this.#language = language;
  }

  get and(): Intl.ListFormat {
    this.#and ??= new Intl.ListFormat(this.#language, { type: 'conjunction' });
    return this.#and;
  }

  get or(): Intl.ListFormat {
    this.#or ??= new Intl.ListFormat(this.#language, { type: 'disjunction' });
    return this.#or;
  }
}

/** What every message may use. */
const FUNCTIONS: Readonly<Record<string, FluentFunction>> = {
  /** A fact to choose by, where it is several words: `{ KEY($deed) -> [own-will] … *[other] … }`. */
  KEY: ([fact]) => String(fact).replaceAll(' ', '-'),
  /** `one` or `many`, to choose by. */
  COUNT: ([thing]) => (thing instanceof Thing ? thing.count : 'one'),
  /** With a capital, where it begins a sentence within a message. */
  CAPITAL: ([thing]) => capital(String(thing)),
  /** With a full stop, where it does not end as a sentence already. */
  ENDED: ([thing]) => (/[.!?]$/.test(String(thing)) ? String(thing) : `${thing}.`),
  OR: ([names]) => (names instanceof Several ? names.lists.or.format(names.value) : String(names)),
};
