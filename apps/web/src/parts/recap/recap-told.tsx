import { beforeOf, chronicleOfGame, sinceOf } from '@understory/chronicle';
import { useMemo, useState } from 'react';
import { keptWorld } from '../../storage/shelf.ts';
import { type PageGame, usePageGame } from '../../table/page-game.ts';
import { useTable } from '../../table/table-store.ts';
import { ownWordsOf } from '../../words/own-words.ts';
import { promptOf } from '../../words/prompt-of.ts';

/** Who was away for so long is told who everybody is (CH-REC-02). */
const A_DAY = 24 * 60 * 60 * 1000;

/** What changed since the person last looked, as a tale (CH-REC-01); after a day also how it stands between whom. */
export function RecapTold({ since }: { since: number }) {
  const game = usePageGame();
  const { id, version, pen } = useTable();
  const [away] = useState(() => Date.now() - (keptWorld(id)?.played ?? Date.now()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the world is the same object, and has changed
  const told = useMemo(() => {
    const chronicle = chronicleOfGame(game, undefined, ownWordsOf(game, pen));
    const before = away >= A_DAY ? beforeOf(chronicle, promptOf(game).title, turnOf(game)) : '';
    return { since: sinceOf(chronicle, since), before };
  }, [game, version, since, away, pen]);
  return (
    <>
      {told.before !== '' && (
        <p className="recap-told">
          <b>Previously on:</b> {told.before}
        </p>
      )}
      {told.since !== '' && <p className="recap-told">{told.since}</p>}
    </>
  );
}

/** Whose turn it is, where the ask is put to somebody in the world. */
function turnOf({ ask, world }: PageGame): string | null {
  const by = ask && 'by' in ask ? ask.by : null;
  return world.groups.some(({ id }) => id === by) ? by : null;
}
