import type { Story } from '../story.ts';
import { DEALINGS } from './dealings.ts';
import { ENDS } from './ends.ts';
import { LIVES } from './lives.ts';
import { THINGS } from './things.ts';
import type { Pattern, Thread } from './thread.ts';
import { YEARS } from './years.ts';

/** All patterns (CH-THR-05). */
const PATTERNS: readonly Pattern[] = [...DEALINGS, ...LIVES, ...THINGS, ...ENDS, ...YEARS];

/** The threads of a story, as its facts stand: the same however it was fed (CH-THR-02). */
export function threadsOf(story: Story): Thread[] {
  return withoutParts(
    PATTERNS.flatMap(({ kind, weight, find }) =>
      longest(find(story)).map((it) => ({ ...it, kind, weight, facts: [...new Set(it.facts)] })),
    ),
  );
}

/** What is no more than a part of something greater is told as that (CH-THR-04). */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  exile: ['return', 'migration'],
  siege: ['feud'],
  'own kind': ['avenger of kin'],
  debt: ['slaves to masters'],
};

/** Without those whose facts are all in one thread of a kind that holds theirs. */
function withoutParts(threads: readonly Thread[]): Thread[] {
  return threads.filter(({ kind, facts }) => {
    const parents = PARENTS[kind] ?? [];
    return !threads.some((it) => parents.includes(it.kind) && facts.every((one) => it.facts.includes(one)));
  });
}

/** Of threads on the same roles only the longest (CH-THR-04). */
function longest(found: ReturnType<Pattern['find']>): ReturnType<Pattern['find']> {
  const best = new Map<string, (typeof found)[number]>();
  for (const it of found) {
    const key = it.roles.join(' ');
    const known = best.get(key);
    if (!known || known.facts.length < it.facts.length) best.set(key, it);
  }
  return [...best.values()];
}
