import { capital } from '@understory/table';
import { annalsOf } from '../../annals/annals.ts';
import { tickOf } from '../../facts/fact.ts';
import { gaugeWord, strongest } from '../../gauge.ts';
import { sagaOf } from '../../saga/saga.ts';
import { depthsOf, heldBy } from '../charts/belongings.ts';
import { allLives } from '../charts/lives.ts';
import { groupPage } from '../contents.ts';
import { obituaryOf } from '../life.ts';
import { words } from '../linking.ts';
import { chart, factList, list, type Making, section, worthTelling } from '../making.ts';
import type { Block, Page, PageSort } from '../page.ts';
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
  const { chronicle, axis, linking, contents } = making;
  const { story, interest, threads, gauge } = chronicle;
  const rulers = story.facts.filter((it) => it.kind === 'rose' || it.kind === 'ended');
  const best = strongest(threads, interest).slice(0, BEST.threads);
  const groups = contents
    .flatMap((it) => (it.subject.of === 'group' ? [{ it, worth: interest.ofGroup(it.subject.group, threads) }] : []))
    .sort((a, b) => b.worth - a.worth);
  const told = contents.filter((it) => it.subject.of === 'thread' && best.includes(it.subject.thread));
  const saga = sagaOf(chronicle)[0]?.paragraphs[0] ?? [];
  const opening = linking.linked(
    saga.map((it) => it.text).join(' '),
    saga.flatMap((it) => it.ticks),
  );
  return {
    earned: [],
    notes: [
      { term: say('note.turns'), text: words(String(axis.turns.length)) },
      { term: say('note.gauge'), text: words(`${say(`gauge.${gaugeWord(gauge)}`)} (${gauge})`) },
    ],
    portrait: null,
    sections: [
      ...section(
        'life',
        saga.length > 0 ? { kind: 'prose', text: opening } : null,
        pages(making, 'saga', 'statistics', 'dead'),
      ),
      ...section('ages', pages(making, 'age')),
      ...section('rulers', factList(rulers, making, null)),
      ...section('all groups', chart(allLives(chronicle, axis))),
      ...section('threads', told.length > 0 ? { kind: 'pages', pages: told } : null),
      ...section('people of note', { kind: 'pages', pages: groups.slice(0, BEST.groups).map(({ it }) => it) }),
      ...section('all of them', pages(making, 'people', 'group', 'person')),
      ...section('treasures', chart(heldBy(null, chronicle, axis, contents)), pages(making, 'treasure')),
      ...section('wars', pages(making, 'war', 'pact')),
      ...section('works', pages(making, 'work')),
      ...section('places', pages(making, 'place')),
      ...section('depths', chart(depthsOf(chronicle, axis, null))),
    ],
  };
}

/** The whole saga on one page, with its names as links. */
export function sagaPageParts({ chronicle, linking }: Making): Parts {
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
  return { earned: [], notes: [], portrait: null, sections };
}

/** An age: its annals, who came and went, its turning points and its charts (CH-LEG-12). */
export function ageParts(age: string, making: Making): Parts {
  const { chronicle, axis, linking, contents } = making;
  const { story, interest } = chronicle;
  const own = story.facts.filter((it) => it.age === age);
  const band = axis.ages.find((it) => it.age === age);
  const [from, to] = [band?.from ?? 0, band?.to ?? 0];
  const annals = annalsOf(chronicle).filter((it) => it.age === age);
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
      ...section(
        'chapter',
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
      ...section('all groups', lived.length > 0 ? chart(allLives(chronicle, axis, from, to)) : null),
      ...section('depths', lived.length > 0 ? chart(depthsOf(chronicle, axis, null, from, to)) : null),
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
      ...section('enders', rows.length > 0 ? { kind: 'table', heads, rows } : list([words(say('nobody'))])),
      ...section('all the dead', ...blocks),
    ],
  };
}
