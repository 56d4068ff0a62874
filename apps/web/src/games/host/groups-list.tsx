import type { GroupAt } from '@understory/host';
import { capital, type Decider } from '@understory/table';
import { useId } from 'react';
import { Beads } from '../../desk/beads.tsx';
import { useNamed } from '../../parts/pen/named.ts';
import { changeSeat } from '../../table/acts.ts';
import { usePageGame, useView } from '../../table/page-game.ts';
import { lastTick, useTable } from '../../table/table-store.ts';
import { pointAtGroup } from '../../table/view-acts.ts';
import { Emblem } from './emblem.tsx';
import './groups-list.css';

/** Everybody on the map, with their beads; any of them can be taken over, or given away, at any moment. */
export function GroupsList() {
  const game = usePageGame();
  const moment = useTable((table) => table.view.moment);
  const groups = useView().groupsAt(game.world, moment ?? lastTick(game));
  return (
    <section className="dwellers groups" aria-label="Groups on the map">
      <h2>On the map</h2>
      {groups.length === 0 && <p>Nobody: only the wild things.</p>}
      <ul>
        {groups.map((group) => (
          <GroupRow key={group.id} group={group} />
        ))}
      </ul>
    </section>
  );
}

function GroupRow({ group: { id, name, counts, emblem, isVillain, isHere } }: { group: GroupAt }) {
  const { hands, world } = usePageGame();
  const shown = capital(useNamed()(id, name));
  const pinned = useTable((table) => table.pinnedGroup === id);
  const field = useId();
  const whole = { onPointerEnter: () => pointAtGroup(id), onPointerLeave: () => pointAtGroup(null) };
  return (
    <li {...whole}>
      <Emblem edition={world.edition} words={emblem} size={26} />
      <button
        type="button"
        className="plain-button"
        aria-pressed={pinned}
        title="Show its territory"
        onClick={() => useTable.setState({ pinnedGroup: pinned ? null : id })}
      >
        {shown}
        {isVillain && <em> the villain</em>}
      </button>
      <Beads counts={counts} />
      {isHere && (
        <>
          <label className="unseen" htmlFor={field}>
            Who plays {shown}
          </label>
          <select
            id={field}
            value={hands.seats[id] ?? ''}
            onChange={({ target }) => changeSeat(id, target.value === '' ? null : (target.value as Decider))}
          >
            <option value="">{NAMES[hands.choices]}, as all</option>
            <option value="person">I play it</option>
            <option value="story">Story plays it</option>
            <option value="tactical">Tactical plays it</option>
            <option value="random">Chance plays it</option>
          </select>
        </>
      )}
    </li>
  );
}

const NAMES: Readonly<Record<Decider, string>> = {
  person: 'I',
  story: 'Story',
  tactical: 'Tactical',
  master: 'Master',
  random: 'Chance',
};
