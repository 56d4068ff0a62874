import { useShelf } from '../../storage/shelf.ts';
import { useTable } from '../../table/table-store.ts';
import './branch-here.css';

/** Which branch of its world lies on the table, if it is one. */
export function BranchHere() {
  const id = useTable((table) => table.id);
  const name = useShelf(({ worlds }) => worlds?.find((it) => it.id === id)?.kin?.name);
  if (name === undefined) return null;
  return (
    <p className="branch-here">
      <span>branch</span> {name}
    </p>
  );
}
