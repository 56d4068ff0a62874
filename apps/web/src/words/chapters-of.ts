import type { Entry } from '@understory/table';
import { ageName, chapterTitle } from './time.ts';

/** Some lines in a row that belong together: a chapter of an age, or a turn. */
export interface Chapter {
  readonly key: string;
  readonly age: string;
  readonly turn: number;
  readonly title: string;
  readonly entries: readonly Entry[];
}

export function chaptersOf(entries: readonly Entry[]): Chapter[] {
  const chapters: (Chapter & { entries: Entry[] })[] = [];
  for (const entry of entries) {
    const last = chapters.at(-1);
    const { age, turn, chapter } = entry;
    if (last && last.age === age && last.turn === turn && last.title === titleOf(entry)) last.entries.push(entry);
    else
      chapters.push({
        key: `${entry.tick} ${age} ${turn} ${chapter}`,
        age,
        turn,
        title: titleOf(entry),
        entries: [entry],
      });
  }
  return chapters;
}

function titleOf({ age, turn, chapter }: Entry): string {
  return chapterTitle(age, turn, chapter) || ageName(age);
}
