import { capital } from '@understory/table';
import { type Fact, isHostile, livesLost, tickOf, treasuresLost } from '../../facts/fact.ts';
import type { Thread } from '../../threads/thread.ts';
import { lifeBar, strip } from '../charts/lives.ts';
import { blowsOf } from '../charts/ties.ts';
import { groupPage } from '../contents.ts';
import { words } from '../linking.ts';
import { chart, factList, type Making, section } from '../making.ts';
import type { Block, Page } from '../page.ts';
import { portraitOfPlace } from '../portrait.ts';
import { PageTeller } from '../tellings.ts';
import { whenOf } from '../time.ts';
import { say } from '../words.ts';

type Parts = Pick<Page, 'earned' | 'notes' | 'portrait' | 'sections'>;

/** A paragraph of the saga told alone, if a saga would tell it. */
function told(facts: readonly Fact[], { chronicle, linking }: Making): Block | null {
  const sentences = new PageTeller(chronicle, null).paragraph(facts);
  if (sentences.length === 0) return null;
  const ticks = sentences.flatMap((it) => it.ticks);
  return { kind: 'prose', text: linking.linked(sentences.map((it) => it.text).join(' '), ticks) };
}

/** Two that struck each other (CH-LEG-10), or had a pact. */
export function betweenParts(a: string, b: string, of: 'war' | 'pact', making: Making): Parts {
  const { chronicle, axis, linking } = making;
  const { story, names } = chronicle;
  const all = story.between(a, b);
  const shown = of === 'war' ? all.filter((it) => isHostile(it) || it.kind === 'died') : all;
  const ends = story.facts.filter(
    (it) => it.kind === 'died' && ((it.actor === a && it.by === b) || (it.actor === b && it.by === a)),
  );
  const facts = [...new Set([...shown, ...ends])].sort((x, y) => tickOf(x) - tickOf(y));
  const [first, last] = [facts[0], facts.at(-1)];
  const sides = [a, b].map((it) => {
    const struck = facts.filter((fact) => fact.actor === it && isHostile(fact));
    const won = struck.filter((fact) => fact.won !== false).length;
    return [
      linking.linked(capital(names.get(it)?.full ?? it)),
      words(`${struck.length}`),
      words(`${won}`),
      words(`${facts.reduce((sum, fact) => sum + livesLost(fact, it), 0)}●`),
      words(`${facts.reduce((sum, fact) => sum + treasuresLost(fact, it), 0)}○`),
    ];
  });
  const heads = ['sides', 'blows.struck', 'blows.won', 'lives.lost', 'treasures.lost'] as const;
  const place = facts.findLast((it) => it.piece !== null)?.piece ?? null;
  return {
    earned: [],
    notes: [
      ...(first ? [{ term: say('note.began'), text: words(whenOf(story.tale, first), first.ticks) }] : []),
      ...(last ? [{ term: say('note.last'), text: words(whenOf(story.tale, last), last.ticks) }] : []),
    ],
    portrait: place === null ? null : portraitOfPlace(place, chronicle, axis),
    sections: [
      ...section('chapter', told(facts, making)),
      ...section(
        'among others',
        chart(strip(facts, chronicle, axis, [lifeBar(a, chronicle, axis), lifeBar(b, chronicle, axis)])),
      ),
      ...section('dealings', chart(blowsOf([a, b], chronicle, axis))),
      ...section('course', factList(facts, making, null)),
      ...section('toll', { kind: 'table', heads: heads.map((it) => say(it)), rows: sides }),
    ],
  };
}

/** A thread told alone, and its facts as a list (CH-LEG-12). */
export function threadParts({ facts, roles }: Thread, making: Making): Parts {
  const { chronicle, axis } = making;
  const { story } = chronicle;
  const groups = roles.filter((it) => story.isGroup(it));
  const bars = groups.map((it) => lifeBar(it, chronicle, axis));
  const place = facts.findLast((it) => it.piece !== null)?.piece ?? null;
  const all = [...facts].sort((a, b) => tickOf(a) - tickOf(b));
  const pages = making.contents.filter((it) => groups.some((group) => it.id === groupPage(group)));
  return {
    earned: [],
    notes: [],
    portrait: place === null ? null : portraitOfPlace(place, chronicle, axis),
    sections: [
      ...section('chapter', told(all, making)),
      ...section('among others', chart(strip(all, chronicle, axis, bars))),
      ...section('record', factList(all, making, null)),
      ...section('sides', pages.length > 0 ? { kind: 'pages', pages } : null),
    ],
  };
}
