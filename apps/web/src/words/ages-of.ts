import type { Entry, Time } from '@understory/table';
import { isSameChapter } from './time.ts';

/** A stretch of the journal: an age, or a chapter of one. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export function agesOf(entries: readonly Entry[]): (Stretch & { readonly age: string })[] {
  return stretches(entries, (a, b) => a.age === b.age).map((it) => ({ ...it, age: entries[it.from]?.age ?? '' }));
}

/** The turns of an age; its chapters, where it has no turns to speak of. */
export function chapterStarts(time: Time, entries: readonly Entry[]): Stretch[] {
  return stretches(
    entries,
    (a, b) => a.age === b.age && a.turn === b.turn && (time.turn(a) !== '' || isSameChapter(a.chapter, b.chapter)),
  );
}

/** From each line that does not belong to the one before it, to the last one that does. Ticks are places in the journal. */
function stretches(entries: readonly Entry[], isSame: (a: Entry, b: Entry) => boolean): Stretch[] {
  const found: { from: number; to: number }[] = [];
  let before: Entry | null = null;
  for (const entry of entries) {
    const last = found.at(-1);
    if (last && before && isSame(before, entry)) last.to = entry.tick;
    else found.push({ from: entry.tick, to: entry.tick });
    before = entry;
  }
  return found;
}
