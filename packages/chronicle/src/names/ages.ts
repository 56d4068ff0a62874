import { ageOf } from '@understory/page';
import { type Fact, type FactKind, tickOf } from '../facts/fact.ts';
import type { Story } from '../story.ts';
import { inWords, pluralOf, titleCase, workNoun } from '../words/english/forms.ts';
import { DEEDS, ENDINGS, FIRST_AGE, OTHER_FIRST_AGE, REALMS, REIGNS, TIMES, YEARS } from './battles.table.ts';
import { type Giving, ownOr } from './giving.ts';
import type { Name } from './groups.ts';

/** Ages are named when they are over: what they were is known then, and no name changes (CH-NAM-26). */
export function ageGivings(story: Story, groups: ReadonlyMap<string, Name>, to: Map<string, string>): Giving[] {
  const heads = new Set<string>();
  return story.ages.flatMap((age, i) => {
    const own = story.facts.filter((it) => it.age === age);
    const last = own.at(-1);
    const isOver = i < story.ages.length - 1 || story.tale.isOver;
    if (!last || !isOver) return [];
    return [
      {
        since: tickOf(last),
        give: (book) => {
          const names = namesOfAge(age, own, story, groups, heads);
          to.set(age, ownOr(story.tale, `age:${age}`, book.first(names)));
        },
      },
    ];
  });
}

function namesOfAge(
  age: string,
  facts: readonly Fact[],
  story: Story,
  groups: ReadonlyMap<string, Name>,
  heads: Set<string>,
): string[] {
  /** The first noun that no age of the world has yet. */
  const head = (all: readonly string[]): string => {
    const free = all.find((it) => !heads.has(it)) ?? all[0] ?? '';
    heads.add(free);
    return free;
  };
  const of = (it: string) => groups.get(it)?.full ?? '';
  switch (ageOf(age)) {
    case 'primordial':
      return [FIRST_AGE[story.tale.origins.stories[0] ?? 0] ?? OTHER_FIRST_AGE];
    case 'villainy': {
      const rise = facts.find((it) => it.kind === 'rose') ?? story.ofKind('rose')[0];
      const villain = rise?.actor ?? '';
      const realm = head([REALMS[rise?.thing ?? ''] ?? 'Reign', ...REIGNS]);
      const alone = facts.filter((it) => story.standing(villain, it.ticks.at(-1) ?? 0).lives === 1).length;
      if (!rise) return [`the ${realm} of Nobody`];
      return [...(alone * 2 >= facts.length ? [`the ${realm} of One`] : []), `the ${realm} of ${of(villain)}`];
    }
    case 'monsters': {
      const deeds = mostOf(facts.flatMap((it) => (it.actor === null ? [] : (DEEDS[it.kind as FactKind] ?? []))));
      return [`the ${head(TIMES)} of ${deeds?.what ?? 'Quiet'}`];
    }
    default:
      return yearsOf(facts, head);
  }
}

/** The age of a people: by how it ended, or by what was built most. */
function yearsOf(facts: readonly Fact[], head: (all: readonly string[]) => string): string[] {
  const end = facts.find((it) => it.kind === 'died' && ENDINGS[it.thing ?? ''] !== undefined);
  const years = head(YEARS);
  const ending = ENDINGS[end?.thing ?? '']?.replace('Years', years);
  const works = facts.filter((it) => it.kind === 'built' && it.thing !== null && it.piece !== null);
  const most = mostOf(works.map((it) => titleCase(workNoun(it.thing ?? ''))));
  const sorts = new Set(works.map((it) => it.thing)).size;
  return [
    ...(most && most.n > 2 ? [`the ${years} of ${titleCase(inWords(most.n))} ${pluralOf(most.what)}`] : []),
    ...(ending === undefined ? [] : [ending]),
    ...(sorts > 1 ? [`the ${years} of ${titleCase(inWords(works.length))} Works`] : []),
    `the ${years} of Digging`,
  ];
}

function mostOf(all: readonly string[]): { readonly what: string; readonly n: number } | null {
  const counts = new Map<string, number>();
  for (const it of all) counts.set(it, (counts.get(it) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best ? { what: best[0], n: best[1] } : null;
}
