import { create } from 'zustand';
import type { Note } from '../../table/note.ts';
import type { AnyGame } from '../../words/any-game.ts';

const KEY = 'understory guide';

/** Which notes of the first game have been read. Kept in this browser, not with a world: nobody is guided twice. */
export const useGuide = create<{ readonly seen: readonly string[] }>(() => ({ seen: readSeen() }));

/** The note whose moment it is, of those not yet seen. */
export function noteFor(notes: readonly Note[], game: AnyGame, seen: readonly string[]): Note | null {
  return notes.find((note) => !seen.includes(note.key) && note.when(game)) ?? null;
}

export function noteSeen(key: string): void {
  keep([...useGuide.getState().seen, key]);
}

/** No more of these: their moment is over, or the person wants none. */
export function passed(notes: readonly Note[]): void {
  const { seen } = useGuide.getState();
  const more = notes.map(({ key }) => key).filter((key) => !seen.includes(key));
  if (more.length > 0) keep([...seen, ...more]);
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
    return (localStorage.getItem(KEY) ?? '').split(',').filter((key) => key !== '');
  } catch {
    return [];
  }
}
