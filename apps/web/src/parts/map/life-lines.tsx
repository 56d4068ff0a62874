import { centreOf } from '@understory/page';
import { Beaded } from '../../desk/beaded.tsx';
import { usePageGame } from '../../table/page-game.ts';
import { lastTick, useTable } from '../../table/table-store.ts';
import { lookAt, lookBack } from '../../table/view-acts.ts';
import { lineOf } from '../../words/line-of.ts';
import { chapterTitle } from '../../words/time.ts';
import { lifeOf, livedIn } from './life-of.ts';
import './life-lines.css';

/** The whole life of a place, moment by moment; a click shows the map as it was then. */
export function LifeLines({ piece }: { piece: string }) {
  const game = usePageGame();
  const { world } = game;
  const tick = useTable((table) => table.view.moment) ?? lastTick(game);
  const lines = lifeOf(world, piece, (entry) => lineOf(game, entry));
  const owners = livedIn(world, piece);
  const place = world.page.pieces.find(({ id }) => id === piece);
  const show = (at: number) => {
    lookBack(at);
    if (place) lookAt({ what: 'piece', id: piece, ...centreOf(place.shape) });
  };
  return (
    <div className="life">
      {owners.length > 0 && <p>Home, at one time or another, to {owners.join(', ')}.</p>}
      {lines.length > 1 && (
        <>
          <h3>Its life</h3>
          <ol>
            {lines.map(({ tick: at, text }) => {
              const entry = world.journal.entries[at];
              return (
                <li
                  key={at}
                  className={at > tick ? 'ahead' : undefined}
                  aria-current={at === tick ? 'true' : undefined}
                >
                  <button
                    type="button"
                    className="plain-button"
                    title={entry && chapterTitle(game, entry)}
                    onClick={() => show(at)}
                  >
                    <Beaded text={text} />
                  </button>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </div>
  );
}
