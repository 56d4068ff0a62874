import type { Chronicle } from '../chronicle.ts';
import { type Fact, tickOf } from '../facts/fact.ts';
import { strongest } from '../gauge.ts';
import type { Story } from '../story.ts';
import type { Thread } from '../threads/thread.ts';

const LONGEST_PARAGRAPH = 8;

/** Facts of one thread stand together, in the order of time (CH-STR-01, -02); how it was decided is told last. */
export function paragraphsOf(facts: readonly Fact[], { threads, interest, story }: Chronicle): Fact[][] {
  const left = facts.filter((it) => it.kind !== 'ended');
  const outcome = facts.filter((it) => it.kind === 'ended');
  const best = strongest(threads, interest).filter((it) => it.facts.length > 1);
  const paragraphs: Fact[][] = [];
  while (left.length > 0) {
    const [first] = left as [Fact];
    const thread = best.find((it) => it.facts.includes(first));
    const group = thread ? threadFacts(thread, left, story) : [];
    const together = withEnds(group.length > 1 ? group : nearby(left), left);
    const cut = together
      .sort((a, b) => tickOf(a) - tickOf(b))
      .filter((it, i) => i < LONGEST_PARAGRAPH || it.kind === 'idle');
    const paragraph = [...new Set([...cut, ...endsOf(cut, left), ...worksBeside(cut, left)])];
    for (const it of paragraph) left.splice(left.indexOf(it), 1);
    paragraphs.push(paragraph);
  }
  return merged(outcome.length > 0 ? [...paragraphs, outcome] : paragraphs);
}

/** What is left of a thread; between two groups all that they did to each other. */
function threadFacts({ facts, roles }: Thread, left: readonly Fact[], story: Story): Fact[] {
  const [a, b] = roles;
  const isPair = roles.length === 2 && roles.every((it) => story.isGroup(it));
  return left.filter(
    (it) =>
      facts.includes(it) || (isPair && ((it.actor === a && it.target === b) || (it.actor === b && it.target === a))),
  );
}

/** The deaths that facts brought about. */
function endsOf(facts: readonly Fact[], left: readonly Fact[]): Fact[] {
  return left.filter((it) => it.kind === 'died' && facts.some((one) => it.causes.includes(one.id)));
}

/** What a ruler builds in an age is told in one place, and not a work a year (CH-AGG-01, CH-STR-08). */
function worksBeside(facts: readonly Fact[], left: readonly Fact[]): Fact[] {
  const builders = new Set(facts.flatMap((it) => (it.kind === 'built' && it.actor !== null ? [it.actor] : [])));
  return left.filter((it) => it.kind === 'built' && it.actor !== null && builders.has(it.actor));
}

/** An end goes with what brought it about, and with what the dead did before. */
function withEnds(facts: readonly Fact[], left: readonly Fact[]): Fact[] {
  const all = new Set(facts);
  for (const it of left)
    if (it.kind === 'died' && it.causes.some((id) => [...all].some((one) => one.id === id))) all.add(it);
  const dead = [...all].flatMap((it) =>
    it.kind === 'died' && it.actor !== null ? [{ who: it.actor, at: tickOf(it) }] : [],
  );
  for (const it of left)
    if (dead.some(({ who, at }) => (it.actor === who || it.target === who) && tickOf(it) <= at)) all.add(it);
  for (const it of left) if ([...all].some((one) => one.kind === 'died' && one.causes.includes(it.id))) all.add(it);
  return [...all];
}

/** What is in no thread: the next few facts about the same groups. */
function nearby(left: readonly Fact[]): Fact[] {
  const [first] = left as [Fact];
  const about = (it: Fact) => [it.actor, it.target, it.by].filter((id) => id !== null);
  const whom = new Set(about(first));
  // The first is among them even where it is about nobody, as a stalemate is.
  return left.slice(0, 6).filter((it) => it === first || about(it).some((id) => whom.has(id)));
}

/** A paragraph of one fact goes with the next that speaks of the same. */
function merged(paragraphs: readonly Fact[][]): Fact[][] {
  const result: Fact[][] = [];
  for (const it of paragraphs) {
    const before = result.at(-1);
    const isShort = it.length === 1 || (before?.length ?? 0) === 1;
    if (before && isShort && before.length + it.length <= LONGEST_PARAGRAPH) before.push(...it);
    else result.push([...it]);
  }
  return result.map((it) => it.sort((a, b) => tickOf(a) - tickOf(b)));
}
