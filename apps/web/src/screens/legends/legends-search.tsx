import type { Chronicle } from '@understory/chronicle';
import { linesSought, sortName, soughtIn } from '@understory/chronicle/legends';
import { useDeferredValue, useId, useState } from 'react';
import { useShelf } from '../../storage/shelf.ts';
import { useContentsOfAll, type WorldPages } from './contents-of-all.ts';

/** So many are shown of what was found. */
const MOST = 40;

/** Finds a page, in the book that is open or in the books of all worlds on the shelf; `#784` and a clause lead into the record. */
export function LegendsSearch({ here }: { here: (WorldPages & { readonly chronicle: Chronicle }) | null }) {
  const [typed, setTyped] = useState('');
  const [everywhere, setEverywhere] = useState(here === null);
  const wanted = useDeferredValue(typed);
  const all = useContentsOfAll(everywhere && wanted !== '');
  const worlds = useShelf((shelf) => shelf.worlds);
  const id = useId();
  const places = everywhere ? all : here ? [here] : [];
  const found = places.flatMap(({ world, pages }) => soughtIn(pages, wanted).map((page) => ({ world, page })));
  const lines = here ? linesSought(here.chronicle, wanted) : [];
  const nameOf = (world: string) => worlds?.find((it) => it.id === world)?.name ?? '';
  return (
    <search className="legends-search">
      <label htmlFor={id} className="unseen">
        Search the legends
      </label>
      <input
        id={id}
        type="search"
        className="input"
        placeholder="Search names, works, clauses, #882"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={everywhere}
          disabled={here === null}
          onChange={(event) => setEverywhere(event.target.checked)}
        />
        all worlds on the shelf
      </label>
      {wanted.trim() !== '' && (
        <div className="legends-found" role="status">
          {found.length === 0 && lines.length === 0 && <p>Nothing is called that.</p>}
          <ul>
            {lines.slice(0, MOST).map(({ tick, text }) => (
              <li key={tick}>
                <a href={`#/table/${here?.world}/${tick}`}>Line {tick} of the record</a> <small>{text}</small>
              </li>
            ))}
            {found.slice(0, MOST).map(({ world, page }) => (
              <li key={`${world} ${page.id}`}>
                <a href={`#/legends/${world}/${page.id}`} onClick={() => setTyped('')}>
                  {page.title}
                </a>{' '}
                <small>
                  {sortName(page.sort)}: {page.subtitle}
                  {everywhere && `; ${nameOf(world)}`}
                </small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  );
}
