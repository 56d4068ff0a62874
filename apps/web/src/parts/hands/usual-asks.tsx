import { useTable } from '../../table/table-store.ts';
import { changeView } from '../../table/view-acts.ts';
import { ClauseLink } from '../rulebook/clause-link.tsx';

/** What the person has left to fate whenever it is asked, to be taken back one by one. */
export function UsualAsks() {
  const usual = useTable((table) => table.view.usual);
  if (usual.length === 0) return null;
  return (
    <fieldset className="field">
      <legend>Fate decides, without asking</legend>
      <ul className="usual-asks">
        {usual.map((clause) => (
          <li key={clause}>
            <ClauseLink clause={clause} />{' '}
            <button
              type="button"
              className="button on-paper"
              aria-label={`Ask me again what ${clause} asks`}
              onClick={() => changeView({ usual: usual.filter((it) => it !== clause) })}
            >
              Ask me again
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
