import { type Bead, distance, livedAt } from '@understory/page';
import { capital } from '@understory/table';
import { annalsTitle } from '../../annals/annals.ts';
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

/** A world in numbers, each with the lines it stands on (CH-STA-01, -02). */
export function statisticsParts(making: Making): Parts {
  const { chronicle, axis, linking } = making;
  const { story, names } = chronicle;
  const { facts } = story;
  const ends = facts.filter((it) => it.kind === 'died' && story.isGroup(it.actor));
  const left = facts.filter((it) => it.kind === 'left' && story.isGroup(it.actor));
  const name = (id: string) => capital(names.get(id)?.full ?? id);
  const said = (key: Key, it: Best | null): Linked[][] =>
    it === null
      ? []
      : [[words(say(key)), linking.linked(say('stat.of', { who: it.who.map(name), n: String(it.n) }), it.ticks)]];
  const table = (rows: readonly (readonly Linked[])[]) => ({
    kind: 'table' as const,
    heads: [say('chart.what'), say('chart.number')],
    rows,
  });
  const luck = luckOf(making);
  const [luckiest] = luck;
  const unluckiest = luck.length > 1 ? luck.at(-1) : undefined;
  return {
    earned: [],
    notes: [],
    portrait: null,
    sections: [
      ...section(
        'numbers',
        table([...counts(making), ...extremes(making).flatMap(({ key, best }) => said(key, best))]),
      ),
      ...section('all groups', chart(allLives(chronicle, axis))),
      ...section('luck', {
        kind: 'table',
        heads: [say('chart.who'), say('stat.luck')],
        rows: [
          ...(luckiest
            ? said('stat.luckiest', { who: [luckiest.group], n: luckiest.luck, ticks: luckiest.ticks })
            : []),
          ...(unluckiest
            ? said('stat.unluckiest', { who: [unluckiest.group], n: unluckiest.luck, ticks: unluckiest.ticks })
            : []),
          ...luck.map((it) => [linking.linked(name(it.group)), words(String(it.luck), it.ticks)]),
        ],
      }),
      ...section(
        'deaths',
        table(
          CAUSES.map((cause) => {
            const all = cause === 'left' ? left : ends.filter((it) => causeOf(it, making) === cause);
            const ticks = all.flatMap((it) => it.ticks);
            return [
              words(say(`death.${cause}`)),
              words(String(all.length), ticks.length > 0 ? ticks : [story.tale.last]),
            ];
          }),
        ),
      ),
    ],
  };
}

const CAUSES = ['hunted', 'fought', 'disaster', 'own', 'left'] as const;

/** Plain counts. What is counted on the page as it lies now stands on the last line that is told of. */
function counts({ chronicle, axis, contents }: Making): Linked[][] {
  const { story, threads } = chronicle;
  const { tale } = story;
  const { sheet, last } = tale;
  const lines = (all: readonly Fact[]) => (all.length > 0 ? all.flatMap((it) => it.ticks) : [last]);
  const of = (kind: Fact['kind']) => story.facts.filter((it) => it.kind === kind && it.won !== false);
  const groups = (all: readonly Fact[]) => all.filter((it) => story.isGroup(it.actor));
  const [came, ends] = [groups(of('came')), groups(of('died'))];
  const alive = [...tale.cast.values()].filter((it) => it.until === null);
  const built = of('built').filter((it) => it.piece !== null);
  const standing = built.filter((it) => sheet.pieces.some((piece) => piece.id === it.piece && livedAt(piece, last)));
  const moved = story.facts.filter((it) => it.treasures.length > 0 && it.kind !== 'crafted');
  const lying = sheet.beads.filter((it) => it.owner === null && HOARDED.has(it.kind) && livedAt(it, last));
  const betrayals = threads.filter((it) => it.kind === 'betrayal').flatMap((it) => it.facts);
  const remains = (kind: string) => sheet.pieces.filter((it) => it.kind === kind && livedAt(it, last));
  const row = (key: Key, n: number, ticks: readonly number[]): Linked[] => [words(say(key)), words(String(n), ticks)];
  return [
    row('stat.turns', axis.turns.length, [0, last]),
    ...axis.ages.map(({ age, from, to }): Linked[] => {
      const own = story.facts.filter((it) => it.age === age);
      return [words(say('stat.turns of', { age: annalsTitle(age) })), words(String(to - from), lines(own.slice(0, 1)))];
    }),
    row('stat.came', came.length, lines(came)),
    row('stat.died', ends.length, lines(ends)),
    row('stat.alive', alive.length, [last]),
    row('stat.pacts', of('allied').length, lines(of('allied'))),
    row('stat.broken', threads.filter((it) => it.kind === 'betrayal').length, lines(betrayals)),
    row('stat.works', built.length, lines(built)),
    row('stat.standing', standing.length, lines(standing)),
    row('stat.treasures', contents.filter((it) => it.sort === 'treasure').length, lines(of('crafted'))),
    row('stat.passed', moved.length, lines(moved)),
    row('stat.unheld', lying.length, [last]),
    ...(['ore', 'gems', 'water'] as const).map((it) => row(`stat.${it}`, remains(it).length, [last])),
  ];
}

const HOARDED: ReadonlySet<string> = new Set(['treasure', 'epic']);

/** Who had most of something; ties name all of them. */
function extremes({ chronicle, axis }: Making): { readonly key: Key; readonly best: Best | null }[] {
  const { story } = chronicle;
  const { tale } = story;
  const { sheet, last } = tale;
  const groups = [...tale.cast.keys()];
  const spans = new Map(groups.map((id) => [id, spanOf(story, axis, id)]));
  const length = (id: string) => (spans.get(id)?.to ?? 0) - (spans.get(id)?.from ?? 0);
  const life = (who: readonly string[]) =>
    who.flatMap((id) => [tale.cast.get(id)?.since ?? 0, story.death(id)?.ticks[0] ?? last]);
  const withTicks = (best: Best | null, ticks: (who: readonly string[]) => readonly number[]) =>
    best && { ...best, ticks: ticks(best.who) };
  const dead = groups.filter((id) => spans.get(id)?.dies);
  const ends = story.facts.filter((it) => it.kind === 'died' && story.isGroup(it.by));
  const of = (...kinds: readonly Fact['kind'][]) => story.facts.filter((it) => kinds.includes(it.kind));
  const richestAt = (id: string) => {
    const all = axis.turns.map(({ last: tick }) => ({ tick, n: wealth(story.standing(id, tick)) }));
    return all.reduce((best, it) => (it.n > best.n ? it : best), { tick: last, n: 0 });
  };
  const depth = new Map(sheet.pieces.map((it) => [it.id, it.stratum]));
  const lived = (id: string) =>
    sheet.beads.filter((it) => it.owner === id && it.kind === 'population' && it.since <= last);
  const deepest = (id: string) => Math.max(0, ...lived(id).map((it) => depth.get(it.piece) ?? 0));
  return [
    { key: 'stat.longest', best: withTicks(most(groups, length), life) },
    { key: 'stat.shortest', best: withTicks(least(dead, length), life) },
    { key: 'stat.most ended', best: mostFacts(ends, ({ by }) => by) },
    { key: 'stat.refused', best: mostFacts(of('refused'), ({ actor }) => actor) },
    { key: 'stat.moved', best: mostFacts(of('moved', 'driven'), ({ actor }) => actor) },
    {
      key: 'stat.travelled',
      best: withTicks(
        most(groups, (id) => wayOf(lived(id))),
        life,
      ),
    },
    {
      key: 'stat.deepest',
      best: withTicks(most(groups, deepest), (who) =>
        who.flatMap((id) => lived(id).find((it) => depth.get(it.piece) === deepest(id))?.since ?? []),
      ),
    },
    {
      key: 'stat.richest',
      best: withTicks(
        most(groups, (id) => richestAt(id).n),
        (who) => who.map((id) => richestAt(id).tick),
      ),
    },
  ];
}

/** How far lives went, in beads, as the crow flies from seat to seat. */
function wayOf(beads: readonly Bead[]): number {
  const by = new Map<string, Bead[]>();
  for (const it of beads) by.set(it.origin, [...(by.get(it.origin) ?? []), it]);
  let way = 0;
  for (const all of by.values()) {
    const seats = all.sort((a, b) => a.since - b.since);
    for (const [i, { at }] of seats.entries()) {
      const next = seats[i + 1];
      if (next) way += distance(at.x, at.y, next.at.x, next.at.y);
    }
  }
  return Math.round(way);
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
