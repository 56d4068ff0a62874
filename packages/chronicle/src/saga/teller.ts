import { capital, stream } from '@understory/table';
import { Thing } from '@understory/table/words';
import { type Clock, TURNS } from '../clock.ts';
import type { Name } from '../names/names.ts';
import { COLOURS } from '../words/english/colours.ts';
import { introduction, listed, reminder } from '../words/english/forms.ts';
import { Spot } from '../words/spot.ts';
import { type Arguments, Subject } from '../words/subject.ts';
import type { Variants } from '../words/variants.ts';
import type { Beat, Sentence } from './beat.ts';

/** At most so many sentences in a row begin with a pronoun (CH-REF-02). */
const MOST_PRONOUNS = 3;

/** The sort of those who have none in common. */
const MIXED = 'mixed';

/** A sentence while it may still be joined to the one before. */
interface Clause extends Omit<Sentence, 'text'> {
  readonly said: string;
  /** As it stands within a sentence: whole, and without its subject. */
  readonly inner: string;
  readonly rest: string | null;
  /** The time that it begins with. */
  readonly when: string;
  readonly lead: string | null;
  /** Everybody in it. */
  readonly whom: readonly string[];
  readonly words: number;
  readonly parts: number;
  /** Told by itself, whatever is beside it. */
  readonly isAlone: boolean;
  readonly draw: ReturnType<typeof stream>;
}

/** What turns an age or closes it, what sums up and what stands beside another is told by itself. */
const ALONE = /^(?:ended|last|rose|irony|eater and guest|idle|called|creation|ground|visitors|offers|capital|leader)/;
/** Joined sentences have so many words at most; so many of a hundred that could be joined are. */
const LONGEST = 40;
const JOINED = 86;
/** A sentence of so few words is short, and stands by itself once in so many words. */
const SHORT = 6;
const SHORT_EVERY = 60;
/** … and after so many a few words are set between. */
const BRIDGE_EVERY = 150;
/** Who came, who led, who rose, what was left: no deed of anybody. */
const NO_DEED =
  /^(?:came|leader|others|capital|left|alive|lying|called|party|six|ten|height|features|works)|^(?:ended|last|rose|irony|eater and guest|idle|visitors|offers)/;
const SUMMED = /^(?:people|toil|halls|height|colonies|troubles)/;
/** After so many turns a sentence within a paragraph says how long it was. */
const LONG_AFTER = 2;
const LAST_OF = /^(?:left|built|passed|gathered)(?!.* \+ )/;
const ENDS = /\.end$|^died|^merged/;
/** What joins two of one subject, and two of two. */
const SAME: readonly string[] = [' and ', ', then '];
const OTHER: readonly string[] = [', and ', '; '];
const APART: readonly string[] = ['; '];

/** Puts beats into words one after another, and remembers who was spoken of. */
export class Teller {
  readonly #names: ReadonlyMap<string, Name>;
  readonly #variants: Variants;
  readonly #clock: Clock;
  readonly #seed: string;
  readonly #introduced = new Set<string>();
  readonly #inChapter = new Set<string>();
  /** Who the last sentence was about, and who else was in it. */
  #subject: string | null = null;
  #others: readonly string[] = [];
  #pronouns = 0;
  /** By what the last two were joined, and how many words ago a short one stood by itself. */
  #link = '';
  #sinceShort = 0;
  /** In what words places were told of, and which they were. */
  readonly #toldPlaces = new Map<string, string | null>();
  /** How many homes were told of for the first time. */
  #homes = 0;
  /** When the last sentence was, and who was in it; and when the last paragraph began. */
  #last = { age: '', turn: 0, until: 0 };
  #whom: readonly string[] = [];
  #span = { age: '', from: 0 };

  constructor(names: ReadonlyMap<string, Name>, variants: Variants, clock: Clock = TURNS, seed = '') {
    this.#names = names;
    this.#seed = seed;
    this.#variants = variants;
    this.#clock = clock;
  }

  isIntroduced(id: string): boolean {
    return this.#introduced.has(id);
  }

  /** A chapter begins: who is met in it for the first time is told with what they are (CH-REF-01). */
  turn(): void {
    this.#inChapter.clear();
  }

  /** A paragraph begins: nobody is meant by a pronoun. */
  pause(): void {
    this.#subject = null;
    this.#others = [];
    this.#pronouns = 0;
  }

  /** A paragraph: one sentence after another, some of them joined (CH-AGG-02, CH-VAR-04). */
  paragraph(beats: readonly Beat[]): Sentence[] {
    this.pause();
    const told: Clause[] = [];
    for (const [i, beat] of beats.entries()) {
      const bridge = this.#bridge(beats[i - 1], beat);
      if (bridge) told.push(bridge);
      const clause = this.#clause(beat, i === 0);
      const before = told.at(-1);
      // Every so often a short sentence stands by itself (CH-VAR-04).
      const isDue = this.#sinceShort >= SHORT_EVERY && (isShort(clause) || (before && isShort(before)));
      if (isDue) this.#sinceShort = 0;
      this.#sinceShort += clause.words;
      const joined = before && !isDue ? this.#joined(before, clause) : null;
      if (joined) told[told.length - 1] = joined;
      else told.push(isDue && isShort(clause) ? { ...clause, isAlone: true } : clause);
    }
    const [first] = beats;
    const turns = beats.filter((it) => it.age === first?.age).map((it) => it.turn);
    this.#span = { age: first?.age ?? '', from: Math.min(...turns) };
    return told.flatMap(sentencesOf);
  }

  tell(beat: Beat, isFirst: boolean): Sentence {
    const { said, ticks, template } = this.#clause(beat, isFirst);
    return { text: capital(said), ticks, template };
  }

  /** A few words between two sentences, where all have been long; each comes once in a saga (CH-GEN-07, CH-VAR-04). */
  #bridge(before: Beat | undefined, { key, ticks, age, a, b }: Beat): Clause | null {
    // Between two deeds of an age that have somebody in common: anywhere else it would say nothing, or too much.
    const isDue = this.#sinceShort >= BRIDGE_EVERY && /^(?:monsters|villainy)/.test(age) && before?.age === age;
    if (!isDue || NO_DEED.test(key) || NO_DEED.test(before.key)) return null;
    if (![a, b].some((it) => it && (it === before.a || it === before.b))) return null;
    const about = `bridge ${ticks[0]}`;
    const said = this.#variants.once(ENDS.test(key) ? 'bridge.end' : 'bridge.more', about);
    if (said === null) return null;
    this.#sinceShort = 0;
    // Who was spoken of is still meant by a pronoun after the next name only.
    this.#subject = null;
    const words = SHORT;
    const none = { lead: null, whom: [], rest: null, when: '', parts: 1, isAlone: true } as const;
    return {
      ...none,
      said: said.text,
      inner: said.text,
      words,
      ticks,
      template: said.id,
      draw: stream(this.#seed, about),
    };
  }

  /** Two short ones about the same moment as one; null where each is to stand by itself. */
  #joined(a: Clause, b: Clause): Clause | null {
    const length = a.words + b.words;
    // What was left after somebody, and what was built, has no more to do with what comes next.
    if (LAST_OF.test(a.template) || a.isAlone || b.isAlone || b.when !== '' || a.parts > 2 || length > LONGEST)
      return null;
    const { draw } = b;
    if (draw.int(1, 100) > JOINED) return null;
    const isSame = a.lead !== null && a.lead === b.lead && b.rest !== null && !b.rest.startsWith('and ');
    // What has nothing to do with each other is not joined.
    if (!b.whom.some((it) => a.whom.includes(it))) return null;
    const isBusy = / and /.test(a.said) || / and /.test(b.inner) || a.said.includes(';');
    const links = isSame && !a.said.includes(',') ? SAME : isBusy ? APART : OTHER;
    const link = links.find((it) => it !== this.#link) ?? links[0] ?? '';
    this.#link = link;
    const rest = isSame && !a.said.includes(',') ? b.rest : b.inner;
    return {
      ...b,
      whom: [...a.whom, ...b.whom],
      said: `${a.said.replace(/\.$/, '')}${link}${rest}`,
      ticks: [...new Set([...a.ticks, ...b.ticks])].sort((x, y) => x - y),
      template: `${a.template} + ${b.template}`,
      words: length,
      parts: a.parts + 1,
      when: a.when,
    };
  }

  #clause(beat: Beat, isFirst: boolean): Clause {
    const { key, a = null, b = null, c = null, all = [], ticks, age, turn, until = turn } = beat;
    const about = `${key} ${ticks[0]}`;
    const unit = this.#clock.unit(age);
    const given: Arguments = {
      one: this.#isOne(b ?? a) ? 'yes' : 'no',
      unit,
      ...(all.length > 0 ? { sort: this.#sortOf(all) } : {}),
      ...beat.args,
    };
    const template = this.#variants.choose(key, given, about);
    // A place is told of only by a sentence that has a word for it.
    const bare = template.pattern.includes('$place') ? this.#placed(given, [a, b]) : given;
    const lead = template.lead === 'a' ? a : template.lead === 'b' ? b : null;
    const whom = [a, b, c, ...all].filter((it) => it !== null);
    const when = this.#openingOf(beat, { isFirst, lead, whom, about });
    this.#last = { age, turn, until };
    if (whom.length > 0) this.#whom = whom;
    const usesPronoun = when === '' && lead !== null && this.#mayBePronoun(lead);
    const first = a === null ? null : this.#mention(a, usesPronoun && lead === a);
    const second = b === null || b === a ? (b === null ? null : first) : this.#mention(b, usesPronoun && lead === b);
    const args: Arguments = {
      ...bare,
      ...(first ? { a: first } : {}),
      ...(second ? { b: second } : {}),
      ...(c === null ? {} : { c: this.#mention(c, false) }),
      ...(all.length > 0 ? { all: all.map((it) => this.#listed(it, given['sort'] !== MIXED)) } : {}),
    };
    const bareSaid = tidied(this.#variants.say(template, args));
    const comma = / (?:when|that|and)$/.test(when) ? '' : ',';
    const said =
      when === '' ? bareSaid : lead === null ? tidied(`${when}${comma} ${lowered(bareSaid)}`) : `${when} ${bareSaid}`;
    this.#pronouns = usesPronoun ? this.#pronouns + 1 : 0;
    this.#subject = lead;
    this.#others = [a, b, c].filter((it) => it !== null && it !== lead) as string[];
    const subject = (lead === b && lead !== a ? second : first)?.toString() ?? '';
    return {
      said,
      inner: /^(?:[A-Za-z[]|\{ CAPITAL\((?!\$place)|\{ \$\w+ ->)/.test(template.pattern) ? lowered(bareSaid) : bareSaid,
      rest: lead !== null && bareSaid.startsWith(`${subject} `) ? bareSaid.slice(subject.length + 1) : null,
      when,
      lead,
      whom,
      ticks,
      template: template.id,
      words: said.split(' ').length,
      parts: 1,
      isAlone: ALONE.test(key) || /[.:] /.test(said) || template.pattern.startsWith('{ CAPITAL($place'),
      draw: stream(this.#seed, 'joined', about),
    };
  }

  /** A place with a name is told with what it is when it is first spoken of, and by its name from then on (CH-REF-05). */
  #placed(args: Arguments, whom: readonly (string | null)[]): Arguments {
    const { place } = args;
    if (!(place instanceof Spot)) return args;
    if (place.name === null) {
      const before = place.before ?? '';
      // Nobody comes upon somebody in “the old home” of the same.
      const isKnown = this.#introduced.has(before) && !whom.includes(before);
      const text = place.after(this.#toldPlaces, isKnown ? (this.#names.get(before)?.short ?? null) : null);
      this.#toldPlaces.set(place.toString(), place.piece).set(text, place.piece);
      return { ...args, place: new Thing(text) };
    }
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
    const isHere = this.#inChapter.has(id);
    this.#introduced.add(id);
    this.#inChapter.add(id);
    const { pronoun, isPlural } = name;
    const text = asPronoun
      ? pronoun
      : isNew
        ? introduction(name, this.#colour(name))
        : isHere
          ? name.short
          : reminder(name);
    return new Subject({
      id,
      text,
      named: isNew || !isHere ? text : name.short,
      pronoun,
      isMany: asPronoun ? pronoun === 'they' : isPlural,
    });
  }

  /** What there is to say of creatures of a card, once in a saga and where they are first met (CH-NAM-22). */
  #colour({ kind, ofKind }: Name): string | null {
    const colour = ofKind === 1 ? COLOURS[kind] : undefined;
    if (colour === undefined || this.#introduced.has(colour)) return null;
    this.#introduced.add(colour);
    return colour;
  }

  /** Of what sort all in a list are, if they are companies of one. */
  #sortOf(all: readonly string[]): string {
    const names = all.map((it) => this.#names.get(it));
    const sort = names[0]?.many ?? MIXED;
    return names.every((it) => it?.many === sort && it.isPlural && !it.isSolitary && !it.isPeople) ? sort : MIXED;
  }

  /** In a list who is new is introduced in brackets, for commas part the others. */
  #listed(id: string, isOfKnownSort: boolean): string {
    const name = this.#names.get(id);
    if (!name) return id;
    const isNew = !this.#introduced.has(id);
    this.#introduced.add(id);
    this.#inChapter.add(id);
    return isNew ? (isOfKnownSort ? name.full : listed(name)) : name.short;
  }

  /** What a sentence begins with before its subject: when it was, or that it has nothing to do with the one before (CH-REF-08). */
  #openingOf(
    beat: Beat,
    {
      isFirst,
      lead,
      whom,
      about,
    }: {
      readonly isFirst: boolean;
      readonly lead: string | null;
      readonly whom: readonly string[];
      readonly about: string;
    },
  ): string {
    const { key, age, turn } = beat;
    // The life of a people is summed up, and who was there in another age has no turn in this one.
    if (SUMMED.test(key) || beat.args?.['span'] === 'age') return '';
    if (isFirst) return lead !== null || this.#isBefore(age, turn) ? this.#whenOf(beat, about) : '';
    const last = this.#last;
    if (lead === null || turn < 1 || age !== last.age || NO_DEED.test(key)) return '';
    if (turn - last.turn >= LONG_AFTER && last.turn === last.until) return this.#whenOf(beat, about);
    const isAside = whom.length > 0 && !whom.some((it) => this.#whom.includes(it)) && this.#whom.length > 0;
    if (!isAside) return '';
    return turn === last.turn
      ? this.#variants.phrase('when.aside', { unit: this.#clock.unit(age) }, about)
      : this.#whenOf(beat, about);
  }

  #whenOf({ key: told, age, turn }: Beat, about: string): string {
    const last = this.#last;
    if (turn < 1 || (age === last.age && turn === last.turn)) return '';
    // Who has long been there is told of as one looks back, from whenever it is.
    if (told === 'came.before' && this.#isBefore(age, turn)) return this.#phrased('when.by', age, turn);
    // How long after is said only of what was at one time.
    const gap = age === last.age && last.turn === last.until ? turn - last.turn : 0;
    const ahead = told === 'came.before' ? 'when.by' : gap === 1 ? 'when.next' : gap > 1 ? 'when.later' : 'when.at';
    const isMeanwhile = age === this.#span.age && turn >= this.#span.from;
    const key = this.#isBefore(age, turn) ? (isMeanwhile ? 'when.meanwhile' : 'when.back') : ahead;
    return this.#phrased(key, age, turn, gap, about);
  }

  #phrased(key: string, age: string, turn: number, gap = 0, about = `${age} ${turn}`): string {
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

/** Several sentences of one message stand on the same lines. */
function sentencesOf({ said, ticks, template }: Clause): Sentence[] {
  return capital(said)
    .split(/(?<=\.) (?=\p{Lu})/u)
    .map((text, i) => ({ text, ticks, template: i === 0 ? template : `${template}/${i + 1}` }));
}

const isShort = ({ words, parts }: Clause) => words <= SHORT && parts === 1;

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
