import type { Sort } from '../../words/sort-of.ts';
import { useRecordFilter } from './record-filter.ts';

export interface GroupName {
  readonly id: string;
  readonly name: string;
}

interface RecordToolsProps {
  readonly groups: readonly GroupName[];
  /** The sorts of lines that there are, in words. */
  readonly sorts: readonly { readonly sort: Sort; readonly text: string }[];
  /** Can it be told as annals? */
  readonly hasAnnals: boolean;
}

/** What is looked for in the record. */
export function RecordTools({ groups, sorts, hasAnnals }: RecordToolsProps) {
  const { all, search, sort, group, asAnnals } = useRecordFilter();
  const set = useRecordFilter.setState;
  const isHere = groups.some(({ id }) => id === group);
  return (
    <>
      <div className="record-tools">
        <input
          type="search"
          className="input"
          placeholder="Search"
          aria-label="Search the record"
          value={search}
          onChange={(event) => set({ search: event.target.value })}
        />
        <label className="check">
          <input type="checkbox" checked={all} onChange={(event) => set({ all: event.target.checked })} />
          dice and choices
        </label>
        {hasAnnals && (
          <label className="check">
            <input type="checkbox" checked={asAnnals} onChange={(event) => set({ asAnnals: event.target.checked })} />
            annals
          </label>
        )}
      </div>
      <div className="record-tools">
        <select
          className="input"
          aria-label="Lines of which sort"
          value={sorts.some((it) => it.sort === sort) ? (sort ?? '') : ''}
          onChange={(event) => set({ sort: (event.target.value || null) as Sort | null })}
        >
          <option value="">everything</option>
          {sorts.map(({ sort: key, text }) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
        {groups.length > 0 && (
          <select
            className="input"
            aria-label="Lines about whom"
            value={isHere ? (group ?? '') : ''}
            onChange={(event) => set({ group: event.target.value || null })}
          >
            <option value="">everybody</option>
            {groups.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </div>
    </>
  );
}
