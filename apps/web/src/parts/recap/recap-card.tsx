import { notableOf } from '@understory/table';
import { lazy, Suspense } from 'react';
import { Beaded } from '../../desk/beaded.tsx';
import { CloseButton } from '../../desk/close-button.tsx';
import { useGame, useTable } from '../../table/table-store.ts';
import { changeView, lookBack } from '../../table/view-acts.ts';
import { lineOf } from '../../words/line-of.ts';
import { NOTABLES } from '../../words/notable.ts';
import { recapOf } from '../../words/recap-of.ts';
import { chapterTitle } from '../../words/time.ts';
import './recap-card.css';

const RecapTold = lazy(() => import('./recap-told.tsx').then((it) => ({ default: it.RecapTold })));

/** What happened since the person last looked: shown until they put it away or go on playing. */
export function RecapCard() {
  const game = useGame();
  const { sorts } = game.rulebook;
  const since = useTable((table) => table.view.lastSeen);
  const recap = since === null ? null : recapOf(sorts, game.world.journal.entries, since);
  if (!recap) return null;
  return (
    <section className="recap" aria-label="What happened">
      <header>
        <h2>What happened</h2>
        <CloseButton name="Close “What happened”" onClose={() => changeView({ lastSeen: null })} />
      </header>
      <Suspense>{game.rulebook.game === 'host' && <RecapTold since={since ?? 0} />}</Suspense>
      <details open={game.rulebook.game !== 'host'}>
        <summary>
          {recap.earlier > 0
            ? `The last of ${recap.earlier + recap.lines.length} turning points`
            : `All ${recap.lines.length} turning points`}
          {`, of ${recap.told} lines`}
        </summary>
        <ol>
          {recap.lines.map((entry) => (
            <li key={entry.tick}>
              <button
                type="button"
                className="plain-button"
                title={`${chapterTitle(game, entry)}: show the map as it was then`}
                onClick={() => lookBack(entry.tick)}
              >
                <span aria-hidden="true">{NOTABLES[notableOf(sorts, entry) ?? 'age'].sign}</span>{' '}
                <Beaded text={lineOf(game, entry).text} />
              </button>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
