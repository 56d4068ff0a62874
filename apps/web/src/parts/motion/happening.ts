import type { World } from '@understory/host';
import { useEffect, useRef, useState } from 'react';
import { isMoving, type Motion } from '../../storage/table-view.ts';
import { type Changes, changesBetween, countOf, isNothing } from './changes-between.ts';

/** How long what happened is seen happening, in milliseconds. */
export const LASTS: Readonly<Record<Motion, number>> = { off: 0, brisk: 700, slow: 1800 };
/** More than this nobody could follow: a whole turn that was played in one go. */
const MOST = 60;

export interface Happening {
  readonly id: number;
  readonly changes: Changes;
}

/**
 * What has just changed on the map, for as long as it is to be seen changing. Only what goes on in time: to look back or to undo is
 * no event. It lies over the drawing and holds up nothing.
 */
export function useHappening(world: World, tick: number, motion: Motion): Happening | null {
  const before = useRef({ world, tick });
  const [happening, setHappening] = useState<Happening | null>(null);
  useEffect(() => {
    const from = before.current;
    before.current = { world, tick };
    const changes =
      from.world === world && tick > from.tick && isMoving(motion) ? changesBetween(world.page, from.tick, tick) : null;
    if (!changes || isNothing(changes) || countOf(changes) > MOST) {
      setHappening(null);
      return;
    }
    setHappening({ id: tick, changes });
    const timer = setTimeout(() => setHappening(null), LASTS[motion]);
    return () => clearTimeout(timer);
  }, [world, tick, motion]);
  return happening;
}
