import type { Entry, Topic } from '@understory/table';
import type { AnyGame } from './any-game.ts';

/** Where in its story a game stands, or stood when a line was written. */
type When = Pick<Entry, 'age' | 'turn' | 'chapter'>;

type Teller = Pick<AnyGame, 'rulebook' | 'world'>;

/** `Stratum 3`, or `Turn 6: Goblins` in an age that has turns to speak of. */
export function chapterTitle(game: Teller, when: When): string {
  const turn = game.rulebook.time.turn(when);
  const words = chapterWords(game, when.chapter);
  // Some chapters are turns of their own, and say which: "The Dwarves, turn 3".
  if (turn === '' || (when.chapter && 'turn' in when.chapter)) return words;
  return words ? `${turn}: ${words}` : turn;
}

/** What the table was busy with; empty for nothing in particular. */
export function chapterWords({ rulebook, world }: Teller, chapter: Topic | null): string {
  return chapter ? rulebook.telling.chapter(world, chapter) : '';
}

export function isSameChapter(a: Topic | null, b: Topic | null): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
