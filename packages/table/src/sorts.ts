import type { Entry } from './journal.ts';
import type { TableLine } from './told.ts';

/** What a line of the record is about, so that the reader can filter for lines like it. */
export type Sort = 'battles' | 'building' | 'lives' | 'treasure' | 'travel' | 'world' | 'dice' | 'choices';

/** What sort of turning point a line tells of. */
export type Notable = 'age' | 'arrival' | 'death' | 'villain' | 'disaster' | 'work';

interface Sorting {
  /** Where the kind does not say it, the line does: what is gained is treasure, or somebody born. */
  readonly sort: Sort | ((line: Entry) => Sort);
  readonly notable?: Notable;
}

/** How a game's lines are sorted, by their kinds. */
export type Sorts<K extends string = string> = Readonly<Record<K, Sorting>>;

const TABLE: Sorts<TableLine['kind']> = {
  rolled: { sort: 'dice' },
  chose: { sort: 'choices' },
  spotted: { sort: 'choices' },
  named: { sort: 'choices' },
};

/** The one sort that a line belongs to. A kind that nobody sorted, of rules long gone, is of the world. */
export function sortOf(sorts: Sorts, line: Entry): Sort {
  const sort = sortingOf(TABLE, line)?.sort ?? sortingOf(sorts, line)?.sort ?? 'world';
  return typeof sort === 'function' ? sort(line) : sort;
}

/** Is this line a turning point of the story, and of what sort? */
export function notableOf(sorts: Sorts, line: Entry): Notable | null {
  return sortingOf(sorts, line)?.notable ?? null;
}

function sortingOf(sorts: Sorts, { kind }: Entry): Sorting | undefined {
  return Object.hasOwn(sorts, kind) ? sorts[kind] : undefined;
}
