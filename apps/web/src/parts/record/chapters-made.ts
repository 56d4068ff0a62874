import { useEffect, useReducer, useRef } from 'react';
import type { Chapter } from '../../words/chapters-of.ts';

/** As many lines as are made without the page standing still. */
const AT_ONCE = 120;
const NONE: ReadonlySet<string> = new Set();

/**
 * Which chapters have their lines already, by key. A long record is made some lines at a time: first what is looked at, or the end, then what
 * lies farther and farther off.
 */
export function useChaptersMade(chapters: readonly Chapter[], moment: number | null): ReadonlySet<string> {
  const known = useRef(NONE);
  const [, goOn] = useReducer((count: number) => count + 1, 0);
  const made = new Set<string>();
  let room = AT_ONCE;
  for (const { key, entries } of outwards(chapters, moment)) {
    if (!known.current.has(key)) {
      if (room <= 0) continue;
      room -= entries.length;
    }
    made.add(key);
  }
  const isWhole = made.size === chapters.length;
  useEffect(() => {
    known.current = made;
    if (isWhole) return;
    const soon = setTimeout(goOn);
    return () => clearTimeout(soon);
  });
  return made;
}

/** From the chapter of a moment, or the last, to those before and after it. */
function outwards(chapters: readonly Chapter[], moment: number | null): readonly Chapter[] {
  const at = chapters.findIndex(({ entries }) => moment !== null && (entries.at(-1)?.tick ?? 0) >= moment);
  const middle = at < 0 ? chapters.length - 1 : at;
  const far = new Map(chapters.map((chapter, i) => [chapter, Math.abs(i - middle)]));
  return [...chapters].sort((a, b) => (far.get(a) as number) - (far.get(b) as number));
}
