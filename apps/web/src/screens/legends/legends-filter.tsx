import { BOXES, EVERYTHING, groupsListed, type Page, type Wanted } from '@understory/chronicle/legends';
import { create } from 'zustand';

/** What is wanted of the lists, for each sort of pages by itself (CH-LEG-18). */
const useWanted = create<Readonly<Record<string, Wanted>>>(() => ({}));

export const useWantedOf = (sort: string): Wanted => useWanted((all) => all[sort] ?? EVERYTHING);

/** Narrows the lists of facts of a page; nothing where there are none. */
export function LegendsFilter({ page, nameOf }: { page: Page; nameOf: (group: string) => string }) {
  const wanted = useWantedOf(page.sort);
  const groups = groupsListed(page);
  if (groups.length === 0) return null;
  const set = (some: Partial<Wanted>) => useWanted.setState({ [page.sort]: { ...wanted, ...some } });
  return (
    <details className="legends-filter">
      <summary>What is listed</summary>
      <fieldset>
        <legend className="unseen">Which facts are listed</legend>
        {BOXES.map((box) => (
          <label key={box} className="check">
            <input
              type="checkbox"
              checked={wanted.boxes.has(box)}
              onChange={({ target }) => {
                const boxes = new Set(wanted.boxes);
                if (target.checked) boxes.add(box);
                else boxes.delete(box);
                set({ boxes });
              }}
            />
            {box}
          </label>
        ))}
        <label className="check">
          <input
            type="checkbox"
            checked={wanted.isTurning}
            onChange={({ target }) => set({ isTurning: target.checked })}
          />
          turning points only
        </label>
        <select
          className="input"
          aria-label="Facts about whom"
          value={groups.includes(wanted.group ?? '') ? (wanted.group ?? '') : ''}
          onChange={({ target }) => set({ group: target.value || null })}
        >
          <option value="">everybody</option>
          {groups.map((it) => (
            <option key={it} value={it}>
              {nameOf(it)}
            </option>
          ))}
        </select>
      </fieldset>
    </details>
  );
}
