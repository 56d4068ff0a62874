import { centreOf } from '@understory/page';
import { Beads } from '../../desk/beads.tsx';
import { dwellers } from '../../parts/paper/dwellers.ts';
import { useNamed } from '../../parts/pen/named.ts';
import { usePageGame, useView } from '../../table/page-game.ts';
import { lastTick, useTable } from '../../table/table-store.ts';
import { lookAt } from '../../table/view-acts.ts';
import { calledIn } from '../../words/called-in.ts';
import './dwellers-list.css';

/** Who lives down there, with their beads; only what is nobody's, where a list of groups stands beside it. */
export function DwellersList({ wildOnly = false }: { wildOnly?: boolean }) {
  const game = usePageGame();
  const moment = useTable((table) => table.view.moment);
  const named = useNamed();
  const everybody = dwellers(useView(), game.world, moment ?? lastTick(game), calledIn(game), named);
  const all = wildOnly ? everybody.filter(({ piece }) => piece !== null) : everybody;
  const title = wildOnly ? 'Free in the dungeon' : 'In the dungeon';
  const show = (id: string) => {
    const piece = game.world.page.pieces.find((it) => it.id === id);
    if (piece) lookAt({ what: 'piece', id, ...centreOf(piece.shape) });
  };
  return (
    <section className="dwellers" aria-label={title}>
      <h2>{title}</h2>
      {all.length === 0 && <p>{wildOnly ? 'Nothing wild.' : 'Nobody yet: the rock is empty.'}</p>}
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
