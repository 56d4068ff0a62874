import { type Entry, notableOf, type Sort as OfLine, type Sorts, sortOf } from '@understory/table';

/** What a person can look for in the record: lines of one sort, or turning points of any. */
export type Sort = OfLine | 'notable';

/** What each sort is called. */
export const SORTS: Readonly<Record<Sort, string>> = {
  notable: 'turning points',
  battles: 'battles',
  building: 'digging and building',
  lives: 'births and deaths',
  treasure: 'treasure',
  travel: 'journeys and dealings',
  world: 'the world itself',
  dice: 'dice',
  choices: 'choices',
};

/** Words of a game's own for some sorts. */
export type SortWords = Readonly<Partial<Record<Sort, string>>>;

/** The sorts that lines of a game can be of, in words: its own, or the usual ones. */
export function sortsIn(sorts: Sorts, own: SortWords = {}): readonly { readonly sort: Sort; readonly text: string }[] {
  const rows = Object.values(sorts);
  const known = new Set<Sort>(['dice', 'choices']);
  for (const { sort, notable } of rows) {
    if (notable) known.add('notable');
    // Of such lines each says its own, so that any may come.
    if (typeof sort === 'function') for (const any of Object.keys(SORTS) as Sort[]) known.add(any);
    else known.add(sort);
  }
  return (Object.keys(SORTS) as Sort[])
    .filter((sort) => known.has(sort))
    .map((sort) => ({ sort, text: own[sort] ?? SORTS[sort] }));
}

export function isOf(sorts: Sorts, entry: Entry, sort: Sort): boolean {
  return sort === 'notable' ? notableOf(sorts, entry) !== null : sortOf(sorts, entry) === sort;
}
