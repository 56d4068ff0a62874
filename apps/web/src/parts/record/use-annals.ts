import type { Passage } from '@understory/chronicle/voices';
import { useEffect, useState } from 'react';
import type { PageGame } from '../../table/page-game.ts';
import { useTable } from '../../table/table-store.ts';
import { ownWordsOf } from '../../words/own-words.ts';
import { useRecordFilter } from './record-filter.ts';

/** What is told of each turn, by age and turn: `monsters 3`. */
export type Annals = ReadonlyMap<string, Passage>;

/** The record rests for so long before its annals are told anew: while many lines come, none waits for it (CH-PER-04). */
const REST = 800;

/** The annals of a game, once they are wanted; until they are told anew, those of a moment ago. */
export function useAnnals(game: PageGame | null, count: number): Annals | null {
  const wanted = useRecordFilter((filter) => filter.asAnnals);
  const pen = useTable((table) => table.pen.ofMap);
  const [told, setTold] = useState<{ readonly of: PageGame; readonly annals: Annals } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the game is the same object, and has more lines
  useEffect(() => {
    // Before anybody counts turns there is nothing to fold.
    if (!wanted || !game || game.world.journal.age === 'primordial') return;
    let current = true;
    const timer = window.setTimeout(async () => {
      const { annalsByTurn, chronicleOfGame } = await import('@understory/chronicle');
      if (current) setTold({ of: game, annals: annalsByTurn(chronicleOfGame(game, undefined, ownWordsOf(game, pen))) });
    }, REST);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted, game, count, pen]);
  return wanted && told?.of === game ? told.annals : null;
}
