import type { Answer, Ask } from '@understory/table';
import { useEffect, useState } from 'react';
import type { PageGame } from '../../table/page-game.ts';
import { copyOf, type Preview, rehearse } from './rehearse.ts';

/** How long the pointer has to rest on an option, in milliseconds. */
const RESTS = 80;

/** What has been rehearsed of one ask, and a copy that is ready or being made for the next. */
interface Rehearsals {
  readonly ask: Ask;
  readonly known: Map<string, Preview>;
  spare: Promise<PageGame | null> | null;
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
    if (rehearsals?.ask !== ask) rehearsals = ask && { ask, known: new Map(), spare: null };
    if (option === null || !ask) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      void previewOf(game, ask, option, () => isWanted).then((preview) => {
        if (isWanted && preview) setShown({ ask, option, preview });
      });
    }, RESTS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [game, ask, option]);
  return shown && shown.ask === ask && shown.option === option ? shown.preview : null;
}

/** `option` is the answer as text. */
async function previewOf(game: PageGame, ask: Ask, option: string, isWanted: () => boolean): Promise<Preview | null> {
  const now = rehearsals;
  if (now?.ask !== ask) return null;
  const known = now.known.get(option);
  if (known) return known;
  // Pointing at another option uses the same copy; it is dropped only when the ask is answered.
  now.spare ??= copyOf(game, () => game.ask === ask);
  const copy = await now.spare;
  if (!copy || !isWanted()) return null;
  now.spare = null;
  const preview = rehearse(copy, JSON.parse(option));
  now.known.set(option, preview);
  return preview;
}
