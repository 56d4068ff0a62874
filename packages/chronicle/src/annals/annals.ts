import { capital } from '@understory/table';
import { Catalogue, Thing } from '@understory/table/words';
import type { Chronicle } from '../chronicle.ts';
import { type Fact, type FactKind, isBecoming } from '../facts/fact.ts';
import type { Name } from '../names/names.ts';
import type { Language, Passage } from '../voices.ts';
import { ANNALS } from '../words/english/annals.ts';
import { oneOf, workPhrase } from '../words/english/forms.ts';
import { ANNALEN } from '../words/german/annals.ts';
import { SORTEN } from '../words/german/sorts.table.ts';
import { WERKE } from '../words/german/works.table.ts';

/** A line of the annals: a turn, or a run of quiet ones. */
interface AnnalsLine {
  readonly turn: string;
  readonly text: string;
  readonly ticks: readonly number[];
}

export interface AnnalsAge {
  readonly age: string;
  readonly title: string;
  readonly lines: readonly AnnalsLine[];
}

/** Annals tell what is worth 5 or more (CH-INT-07). */
const TOLD = 5;
const LONGEST_LINE = 24;
/** No fact of these is a line of the annals. */
const SILENT: ReadonlySet<string> = new Set([
  'made',
  'dug',
  'mined',
  'bred',
  'prepared',
  'met',
  'sent',
  'no deal',
  'went hungry',
]);

/** What the annals say in a language, and how it names sorts of creatures and works. */
interface Tongue {
  readonly catalogue: Catalogue;
  sort(name: Name, kind: string, isMany: boolean): string;
  work(work: string): string;
  treasure(name: string): string;
  /** The name of a group, as it stands in a sentence. */
  name(name: string, of?: Name): string;
}

export const TONGUES: Readonly<Record<Language, Tongue>> = {
  en: {
    catalogue: new Catalogue('en-GB', ANNALS),
    sort: (name, _, isMany) => (isMany ? name.many : name.one),
    work: workPhrase,
    treasure: (it) => `the ${it}`,
    name: (it) => it,
  },
  de: {
    catalogue: new Catalogue('de', ANNALEN),
    sort: (name, kind, isMany) =>
      (SORTEN[kind] ?? SORTEN[name.many])?.[isMany ? 1 : 0] ?? (isMany ? name.many : name.one),
    work: (it) => WERKE[it.replace(/^an? /i, '').toLowerCase()] ?? `„${it}“`,
    treasure: (it) => it,
    // Ein Volk ohne Stadt heißt nach dem, was es ist.
    name: (it, of) => (of?.isPeople && of.isPlural ? SORTEN[of.kind]?.[1] : undefined) ?? it.replace(/^the /, ''),
  },
};

/** What an age is called. */
export function annalsTitle(age: string, { catalogue }: Tongue = TONGUES.en): string {
  return catalogue.say(`age.${age.replace(/ \d+$/, '')}`);
}

/** One line a turn at most, a run of empty turns as one (CH-VOI-01). */
export function annalsOf(chronicle: Chronicle, language: Language = 'en'): AnnalsAge[] {
  const { story } = chronicle;
  const tongue = TONGUES[language];
  return story.ages.flatMap((age) => {
    const facts = toldOf(age, chronicle);
    const turns = [...new Set(story.facts.filter((it) => it.age === age).map((it) => it.turn))];
    const lines = turns.map((turn) =>
      lineOf(
        { age, turn },
        facts.filter((it) => it.turn === turn),
        chronicle,
        tongue,
      ),
    );
    const shown = age === 'primordial' ? beginning(chronicle, tongue, facts) : quietened(lines, tongue);
    return shown.length > 0 ? [{ age, title: annalsTitle(age, tongue), lines: shown }] : [];
  });
}

function toldOf(age: string, { story, interest }: Chronicle): Fact[] {
  return story.facts.filter((it) => it.age === age && interest.of(it) >= TOLD && !SILENT.has(it.kind));
}

/** The same turn by turn, by age and turn as the journal counts them: `monsters 3`. Turns of which nothing is told are not in it. */
export function annalsByTurn(chronicle: Chronicle): Map<string, Passage> {
  const found = new Map<string, Passage>();
  for (const age of chronicle.story.ages) {
    const facts = toldOf(age, chronicle);
    const [first] = age === 'primordial' ? beginning(chronicle, TONGUES.en, facts) : [];
    if (first) found.set(age, first);
    for (const turn of age === 'primordial' ? [] : new Set(facts.map((it) => it.turn))) {
      const own = facts.filter((it) => it.turn === turn);
      const line = lineOf({ age, turn }, own, chronicle, TONGUES.en);
      if (line.text !== '') found.set(`${age} ${turn}`, line);
    }
  }
  return found;
}

function beginning(chronicle: Chronicle, tongue: Tongue, facts: readonly Fact[]): AnnalsLine[] {
  const { strata, ticks } = chronicle.story.tale.origins;
  const ground = strata > 0 ? [{ text: tongue.catalogue.say('ground', { strata }), ticks }] : [];
  const found = facts.flatMap((it) => {
    const text = factText(it, chronicle, tongue);
    return text === '' ? [] : [{ text, ticks: it.ticks }];
  });
  const all = [...ground, ...found];
  if (all.length === 0) return [];
  return [{ turn: '–', text: all.map((it) => `${capital(it.text)}.`).join(' '), ticks: all.flatMap((it) => it.ticks) }];
}

function lineOf(
  { age, turn }: Pick<Fact, 'age' | 'turn'>,
  facts: readonly Fact[],
  chronicle: Chronicle,
  tongue: Tongue,
): AnnalsLine {
  const clauses: { text: string; fact: Fact }[] = [];
  const worth = (it: Fact) => chronicle.interest.of(it);
  let words = 0;
  // The best are told first of all, and then stand in their order.
  for (const fact of [...facts].sort((a, b) => worth(b) - worth(a))) {
    const text = factText(fact, chronicle, tongue);
    const many = text.split(' ').length;
    const isNeeded = worth(fact) >= 10;
    if (text === '' || (words + many > LONGEST_LINE && !isNeeded)) continue;
    words += many;
    clauses.push({ text, fact });
  }
  clauses.sort((a, b) => (a.fact.ticks[0] ?? 0) - (b.fact.ticks[0] ?? 0));
  const text = [...new Set(clauses.map((it) => `${capital(it.text)}.`))].join(' ');
  return {
    turn: String(chronicle.story.tale.clock.count(age, turn)),
    text,
    ticks: clauses.flatMap((it) => it.fact.ticks),
  };
}

/** What a theft or a payment says already, and works that are none: a diaspora, an accident. */
function isTold({ kind, causes, won, piece }: Fact): boolean {
  return (kind === 'passed' && causes.length > 0) || (kind === 'built' && (won === false || piece === null));
}

/** A fact as a sentence of the annals; empty for what they don't tell. */
export function sentenceOf(fact: Fact, chronicle: Chronicle): string {
  const text = factText(fact, chronicle);
  return text === '' ? '' : `${capital(text)}.`;
}

/** The same without its full stop, to stand in another sentence. */
export const deedOf = (fact: Fact, chronicle: Chronicle): string => capital(factText(fact, chronicle));

/** A fact in the fewest words; empty for what the annals don't tell. */
export function factText(fact: Fact, { names, story }: Chronicle, tongue: Tongue = TONGUES.en): string {
  const { kind, actor, target, by } = fact;
  const name = (id: string | null) => {
    const known = id === null ? undefined : names.get(id);
    return known ? new Thing(tongue.name(known.full, known), known.isPlural ? 'many' : 'one') : null;
  };
  const a = name(actor);
  const b = name(target);
  const own = actor === null ? undefined : names.get(actor);
  const became = story.tale.cast.get(actor ?? '')?.became;
  const isWild = target?.startsWith('wild:') ?? false;
  const key = keyOf(fact, {
    isPeople: own?.isPeople ?? false,
    isFolk: story.tale.cast.get(actor ?? '')?.isFolk ?? false,
    isSecond: (own?.ofKind ?? 1) > 1,
    isWild,
    hasEnder: name(by) !== null,
    isBeast: beastOf(story.tale.wild, kind === 'died' ? by : target) !== null,
    isOther: isBecoming(fact) && became !== undefined,
  });
  if (isTold(fact) || key === null || !tongue.catalogue.has(key) || (a === null && !key.includes('.none'))) return '';
  if (NEEDS_TARGET.has(key) && b === null) return '';
  const sortOf = (it: Name, { thing }: Fact, told: string, other: Pick<Name, 'one' | 'many'> | null) =>
    told === 'became' && other
      ? tongue.sort({ ...it, ...other }, thing ?? '', true)
      : tongue.sort(it, story.tale.cast.get(actor ?? '')?.kind ?? '', !it.isSolitary);
  const said = tongue.catalogue.say(key, {
    a: a ?? '',
    b: key.startsWith('died.') ? (name(by) ?? '') : (b ?? ''),
    beast: beastOf(story.tale.wild, target) ?? beastOf(story.tale.wild, by) ?? '',
    n: kind === 'lost life' || kind === 'gathered' || kind === 'disaster' ? fact.n : 0,
    sort: own ? sortOf(own, fact, key, became ?? null) : '',
    tie: fact.tie ? tongue.catalogue.say('tie') : '',
    what: fact.treasures.length > 0 ? fact.treasures.map((it) => tongue.treasure(it)).join(', ') : '○',
    work: fact.thing === null ? '' : tongue.work(fact.thing),
  });
  return said;
}

const NEEDS_TARGET: ReadonlySet<string> = new Set([
  'hunted',
  'traded',
  'allied',
  'refused',
  'stole',
  'theft failed',
  'extorted',
  'extortion failed',
  'bribed',
  'bribe failed',
  'fought.won',
  'fought.lost',
  'invaded.won',
  'invaded.lost',
  'exterminated',
  'annexed',
]);

function keyOf(
  { kind, won, actor, target, thing }: Fact,
  is: {
    readonly isPeople: boolean;
    readonly isFolk: boolean;
    readonly isSecond: boolean;
    readonly isWild: boolean;
    readonly hasEnder: boolean;
    readonly isBeast: boolean;
    /** Has it become something else, with a name for it? */
    readonly isOther: boolean;
  },
): string | null {
  const own = thing === null ? undefined : OWN_THINGS[kind]?.[thing];
  if (own !== undefined) return own;
  switch (kind) {
    case 'came':
      return is.isFolk ? 'came.folk' : is.isPeople ? 'came.people' : is.isSecond ? 'came.second' : 'came';
    case 'fought':
      return is.isBeast && won !== true
        ? won === false
          ? 'fought.wild lost'
          : 'fought.beast even'
        : is.isBeast
          ? 'fought.beast'
          : is.isWild
            ? 'fought.wild'
            : won === null
              ? 'fought.even'
              : won === false
                ? 'fought.lost'
                : 'fought.won';
    case 'invaded':
      if (thing === 'surface') return won === true ? 'attacked.won' : 'attacked.lost';
      return is.isWild ? null : won === false ? 'invaded.lost' : 'invaded.won';
    case 'died':
      return is.hasEnder ? 'died.by' : is.isBeast ? 'died.wild' : 'died.own';
    case 'disaster':
      return actor === null ? 'disaster.none' : kind;
    case 'crafted':
      return actor === null ? 'crafted.none' : 'crafted';
    case 'ended':
      return actor !== null ? 'ended' : target === null ? 'ended.none' : 'ended.none against';
    case 'turned':
      return is.isOther ? 'became' : kind;
    default:
      return kind;
  }
}

/** Deeds that are another thing than their kind: a pact that is a shrine, a yoke that is taken off. */
const OWN_THINGS: Partial<Record<FactKind, Readonly<Record<string, string>>>> = {
  allied: { quest: 'quest', shrine: 'shrine' },
  traded: { served: 'served' },
  annexed: { slaves: 'slaves' },
  died: { merged: 'died.merged' },
  rebelled: { enslaved: 'released', control: 'released', dominated: 'released' },
};

/** "A mimic", if who is meant is no group and has a sort. */
function beastOf(wild: ReadonlyMap<string, string>, id: string | null): string | null {
  const noun = id === null ? undefined : wild.get(id);
  return noun === undefined ? null : oneOf(noun);
}

/** Turns without a word: told as a run, and not at all at the ends of an age. */
function quietened(lines: readonly AnnalsLine[], { catalogue }: Tongue): AnnalsLine[] {
  const result: AnnalsLine[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as AnnalsLine;
    if (line.text !== '') {
      result.push(line);
      continue;
    }
    let end = i;
    while (lines[end + 1]?.text === '') end++;
    const last = lines[end] as AnnalsLine;
    if (result.length > 0 && end < lines.length - 1)
      result.push({
        turn: end > i ? `${line.turn}–${last.turn}` : line.turn,
        text: `${catalogue.say('quiet')}.`,
        ticks: [],
      });
    i = end;
  }
  return result;
}
