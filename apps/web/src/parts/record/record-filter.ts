import type { Entry, Sorts } from '@understory/table';
import { create } from 'zustand';
import { holds } from '../../desk/holds.ts';
import { groupsIn } from '../../words/groups-in.ts';
import type { Line } from '../../words/line-of.ts';
import { isOf, type Sort } from '../../words/sort-of.ts';

export interface Sought {
  /** Throws and choices too, or the story alone. */
  readonly all: boolean;
  readonly search: string;
  /** Lines of this sort alone; null = of any. */
  readonly sort: Sort | null;
  /** Lines that have to do with this group alone. */
  readonly group: string | null;
}

interface RecordFilter extends Sought {
  /** One line a turn, with the others folded under it. */
  readonly asAnnals: boolean;
}

export const useRecordFilter = create<RecordFilter>(() => ({
  all: true,
  search: '',
  sort: null,
  group: null,
  asAnnals: true,
}));

/** Is this line among what is looked for? */
export function isSought(
  sorts: Sorts,
  entry: Entry,
  { voice, text }: Line,
  { all, search, sort, group }: Sought,
  title: (entry: Entry) => string = () => '',
): boolean {
  if (voice === 'silent') return false;
  // Who looks for dice means the dice, whatever else is hidden.
  const isAsked = sort === 'dice' || sort === 'choices';
  if (voice !== 'story' && !all && !isAsked) return false;
  if (sort !== null && !isOf(sorts, entry, sort)) return false;
  if (group !== null && !groupsIn(entry).includes(group)) return false;
  return search.trim() === '' || holds(`${text} ${entry.clause} ${title(entry)}`, search);
}
