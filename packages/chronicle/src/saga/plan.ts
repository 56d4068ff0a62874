import { livedAt } from '@understory/page';
import type { Chronicle } from '../chronicle.ts';
import { type Fact, tickOf } from '../facts/fact.ts';
import { strongest } from '../gauge.ts';
import { wealth } from '../standing.ts';
import type { Story } from '../story.ts';
import type { Thread } from '../threads/thread.ts';
import { arrivalOf } from './arrivals.ts';
import type { Beat } from './beat.ts';
import { beatsOf, momentOf } from './deeds.ts';
import { sidenote } from './ironies.ts';
import { openingBeats, peopleParagraphs } from './opening.ts';

/** Paragraphs of a chapter, and the thread that it is named after. */
export interface ChapterPlan {
  readonly paragraphs: readonly (readonly Beat[])[];
  readonly facts: readonly Fact[];
}

/** A saga is told from interest 8 on (CH-INT-07). */
const TOLD = 8;
/** … and these whatever they are worth. */
const ALWAYS: ReadonlySet<string> = new Set(['died', 'rose', 'ended']);
/** These are never told by themselves (CH-STR-08). */
const NEVER: ReadonlySet<string> = new Set([
  'came',
  'bred',
  'mined',
  'dug',
  'made',
  'prepared',
  'sent',
  'met',
  'turned',
  'recruited',
  'no deal',
]);
const LONGEST_PARAGRAPH = 8;

export function planned(chronicle: Chronicle): ChapterPlan[] {
  const { story } = chronicle;
  const peoples = [...story.tale.cast.values()].filter((it) => it.isPeople).sort((a, b) => a.since - b.since);
  const first = {
    paragraphs: [
      openingBeats(story),
      ...peoples.filter((it) => it.of === it.id).flatMap((it) => peopleParagraphs(it, story)),
    ],
    facts: story.facts.filter((it) => it.age !== 'monsters' && it.age !== 'villainy'),
  };
  const met = new Set<string>();
  const told = new Set<string>();
  const later = ['monsters', 'villainy'].flatMap((age) => chaptersOf(age, chronicle, met, told));
  const chapters = [first, ...later].filter((it) => it.paragraphs.some((one) => one.length > 0));
  const last = chapters.at(-1);
  if (!last) return [];
  return [...chapters.slice(0, -1), { ...last, paragraphs: [...last.paragraphs, closing(chronicle)] }];
}

/** An age as one chapter, or as two of about the same length. */
function chaptersOf(age: string, chronicle: Chronicle, met: Set<string>, told: Set<string>): ChapterPlan[] {
  const { story, interest } = chronicle;
  const inThreads = new Set(
    strongest(chronicle.threads, interest)
      .slice(0, 8)
      .flatMap((it) => it.facts.map(({ id }) => id)),
  );
  const facts = story.facts.filter(
    (it) =>
      it.age === age &&
      !NEVER.has(it.kind) &&
      it.thing !== 'Capital' &&
      !(it.kind === 'passed' && it.causes.length > 0) &&
      (it.kind !== 'died' || story.isGroup(it.actor)) &&
      !(it.kind === 'built' && (it.won === false || it.piece === null)) &&
      (ALWAYS.has(it.kind) ||
        interest.of(it) >= TOLD ||
        (age === 'villainy' && it.kind === 'built') ||
        inThreads.has(it.id)),
  );
  if (facts.length === 0) return [];
  const paragraphs = paragraphsOf(facts, chronicle);
  const half = Math.ceil(paragraphs.length / 2);
  const parts = paragraphs.length > 6 ? [paragraphs.slice(0, half), paragraphs.slice(half)] : [paragraphs];
  return parts.map((part) => ({
    paragraphs: joined(part.map((it) => withArrivals(it, chronicle, met, told))),
    facts: part.flat(),
  }));
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

/** Facts of one thread stand together, in the order of time (CH-STR-01, -02). */
function paragraphsOf(facts: readonly Fact[], { threads, interest, story }: Chronicle): Fact[][] {
  const left = [...facts];
  const best = strongest(threads, interest).filter((it) => it.facts.length > 1);
  const paragraphs: Fact[][] = [];
  while (left.length > 0) {
    const [first] = left as [Fact];
    const thread = best.find((it) => it.facts.includes(first));
    const group = thread ? threadFacts(thread, left, story) : [];
    const together = withEnds(group.length > 1 ? group : nearby(left), left);
    const cut = together
      .sort((a, b) => tickOf(a) - tickOf(b))
      .filter((it, i) => i < LONGEST_PARAGRAPH || it.kind === 'idle');
    const paragraph = [...new Set([...cut, ...endsOf(cut, left)])];
    for (const it of paragraph) left.splice(left.indexOf(it), 1);
    paragraphs.push(paragraph);
  }
  return merged(paragraphs);
}

/** What is left of a thread; between two groups all that they did to each other. */
function threadFacts({ facts, roles }: Thread, left: readonly Fact[], story: Story): Fact[] {
  const [a, b] = roles;
  const isPair = roles.length === 2 && roles.every((it) => story.isGroup(it));
  return left.filter(
    (it) =>
      facts.includes(it) || (isPair && ((it.actor === a && it.target === b) || (it.actor === b && it.target === a))),
  );
}

/** The deaths that facts brought about. */
function endsOf(facts: readonly Fact[], left: readonly Fact[]): Fact[] {
  return left.filter((it) => it.kind === 'died' && facts.some((one) => it.causes.includes(one.id)));
}

/** An end goes with what brought it about, and with what the dead did before. */
function withEnds(facts: readonly Fact[], left: readonly Fact[]): Fact[] {
  const all = new Set(facts);
  for (const it of left)
    if (it.kind === 'died' && it.causes.some((id) => [...all].some((one) => one.id === id))) all.add(it);
  const dead = [...all].flatMap((it) =>
    it.kind === 'died' && it.actor !== null ? [{ who: it.actor, at: tickOf(it) }] : [],
  );
  for (const it of left)
    if (dead.some(({ who, at }) => (it.actor === who || it.target === who) && tickOf(it) <= at)) all.add(it);
  for (const it of left) if ([...all].some((one) => one.kind === 'died' && one.causes.includes(it.id))) all.add(it);
  return [...all];
}

/** What is in no thread: the next few facts about the same groups. */
function nearby(left: readonly Fact[]): Fact[] {
  const [first] = left as [Fact];
  const about = (it: Fact) => [it.actor, it.target, it.by].filter((id) => id !== null);
  const whom = new Set(about(first));
  return left.slice(0, 6).filter((it) => about(it).some((id) => whom.has(id)));
}

/** A paragraph of one fact goes with the next that speaks of the same. */
function merged(paragraphs: readonly Fact[][]): Fact[][] {
  const result: Fact[][] = [];
  for (const it of paragraphs) {
    const before = result.at(-1);
    const isShort = it.length === 1 || (before?.length ?? 0) === 1;
    if (before && isShort && before.length + it.length <= LONGEST_PARAGRAPH) before.push(...it);
    else result.push([...it]);
  }
  return result.map((it) => it.sort((a, b) => tickOf(a) - tickOf(b)));
}

/** Whoever is met for the first time has come from somewhere: told just before. */
function withArrivals(facts: readonly Fact[], chronicle: Chronicle, met: Set<string>, told: Set<string>): Beat[] {
  const { story, places, names } = chronicle;
  const rise = facts.find((it) => it.kind === 'rose');
  const outcome = facts.find((it) => it.kind === 'ended');
  const beats = [
    ...beatsOf(facts, story, places),
    ...(rise ? risen(rise, story) : []),
    ...(outcome ? ended(outcome) : []),
  ];
  const turn = sidenote(facts, chronicle, told);
  const all = beats.flatMap((it) => {
    const arrivals = [it.a, it.b, it.c].flatMap((id) => {
      if (!id || met.has(id) || !story.isGroup(id)) return [];
      met.add(id);
      return arrivalOf(id, story, places, names) ?? [];
    });
    return [...arrivals, it];
  });
  const place = turn ? all.findIndex((it) => it.ticks.includes(turn.after)) : -1;
  return turn && place >= 0 ? all.toSpliced(place + 1, 0, turn.beat) : all;
}

function risen(rise: Fact, story: Story): Beat[] {
  const capital = story.facts.find((it) => it.kind === 'built' && it.actor === rise.actor && it.thing === 'Capital');
  const name = capital?.piece ? story.tale.placeNames.get(capital.piece) : undefined;
  const at = momentOf([rise]);
  const standing = story.standing(rise.actor ?? '', tickOf(rise));
  const isEmpire = rise.thing === 'The Empire';
  const others = [...story.tale.cast.values()].filter(
    (it) =>
      it.id !== rise.actor &&
      !it.isPeople &&
      it.since <= tickOf(rise) &&
      (it.until === null || it.until > tickOf(rise)),
  ).length;
  const n = wealth(standing) - standing.lives;
  return [
    {
      ...at,
      key: isEmpire ? 'rose.empire' : 'rose.horde',
      a: rise.actor,
      args: { lives: standing.lives, wealth: n },
    },
    ...(capital && name !== undefined ? [{ ...momentOf([capital]), key: 'capital', args: { name } }] : []),
    others > 0 ? { ...at, key: 'others', args: { n: others } } : { ...at, key: 'others.none' },
  ];
}

function ended(outcome: Fact): Beat[] {
  return [
    { ...momentOf([outcome]), key: `ended.${outcome.thing}`, a: outcome.actor ?? outcome.target, b: outcome.target },
  ];
}

/** Who is left, what lies unfound, and a last line (CH-STR-07). */
function closing({ story, places }: Chronicle): Beat[] {
  const { tale } = story;
  const { last } = tale;
  const at = { ticks: [last], age: '', turn: 0 };
  const alive = [...tale.cast.values()].filter(
    (it) => !it.isPeople && it.until === null && story.standing(it.id, last).lives > 0,
  );
  const beats: Beat[] = [];
  const [only] = alive;
  const seat = tale.sheet.beads.find((it) => it.owner === only?.id && it.kind === 'population' && livedAt(it, last));
  if (alive.length === 0) beats.push({ ...at, key: 'alive.none' });
  else if (alive.length === 1 && only)
    beats.push({ ...at, key: 'alive.one', a: only.id, args: { place: places.phrase(seat?.piece ?? null, only.id) } });
  else beats.push({ ...at, key: 'alive.many', all: alive.map((it) => it.id) });
  const lying = tale.sheet.beads.filter((it) => it.owner === null && livedAt(it, last));
  const epics = lying.filter((it) => it.kind === 'epic' && it.name !== null);
  const plain = lying.filter((it) => it.kind === 'treasure').length;
  if (epics.length > 0)
    beats.push({
      ...at,
      key: 'lying.named',
      args: {
        treasures: epics.slice(0, 4).map((it) => `the ${it.name}`),
        n: epics.length,
        place: places.phrase(epics[0]?.piece ?? null),
      },
    });
  else if (plain > 0) beats.push({ ...at, key: 'lying.plain', args: { n: plain } });
  const [story_] = tale.origins.stories;
  const key = `last.${story_}`;
  beats.push({
    ...at,
    key: ['last.3', 'last.4', 'last.6', 'last.7', 'last.8', 'last.9'].includes(key) ? key : 'last.other',
  });
  return beats;
}
