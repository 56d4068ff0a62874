import { stream } from '@understory/table';
import type { Chronicle } from '../chronicle.ts';
import type { Fact } from '../facts/fact.ts';
import { strongest } from '../gauge.ts';
import { TITLES, titledBy, titlesOfSorts, titlesOfWorks } from '../words/english/titles.ts';
import { workNames } from './opening.ts';
import type { ChapterPlan } from './plan.ts';

/** No title is longer. */
const MOST_WORDS = 7;

/** The name of a chapter, from its strongest thread (CH-STR-06): no two of one world are alike, nor after one pattern. */
export function titled(plan: ChapterPlan, chronicle: Chronicle, used: Set<string>): string {
  const { story } = chronicle;
  const draw = stream(story.tale.seed, 'title', String(used.size));
  const candidates = [
    ...ofPeople(plan, chronicle, draw),
    ...ofThreads(plan, chronicle, draw),
    ...ofGroups(plan, chronicle),
  ];
  const free = candidates.find(
    (it) => !used.has(it.made) && !used.has(it.pattern) && it.made.split(' ').length <= MOST_WORDS,
  );
  const text = free?.made ?? again(story.tale.title, used);
  used.add(text);
  if (free) used.add(free.pattern);
  return text;
}

interface Candidate {
  readonly made: string;
  readonly pattern: string;
}
type Draw = ReturnType<typeof stream>;

function ofThreads({ facts }: ChapterPlan, { threads, interest, names }: Chronicle, draw: Draw): Candidate[] {
  const here = new Set(facts.map((it) => it.id));
  const own = strongest(threads, interest).filter((it) => it.facts.filter(({ id }) => here.has(id)).length >= 2);
  return own.flatMap(({ kind, roles }) => {
    const patterns = TITLES[kind] ?? [];
    const first = patterns.length > 0 ? draw.int(0, patterns.length - 1) : 0;
    return patterns.map((_, i) => {
      const at = (first + i) % patterns.length;
      return { made: patterns[at]?.(titledBy(roles, names)) ?? '', pattern: kind };
    });
  });
}

/** The chapter of the peoples. */
function ofPeople({ facts }: ChapterPlan, { story, names }: Chronicle, draw: Draw): Candidate[] {
  const people = [...story.tale.cast.values()].find((it) => it.isPeople && it.of === it.id);
  if (!people || !facts.some((it) => it.actor === people.id && it.kind === 'came')) return [];
  const works = workNames(story.of(people.id).filter((it) => it.actor === people.id));
  const first = works.length > 0 ? draw.int(0, works.length - 1) : 0;
  const turned = [...works.slice(first), ...works.slice(0, first)];
  return titlesOfWorks(turned, names.get(people.id)?.short ?? people.given).map((made, i) => ({
    made,
    pattern: `works ${i}`,
  }));
}

function ofGroups({ facts }: ChapterPlan, { names }: Chronicle): Candidate[] {
  const counts = new Map<string, number>();
  const groups = facts.flatMap(({ actor, target }: Fact) =>
    [actor, target].filter((it) => it !== null && names.has(it)),
  );
  for (const it of groups as string[]) counts.set(it, (counts.get(it) ?? 0) + 1);
  const most = [...counts].sort((a, b) => b[1] - a[1]).map(([id]) => titledBy([id], names).sortA);
  return titlesOfSorts(most).map((made, i) => ({ made, pattern: `groups ${i}` }));
}

function again(text: string, used: ReadonlySet<string>): string {
  return used.has(text) ? `${text} Again` : text;
}
