import { capital } from '@understory/table';
import { deedOf, sentenceOf } from '../annals/annals.ts';
import { type Chronicle, earnedIn, epithetWords } from '../chronicle.ts';
import { type Fact, tickOf } from '../facts/fact.ts';
import type { Leader } from '../names/leaders.ts';
import { type Axis, spanOf } from './axis.ts';
import { fitted, needed, type Offered, offered, type Told } from './length.ts';
import { LEAD, lifeUnit, rememberedFor } from './life.ts';
import { whenOf } from './time.ts';
import { say } from './words.ts';

/** What is worth so much is said to have been lived through, and at most so many of it. */
const GREAT = 12;
const LIVED_THROUGH = 3;
const DEEDS = 4;

/** A life: since when it has a name, how long it was, what it did, what it was called for it, what it saw, and how it ended (CH-BIO-04). */
export function biographyOf(group: string, chronicle: Chronicle, axis: Axis): Told[] {
  const { story, names } = chronicle;
  const a = names.get(group)?.full ?? group;
  const [first] = story.of(group);
  if (!first) return [];
  const deed = (it: Fact) => deedOf(it, chronicle);
  const told = rememberedFor(group, chronicle).slice(0, DEEDS);
  const named = story.of(group).find((it) => it.kind !== 'came' && deed(it) !== '') ?? first;
  const earned = earnedIn(chronicle).filter((it) => it.group === group && deed(it.fact) !== '');
  const saw = livedThrough(group, chronicle);
  const all: (Told | null)[] = [
    deed(named) === ''
      ? null
      : { text: say('bio.named', { a, when: whenOf(story.tale, named), deed: deed(named) }), ticks: named.ticks },
    lengthOf(group, a, first, chronicle, axis),
    ...[...told]
      .filter((it) => it !== named)
      .sort((x, y) => tickOf(x) - tickOf(y))
      .map((it) => ({ text: sentenceOf(it, chronicle), ticks: it.ticks })),
    ...earned.map((it) => ({
      text: say('bio.earned', { name: epithetWords(chronicle, it), deed: deed(it.fact) }),
      ticks: it.fact.ticks,
    })),
    ...(saw.length > 0
      ? [{ text: say('bio.saw', { deed: saw.map(deed).join('; ') }), ticks: saw.flatMap((it) => it.ticks) }]
      : []),
    fateOf(group, a, chronicle),
  ];
  return all.filter((it) => it !== null).map((it) => ({ ...it, text: capital(it.text) }));
}

/** How long: in turns, and by the years of the calendar where there is one. */
function lengthOf(group: string, a: string, first: Fact, { story }: Chronicle, axis: Axis): Told {
  const { clock, last } = story.tale;
  const { from, to } = spanOf(story, axis, group);
  const end = story.death(group);
  const ticks = [tickOf(first), end ? tickOf(end) : last];
  if (!clock.isCalendar || !end)
    return {
      text: say('bio.length', { a, turns: say('turns', { n: Math.max(0, to - from), unit: lifeUnit(story.tale) }) }),
      ticks,
    };
  const year = (it: Fact) => say('year', { n: String(clock.count(it.age, it.turn)) });
  return { text: say('bio.length.years', { a, from: year(first), to: year(end) }), ticks };
}

/** The great deeds and ends of others in its time. */
function livedThrough(group: string, { story, interest, ...more }: Chronicle): Fact[] {
  const own = story.of(group);
  const from = tickOf(own[0] ?? { ticks: [] });
  const end = story.death(group);
  const to = end ? tickOf(end) : story.tale.last;
  return story.facts
    .filter((it) => tickOf(it) > from && tickOf(it) < to && !own.includes(it) && interest.of(it) >= GREAT)
    .filter((it) => sentenceOf(it, { story, interest, ...more }) !== '')
    .sort((x, y) => interest.of(y) - interest.of(x))
    .slice(0, LIVED_THROUGH)
    .sort((x, y) => tickOf(x) - tickOf(y));
}

function fateOf(group: string, a: string, { story, names }: Chronicle): Told {
  const end = story.death(group);
  if (!end) return { text: say('bio.lasts', { a }), ticks: [story.tale.last] };
  const by = end.by ? names.get(end.by)?.full : undefined;
  const text = say('bio.ended', { a, when: whenOf(story.tale, end), by: by ? say('bio.by', { by }) : '' });
  return { text, ticks: end.ticks };
}

/** What a company did and suffered under somebody, from the fact that named them to the one in which they went. */
export function leaderFacts({ group, because, until }: Leader, { story }: Chronicle): Fact[] {
  const [from, to] = [tickOf(because), until ? tickOf(until) : story.tale.last];
  return story.of(group).filter((it) => tickOf(it) >= from && tickOf(it) <= to);
}

/** The life of who led a company: why they have a name, whom they followed, what was done under them, who followed them (CH-BIO-04). */
export function lifeOfLeader(leader: Leader, chronicle: Chronicle): Told[] {
  const { story, names, called, interest } = chronicle;
  const { id, group, name: a, because, until, fate, after } = leader;
  const before = called.leaders.find((it) => it.id === after);
  const next = called.leaders.find((it) => it.after === id);
  const full = names.get(group)?.full ?? group;
  const deeds = leaderFacts(leader, chronicle)
    .filter((it) => it !== because && it !== until && it.actor === group && deedOf(it, chronicle) !== '')
    .sort((x, y) => interest.of(y) - interest.of(x))
    .slice(0, DEEDS)
    .sort((x, y) => tickOf(x) - tickOf(y));
  const why = deedOf(because, chronicle);
  const when = (it: Fact) => whenOf(story.tale, it);
  const all: (Offered | null)[] = [
    needed(say('bio.led', { a, group: full, when: when(because) }), because.ticks),
    before
      ? needed(say('bio.after', { a, before: before.name }), because.ticks)
      : why === ''
        ? null
        : needed(say('bio.because', { a, deed: why }), because.ticks),
    ...deeds.map((it, i) =>
      offered(say(i === 0 ? 'bio.did' : 'bio.next', { a, deed: deedOf(it, chronicle) }), it.ticks),
    ),
    until === null
      ? needed(say('bio.leads', { a }), [story.tale.last])
      : needed(
          say(fate === 'fell' ? 'bio.fell' : 'bio.with them', {
            a,
            group: full,
            when: when(until),
            deed: deedOf(until, chronicle),
          }),
          until.ticks,
        ),
    next
      ? needed(say('bio.before', { a, after: next.name }), next.because.ticks)
      : fate === 'fell'
        ? needed(say('bio.unheard', { a: full }), until?.ticks ?? because.ticks)
        : null,
  ];
  const told = fitted(
    all.filter((it) => it !== null),
    ...LEAD,
  );
  return told.map((it) => ({ ...it, text: capital(it.text) }));
}
