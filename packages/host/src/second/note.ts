import { type Change, type World, note as write } from '../world.ts';
import type { Event, EventKind, Tick } from './events.ts';
import type { Chapter } from './questions.ts';

/** Write down what happened in the second edition, and let it happen. Returns the tick. */
export function note(world: World, event: Event, changes: readonly Change[] = []): Tick {
  return write(world, event, changes);
}

/** The line that brought another about, where it is known. */
export function causedBy(cause: Tick | null | undefined): { readonly cause?: Tick } {
  return cause == null ? {} : { cause };
}

/** What follows from the latest line of a kind. */
export function sinceLast(world: World, kind: EventKind): { readonly cause?: Tick } {
  return causedBy(world.journal.entries.findLast((it) => it.kind === kind)?.tick);
}

/** A chapter begins: what is written from here on belongs to it. Null is nobody's and nothing's. */
export function begin({ journal }: World, chapter: Chapter | null): void {
  journal.chapter = chapter;
}
