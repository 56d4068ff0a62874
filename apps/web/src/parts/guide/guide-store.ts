import { create } from 'zustand';
import { NOTES } from '../../games/host/second/notes.ts';

const KEY = 'understory guide';

/** Which notes of the first game have been read. Kept in this browser, not with a world: nobody is guided twice. */
export const useGuide = create<{ readonly seen: readonly string[] }>(() => ({ seen: readSeen() }));

export function noteSeen(key: string): void {
  keep([...useGuide.getState().seen, key]);
}

export function skipGuide(): void {
  keep(NOTES.map((note) => note.key));
}

export function guideAgain(): void {
  keep([]);
}

/** Has this browser never been guided? */
export function isFreshGuide(): boolean {
  return useGuide.getState().seen.length === 0;
}

function keep(seen: readonly string[]): void {
  useGuide.setState({ seen });
  try {
    localStorage.setItem(KEY, seen.join());
  } catch {
    // A browser that keeps nothing guides again next time.
  }
}

function readSeen(): string[] {
  try {
    const kept = (localStorage.getItem(KEY) ?? '').split(',');
    return NOTES.map((note) => note.key).filter((key) => kept.includes(key));
  } catch {
    return [];
  }
}
