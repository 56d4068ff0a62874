import type { Answer, Ask } from '@understory/table';
import { useEffect, useState } from 'react';
import type { PageGame } from '../../table/page-game.ts';
import { inSlices } from '../../table/slices.ts';
import { type Preview, rehearsing } from './rehearse.ts';

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
    let isWanted = true;
    const timer = setTimeout(async () => {
      const preview = await previewOf(game, ask, option, () => isWanted);
      if (preview && isWanted) setShown({ ask, option, preview });
    }, RESTS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [game, ask, option]);
  return shown && shown.ask === ask && shown.option === option ? shown.preview : null;
}

/** `option` is the answer as text. Null if something else is asked by now, or nobody wants to know any longer. */
async function previewOf(game: PageGame, ask: Ask, option: string, isWanted: () => boolean): Promise<Preview | null> {
  if (rehearsals?.ask !== ask || game.ask !== ask) return null;
  const { known } = rehearsals;
  const bits = rehearsing(game, JSON.parse(option));
  let preview = known.get(option) ?? null;
  if (preview) return preview;
  await inSlices(() => {
    if (!isWanted() || game.ask !== ask) return false;
    const next = bits.next();
    if (next.done) preview = next.value;
    return !next.done;
  });
  if (preview) known.set(option, preview);
  return preview;
}
