import { capital } from '@understory/table';
import { deedOf } from '../../annals/annals.ts';
import { earnedIn, epithetWords } from '../../chronicle.ts';
import { isFriendly, isHostile, tickOf } from '../../facts/fact.ts';
import { biographyOf } from '../biography.ts';
import { depthsOf, heldBy } from '../charts/belongings.ts';
import { standingsOf, timelineOf } from '../charts/lives.ts';
import { deedsBy } from '../charts/many.ts';
import { blowsOf, familyOf } from '../charts/ties.ts';
import { groupPage } from '../contents.ts';
import { heightOf, leadOf } from '../life.ts';
import { words } from '../linking.ts';
import { chart, factList, list, type Making, prose, section, worthTelling } from '../making.ts';
import type { Block, Linked, Page, Section } from '../page.ts';
import { portraitOfGroup } from '../portrait.ts';
import { whenOf } from '../time.ts';
import { say, sayIf } from '../words.ts';
import { obituary, standingNow, threadsOn } from './lives.ts';
import { peopleSections } from './people.ts';

type Parts = Pick<Page, 'earned' | 'notes' | 'portrait' | 'sections'>;

/** A people, a group or somebody who is one alone (CH-LEG-T1). */
export function groupParts(group: string, making: Making): Parts {
  const { chronicle, axis } = making;
  const actor = chronicle.story.tale.cast.get(group);
  const seen = new Set<string>();
  return {
    earned: earnedBy(group, making),
    notes: notesOn(group, making),
    portrait: portraitOfGroup(group, chronicle, axis),
    sections: actor?.isPeople ? peopleSections(group, making, seen) : groupSections(group, making, seen),
  };
}

/** Of a company, or of somebody who is one alone: the same page is that of a person then (CH-LEG-01). */
function groupSections(group: string, making: Making, seen: Set<string>): Section[] {
  const { chronicle, axis, contents } = making;
  const own = groupPage(group);
  const others = rivals(group, making);
  const isOne = chronicle.names.get(group)?.isSolitary ?? false;
  const record = factList(worthTelling(chronicle.story.of(group), making), making, own);
  return [
    ...section('lead', prose(leadOf(group, chronicle, axis), making, own, seen)),
    ...section('now', standingNow(group, making)),
    ...section('among others', chart(timelineOf(group, chronicle, axis))),
    ...(isOne ? section('biography', prose(biographyOf(group, chronicle, axis), making, own)) : []),
    ...section('life', ...threadsOn(group, making, seen)),
    ...(isOne ? section('deeds', record) : []),
    ...section('standing', chart(standingsOf(group, chronicle, axis))),
    ...section('depths', chart(depthsOf(chronicle, axis, new Set([group, ...others.slice(0, 5)])))),
    ...section('held', chart(heldBy(group, chronicle, axis, contents))),
    ...section('family', chart(familyOf(group, chronicle, axis))),
    ...section(
      'dealings',
      chart(blowsOf([group, ...others.slice(0, 4)], chronicle, axis)),
      dealings(group, others, making),
      chart(deedsBy([group, ...others.slice(0, 4)], chronicle)),
    ),
    ...(isOne ? [] : section('record', record)),
    ...section('sayings', list(sayingsOf(group, making))),
    ...section('obituary', obituary(group, making)),
  ];
}

/** Others with which it had dealings, those with most first. */
function rivals(group: string, { chronicle: { story } }: Making): string[] {
  const counts = new Map<string, number>();
  for (const it of story.of(group)) {
    const other = it.actor === group ? it.target : it.actor;
    if (!story.isGroup(other) || !(isHostile(it) || isFriendly(it) || it.odds !== null)) continue;
    counts.set(other, (counts.get(other) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([id]) => id);
}

const epithetsOfGroup = (group: string, { chronicle }: Making) =>
  earnedIn(chronicle).filter((it) => it.group === group);

function earnedBy(group: string, making: Making): Page['earned'] {
  const { chronicle, linking } = making;
  const { story, names } = chronicle;
  return epithetsOfGroup(group, making).map((it) => {
    const { by, fact } = it;
    const note = by === null ? whenOf(story.tale, fact) : say('so called by', { by: names.get(by)?.full ?? by });
    return { name: epithetWords(chronicle, it), note: linking.linked(note, [tickOf(fact)]) };
  });
}

/** What others call it, who does, and after what; with it the name it was born with (CH-EPI-01). */
function sayingsOf(group: string, making: Making): Linked[] {
  const { chronicle, linking } = making;
  const { names } = chronicle;
  const earned = epithetsOfGroup(group, making).map((it) => {
    const { by, fact } = it;
    const deed = deedOf(fact, chronicle);
    const who = by === null ? say('sayings.all') : (names.get(by)?.full ?? by);
    return linking.linked(
      capital(say('sayings.called', { who, name: epithetWords(chronicle, it), deed })),
      fact.ticks,
      groupPage(group),
    );
  });
  const born = names.get(group)?.byName ?? null;
  return born === null ? earned : [...earned, words(say('sayings.born', { name: born }))];
}

function notesOn(group: string, { chronicle, axis, linking }: Making): Page['notes'] {
  const { story, names, places } = chronicle;
  const own = groupPage(group);
  const name = names.get(group);
  const came = story.facts.find((it) => it.kind === 'came' && it.actor === group);
  const end = story.death(group);
  const height = heightOf(group, chronicle, axis);
  const by = end?.by ? names.get(end.by)?.full : undefined;
  const note = (key: Parameters<typeof say>[0], text: string, ticks: readonly number[]) => ({
    term: say(key),
    text: linking.linked(text, ticks, own),
  });
  return [
    ...(name ? [note('note.kind', name.isSolitary ? name.one : name.many, [])] : []),
    ...(came ? [note('note.came', whenOf(story.tale, came), came.ticks)] : []),
    ...(came?.piece ? [note('note.seat', places.phrase(came.piece, group), [])] : []),
    ...(height ? [note('note.height', say('height', height.had), [height.tick])] : []),
    ...(end
      ? [
          note(
            'note.ended',
            by ? `${whenOf(story.tale, end)}, ${say('is.work.by', { by })}` : whenOf(story.tale, end),
            end.ticks,
          ),
        ]
      : []),
  ];
}

/** With whom, what they did and what was done to them: full where it succeeded, hollow where it failed. */
function dealings(group: string, others: readonly string[], { chronicle, linking }: Making): Block | null {
  const { story, names } = chronicle;
  const deeds = (actor: string, target: string): Linked => {
    const counts = new Map<string, string>();
    const ticks: number[] = [];
    for (const it of story.facts) {
      if (it.actor !== actor || it.target !== target || !(isHostile(it) || isFriendly(it) || it.odds !== null))
        continue;
      const word = deedWord(it.kind);
      counts.set(word, `${counts.get(word) ?? ''}${it.won === false ? '○' : '●'}`);
      ticks.push(...it.ticks);
    }
    const said = [...counts].map(([word, marks]) => say('deeds.row', { word, marks })).join(', ');
    return words(said === '' ? '–' : said, ticks);
  };
  const rows = others.map((it) => [
    linking.linked(capital(names.get(it)?.full ?? it)),
    deeds(group, it),
    deeds(it, group),
  ]);
  return rows.length === 0 ? null : { kind: 'table', heads: [say('with'), say('they did'), say('done to them')], rows };
}

/** A deed and its failure are one word. */
function deedWord(kind: string): string {
  return sayIf(`deed.${kind}`) ?? say('deed.other');
}
