import type { Entry } from '@understory/table';
import { isSameChapter } from './time.ts';

/** Some lines in a row that belong together: a chapter of an age, or a turn. */
export interface Chapter {
  readonly key: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

export function chaptersOf(entries: readonly Entry[], titleOf: (entry: Entry) => string): Chapter[] {
  const chapters: (Chapter & { entries: Entry[] })[] = [];
  for (const entry of entries) {
    const last = chapters.at(-1);
    const before = last?.entries.at(-1);
    if (last && before && isSameTime(before, entry)) last.entries.push(entry);
    else chapters.push({ key: String(entry.tick), title: titleOf(entry), entries: [entry] });
  }
  return chapters;
}

/** The line that a moment is shown by: what happened there, or, if no line tells of that, the last before it. */
export function lineBy(chapters: readonly Chapter[], moment: number): number | null {
  const chapter = chapters.findLast(({ entries: [first] }) => first && first.tick <= moment);
  return chapter?.entries.findLast(({ tick }) => tick <= moment)?.tick ?? null;
}

function isSameTime(a: Entry, b: Entry): boolean {
  return a.age === b.age && a.turn === b.turn && isSameChapter(a.chapter, b.chapter);
}
