import { altOf, chronicleOfGame } from '@understory/chronicle';
import { useMemo } from 'react';
import { usePageGame } from '../../table/page-game.ts';
import { useTable } from '../../table/table-store.ts';
import { ownWordsOf } from '../../words/own-words.ts';

/** The map in a paragraph, as it stands at the moment that is looked at (CH-REC-08). */
export function AltText() {
  const game = usePageGame();
  const { view, version, pen } = useTable();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the world is the same object, and has changed
  const alt = useMemo(
    () => altOf(chronicleOfGame(game, view.moment ?? undefined, ownWordsOf(game, pen))),
    [game, version, view.moment, pen],
  );
  return <p>{alt}</p>;
}
