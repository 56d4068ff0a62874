import { centreOf } from '@understory/page';
import { Beads } from '../../desk/beads.tsx';
import { dwellers } from '../../parts/paper/dwellers.ts';
import { useNamed } from '../../parts/pen/named.ts';
import { usePageGame } from '../../table/page-game.ts';
import { lastTick, useTable } from '../../table/table-store.ts';
import { lookAt } from '../../table/view-acts.ts';
import { calledIn } from '../../words/called-in.ts';
import './dwellers-list.css';

/** Who lives down there, with their beads. */
export function DwellersList() {
  const game = usePageGame();
  const moment = useTable((table) => table.view.moment);
  const named = useNamed();
  const all = dwellers(game.world, moment ?? lastTick(game), calledIn(game), named);
  const show = (id: string) => {
    const piece = game.world.page.pieces.find((it) => it.id === id);
    if (piece) lookAt({ what: 'piece', id, ...centreOf(piece.shape) });
  };
  return (
    <section className="dwellers" aria-label="In the dungeon">
      <h2>In the dungeon</h2>
      {all.length === 0 && <p>Nobody yet: the rock is empty.</p>}
      <ul>
        {all.map(({ id, name, counts, piece }) => (
          <li key={id}>
            {piece ? (
              <button type="button" className="plain-button" onClick={() => show(piece)}>
                {name}
              </button>
            ) : (
              name
            )}
            <Beads counts={counts} />
          </li>
        ))}
      </ul>
    </section>
  );
}
