import type { Entry } from '@understory/table';
import { chapterTitle } from './time.ts';

/** A stretch of the journal: an age, or a chapter of one. */
export interface Stretch {
  readonly title: string;
  readonly from: number;
  readonly to: number;
}

export function agesOf(entries: readonly Entry[]): Stretch[] {
  return stretches(entries, ({ age }) => age);
}

export function chapterStarts(entries: readonly Entry[]): Stretch[] {
  return stretches(
    entries,
    ({ age, turn, chapter }) =>
      `${age}\n${chapterTitle(age, turn, turn > 0 && !/^primordial/i.test(age) ? '' : chapter)}`,
  ).map((it) => ({
    ...it,
    title: it.title.split('\n')[1] ?? '',
  }));
}

function stretches(entries: readonly Entry[], titleOf: (entry: Entry) => string): Stretch[] {
  const found: { title: string; from: number; to: number }[] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    const title = titleOf(entry);
    if (last?.title === title) last.to = entry.tick;
    else found.push({ title, from: entry.tick, to: entry.tick });
  }
  return found;
}
