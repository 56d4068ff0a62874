import { capital } from '@understory/table';
import { annalsOf } from '../../annals/annals.ts';
import { tickOf } from '../../facts/fact.ts';
import { type GaugePart, gaugeParts, gaugeWord, strongest } from '../../gauge.ts';
import { sagaOf } from '../../saga/saga.ts';
import { turnAt } from '../axis.ts';
import { depthsOf, heldBy } from '../charts/belongings.ts';
import { allLives } from '../charts/lives.ts';
import { deedsBy, endersOf, multiplesOf } from '../charts/many.ts';
import { groupPage } from '../contents.ts';
import { leadOfAge, leadOfWorld } from '../leads.ts';
import { obituaryOf } from '../life.ts';
import { words } from '../linking.ts';
import { chart, factList, list, type Making, prose, section, worthTelling } from '../making.ts';
import type { Block, Page, PageSort } from '../page.ts';
import { portraitOfWorld } from '../portrait.ts';
import { whenOf } from '../time.ts';
import { say } from '../words.ts';

type Parts = Pick<Page, 'earned' | 'notes' | 'portrait' | 'sections'>;

/** So many threads, groups and treasures are named on the world's page. */
const BEST = { threads: 5, groups: 8 };

/** The pages of some sorts, each as a card. */
function pages({ contents }: Making, ...sorts: readonly PageSort[]): Block | null {
  const all = contents.filter((it) => sorts.includes(it.sort));
  return all.length === 0 ? null : { kind: 'pages', pages: all };
}

/** The first page: what there is (CH-LEG-T1). */
export function worldParts(making: Making): Parts {
  const { chronicle, axis, contents } = making;
  const { story, interest, threads, gauge } = chronicle;
  const rulers = story.facts.filter((it) => it.kind === 'rose' || it.kind === 'ended');
  const best = strongest(threads, interest).slice(0, BEST.threads);
  const groups = contents
    .flatMap((it) => (it.subject.of === 'group' ? [{ it, worth: interest.ofGroup(it.subject.group, threads) }] : []))
    .sort((a, b) => b.worth - a.worth);
  const told = contents.filter((it) => it.subject.of === 'thread' && best.includes(it.subject.thread));
  const why = Object.entries(gaugeParts(story, threads)).map(([key, n]) => [
    words(say(`gauge.part.${key as GaugePart}`)),
    words(String(n), [story.tale.last]),
  ]);
  return {
    earned: [],
    notes: [
      { term: say('note.turns'), text: words(String(axis.turns.length)) },
      { term: say('note.gauge'), text: words(`${say(`gauge.${gaugeWord(gauge)}`)} (${gauge})`) },
    ],
    portrait: portraitOfWorld(chronicle, axis),
    sections: [
      ...section('lead', prose(leadOfWorld(making), making), pages(making, 'saga', 'dead')),
      ...section('gauge', { kind: 'table', heads: [say('gauge.why'), say('chart.number')], rows: why }),
      ...section('ages', pages(making, 'age')),
      ...section('rulers', factList(rulers, making, null)),
      ...section('threads', told.length > 0 ? { kind: 'pages', pages: told } : null),
      ...section('people of note', { kind: 'pages', pages: groups.slice(0, BEST.groups).map(({ it }) => it) }),
      ...section('all groups', chart(allLives(chronicle, axis)), chart(multiplesOf(chronicle, axis))),
      ...section('all of them', pages(making, 'people', 'group', 'person')),
      ...section('treasures', chart(heldBy(null, chronicle, axis, contents)), pages(making, 'treasure')),
      ...section('wars', pages(making, 'war', 'battle', 'pact')),
      ...section('works', pages(making, 'work')),
      ...section('places', pages(making, 'place')),
      ...section('depths', chart(depthsOf(chronicle, axis, null))),
      ...section('statistics', pages(making, 'statistics')),
    ],
  };
}

/** The whole saga on one page, with its names as links. */
export function sagaPageParts({ chronicle, axis, linking }: Making): Parts {
  const sections = sagaOf(chronicle).map(({ title, paragraphs }, i) => {
    const seen = new Set<string>();
    return {
      key: `chapter-${i + 1}`,
      heading: title,
      blocks: paragraphs.map((it): Block => {
        const ticks = it.flatMap((one) => one.ticks);
        return { kind: 'prose', text: linking.linked(it.map(({ text }) => text).join(' '), ticks, null, seen) };
      }),
    };
  });
  const lives = section('all groups', chart(allLives(chronicle, axis)));
  return { earned: [], notes: [], portrait: null, sections: [...sections, ...lives] };
}

/** The paragraphs of the saga that tell of an age: those that begin in it (CH-LEG-12). */
function chapterOf(age: string, { chronicle, axis, linking }: Making): Block[] {
  const seen = new Set<string>();
  return sagaOf(chronicle).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((it): Block[] => {
      const ticks = it.flatMap((one) => one.ticks);
      // Who is left, and what lies about, is told of all ages.
      const isClosing = it.every((one) => one.ticks.every((tick) => tick === chronicle.story.tale.last));
      const [first] = ticks;
      if (first === undefined || isClosing || axis.turns[turnAt(axis, first)]?.age !== age) return [];
      return [{ kind: 'prose', text: linking.linked(it.map(({ text }) => text).join(' '), ticks, null, seen) }];
    }),
  );
}

/** An age: its annals, who came and went, its turning points and its charts (CH-LEG-12). */
export function ageParts(age: string, title: string, making: Making): Parts {
  const { chronicle, axis, linking, contents } = making;
  const { story, interest } = chronicle;
  const own = story.facts.filter((it) => it.age === age);
  const band = axis.ages.find((it) => it.age === age);
  const [from, to] = [band?.from ?? 0, band?.to ?? 0];
  const annals = annalsOf(chronicle).filter((it) => it.age === age);
  const saga = chapterOf(age, making);
  const works = contents.filter(
    (it) =>
      it.subject.of === 'place' &&
      own.some((one) => one.kind === 'built' && it.subject.of === 'place' && one.piece === it.subject.piece),
  );
  const threads = contents.filter(
    (it) => it.subject.of === 'thread' && it.subject.thread.facts.some((one) => one.age === age),
  );
  const rows = annals.flatMap((it) => it.lines).map((it) => [words(it.turn), linking.linked(it.text, it.ticks)]);
  const best = [...own].sort((a, b) => interest.of(b) - interest.of(a) || tickOf(a) - tickOf(b)).slice(0, 8);
  const inAge = (kind: string) => {
    const who = new Set(own.flatMap((it) => (it.kind === kind && story.isGroup(it.actor) ? [it.actor] : [])));
    const all = contents.filter((it) => it.subject.of === 'group' && who.has(it.subject.group));
    return all.length === 0 ? null : { kind: 'pages' as const, pages: all };
  };
  const lived = [...new Set(own.flatMap((it) => [it.actor, it.target]).filter((it) => story.isGroup(it)))];
  return {
    earned: [],
    notes: [{ term: say('note.turns'), text: words(String(to - from)) }],
    portrait: null,
    sections: [
      ...section('lead', prose(leadOfAge(age, title, making), making)),
      ...section('chapter', ...saga),
      ...section(
        'annals',
        rows.length === 0 ? null : { kind: 'table', heads: [say('chart.turn'), say('chapter')], rows },
      ),
      ...section('came', inAge('came')),
      ...section('went', inAge('died')),
      ...section(
        'turning points',
        factList(
          worthTelling(
            best.sort((a, b) => tickOf(a) - tickOf(b)),
            making,
          ),
          making,
          null,
        ),
      ),
      ...section(
        'all groups',
        chart(allLives(chronicle, axis, from, to)),
        lived.length > 0 ? chart(multiplesOf(chronicle, axis, from, to)) : null,
      ),
      ...section('depths', lived.length > 0 ? chart(depthsOf(chronicle, axis, null, from, to)) : null),
      ...section('deeds', lived.length > 0 ? chart(deedsBy(lived, chronicle)) : null),
      ...section('threads', threads.length > 0 ? { kind: 'pages', pages: threads } : null),
      ...section('works', works.length > 0 ? { kind: 'pages', pages: works } : null),
    ],
  };
}

/** Who is dead, by turn, each with its obituary (CH-BIO-02). */
export function deadParts({ chronicle, axis, linking }: Making): Parts {
  const { story, names } = chronicle;
  const ends = story.facts.filter((it) => it.kind === 'died' && story.isGroup(it.actor));
  const blocks = ends.flatMap((it): Block[] => {
    const told = it.actor === null ? null : obituaryOf(it.actor, chronicle, axis);
    if (!told || it.actor === null) return [];
    const text = linking.linked(
      told.map((one) => capital(one.text)).join(' '),
      told.flatMap((one) => one.ticks),
    );
    const heading = `${capital(names.get(it.actor)?.full ?? it.actor)}, ${whenOf(story.tale, it)}`;
    return [{ kind: 'told', heading, text }];
  });
  const rows = ends.map((it) => [
    linking.linked(whenOf(story.tale, it), it.ticks),
    { spans: [{ to: groupPage(it.actor ?? ''), text: capital(names.get(it.actor ?? '')?.full ?? '') }], ticks: [] },
    linking.linked(it.by === null ? '–' : (names.get(it.by)?.full ?? '–')),
  ]);
  const heads = [say('chart.turn'), say('chart.dead'), say('family.ended')];
  return {
    earned: [],
    notes: [],
    portrait: null,
    sections: [
      ...section(
        'enders',
        chart(endersOf(chronicle)),
        rows.length > 0 ? { kind: 'table', heads, rows } : list([words(say('nobody'))]),
      ),
      ...section('all groups', chart(allLives(chronicle, axis))),
      ...section('all the dead', ...blocks),
    ],
  };
}
