import { firstOptions } from '@understory/host/first';
import type { Inked } from '@understory/ink';
import { learnFirstEdition } from '@understory/ink/first';
import { hands } from '@understory/table';
import { useEffect, useMemo, useRef } from 'react';
import { drawPage } from '../../../parts/paper/draw-page.ts';
import { layInk } from '../../../parts/paper/lay-ink.ts';
import { FRESH_VIEW, usualLook } from '../../../storage/table-view.ts';
import { calledIn } from '../../../words/called-in.ts';
import { begin } from './begin.ts';

/** A world of this seed, played by fate until a people has built in it, and drawn just now. */
export function WorldPicture({ seed }: { seed: string }) {
  const picture = useRef<HTMLDivElement>(null);
  const { drawing, title } = useMemo(() => worldOf(seed), [seed]);
  useEffect(() => {
    if (picture.current) layInk(picture.current, drawing);
  }, [drawing]);
  return <div ref={picture} className="picture" role="img" aria-label={`Map of ${title}`} />;
}

/** Enough to see who lives there; the whole history would keep the shelf waiting. */
const SOME_YEARS = 5;

function worldOf(seed: string): { readonly drawing: Inked; readonly title: string } {
  learnFirstEdition();
  const game = begin({ seed, options: firstOptions(), hands: hands({ choices: 'story' }) });
  game.playTo(({ world: { journal } }) => journal.age === 'disaster' || journal.turn > SOME_YEARS);
  const { title } = game.world.page;
  return {
    drawing: drawPage(game.world, {
      ...FRESH_VIEW,
      called: calledIn(game),
      look: usualLook(),
      tick: game.world.journal.entries.length,
      title,
    }),
    title,
  };
}
