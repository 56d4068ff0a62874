import { wholeName } from '../../storage/branch-names.ts';
import type { KeptWorld } from '../../storage/kept-world.ts';
import { BIN_KEEPS } from '../../storage/shelf.ts';
import { putBack, removeBinned } from '../../table/world-acts.ts';
import { shownOf } from './found.ts';
import './bin.css';

/** Worlds that were removed: each can be put back for thirty days. */
export function Bin({ worlds }: { worlds: readonly KeptWorld[] }) {
  const shown = shownOf(worlds);
  const empty = async () => {
    for (const world of shown) await removeBinned(world);
  };
  return (
    <details className="bin">
      <summary>
        The bin: {shown.length} {shown.length === 1 ? 'world' : 'worlds'}
      </summary>
      <p>What you remove is kept here for thirty days.</p>
      <ul>
        {shown.map((world) => (
          <Binned key={world.id} world={world} />
        ))}
      </ul>
      {shown.length > 1 && (
        <button type="button" className="button" onClick={() => void empty()}>
          Remove all of them for good
        </button>
      )}
    </details>
  );
}

function Binned({ world }: { world: KeptWorld }) {
  const name = wholeName(world);
  return (
    <li>
      {world.thumbnail ? <img src={world.thumbnail} alt="" /> : <span className="no-picture" />}
      <div>
        <b>{name}</b>
        <p>
          {world.where} · kept until {dayOf((world.removed ?? 0) + BIN_KEEPS)}
        </p>
      </div>
      <div className="bin-acts">
        <button type="button" className="button" onClick={() => void putBack(world)}>
          Put back<span className="unseen"> {name}</span>
        </button>
        <button type="button" className="button" onClick={() => void removeBinned(world)}>
          Remove for good<span className="unseen">: {name}</span>
        </button>
      </div>
    </li>
  );
}

function dayOf(time: number): string {
  return new Date(time).toLocaleDateString(undefined, { day: 'numeric', month: 'long' });
}
