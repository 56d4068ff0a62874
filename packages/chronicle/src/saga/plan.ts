import { ageOf } from '@understory/page';
import type { Chronicle } from '../chronicle.ts';
import { type Fact, isBecoming, tickOf } from '../facts/fact.ts';
import { strongest } from '../gauge.ts';
import { STRENGTH } from '../ironies/irony.ts';
import { arrivalOf } from './arrivals.ts';
import type { Beat } from './beat.ts';
import { briefLives } from './brief-lives.ts';
import { closing, isOnlooker } from './closing.ts';
import { beatsOf } from './deeds.ts';
import { sidenote } from './ironies.ts';
import { ledBy } from './led.ts';
import { disasters, foundThings, openingBeats, peopleParagraphs } from './opening.ts';
import { paragraphsOf } from './paragraphs.ts';
import { ended, risen } from './rulers.ts';

/** Paragraphs of a chapter, and the thread that it is named after. */
export interface ChapterPlan {
  readonly paragraphs: readonly (readonly Beat[])[];
  readonly facts: readonly Fact[];
}

/** A saga is told from interest 8 on; with more facts than these it asks for more, with fewer for less (CH-INT-07). */
const TOLD = 8;
const [FEWEST, MOST] = [12, 60];
/** … but never for so much that something that must be told would be left out (CH-TST-07), nor for what nobody would miss. */
const [LOWEST, HIGHEST] = [4, 12];
/** … and these whatever they are worth. */
const ALWAYS: ReadonlySet<string> = new Set(['died', 'rose', 'ended']);
/** These are never told by themselves (CH-STR-08). */
export const NEVER: ReadonlySet<string> = new Set([
  'came',
  'bred',
  'mined',
  'dug',
  'made',
  'prepared',
  'sent',
  'met',
  'turned',
  'no deal',
]);
/** The ages of monsters and their rulers; what was before them is one chapter. */
const LATER: readonly string[] = ['monsters', 'villainy'];
/** A chapter has about so many paragraphs at most (CH-STR-04). */
const LONGEST_CHAPTER = 6;

export function planned(chronicle: Chronicle): ChapterPlan[] {
  const { story } = chronicle;
  const peoples = [...story.tale.cast.values()].filter((it) => it.isPeople).sort((a, b) => a.since - b.since);
  const first = {
    paragraphs: joined([
      openingBeats(story),
      ...peoples.filter((it) => it.of === it.id).flatMap((it, i) => peopleParagraphs(it, story, i === 0)),
      disasters(story),
      foundThings(story),
    ]),
    facts: story.facts.filter((it) => !LATER.includes(ageOf(it.age))),
  };
  const met = new Set<string>();
  const told = new Set<string>();
  const ages = LATER.flatMap((age) => story.ages.filter((it) => ageOf(it) === age));
  const { facts } = toldOf(ages, chronicle);
  const later = ages.flatMap((age) =>
    chaptersOf(
      facts.filter((it) => it.age === age),
      chronicle,
      met,
      told,
    ),
  );
  const chapters = [first, ...later].filter((it) => it.paragraphs.some((one) => one.length > 0));
  const last = chapters.at(-1);
  if (!last) return [];
  return [...chapters.slice(0, -1), { ...last, paragraphs: [...last.paragraphs, closing(chronicle)] }];
}

/** What is told of these ages: what is worth it, and what the strongest threads need (CH-INT-07). */
export function toldOf(
  ages: readonly string[],
  chronicle: Chronicle,
): { readonly least: number; readonly facts: readonly Fact[] } {
  const { story, interest, threads } = chronicle;
  const best = strongest(threads, interest).slice(0, STRONGEST);
  const inThreads = new Set(best.flatMap((it) => it.facts.map(({ id }) => id)));
  const all = story.facts.filter(
    (it) =>
      ages.includes(it.age) &&
      (!NEVER.has(it.kind) || isBecoming(it)) &&
      it.thing !== 'Capital' &&
      !(it.kind === 'idle' && isOnlooker(it.actor, chronicle)) &&
      !(it.kind === 'passed' && it.causes.length > 0) &&
      (it.kind !== 'died' || story.isGroup(it.actor)) &&
      !(it.kind === 'built' && (it.won === false || it.piece === null)),
  );
  // An end is never told without what brought it about (CH-STR-09).
  const isFatal = new Set(all.flatMap((it) => (it.kind === 'died' ? it.causes : [])));
  const from = (least: number) =>
    all.filter(
      (it) =>
        ALWAYS.has(it.kind) ||
        interest.of(it) >= least ||
        isFatal.has(it.id) ||
        (ageOf(it.age) === 'villainy' && it.kind === 'built') ||
        // A thread is told with all that belongs to it, unless there is too much of everything.
        (inThreads.has(it.id) && interest.of(it) >= least - THREADED),
    );
  let least = TOLD;
  while (least < HIGHEST && from(least).length > MOST) least++;
  while (least > LOWEST && from(least).length < FEWEST) least--;
  const told = from(least);
  return { least, facts: [...told, ...introducing(told, all, least, chronicle)].sort((a, b) => tickOf(a) - tickOf(b)) };
}

/** Whose coming is worth telling is met in the best of what they did, if in nothing else (CH-VOI-04). */
function introducing(
  told: readonly Fact[],
  all: readonly Fact[],
  least: number,
  { story, interest }: Chronicle,
): Fact[] {
  const met = new Set(told.flatMap((it) => [it.actor, it.target, it.by]));
  const unmet = story.ofKind('came').filter((it) => interest.of(it) >= least && !met.has(it.actor));
  return unmet.flatMap(({ actor }) => {
    const own = all.filter((it) => it.actor === actor || it.target === actor);
    return [...own].sort((a, b) => interest.of(b) - interest.of(a) || tickOf(a) - tickOf(b))[0] ?? [];
  });
}

/** So many threads are told whole; what is in one may be worth so much less. */
const [STRONGEST, THREADED] = [8, 6];

/** An age as one chapter, or as several of about the same length. */
function chaptersOf(facts: readonly Fact[], chronicle: Chronicle, met: Set<string>, told: Set<string>): ChapterPlan[] {
  const { story } = chronicle;
  if (facts.length === 0) return [];
  const brief = briefLives(facts, story);
  const told_ = new Set(brief.flatMap((it) => it.facts));
  for (const it of brief.flatMap(({ groups }) => groups)) met.add(it);
  const paragraphs = paragraphsOf(
    facts.filter((it) => !told_.has(it)),
    chronicle,
  );
  const many = Math.max(1, Math.ceil(paragraphs.length / LONGEST_CHAPTER));
  const each = Math.ceil(paragraphs.length / many);
  const parts = Array.from({ length: many }, (_, i) => paragraphs.slice(i * each, (i + 1) * each));
  return parts.map((part, i) => {
    const beats = part.map((it) => withArrivals(it, chronicle, met, told));
    if (i < parts.length - 1) return { paragraphs: joined(beats), facts: part.flat() };
    // Who came only to be ended is told last in the age, before the end of whoever ended them.
    const enders = brief.map(({ beat }) => beat.a);
    const end = part.findIndex((it) =>
      it.some(({ kind, actor }) => kind === 'ended' || (kind === 'died' && enders.includes(actor))),
    );
    const visitors = brief.map(({ beat }) => beat);
    return { paragraphs: joined(beats.toSpliced(end < 0 ? beats.length : end, 0, visitors)), facts: part.flat() };
  });
}

/** A paragraph of one sentence goes with the one before it (CH-STR-03). */
function joined(paragraphs: readonly (readonly Beat[])[]): Beat[][] {
  const result: Beat[][] = [];
  for (const it of paragraphs) {
    const before = result.at(-1);
    if (before && (it.length === 1 || before.length === 1)) before.push(...it);
    else if (it.length > 0) result.push([...it]);
  }
  return result;
}

/** Whoever is met for the first time has come from somewhere: told just before. */
function withArrivals(facts: readonly Fact[], chronicle: Chronicle, met: Set<string>, told: Set<string>): Beat[] {
  const { story, places, names } = chronicle;
  const rises = facts.filter((it) => it.kind === 'rose');
  const [rise] = rises;
  const outcome = facts.find((it) => it.kind === 'ended');
  const deeds = beatsOf(facts, story, places).filter((it) => isNews(it, told));
  // What somebody did as a ruler is told after they rose.
  const after = rise ? deeds.findIndex((it) => (it.ticks[0] ?? 0) > tickOf(rise) && it.age === rise.age) : -1;
  const beats = [
    ...deeds.slice(0, after < 0 ? undefined : after),
    ...rises.flatMap((it) => risen(it, story)),
    ...(after < 0 ? [] : deeds.slice(after)),
    ...(outcome ? ended(outcome) : []),
  ];
  const turn = sidenote(facts, chronicle, told);
  const all = beats.flatMap((it, i) => {
    const arrivals = [it.a, it.b, it.c].flatMap((id, j) => {
      if (!id || met.has(id) || !story.isGroup(id)) return [];
      met.add(id);
      return arrivalOf(id, story, places, names, isInvader(id, facts), it, i === 0 && j === 0) ?? [];
    });
    return [...arrivals, it];
  });
  const place = turn ? all.findIndex((it) => it.ticks.includes(turn.after)) : -1;
  const noted = turn && place >= 0 ? all.toSpliced(place + 1, 0, turn.beat) : all;
  return withLeader(noted, facts, chronicle, told);
}

/** Whoever led is told after the deed for which they are named, and where their company has been spoken of. */
function withLeader(beats: Beat[], facts: readonly Fact[], chronicle: Chronicle, told: Set<string>): Beat[] {
  const [led] = ledBy(facts, chronicle, told);
  const at = led ? beats.findIndex((it) => it.ticks.includes(led.ticks[0] ?? -1) && isAbout(it, led.a ?? '')) : -1;
  if (!led || at < 0) return beats;
  // What came of a deed at once stands next to it.
  let after = at + 1;
  while (FOLLOWS.has(beats[after]?.key ?? '')) after++;
  return beats.toSpliced(after, 0, led);
}

const FOLLOWS: ReadonlySet<string> = new Set([
  'driven',
  'left.one',
  'died',
  'left.treasure',
  'left.taken',
  ...Object.keys(STRENGTH).map((it) => `irony.${it}`),
]);

const isAbout = ({ a, b, c }: Beat, group: string) => a === group || b === group || c === group;

/** That somebody moved about is told once in a saga, and so is what was picked up: after an end, or by itself. */
function isNews({ key, a, ticks }: Beat, told: Set<string>): boolean {
  const news = NEWS_OF[key]?.(a, ticks) ?? [];
  const isNew = news.length === 0 || news.some((it) => !told.has(it));
  for (const it of news) told.add(it);
  return isNew;
}

const pickedUp = (_: Beat['a'], ticks: Beat['ticks']) => ticks.map((it) => `picked up ${it}`);
const NEWS_OF: Readonly<Record<string, (a: Beat['a'], ticks: Beat['ticks']) => readonly string[]>> = {
  'moved.many': (a) => [`moved ${a}`],
  'left.taken': pickedUp,
  gathered: pickedUp,
};

/** Did it come upon a place that was another's, before anything else that is told of it here? */
function isInvader(group: string, facts: readonly Fact[]): boolean {
  const first = facts.find((it) => it.actor === group || it.target === group);
  return first?.kind === 'invaded' && first.actor === group;
}
