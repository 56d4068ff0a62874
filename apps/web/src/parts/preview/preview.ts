import type { Answer, Ask } from '@understory/table';
import { useEffect, useState } from 'react';
import type { PageGame } from '../../table/page-game.ts';
import { type Preview, rehearse } from './rehearse.ts';

/** How long the pointer has to rest on an option, in milliseconds. */
const RESTS = 80;

/** What has been rehearsed of one ask. */
interface Rehearsals {
  readonly ask: Ask;
  readonly known: Map<string, Preview>;
}

let rehearsals: Rehearsals | null = null;

/** What the option or the spot under the pointer would bring; null until that is known. The game itself is never touched. */
export function usePreview(game: PageGame, answer: Answer | null): Preview | null {
  const option = answer === null ? null : JSON.stringify(answer);
  const { ask } = game;
  const [shown, setShown] = useState<{ readonly ask: Ask; readonly option: string; readonly preview: Preview } | null>(
    null,
  );
  useEffect(() => {
    if (rehearsals?.ask !== ask) rehearsals = ask && { ask, known: new Map() };
    if (option === null || !ask) return;
    const timer = setTimeout(() => {
      const preview = previewOf(game, ask, option);
      if (preview) setShown({ ask, option, preview });
    }, RESTS);
    return () => clearTimeout(timer);
  }, [game, ask, option]);
  return shown && shown.ask === ask && shown.option === option ? shown.preview : null;
}

/** `option` is the answer as text. Null if something else is asked by now. */
function previewOf(game: PageGame, ask: Ask, option: string): Preview | null {
  if (rehearsals?.ask !== ask || game.ask !== ask) return null;
  const known = rehearsals.known.get(option) ?? rehearse(game, JSON.parse(option));
  rehearsals.known.set(option, known);
  return known;
}
