import { useShelf } from '../../storage/shelf.ts';
import { keepAgain } from '../../table/keep-table.ts';
import { useTable } from '../../table/table-store.ts';
import { putBack } from '../../table/world-acts.ts';
import './not-kept.css';

/** What is said at the table as long as what is done is not kept, or not for long. */
export function NotKeptNote() {
  const { id, gone } = useTable();
  const warning = useShelf((shelf) => shelf.warning);
  const binned = useShelf(({ bin }) => bin.find((it) => it.id === id));
  if (gone)
    return (
      <div className="not-kept" role="status">
        <p>This world was removed for good in another window: what you do here is not kept.</p>
        <button type="button" className="button" onClick={() => void keepAgain()}>
          Put it on the shelf again
        </button>
      </div>
    );
  if (binned)
    return (
      <div className="not-kept" role="status">
        <p>This world was put into the bin, and will be gone with it. What you do here is kept there until then.</p>
        <button type="button" className="button" onClick={() => void putBack(binned)}>
          Put it back on the shelf
        </button>
      </div>
    );
  return warning ? (
    <div className="not-kept" role="status">
      <p>{warning}</p>
    </div>
  ) : null;
}
