import { capital } from '@understory/table';
import type { Chronicle } from '../../chronicle.ts';
import { isHostile, tickOf } from '../../facts/fact.ts';
import { type Axis, spanOf } from '../axis.ts';
import { whenAt } from '../time.ts';
import type { Blows, Family } from './chart.ts';

const MOST_NODES = 12;

/** Whom it came of, who came of it, whom it ended, who ended it, and with whom it had a pact (CH-LEG-09). */
export function familyOf(group: string, { story, names }: Chronicle, axis: Axis): Family {
  const edges: Family['edges'][number][] = [];
  const add = (from: string | null, to: string | null, word: string) => {
    const isKnown = story.isGroup(from) && story.isGroup(to) && from !== to;
    const isTold = edges.some((it) => it.word === word && it.from === from && it.to === to);
    if (isKnown && !isTold) edges.push({ from, to, word });
  };
  const near = new Set([group]);
  for (const it of story.of(group)) {
    if (it.kind === 'came') add(it.actor, it.target, 'of');
    if (it.kind === 'died') add(it.actor, it.by, 'ended');
    if (it.kind === 'allied') add(...sorted(it.actor, it.target), 'allied');
  }
  for (const { from, to } of edges) near.add(from).add(to);
  // Who ended those that it had to do with: the chain goes on.
  for (const it of story.facts)
    if (it.kind === 'died' && it.actor !== null && near.has(it.actor)) add(it.actor, it.by, 'ended');
  const nodes = [...new Set(edges.flatMap(({ from, to }) => [from, to]))]
    .sort((a, b) => Number(near.has(b)) - Number(near.has(a)))
    .slice(0, MOST_NODES)
    .map((id) => {
      const { from, to, dies } = spanOf(story, axis, id);
      const note = dies ? `† ${whenAt(story.tale, axis, to)}` : '';
      return { id, name: capital(names.get(id)?.full ?? id), note, at: from };
    })
    .sort((a, b) => a.at - b.at);
  const kept = new Set(nodes.map(({ id }) => id));
  return { kind: 'family', nodes, edges: edges.filter((it) => kept.has(it.from) && kept.has(it.to)), own: group };
}

const sorted = (a: string | null, b: string | null): [string | null, string | null] =>
  (a ?? '') < (b ?? '') ? [a, b] : [b, a];

/** The blows between a group and each other, or between two. */
export function blowsOf(groups: readonly string[], { story, names }: Chronicle, axis: Axis): Blows {
  const rows = groups.map((group) => {
    const blows = story.facts
      .filter((it) => isHostile(it) && it.actor === group && it.target !== null && groups.includes(it.target))
      .map((it) => ({ turn: story.turnOf(it), won: it.won !== false, tick: tickOf(it) }));
    const { to, dies } = spanOf(story, axis, group);
    return { group, name: capital(names.get(group)?.short ?? group), blows, end: dies ? to : null };
  });
  const turns = rows.flatMap((it) => [...it.blows.map(({ turn }) => turn), ...(it.end === null ? [] : [it.end])]);
  const from = Math.max(0, Math.min(...turns));
  return { kind: 'blows', axis, from, to: Math.min(axis.turns.length, Math.max(...turns) + 2), rows };
}
