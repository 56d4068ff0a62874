import type { Tick } from '../events.ts';
import { causedBy, type Note, notes } from '../note.ts';
import type { World } from '../world.ts';
import type { Event, EventKind } from './events.ts';
import type { Chapter } from './questions.ts';

/** Write down what happened in the second edition, and let it happen. Returns the tick. */
export const note: Note<Event> = notes();

/** What follows from the latest line of a kind. */
export function sinceLast(world: World, kind: EventKind): { readonly cause?: Tick } {
  return causedBy(world.journal.entries.findLast((it) => it.kind === kind)?.tick);
}

/** A chapter begins: what is written from here on belongs to it. Null is nobody's and nothing's. */
export function begin({ journal }: World, chapter: Chapter | null): void {
  journal.chapter = chapter;
}
