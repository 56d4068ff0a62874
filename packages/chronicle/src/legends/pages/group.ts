import { capital } from '@understory/table';
import { epithetsOf } from '../../epithets.ts';
import { isFriendly, isHostile, tickOf } from '../../facts/fact.ts';
import { strongest } from '../../gauge.ts';
import { EPITHETS } from '../../words/english/epithets.ts';
import { depthsOf, heldBy } from '../charts/belongings.ts';
import { standingsOf, timelineOf } from '../charts/lives.ts';
import { blowsOf, familyOf } from '../charts/ties.ts';
import { groupPage } from '../contents.ts';
import { heightOf, leadOf, obituaryOf } from '../life.ts';
import { words } from '../linking.ts';
import { chart, factList, type Making, section, worthTelling } from '../making.ts';
import type { Block, Linked, Page } from '../page.ts';
import { portraitOfGroup } from '../portrait.ts';
import { PageTeller } from '../tellings.ts';
import { whenOf } from '../time.ts';
import { say, sayIf } from '../words.ts';

type Parts = Pick<Page, 'earned' | 'notes' | 'portrait' | 'sections'>;

/** So many threads are told on the page of a group. */
const THREADS = 4;

/** A people, a group or somebody who is one alone (CH-LEG-T1). */
export function groupParts(group: string, making: Making): Parts {
  const { chronicle, axis, linking, contents } = making;
  const own = groupPage(group);
  const seen = new Set<string>();
  const lead = leadOf(group, chronicle, axis);
  const obituary = obituaryOf(group, chronicle, axis);
  const others = rivals(group, making);
  return {
    earned: earnedBy(group, making),
    notes: notesOn(group, making),
    portrait: portraitOfGroup(group, chronicle, axis),
    sections: [
      ...section(
        'life',
        {
          kind: 'prose',
          text: linking.linked(
            lead.map((it) => capital(it.text)).join(' '),
            lead.flatMap((it) => it.ticks),
            own,
            seen,
          ),
        },
        ...threadsOn(group, making, seen),
      ),
      ...section('among others', chart(timelineOf(group, chronicle, axis))),
      ...section('standing', chart(standingsOf(group, chronicle, axis))),
      ...section('held', chart(heldBy(group, chronicle, axis, contents))),
      ...section('depths', chart(depthsOf(chronicle, axis, new Set([group, ...others.slice(0, 5)])))),
      ...section('family', chart(familyOf(group, chronicle, axis))),
      ...section(
        'dealings',
        chart(blowsOf([group, ...others.slice(0, 4)], chronicle, axis)),
        dealings(group, others, making),
      ),
      ...section('record', factList(worthTelling(chronicle.story.of(group), making), making, own)),
      ...section(
        'obituary',
        obituary && {
          kind: 'obituary',
          text: linking.linked(
            obituary.map((it) => capital(it.text)).join(' '),
            obituary.flatMap((it) => it.ticks),
            own,
          ),
        },
      ),
    ],
  };
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

function earnedBy(group: string, { chronicle, linking }: Making): Page['earned'] {
  const { story, threads, names } = chronicle;
  return epithetsOf(story, threads)
    .filter((it) => it.group === group)
    .map(({ key, by, fact }) => {
      const note = by === null ? whenOf(story.tale, fact) : say('so called by', { by: names.get(by)?.full ?? by });
      return { name: EPITHETS[key][0] ?? key, note: linking.linked(note, [tickOf(fact)]) };
    });
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

/** Its strongest threads, each told by itself under a heading. */
function threadsOn(group: string, { chronicle, linking }: Making, seen: Set<string>): Block[] {
  const { threads, interest, names } = chronicle;
  const teller = new PageTeller(chronicle, null);
  const told = new Set<string>();
  return strongest(threads, interest)
    .filter((it) => it.roles.includes(group))
    .flatMap((it): Block[] => {
      const facts = it.facts.filter(({ id }) => !told.has(id));
      if (told.size > 0 && facts.length < 2) return [];
      for (const { id } of facts) told.add(id);
      const sentences = teller.paragraph(facts);
      if (sentences.length === 0) return [];
      const others = it.roles.filter((id) => id !== group).flatMap((id) => names.get(id)?.short ?? []);
      const kind = sayIf(`thread.${it.kind}`) ?? say('thread.other');
      const heading = others.length > 0 ? say('title.thread', { kind, roles: others.join(', ') }) : kind;
      const text = sentences.map((one) => one.text).join(' ');
      const ticks = sentences.flatMap((one) => one.ticks);
      return [{ kind: 'told', heading, text: linking.linked(text, ticks, groupPage(group), seen) }];
    })
    .slice(0, THREADS);
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
    const said = [...counts].map(([word, marks]) => say('deeds', { word, marks })).join(', ');
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
