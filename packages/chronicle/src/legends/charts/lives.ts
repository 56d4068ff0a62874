import { capital } from '@understory/table';
import { factText } from '../../annals/annals.ts';
import type { Chronicle } from '../../chronicle.ts';
import { type Fact, type FactKind, isFriendly, isHostile, tickOf } from '../../facts/fact.ts';
import { type Axis, spanOf, turnAt } from '../axis.ts';
import type { Bar, Moment, Sign, Standings, Timeline } from './chart.ts';

/** What is worth so much is marked on a life (CH-LEG-08), and what is worth so much over its standing (CH-CHT-01). */
const MARKED = 5;
const HIGH = 10;
const MOST_MARKS = 12;
const MOST_OTHERS = 9;

/** The life of a group among those that it had to do with. */
export function timelineOf(group: string, chronicle: Chronicle, axis: Axis): Timeline {
  const { story } = chronicle;
  const met = new Map<string, number>();
  for (const it of story.of(group))
    for (const other of [it.actor, it.target, it.by])
      if (other !== null && other !== group && story.isGroup(other)) met.set(other, (met.get(other) ?? 0) + 1);
  const others = [...met]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_OTHERS)
    .map(([id]) => lifeBar(id, chronicle, axis))
    .sort((a, b) => a.from - b.from);
  return {
    kind: 'timeline',
    axis,
    from: 0,
    to: axis.turns.length,
    own: lifeBar(group, chronicle, axis),
    moments: momentsOf(story.of(group), chronicle),
    others,
  };
}

/** Everybody's lives, or those of an age. */
export function allLives(chronicle: Chronicle, axis: Axis, from = 0, to = axis.turns.length): Timeline {
  const bars = [...chronicle.story.tale.cast.keys()]
    .map((it) => lifeBar(it, chronicle, axis))
    .filter((it) => it.from < to && it.to >= from)
    .sort((a, b) => a.from - b.from);
  return { kind: 'timeline', axis, from, to, own: null, moments: [], others: bars };
}

/** Facts about something that is no group, upon the whole row of turns; it lasted from a line to another, or lasts (CH-LEG-08). */
export function strip(
  subject: { readonly name: string; readonly since: number; readonly until: number | null },
  facts: readonly Fact[],
  chronicle: Chronicle,
  axis: Axis,
  others: readonly Bar[] = [],
): Timeline {
  const { name, since, until } = subject;
  const [from, to] = [turnAt(axis, since), until === null ? axis.turns.length : turnAt(axis, until) + 1];
  const own = { group: OWN, name, from, to, dies: false };
  return { kind: 'timeline', axis, from: 0, to: axis.turns.length, own, moments: momentsOf(facts, chronicle), others };
}

/** Whose bar it is that is nobody’s. */
const OWN = 'own';

/** From the first to the last of some facts. */
export function lasting(name: string, facts: readonly Fact[]): { name: string; since: number; until: number } {
  const ticks = facts.flatMap((it) => it.ticks);
  return { name, since: Math.min(...ticks), until: Math.max(...ticks) };
}

export function lifeBar(group: string, { story, names }: Chronicle, axis: Axis): Bar {
  const { from, to, dies } = spanOf(story, axis, group);
  return { group, name: capital(names.get(group)?.full ?? group), from, to, dies };
}

function momentsOf(facts: readonly Fact[], chronicle: Chronicle): Moment[] {
  const { interest, story } = chronicle;
  return facts
    .map((fact) => ({ fact, sign: signOf(fact), worth: interest.of(fact) }))
    .filter(({ sign, worth }) => sign !== null && worth >= MARKED)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_MARKS)
    .flatMap(({ fact, sign }) => {
      const text = factText(fact, chronicle);
      return sign === null || text === '' ? [] : [{ turn: story.turnOf(fact), sign, text, tick: tickOf(fact) }];
    });
}

const SIGN_OF: { readonly [K in FactKind]?: Sign } = {
  came: 'arrival',
  died: 'death',
  left: 'death',
  built: 'work',
  crafted: 'treasure',
  passed: 'treasure',
  gathered: 'treasure',
  moved: 'move',
  driven: 'move',
  rose: 'villain',
  ended: 'villain',
};

function signOf(fact: Fact): Sign | null {
  return SIGN_OF[fact.kind] ?? (isHostile(fact) ? 'fight' : isFriendly(fact) ? 'pact' : null);
}

/** What a group had at the end of each of its turns. */
export function standingsOf(group: string, { story, interest }: Chronicle, axis: Axis): Standings {
  const { from, to, dies } = spanOf(story, axis, group);
  const end = Math.min(axis.turns.length, dies ? to + 1 : to);
  const all = axis.turns.slice(from, end).map(({ last }) => story.standing(group, last));
  const marks = story.of(group).filter((it) => interest.of(it) >= HIGH);
  return {
    kind: 'standing',
    axis,
    from,
    to: end,
    lives: all.map((it) => it.lives),
    treasures: all.map((it) => it.treasures),
    epics: all.map((it) => it.epics),
    marks: [...new Set(marks.map((it) => story.turnOf(it)))],
  };
}
