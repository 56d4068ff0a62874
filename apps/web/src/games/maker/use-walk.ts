import { useEffect, useRef, useState } from 'react';
import type { Motion } from '../../storage/table-view.ts';
import type { Frame } from './frames-of.ts';

const LASTS: Readonly<Record<Motion, number>> = { off: 0, brisk: 650, slow: 1600 };

export interface Walk {
  readonly frame: Frame | null;
  /** Are there frames that have not been shown yet? */
  readonly isWalking: boolean;
  skip(): void;
}

/** Shows the frames that came since the last one shown, one by one; at once where nothing is to move. */
export function useWalk(frames: readonly Frame[], motion: Motion): Walk {
  const last = frames.at(-1)?.tick ?? -1;
  const [shown, setShown] = useState(last);
  const seen = useRef(last);
  const lasts = isStill() ? 0 : LASTS[motion];
  const next = frames.find((it) => it.tick > shown);
  useEffect(() => {
    // Taken back, or a new game: there is nothing to be shown again.
    const isBack = last < seen.current;
    seen.current = last;
    if (lasts === 0 || isBack) setShown(last);
  }, [last, lasts]);
  useEffect(() => {
    if (lasts === 0 || !next) return;
    const timer = setTimeout(() => setShown(next.tick), lasts);
    return () => clearTimeout(timer);
  }, [next, lasts]);
  const isWalking = lasts > 0 && next !== undefined;
  const frame = (isWalking ? frames.findLast((it) => it.tick <= shown) : frames.at(-1)) ?? frames[0] ?? null;
  return { frame, isWalking, skip: () => setShown(last) };
}

function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
