import { useEffect, useMemo, useRef } from 'react';
import { drawPage } from '../../parts/paper/draw-page.ts';
import { layInk } from '../../parts/paper/lay-ink.ts';
import { FRESH_VIEW, usualLook } from '../../storage/table-view.ts';
import type { PageGame } from '../../table/page-game.ts';
import { calledIn } from '../../words/called-in.ts';

/** A world of this seed, played by fate as far as `played` goes, and drawn just now. */
export function WorldPicture({ seed, played }: { seed: string; played: (seed: string) => PageGame }) {
  const picture = useRef<HTMLDivElement>(null);
  const game = useMemo(() => played(seed), [seed, played]);
  const { page, journal } = game.world;
  useEffect(() => {
    if (!picture.current) return;
    const drawing = {
      ...FRESH_VIEW,
      called: calledIn(game),
      look: usualLook(),
      tick: journal.entries.length,
      title: page.title,
    };
    layInk(picture.current, drawPage(game.world, drawing));
  }, [game, page, journal]);
  return <div ref={picture} className="picture" role="img" aria-label={`Map of ${page.title}`} />;
}
