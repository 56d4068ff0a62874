import { hostOptions } from '@understory/host';
import { hands } from '@understory/table';
import { useEffect, useMemo, useRef } from 'react';
import { begin } from '../editions.ts';
import { drawPage } from '../map/draw-page.ts';
import { layInk } from '../map/lay-ink.ts';
import { FRESH_VIEW } from '../storage/table-view.ts';

/** A world of this seed, played to its end by fate and drawn just now. */
export function WorldPicture({ seed }: { seed: string }) {
  const picture = useRef<HTMLDivElement>(null);
  const { drawing, title } = useMemo(() => worldOf(seed), [seed]);
  useEffect(() => {
    if (picture.current) layInk(picture.current, drawing);
  }, [drawing]);
  return <div ref={picture} className="picture" role="img" aria-label={`Map of ${title}`} />;
}

function worldOf(seed: string): { readonly drawing: string; readonly title: string } {
  const game = begin({ seed, options: hostOptions(), hands: hands({ choices: 'story' }) });
  game.playTo(() => false);
  const { title } = game.world.page;
  return { drawing: drawPage(game.world, { ...FRESH_VIEW, tick: game.world.journal.entries.length, title }), title };
}
