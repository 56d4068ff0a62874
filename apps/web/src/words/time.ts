import type { Entry, Topic } from '@understory/table';
import type { AnyGame } from './any-game.ts';

/** Where in its story a game stands, or stood when a line was written. */
export type When = Pick<Entry, 'age' | 'turn' | 'chapter'>;

type Teller = Pick<AnyGame, 'rulebook' | 'world'>;

/** `primordial` → `Primordial Age`, `monsters` → `Age of Monsters`. */
export function ageName(age: string): string {
  if (age === '') return 'Before time';
  const name = age.charAt(0).toUpperCase() + age.slice(1);
  return name === 'Primordial' ? 'Primordial Age' : `Age of ${name}`;
}

/** `Stratum 3`, or `Turn 6: Goblins` in an age that has turns to speak of. */
export function chapterTitle(game: Teller, when: When): string {
  const words = chapterWords(game, when.chapter);
  // Some chapters are turns of their own, and say which: "The Dwarves, turn 3".
  if (!hasTurns(when) || (when.chapter && 'turn' in when.chapter)) return words;
  return words ? `${turnTitle(when)}: ${words}` : turnTitle(when);
}

/** `Turn 6`, in an age that has turns to speak of. */
export function turnTitle({ age, turn }: Pick<When, 'age' | 'turn'>): string {
  return `${age === 'villainy' || age === 'dungeon' ? 'Round' : 'Turn'} ${turn}`;
}

export function hasTurns({ age, turn }: Pick<When, 'age' | 'turn'>): boolean {
  return turn > 0 && age !== 'primordial';
}

/** What the table was busy with; empty for nothing in particular. */
export function chapterWords({ rulebook, world }: Teller, chapter: Topic | null): string {
  return chapter ? rulebook.telling.chapter(world, chapter) : '';
}

export function isSameChapter(a: Topic | null, b: Topic | null): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
