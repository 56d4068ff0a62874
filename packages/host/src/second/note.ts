import type { Entry } from '@understory/table';
import type { Tick } from '../events.ts';
import { causedBy, type Note, notes } from '../note.ts';
import type { World } from '../world.ts';
import type { Event, EventKind } from './events.ts';
import type { Chapter } from './questions.ts';

/** Write down what happened in the second edition, and let it happen. Returns the tick. */
export const note: Note<Event> = notes();

/** What follows from the latest line of a kind, or the latest such line that `is` so. */
export function sinceLast<K extends EventKind>(
  { journal: { entries } }: World,
  kind: K,
  is: (line: Extract<Event, { kind: K }>) => boolean = () => true,
): { readonly cause?: Tick } {
  for (let tick = entries.length - 1; tick >= 0; tick--) {
    const line = entries[tick] as Entry;
    if (line.kind === kind && is(line as Entry & Extract<Event, { kind: K }>)) return { cause: tick };
  }
  return {};
}

/** What follows from the answer that the rule has just got: dice, or a choice. */
export function sinceAnswer({ journal }: World): { readonly cause?: Tick } {
  return causedBy(journal.entries.at(-1)?.tick);
}

/** A chapter begins: what is written from here on belongs to it. Null is nobody's and nothing's. */
export function begin({ journal }: World, chapter: Chapter | null): void {
  journal.chapter = chapter;
}
