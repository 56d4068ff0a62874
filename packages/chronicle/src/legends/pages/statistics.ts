import { capital } from '@understory/table';
import type { Fact } from '../../facts/fact.ts';
import { wealth } from '../../standing.ts';
import { spanOf } from '../axis.ts';
import { allLives } from '../charts/lives.ts';
import { words } from '../linking.ts';
import { chart, type Making, section } from '../making.ts';
import type { Linked, Page } from '../page.ts';
import { say } from '../words.ts';

type Parts = Pick<Page, 'earned' | 'notes' | 'portrait' | 'sections'>;
type Key = Parameters<typeof say>[0];

/** Who has most of something, and how much; ties name both (CH-STA-02). */
interface Best {
  readonly who: readonly string[];
  readonly n: number;
  readonly ticks: readonly number[];
}

/** A world in numbers, each with the lines it stands on (CH-STA-01). */
export function statisticsParts(making: Making): Parts {
  const { chronicle, axis, linking, contents } = making;
  const { story, names } = chronicle;
  const { facts, tale } = story;
  const groups = [...tale.cast.keys()];
  const row = (key: Key, text: string, ticks: readonly number[] = []): Linked[] => [
    words(say(key)),
    linking.linked(text, ticks),
  ];
  const best = (key: Key, it: Best | null): Linked[][] =>
    it === null
      ? []
      : [
          row(
            key,
            say('stat.of', { who: it.who.map((id) => capital(names.get(id)?.full ?? id)), n: String(it.n) }),
            it.ticks,
          ),
        ];
  const of = (kind: Fact['kind']) => facts.filter((it) => it.kind === kind);
  const ends = of('died').filter((it) => story.isGroup(it.actor));
  const came = of('came').filter((it) => story.isGroup(it.actor));
  const spans = groups.map((id) => ({ id, ...spanOf(story, axis, id) }));
  const length = (id: string) => {
    const it = spans.find((one) => one.id === id);
    return it ? it.to - it.from : 0;
  };
  const dead = spans.filter((it) => it.dies).map((it) => it.id);
  const treasures = contents.filter((it) => it.sort === 'treasure');
  const causes = ['hunted', 'fought', 'disaster', 'own'] as const;
  const lines = (all: readonly Fact[]) => all.flatMap((it) => it.ticks);
  const held = tale.sheet.beads.filter((it) => it.name !== null && it.until === null && it.owner === null);
  return {
    earned: [],
    notes: [],
    portrait: null,
    sections: [
      ...section('numbers', {
        kind: 'table',
        heads: [say('chart.what'), ''],
        rows: [
          row('stat.turns', String(axis.turns.length)),
          row('stat.came', String(came.length), lines(came)),
          row('stat.died', String(ends.length), lines(ends)),
          row('stat.alive', String(groups.length - dead.length)),
          ...best('stat.longest', most(groups, length)),
          ...best('stat.shortest', least(dead, length)),
          ...best(
            'stat.most ended',
            mostFacts(
              ends.filter((it) => story.isGroup(it.by)),
              ({ by }) => by,
            ),
          ),
          ...best(
            'stat.refused',
            mostFacts(of('refused'), ({ actor }) => actor),
          ),
          ...best(
            'stat.moved',
            mostFacts([...of('moved'), ...of('driven')], ({ actor }) => actor),
          ),
          ...best(
            'stat.richest',
            most(groups, (id) => Math.max(0, ...axis.turns.map(({ last }) => wealth(story.standing(id, last))))),
          ),
          row('stat.pacts', String(of('allied').length), lines(of('allied'))),
          row('stat.broken', String(chronicle.threads.filter((it) => it.kind === 'betrayal').length)),
          row('stat.works', String(of('built').length), lines(of('built'))),
          row('stat.treasures', String(treasures.length)),
          row('stat.unheld', String(held.length)),
        ],
      }),
      ...section('all groups', chart(allLives(chronicle, axis))),
      ...section('luck', {
        kind: 'table',
        heads: [say('chart.who'), say('stat.luck')],
        rows: luckOf(making).map(({ group, luck, ticks }) => [
          linking.linked(capital(names.get(group)?.full ?? group)),
          words(String(luck), ticks),
        ]),
      }),
      ...section('deaths', {
        kind: 'table',
        heads: [say('deaths'), ''],
        rows: causes.map((cause) => {
          const all = ends.filter((it) => causeOf(it, making) === cause);
          return row(`death.${cause}`, String(all.length), lines(all));
        }),
      }),
    ],
  };
}

function most(groups: readonly string[], of: (group: string) => number): Best | null {
  const n = Math.max(0, ...groups.map(of));
  return n === 0 ? null : { who: groups.filter((it) => of(it) === n), n, ticks: [] };
}

function least(groups: readonly string[], of: (group: string) => number): Best | null {
  if (groups.length === 0) return null;
  const n = Math.min(...groups.map(of));
  return { who: groups.filter((it) => of(it) === n), n, ticks: [] };
}

function mostFacts(facts: readonly Fact[], who: (fact: Fact) => string | null): Best | null {
  const counts = new Map<string, Fact[]>();
  for (const it of facts) {
    const id = who(it);
    if (id !== null) counts.set(id, [...(counts.get(id) ?? []), it]);
  }
  const n = Math.max(0, ...[...counts.values()].map((it) => it.length));
  const best = [...counts].filter(([, all]) => all.length === n);
  return n === 0
    ? null
    : { who: best.map(([id]) => id), n, ticks: best.flatMap(([, all]) => all.flatMap((it) => it.ticks)) };
}

/** By what somebody ended: what brought it about. */
function causeOf({ causes, by }: Fact, { chronicle: { story } }: Making): 'hunted' | 'fought' | 'disaster' | 'own' {
  const kinds = causes.flatMap((id) => story.fact(id)?.kind ?? []);
  if (kinds.includes('hunted')) return 'hunted';
  if (kinds.includes('disaster')) return 'disaster';
  return story.isGroup(by) || kinds.some((it) => it === 'fought' || it === 'invaded') ? 'fought' : 'own';
}

/** The sum of 36 less the odds of what each won: how much came to it against the odds. */
function luckOf({ chronicle: { story } }: Making): { group: string; luck: number; ticks: readonly number[] }[] {
  const luck = new Map<string, { luck: number; ticks: number[] }>();
  for (const it of story.facts) {
    const winner = it.won === false ? it.target : it.actor;
    if (it.odds === null || it.won === null || !story.isGroup(winner)) continue;
    const own = luck.get(winner) ?? { luck: 0, ticks: [] };
    luck.set(winner, { luck: own.luck + 36 - it.odds, ticks: [...own.ticks, ...it.ticks] });
  }
  return [...luck].map(([group, it]) => ({ group, ...it })).sort((a, b) => b.luck - a.luck);
}
