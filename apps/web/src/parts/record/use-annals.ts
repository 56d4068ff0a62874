import type { Passage } from '@understory/chronicle/voices';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../desk/notices.ts';
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
  const heard = useRef<{ readonly of: PageGame; readonly tick: number } | null>(null);
  const [told, setTold] = useState<{ readonly of: PageGame; readonly annals: Annals } | null>(null);
  useEffect(() => {
    // Before anybody counts turns there is nothing to fold.
    if (!wanted || !game || game.world.journal.age === 'primordial') return;
    let current = true;
    const timer = window.setTimeout(async () => {
      const { annalsByTurn, chronicleOfGame, justNow } = await import('@understory/chronicle');
      if (!current) return;
      const chronicle = chronicleOfGame(game, undefined, ownWordsOf(game, pen));
      setTold({ of: game, annals: annalsByTurn(chronicle) });
      // Whoever reads by ear hears what came of their answer (CH-REC-09); a world that was only opened has no news.
      const last = count - 1;
      if (heard.current?.of === game && heard.current.tick < last) {
        const news = justNow(chronicle, heard.current.tick);
        if (news !== '') announce(news);
      }
      heard.current = { of: game, tick: last };
    }, REST);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted, game, count, pen]);
  return wanted && told?.of === game ? told.annals : null;
}
