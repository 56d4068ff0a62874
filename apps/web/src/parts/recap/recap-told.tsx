import { beforeOf, chronicleOfGame, sinceOf } from '@understory/chronicle';
import { useMemo, useState } from 'react';
import { keptWorld } from '../../storage/shelf.ts';
import { usePageGame } from '../../table/page-game.ts';
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
    const before = away >= A_DAY ? beforeOf(chronicle, promptOf(game).title) : '';
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
