import { useState } from 'react';
import { Dialog } from '../../desk/dialog.tsx';
import { holds } from '../../desk/holds.ts';
import { useView } from '../../table/page-game.ts';
import { useTable } from '../../table/table-store.ts';
import { underPen } from './pen-acts.ts';
import { stickersIn } from './stuck.ts';
import { takePen } from './take-pen.ts';
import { thingsOf } from './things.ts';

/** All pieces and labels by name, for those who don't point at the map. */
export function ThingList({ onClose }: { onClose: () => void }) {
  const { view } = useTable();
  const [sought, setSought] = useState('');
  const under = underPen();
  const all = thingsOf(useView(), under, stickersIn(under, view));
  const found = all.filter(({ name, where }) => holds(`${name} ${where}`, sought));
  return (
    <Dialog title="What can be drawn otherwise" onClose={onClose}>
      <input
        className="input"
        type="search"
        placeholder="Search"
        aria-label="Search the things"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <ul className="thing-list">
        {found.map(({ what, id, name, where }) => (
          <li key={`${what} ${id}`}>
            <button
              type="button"
              className="thing-button"
              onClick={() => {
                takePen('move', { what, id });
                onClose();
              }}
            >
              {name} <small>{where}</small>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>Nothing of that name is on the map.</p>}
    </Dialog>
  );
}
