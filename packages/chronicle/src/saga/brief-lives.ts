import { type Fact, tickOf } from '../facts/fact.ts';
import type { Story } from '../story.ts';
import type { Beat } from './beat.ts';
import { momentOf } from './moment.ts';

/** Several that came only to be ended by the same. */
interface BriefLives {
  readonly groups: readonly string[];
  readonly facts: readonly Fact[];
  readonly beat: Beat;
}

/** At least so many are told together, at most so many in one list (CH-AGG-04). */
const FEWEST = 2;
const MOST = 4;

/** Groups of which nothing is told but who ended them: of two or more with one ender in one sentence (CH-AGG-04). */
export function briefLives(facts: readonly Fact[], story: Story): BriefLives[] {
  return [...broughtToAnEnd(facts, story, false), ...broughtToAnEnd(facts, story, true)];
}

/** Those who were ended by another, or who had begun it themselves. */
function broughtToAnEnd(facts: readonly Fact[], story: Story, isOwn: boolean): BriefLives[] {
  const byEnder = new Map<string, Fact[]>();
  for (const end of facts) {
    const { kind, actor, by } = end;
    if (kind !== 'died' || !story.isGroup(actor) || !story.isGroup(by)) continue;
    const isAll = facts.every((it) => !isAbout(it, actor) || it === end || end.causes.includes(it.id));
    // Who did something before its end has a story of its own.
    const isSo = end.causes.length > 0 && end.causes.every((id) => story.fact(id)?.actor === (isOwn ? actor : by));
    if (isAll && isSo && cameIn(story, actor, end.age)) byEnder.set(by, [...(byEnder.get(by) ?? []), end]);
  }
  return [...byEnder].flatMap(([ender, ends]) => {
    const some = ends.slice(0, MOST);
    if (some.length < FEWEST) return [];
    const groups = some.flatMap(({ actor }) => actor ?? []);
    const causes = some.flatMap((end) => end.causes.flatMap((id) => story.fact(id) ?? []));
    const all = [...causes, ...some].sort((a, b) => tickOf(a) - tickOf(b));
    const beat = {
      ...momentOf(all),
      key: isOwn ? 'visitors.own' : 'visitors',
      a: ender,
      all: groups,
      args: { n: groups.length },
    };
    return [{ groups, facts: all, beat }];
  });
}

const isAbout = (it: Fact, group: string) => it.actor === group || it.target === group || it.by === group;

function cameIn(story: Story, group: string, age: string): boolean {
  return story.facts.some((it) => it.kind === 'came' && it.actor === group && it.age === age);
}
