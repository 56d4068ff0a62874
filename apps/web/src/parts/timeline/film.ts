import { useEffect } from 'react';
import { pageGame } from '../../table/page-game.ts';
import { lastTick, useTable } from '../../table/table-store.ts';
import { film, lookBack } from '../../table/view-acts.ts';
import { frames } from '../paper/draw-page.ts';

/** Milliseconds a frame stays, at speed 1. */
const FRAME = 800;

/** Plays the world as a film, from where the scrubber stands (from the start, if that is now), frame by frame. */
export function useFilm(): void {
  const filming = useTable((table) => table.filming);
  const speed = useTable((table) => table.view.speed);
  const end = useTable((table) => table.filmEnd);
  useEffect(() => {
    const { view, ...table } = useTable.getState();
    const game = pageGame(table.game);
    if (!filming || !game) return;
    const reel = frames(game.world).filter((tick) => end === null || tick <= end);
    if (view.moment === null) lookBack(reel[0] ?? 0);
    const timer = setInterval(() => {
      const at = useTable.getState().view.moment;
      const next = at === null ? undefined : reel.find((tick) => tick > at);
      lookBack(next ?? end ?? lastTick(game));
      if (next === undefined) film(false);
    }, FRAME / speed);
    return () => clearInterval(timer);
  }, [filming, speed, end]);
}
