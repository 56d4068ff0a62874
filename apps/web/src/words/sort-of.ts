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

export function isOf(sorts: Sorts, entry: Entry, sort: Sort): boolean {
  return sort === 'notable' ? notableOf(sorts, entry) !== null : sortOf(sorts, entry) === sort;
}
