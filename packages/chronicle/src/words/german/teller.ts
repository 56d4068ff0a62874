import { capital } from '@understory/table';
import { Catalogue } from '@understory/table/words';
import type { Chronicle } from '../../chronicle.ts';
import type { Clock } from '../../clock.ts';
import type { Name } from '../../names/names.ts';
import type { Beat, Sentence } from '../../saga/beat.ts';
import type { Actor } from '../../tale.ts';
import { Spot } from '../spot.ts';
import type { Arguments } from '../subject.ts';
import { Byname, Found, Made } from '../terms.ts';
import { Variants } from '../variants.ts';
import { BEINAMEN } from './epithets.ts';
import { type Case, type Gender, mitArtikel } from './forms.ts';
import { LAENDER, NOETE, ORTE, TIERE } from './places.table.ts';
import { Orte } from './places.ts';
import { ZEITEN } from './saga/fights.ts';
import { SAGE } from './saga/index.ts';
import { inverted, pattern } from './saga/parts.ts';
import { genderOfSort, SORTEN } from './sorts.table.ts';
import { GERMAN_FUNCTIONS, genitive, Wer } from './subject.ts';
import { WERKE } from './works.table.ts';

/** So oft hintereinander steht ein Fürwort vorn (CH-REF-02). */
const MOST_PRONOUNS = 2;

/** Dieselben Pläne auf Deutsch: Sätze ohne Wörter aus einer anderen Sprache, außer Namen (CH-LAN-03, -05). */
export class GermanTeller {
  readonly #chronicle: Chronicle;
  readonly #variants: Variants;
  readonly #places: Orte;
  readonly #clock: Clock;
  readonly #words = new Catalogue('de', PATTERNS, GERMAN_FUNCTIONS);
  readonly #introduced = new Set<string>();
  #subject: string | null = null;
  #others: readonly string[] = [];
  #pronouns = 0;
  #last = { age: '', turn: 0 };
  /** Seit wann der letzte Absatz erzählte. */
  #span = { age: '', from: 0 };

  constructor(chronicle: Chronicle) {
    const { seed, clock } = chronicle.story.tale;
    this.#chronicle = chronicle;
    this.#variants = new Variants(seed, 'de', SAGE, GERMAN_FUNCTIONS);
    this.#places = new Orte(chronicle);
    this.#clock = clock;
  }

  paragraph(beats: readonly Beat[]): Sentence[] {
    this.#subject = null;
    this.#others = [];
    this.#pronouns = 0;
    const told = beats.flatMap((it, i) => this.#sentence(it, i === 0) ?? []);
    const [first] = beats;
    const turns = beats.filter((it) => it.age === first?.age).map((it) => it.turn);
    this.#span = { age: first?.age ?? '', from: Math.min(...turns) };
    // Zweimal hintereinander dasselbe sagt nichts Neues.
    return told.filter((it, i) => it.text !== told[i - 1]?.text);
  }

  #sentence(beat: Beat, isFirst: boolean): Sentence | null {
    const { a = null, b = null, c = null, all = [], ticks, age, turn } = beat;
    const key = this.#keyOf(beat);
    if (!this.#variants.has(key)) return null;
    const about = `${key} ${ticks[0]}`;
    const template = this.#variants.choose(key, {}, about);
    const lead = /^@a </.test(template.pattern) ? a : /^@b </.test(template.pattern) ? b : null;
    const time = isFirst && key !== 'came.before' ? this.#whenOf(beat) : '';
    const turned = time === '' ? null : inverted(template.pattern);
    this.#last = { age, turn };
    const isPronoun = time === '' && lead !== null && this.#mayBePronoun(lead);
    const args: Record<string, Arguments[string]> = { unit: this.#clock.unit(age), ...this.#argsOf(beat) };
    // In der Reihe, in der sie im Satz stehen: wer zuerst kommt, wird vorgestellt.
    const said = turned ?? template.pattern;
    const inOrder = (['a', 'b', 'c'] as const)
      .map((role) => ({ role, id: { a, b, c }[role], at: said.search(new RegExp(`@${role}\\b|\\$${role}\\b`)) }))
      .sort((x, y) => x.at - y.at);
    for (const { role, id } of inOrder)
      if (id !== null) args[role] = this.#mention(id, isPronoun && id === lead, said.includes(`@${role}`));
    if (all.length > 0) args['all'] = all.map((it) => this.#listed(it));
    const text = tidied(this.#variants.say({ ...template, pattern: pattern(said) }, args));
    this.#pronouns = isPronoun ? this.#pronouns + 1 : 0;
    this.#subject = lead;
    this.#others = [a, b, c].filter((it) => it !== null && it !== lead) as string[];
    const whole = time === '' || turned === null ? text : `${time} ${text}`;
    return { text: capital(whole), ticks, template: template.id };
  }

  /** Was auf Deutsch anders gesagt wird: mit Namen, einer von mehreren, durch jemanden. */
  #keyOf({ key, b = null, args = {} }: Beat): string {
    if ((key === 'stole' || key === 'extorted') && args['named'] === 'yes') return `${key}.named`;
    if (key === 'hunted') return this.#chronicle.names.get(b ?? '')?.isSolitary ? key : 'hunted.many of';
    if (key === 'died' && args['by'] === 'yes') return 'died.by';
    return key;
  }

  #argsOf({ args = {}, a = null }: Beat): Record<string, Arguments[string]> {
    const said = Object.entries(args).map(([name, it]): [string, Arguments[string]] => {
      if (it instanceof Spot) return [name, this.#places.wo(it, a, (id) => genitive(this.#mention(id, false, false)))];
      if (it instanceof Made) return [name, workOf(it)];
      if (name === 'beast') return [name, it instanceof Found ? (TIERE[it.bare] ?? WILD) : WILD];
      if (it instanceof Byname) return [name, BEINAMEN[it.key][it.register]];
      if ((name === 'full' || name === 'person') && typeof it === 'string') return [name, it.replace(/^the /, '')];
      if (name === 'folk' && typeof it === 'string') return [name, SORTEN[it]?.[1] ?? it];
      if (!Array.isArray(it)) return [name, it];
      return [name, it.map((one) => listedAs(name, one))];
    });
    return Object.fromEntries(said);
  }

  #mayBePronoun(id: string): boolean {
    const gender = this.#genderOf(id);
    const isSie = (it: Gender) => it === 'f' || it === 'p';
    const isAlike = (it: string) => this.#genderOf(it) === gender || (isSie(gender) && isSie(this.#genderOf(it)));
    return (
      this.#subject === id && this.#pronouns < MOST_PRONOUNS && this.#introduced.has(id) && !this.#others.some(isAlike)
    );
  }

  #genderOf(id: string): Gender {
    const name = this.#chronicle.names.get(id);
    const folk = this.#chronicle.story.tale.cast.get(id);
    if (!name || isPlural(name) || (folk && isFolk(folk))) return 'p';
    return name.isSolitary ? genderOfSort(name.kind, name.pronoun) : 'n';
  }

  #nameOf(id: string): Record<Case, string> {
    const name = this.#chronicle.names.get(id);
    const folk = this.#chronicle.story.tale.cast.get(id);
    const many = folk && isFolk(folk) ? SORTEN[folk.kind]?.[1] : undefined;
    if (many !== undefined)
      return { nom: `die ${many}`, akk: `die ${many}`, dat: `den ${many.replace(/(?<![ns])$/, 'n')}` };
    const full = name?.full ?? id;
    const bare = full.replace(/^the /i, '');
    if (!name || !isPlural(name) || bare === full) return { nom: bare, akk: bare, dat: bare };
    return { nom: `die ${bare}`, akk: `die ${bare}`, dat: `den ${bare}` };
  }

  #mention(id: string, isPronoun: boolean, isNamed: boolean): Wer {
    const name = this.#chronicle.names.get(id);
    const gender = this.#genderOf(id);
    const bare = this.#nameOf(id);
    const isNew = isNamed && !this.#introduced.has(id) && name !== undefined && isSorted(name);
    if (isNamed) this.#introduced.add(id);
    const cases = isNew ? introduced(bare, name, gender) : bare;
    return new Wer({ cases, gender, isMany: gender === 'p', isPronoun });
  }

  #listed(id: string): string {
    const name = this.#chronicle.names.get(id);
    const { nom } = this.#nameOf(id);
    const isNew = !this.#introduced.has(id) && name !== undefined && isSorted(name);
    this.#introduced.add(id);
    return isNew ? `${nom} (${sortOf(name)})` : nom;
  }

  /** Wann es war, vor dem Zeitwort (CH-REF-08). */
  #whenOf({ age, turn }: Beat): string {
    const last = this.#last;
    if (turn < 1 || (age === last.age && turn === last.turn)) return '';
    const gap = age === last.age ? turn - last.turn : 0;
    if (gap < 0 && age === this.#span.age && turn >= this.#span.from) return MEANWHILE;
    const which = gap < 0 ? 'back' : gap === 1 ? 'next' : gap > 1 ? 'later' : 'at';
    const unit = this.#clock.unit(age);
    return this.#words.say(ZEITEN[which][unit], { turn: this.#clock.count(age, turn), gap });
  }
}

const WILD = 'wildes Getier';
const MEANWHILE = 'unterdessen';

/** Zeitangaben sind ihre eigenen Schlüssel. */
const PATTERNS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(ZEITEN).flatMap((it) => Object.values(it).map((one) => [one, one])),
);

/** Ein Volk, das keine Stadt zum Namen hat: es heißt nach dem, was es ist. */
export const isFolk = ({ isPeople, isFolk: is, given, kind }: Actor): boolean =>
  isPeople && (is === true || given.replace(/^the /i, '').toLowerCase() === kind);

const isPlural = (name: Name): boolean => name.isPlural;
const isSorted = (name: Name): boolean => !name.isPeople && (name.isSolitary || name.isPlural);
const sortOf = (name: Name): string =>
  (SORTEN[name.kind] ?? SORTEN[name.many])?.[name.isSolitary ? 0 : 1] ?? (name.isSolitary ? name.one : name.many);

/** „Halfbeak, ein Eulenbär,“; in den anderen Fällen steht in Klammern, was es ist. */
function introduced(bare: Record<Case, string>, name: Name, gender: Gender): Record<Case, string> {
  const sort = sortOf(name);
  // Wer schon so heißt, wird nicht noch einmal so genannt.
  if (bare.nom.toLowerCase().includes(sort.toLowerCase())) return bare;
  const apposition = name.isSolitary ? mitArtikel([sort, gender], 'nom', false) : sort;
  return { nom: `${bare.nom}, ${apposition},`, akk: `${bare.akk} (${sort})`, dat: `${bare.dat} (${sort})` };
}

const workOf = ({ work }: Made): string => {
  const bare = work.replace(/^an? /i, '');
  return WERKE[bare.toLowerCase()] ?? `„${bare}“`;
};

function listedAs(name: string, it: Arguments[string] | string): string {
  if (it instanceof Made) return name === 'troubles' ? (NOETE[it.work] ?? `„${it.work}“`) : workOf(it);
  if (it instanceof Found) {
    const noun = ORTE[(it.bare.split(',')[0] ?? '').replace(/^(?:an?|the) /, '')];
    return noun ? mitArtikel(noun, 'akk', false) : `„${it.bare}“`;
  }
  if (name === 'lands') return LAENDER[String(it)] ?? String(it);
  if (name === 'treasures') return `„${String(it).replace(/^the /, '')}“`;
  return String(it);
}

/** Ein Komma, das einen Beisatz schließt, weicht dem, was folgt. */
function tidied(text: string): string {
  return text
    .replace(/,([.,;:])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/\. (\p{Ll})/gu, (_, letter: string) => `. ${letter.toUpperCase()}`)
    .trim();
}
