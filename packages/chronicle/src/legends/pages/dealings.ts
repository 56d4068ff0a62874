import { centreOf } from '@understory/page';
import { capital } from '@understory/table';
import type { Chronicle } from '../../chronicle.ts';
import { type Fact, isHostile, livesLost, tickOf, treasuresLost } from '../../facts/fact.ts';
import type { Thread } from '../../threads/thread.ts';
import { lasting, lifeBar, strip } from '../charts/lives.ts';
import { blowsOf } from '../charts/ties.ts';
import { battlePage, groupPage } from '../contents.ts';
import {
  causeOfFact,
  endOfPact,
  keptUntil,
  leadOfBattle,
  leadOfPact,
  leadOfThread,
  leadOfWar,
  overWhat,
  warOf,
} from '../leads.ts';
import { words } from '../linking.ts';
import { chart, factList, list, type Making, prose, section } from '../making.ts';
import type { Block, Linked, Page, Portrait } from '../page.ts';
import { portraitOfPieces, portraitOfPlace } from '../portrait.ts';
import { PageTeller } from '../tellings.ts';
import { whenOf } from '../time.ts';
import { say, sayIf } from '../words.ts';

type Parts = Pick<Page, 'earned' | 'notes' | 'portrait' | 'sections'>;

/** A paragraph of the saga told alone, if a saga would tell it. */
function told(facts: readonly Fact[], { chronicle, linking }: Making): Block | null {
  const sentences = new PageTeller(chronicle, null).paragraph(facts);
  if (sentences.length === 0) return null;
  const ticks = sentences.flatMap((it) => it.ticks);
  return { kind: 'prose', text: linking.linked(sentences.map((it) => it.text).join(' '), ticks) };
}

/** Two that struck each other (CH-LEG-10). */
export function warParts(a: string, b: string, title: string, making: Making): Parts {
  const { chronicle, axis, linking } = making;
  const { story } = chronicle;
  const facts = warOf(a, b, chronicle);
  const [first, last] = [facts[0], facts.at(-1)];
  const end = facts.find((it) => it.kind === 'died');
  const cause = facts[0] ? causeOfFact(facts[0], chronicle) : null;
  const over = say('war.for', { over: overWhat(facts) });
  return {
    earned: [],
    notes: [
      ...(first ? [{ term: say('note.began'), text: words(whenOf(story.tale, first), first.ticks) }] : []),
      ...(last ? [{ term: say('note.last'), text: words(whenOf(story.tale, last), last.ticks) }] : []),
    ],
    portrait: mapOfBattles(facts.filter(isHostile), making),
    sections: [
      ...section('lead', prose(leadOfWar(a, b, making), making)),
      ...section('sides', pagesOf([a, b], making)),
      ...section(
        'cause',
        factList(cause ? [cause] : facts.slice(0, 1), making, null),
        list([
          linking.linked(
            over,
            facts.flatMap((it) => it.ticks),
          ),
        ]),
      ),
      ...section('course', told(facts, making), courseOf(facts.filter(isHostile), making)),
      ...section(
        'among others',
        chart(
          strip(lasting(title, facts), facts, chronicle, axis, [
            lifeBar(a, chronicle, axis),
            lifeBar(b, chronicle, axis),
          ]),
        ),
      ),
      ...section('dealings', chart(blowsOf([a, b], chronicle, axis))),
      ...section('toll', tollOf(a, b, facts, making)),
      ...section('end', factList(end ? [end] : facts.slice(-1), making, null)),
    ],
  };
}

const pagesOf = (groups: readonly string[], { contents }: Making): Block | null => {
  const pages = contents.filter((it) => groups.some((group) => it.id === groupPage(group)));
  return pages.length > 0 ? { kind: 'pages', pages } : null;
};

/** Its blows one after another, numbered as on the map: where, who, how it went, and what each side lost. */
function courseOf(
  blows: readonly Fact[],
  { chronicle, linking, contents }: Making,
  own: Fact | null = null,
): Block | null {
  const { story, places } = chronicle;
  const rows = blows.map((it, i): Linked[] => {
    const cost = (who: string | null) =>
      say('losses', { lives: livesLost(it, who), treasures: treasuresLost(it, who) });
    const battle = it === own ? undefined : contents.find(({ id }) => id === battlePage(it));
    const deed = sayIf(`deed.${it.kind}`) ?? say('deed.other');
    return [
      words(String(i + 1)),
      words(whenOf(story.tale, it), it.ticks),
      linking.linked(it.piece === null ? '–' : capital(places.phrase(it.piece))),
      linking.linked(`${capital(nameOf(it.actor, chronicle))}, ${deed}`),
      battle
        ? { spans: [{ to: battle.id, text: say(it.won === false ? 'held' : 'hit') }], ticks: [] }
        : words(say(it.won === false ? 'held' : 'hit')),
      words(cost(it.actor)),
      words(cost(it.target)),
    ];
  });
  const heads = ['nth', 'chart.turn', 'where', 'who struck', 'result', 'lost striker', 'lost struck'] as const;
  return rows.length === 0 ? null : { kind: 'table', heads: heads.map((it) => say(it)), rows };
}

const nameOf = (id: string | null, { names }: Chronicle): string => (id === null ? '' : (names.get(id)?.full ?? id));

/** The places of its blows, each with its number. */
function mapOfBattles(blows: readonly Fact[], { chronicle, axis }: Making): Portrait | null {
  const { sheet } = chronicle.story.tale;
  const marks = blows.flatMap((it, i) => {
    const piece = sheet.pieces.find(({ id }) => id === it.piece);
    return piece ? [{ at: centreOf(piece.shape), n: i + 1, piece: piece.id }] : [];
  });
  const last = blows.at(-1);
  if (marks.length === 0 || !last) return null;
  const portrait = portraitOfPieces([...new Set(marks.map((it) => it.piece))], tickOf(last), chronicle, axis);
  return portrait && { ...portrait, marks: marks.map(({ at, n }) => ({ x: at.x, y: at.y, n })) };
}

function tollOf(a: string, b: string, facts: readonly Fact[], { chronicle, linking }: Making): Block {
  const rows = [a, b].map((it) => {
    const struck = facts.filter((fact) => fact.actor === it && isHostile(fact));
    const won = struck.filter((fact) => fact.won !== false).length;
    return [
      linking.linked(capital(nameOf(it, chronicle))),
      words(`${struck.length}`),
      words(`${won}`),
      words(`${facts.reduce((sum, fact) => sum + livesLost(fact, it), 0)}●`),
      words(`${facts.reduce((sum, fact) => sum + treasuresLost(fact, it), 0)}○`),
    ];
  });
  const heads = ['sides', 'blows.struck', 'blows.won', 'lives.lost', 'treasures.lost'] as const;
  return { kind: 'table', heads: heads.map((it) => say(it)), rows };
}

/** Two that had a pact: who, what it brought, and until when it was kept (CH-LEG-T1). */
export function pactParts(a: string, b: string, title: string, making: Making): Parts {
  const { chronicle, axis, linking } = making;
  const { story } = chronicle;
  const between = story.between(a, b);
  const end = endOfPact(a, b, chronicle);
  const until = end === null ? Number.POSITIVE_INFINITY : tickOf(end);
  const terms = between.filter((it) => !isHostile(it) && tickOf(it) <= until);
  const [first] = between;
  const place = between.findLast((it) => it.piece !== null)?.piece ?? null;
  return {
    earned: [],
    notes: first ? [{ term: say('note.began'), text: words(whenOf(story.tale, first), first.ticks) }] : [],
    portrait: place === null ? null : portraitOfPlace(place, chronicle, axis),
    sections: [
      ...section('lead', prose(leadOfPact(a, b, making), making)),
      ...section('parties', pagesOf([a, b], making)),
      ...section('terms', told(between, making), factList(terms, making, null)),
      ...section(
        'among others',
        chart(
          strip(lasting(title, between), between, chronicle, axis, [
            lifeBar(a, chronicle, axis),
            lifeBar(b, chronicle, axis),
          ]),
        ),
      ),
      ...section(
        'kept until',
        list([linking.linked(keptUntil(end, chronicle), end?.ticks ?? [story.tale.last])]),
        factList(
          between.filter((it) => isHostile(it)),
          making,
          null,
        ),
      ),
    ],
  };
}

/** One fight that mattered (CH-LEG-T1). */
export function battleParts(fact: Fact, title: string, making: Making): Parts {
  const { chronicle, axis, linking } = making;
  const { story } = chronicle;
  const [a, b] = [fact.actor ?? '', fact.target ?? ''];
  const cause = causeOfFact(fact, chronicle);
  const after = story.facts.filter((it) => it.causes.includes(fact.id));
  const facts = [...(cause ? [cause] : []), fact, ...after];
  const missing = say(cause ? 'battle.nothing after' : 'battle.no cause');
  return {
    earned: [],
    notes: [{ term: say('note.began'), text: words(whenOf(story.tale, fact), fact.ticks) }],
    portrait: mapOfBattles([fact], making),
    sections: [
      ...section('lead', prose(leadOfBattle(fact, making), making)),
      ...section('sides', pagesOf([a, b], making)),
      ...section('cause', cause ? factList([cause], making, null) : list([linking.linked(missing, fact.ticks)])),
      ...section('course', told([fact], making), courseOf([fact], making, fact)),
      ...section(
        'among others',
        chart(
          strip(lasting(title, facts), facts, chronicle, axis, [
            lifeBar(a, chronicle, axis),
            lifeBar(b, chronicle, axis),
          ]),
        ),
      ),
      ...section('toll', tollOf(a, b, [fact], making)),
      ...section('end', factList(after.length > 0 ? after : [fact], making, null)),
    ],
  };
}

/** A thread told alone, and its facts as a list (CH-LEG-12). */
export function threadParts(thread: Thread, title: string, making: Making): Parts {
  const { facts, roles } = thread;
  const { chronicle, axis } = making;
  const { story } = chronicle;
  const groups = roles.filter((it) => story.isGroup(it));
  const bars = groups.map((it) => lifeBar(it, chronicle, axis));
  const place = facts.findLast((it) => it.piece !== null)?.piece ?? null;
  const all = [...facts].sort((a, b) => tickOf(a) - tickOf(b));
  return {
    earned: [],
    notes: [],
    portrait: place === null ? null : portraitOfPlace(place, chronicle, axis),
    sections: [
      ...section('lead', prose(leadOfThread(thread, title, making), making)),
      ...section('chapter', told(all, making)),
      ...section('among others', chart(strip(lasting(title, all), all, chronicle, axis, bars))),
      ...section('record', factList(all, making, null)),
      ...section('roles', pagesOf(groups, making)),
    ],
  };
}
