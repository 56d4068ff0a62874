import { capital } from '@understory/table';
import type { Chronicle } from '../../chronicle.ts';
import { type Fact, isFriendly, isHostile } from '../../facts/fact.ts';
import { wealth } from '../../standing.ts';
import { type Axis, spanOf } from '../axis.ts';
import { sayIf } from '../words.ts';
import type { Deeds, Enders, Multiples } from './chart.ts';

/** So many groups have a small chart of their own. */
const MOST = 16;

/** Everybody's wealth over the turns, each by itself on one scale, in the order in which they came (CH-CHT-02). */
export function multiplesOf({ story, names }: Chronicle, axis: Axis, from = 0, to = axis.turns.length): Multiples {
  const rows = [...story.tale.cast.values()]
    .sort((a, b) => a.since - b.since)
    .flatMap(({ id }) => {
      const span = spanOf(story, axis, id);
      const [first, last] = [Math.max(from, span.from), Math.min(to, span.dies ? span.to + 1 : span.to)];
      if (first >= last) return [];
      const values = axis.turns.slice(first, last).map((it) => wealth(story.standing(id, it.last)));
      const dies = span.dies && span.to < to;
      return [{ group: id, name: capital(names.get(id)?.full ?? id), from: first, values, dies }];
    })
    .slice(0, MOST);
  return { kind: 'multiples', axis, from, to, rows, most: Math.max(1, ...rows.flatMap((it) => it.values)) };
}

/** Who ended whom, in the order of death; their own doing and disasters by themselves (CH-CHT-04). */
export function endersOf({ story, names }: Chronicle): Enders {
  const ends = story.facts.filter((it) => it.kind === 'died' && story.isGroup(it.actor));
  const dead = ends.map((it) => ({ group: it.actor ?? '', by: enderOf(it, story), fact: it }));
  const enders = [...new Set(dead.map((it) => it.by))];
  // Groups first, in the order in which they ended somebody; then what was nobody.
  enders.sort((a, b) => Number(a.startsWith(NOBODY)) - Number(b.startsWith(NOBODY)));
  const name = (id: string) => sayIf(`ender.${id.slice(NOBODY.length)}`) ?? capital(names.get(id)?.full ?? id);
  return {
    kind: 'enders',
    enders: enders.map((it) => ({ id: it, name: name(it) })),
    dead: dead.map(({ group, by }) => ({ group, name: capital(names.get(group)?.full ?? group), by })),
    chains: chainsOf(dead).map((chain) => chain.map((it) => ({ id: it, name: capital(names.get(it)?.full ?? it) }))),
  };
}

const NOBODY = 'cause:';

function enderOf({ by, causes, actor }: Fact, story: Chronicle['story']): string {
  if (story.isGroup(by) && by !== actor) return by;
  const kinds = causes.flatMap((it) => story.fact(it)?.kind ?? []);
  if (kinds.includes('disaster')) return `${NOBODY}disaster`;
  return by?.startsWith('wild:') ? `${NOBODY}wild` : `${NOBODY}own`;
}

/** Who was ended by one that was ended by one: the longest such rows. */
function chainsOf(dead: readonly { readonly group: string; readonly by: string }[]): string[][] {
  const by = new Map(dead.map((it) => [it.group, it.by]));
  const killers = new Set(dead.map((it) => it.by));
  const starts = dead.filter((it) => !killers.has(it.group)).map((it) => it.group);
  const chains = starts.map((start) => {
    const chain = [start];
    for (
      let next = by.get(start);
      next !== undefined && !next.startsWith(NOBODY) && !chain.includes(next);
      next = by.get(next)
    )
      chain.push(next);
    return chain;
  });
  return chains.filter((it) => it.length > 2).sort((a, b) => b.length - a.length);
}

/** How often each did what, and how often it failed (CH-CHT-05). */
export function deedsBy(groups: readonly string[], { story, names }: Chronicle): Deeds {
  const counted = groups.map((group) => {
    const counts = new Map<string, { won: number; lost: number }>();
    for (const it of story.of(group)) {
      if (it.actor !== group || !(isHostile(it) || isFriendly(it) || it.odds !== null)) continue;
      const word = sayIf(`deed.${it.kind}`);
      if (word === null) continue;
      const known = counts.get(word) ?? { won: 0, lost: 0 };
      counts.set(word, known);
      if (it.won === false) known.lost++;
      else known.won++;
    }
    return { group, name: capital(names.get(group)?.full ?? group), counts };
  });
  const words = [...new Set(counted.flatMap((it) => [...it.counts.keys()]))];
  return { kind: 'deeds', words, rows: counted.filter((it) => it.counts.size > 0) };
}
