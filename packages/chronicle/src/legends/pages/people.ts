import type { Fact } from '../../facts/fact.ts';
import { holdersOf } from '../../standing.ts';
import { depthsOf } from '../charts/belongings.ts';
import { standingsOf, timelineOf } from '../charts/lives.ts';
import { familyOf } from '../charts/ties.ts';
import { groupPage } from '../contents.ts';
import { epitaphOf, heirsOf, leadOf } from '../life.ts';
import { chart, factList, list, type Making, prose, section, worthTelling } from '../making.ts';
import type { Block, Section } from '../page.ts';
import { say } from '../words.ts';
import { obituary, standingNow, threadsOn } from './lives.ts';

/** A civilization: what it wanted, built and made, how it ended, and who lives there now (CH-LEG-T1). */
export function peopleSections(group: string, making: Making, seen: Set<string>): Section[] {
  const { chronicle, axis, linking, contents } = making;
  const { story } = chronicle;
  const { tale } = story;
  const own = groupPage(group);
  const mine = story.facts.filter((it) => it.actor === group);
  const end = story.death(group);
  const colonies = [...tale.cast.values()].filter((it) => it.isPeople && it.of === group && it.id !== group);
  const pages = (isOne: (it: (typeof contents)[number]) => boolean): Block | null => {
    const all = contents.filter(isOne);
    return all.length === 0 ? null : { kind: 'pages', pages: all };
  };
  const isOf = (ids: readonly string[]) => (it: (typeof contents)[number]) =>
    it.subject.of === 'group' && ids.includes(it.subject.group);
  const built = new Set(mine.flatMap((it) => (it.kind === 'built' && it.piece !== null ? [it.piece] : [])));
  const epitaph = epitaphOf(group, chronicle);
  return [
    ...section('origin', prose(leadOf(group, chronicle, axis), making, own, seen), aimOf(group, making)),
    ...section('now', standingNow(group, making)),
    ...section('among others', chart(timelineOf(group, chronicle, axis))),
    ...section(
      'settlement',
      factList(
        story.facts.filter(
          (it) => it.kind === 'came' && (it.actor === group || colonies.some(({ id }) => id === it.actor)),
        ),
        making,
        own,
      ),
      pages(isOf(colonies.map(({ id }) => id))),
    ),
    ...section(
      'built',
      pages((it) => it.subject.of === 'place' && built.has(it.subject.piece)),
    ),
    ...section(
      'their treasures',
      pages((it) => {
        const { subject } = it;
        if (subject.of !== 'treasure') return false;
        return holdersOf(tale.sheet, subject.name, tale.last).some((one) => one.group === group);
      }),
    ),
    ...section('life', ...threadsOn(group, making, seen)),
    ...section(
      'how it ended',
      factList(end ? [...causesOf(end, making), end] : [], making, own),
      epitaph && { kind: 'told', heading: say('epitaph.head'), text: linking.linked(epitaph.text, epitaph.ticks, own) },
      obituary(group, making),
    ),
    ...section('in their halls', pages(isOf(heirsOf(group, story)))),
    ...section('standing', chart(standingsOf(group, chronicle, axis))),
    ...section('depths', chart(depthsOf(chronicle, axis, new Set([group])))),
    ...section('family', chart(familyOf(group, chronicle, axis))),
    ...section('record', factList(worthTelling(story.of(group), making), making, own)),
  ];
}

function aimOf(group: string, { chronicle: { story }, linking }: Making): Block | null {
  const { aim, ticks } = story.tale.origins;
  if (aim === null || story.tale.cast.get(group)?.kind !== 'magicians') return null;
  return list([linking.linked(say('dead.aim', { aim }), ticks)]);
}

const causesOf = (end: Fact, { chronicle: { story } }: Making): Fact[] =>
  end.causes.flatMap((it) => story.fact(it) ?? []);
