import { capital } from '@understory/table';
import { Catalogue } from '@understory/table/words';
import { factText, TONGUES } from '../annals/annals.ts';
import type { Chronicle } from '../chronicle.ts';
import type { Fact } from '../facts/fact.ts';
import type { Language } from '../voices.ts';
import { article } from '../words/english/forms.ts';
import { SCHOLAR } from '../words/english/scholar.ts';
import { GELEHRTER } from '../words/german/scholar.ts';

/** A claim, and what it rests on. */
interface Claim {
  readonly text: string;
  /** `H2-ACT-243, line 784; 4 apart`. */
  readonly note: string;
  readonly ticks: readonly number[];
}

/** What is known of one group, or of the world and nobody in it. */
export interface Article {
  readonly group: string | null;
  readonly title: string;
  readonly claims: readonly Claim[];
}

const TOLD = 5;
const WORDS: Readonly<Record<Language, Catalogue>> = {
  en: new Catalogue('en-GB', SCHOLAR),
  de: new Catalogue('de', GELEHRTER),
};

/** An article for each group, in the order in which they came: what it is or was, and what it did; each claim has its clause and line (CH-VOI-03). */
export function scholarOf(chronicle: Chronicle, language: Language = 'en'): Article[] {
  const { story, interest, names } = chronicle;
  const claims = (facts: readonly Fact[]) =>
    facts.filter((it) => interest.of(it) >= TOLD).flatMap((it) => claimOf(it, chronicle, language));
  const world = {
    group: null,
    title: story.tale.title,
    claims: claims(story.facts.filter((it) => !story.isGroup(it.actor) && !story.isGroup(it.target))),
  };
  const groups = [...story.tale.cast.values()]
    .sort((a, b) => a.since - b.since)
    .map(({ id, given }) => ({
      group: id,
      title: capital(TONGUES[language].name(names.get(id)?.full ?? given, names.get(id))),
      claims: [...beingOf(id, chronicle, language), ...claims(story.of(id))],
    }));
  return [world, ...groups].filter((it) => it.claims.length > 0);
}

/** What a group is, and has now, in the present; what is gone, in the past. */
function beingOf(group: string, chronicle: Chronicle, language: Language): Claim[] {
  const { story, names, places } = chronicle;
  const { tale } = story;
  const words = WORDS[language];
  const tongue = TONGUES[language];
  const name = names.get(group);
  const actor = tale.cast.get(group);
  if (!name || !actor) return [];
  const a = capital(tongue.name(name.full, name));
  const count = name.isPlural ? 'many' : 'one';
  const isThere = actor.until === null;
  const bare = tongue.sort(name, actor.kind, !name.isSolitary);
  const sort = name.isSolitary && language === 'en' ? `${article(bare)} ${bare}` : bare;
  const came = story.facts.find((it) => it.kind === 'came' && it.actor === group);
  const last = tale.sheet.beads.findLast(
    (it) => it.owner === group && it.kind === 'population' && it.since <= tale.last,
  );
  const place = last ? words.say('at', { place: places.phrase(last.piece, group) }) : '';
  const key = `${isThere ? 'is' : 'was'}.${name.isPeople ? 'people' : count}`;
  const end = story.death(group);
  const ticks = isThere ? [tale.last] : (end?.ticks ?? [actor.until ?? tale.last]);
  const first = { text: words.say(key, { a, sort, place }), note: noteOf(came ?? end, ticks, words), ticks };
  const now = story.standing(group, tale.last);
  const other = [...names].find(([id, it]) => id !== group && tale.cast.get(id)?.kind === actor.kind && !it.isPeople);
  return [
    first,
    ...(isThere && now.lives > 0
      ? [{ text: words.say('has', { a, count, ...now }), note: noteOf(came, [tale.last], words), ticks: [tale.last] }]
      : []),
    // A second of a kind is not the first (CH-NAM-16).
    ...(other && !name.isPeople
      ? [
          {
            text: words.say('not', { a, count, b: tongue.name(other[1].full) }),
            note: noteOf(came, ticks, words),
            ticks,
          },
        ]
      : []),
  ];
}

/** The clause and lines; the clause of a coming, where a claim is of what lies on the page. */
function noteOf(fact: Fact | null | undefined, ticks: readonly number[], words: Catalogue): string {
  const clause = fact?.clause ?? 'CH-FCT-05';
  const [from, to] = [String(ticks[0] ?? 0), String(ticks.at(-1) ?? 0)];
  return ticks.length > 1 ? words.say('note.lines', { clause, from, to }) : words.say('note.line', { clause, from });
}

export function claimOf(fact: Fact, chronicle: Chronicle, language: Language = 'en'): Claim[] {
  const words = WORDS[language];
  const said = factText(fact, chronicle, TONGUES[language]);
  if (said === '') return [];
  // What was found by looking near by is said to be likely, no more (CH-DAT-05).
  const text = fact.guessed ? words.say('probably', { said }) : said;
  const note = noteOf(fact, fact.ticks, words);
  const dice = fact.tie
    ? words.say('note.tie', { note })
    : fact.margin === null
      ? note
      : words.say('note.by', { note, n: fact.margin });
  return [{ text: `${capital(text)}.`, note: dice, ticks: fact.ticks }];
}
