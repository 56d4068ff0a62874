import { type Note, notes } from '../note.ts';
import type { World } from '../world.ts';
import type { Event } from './events.ts';
import type { Chapter } from './questions.ts';

/** Write down what happened by the playtest rules, and let it happen. Returns the tick. */
export const note: Note<Event> = notes();

/** A chapter begins: what is written from here on belongs to it. */
export function begin({ journal }: World, chapter: Chapter): void {
  journal.chapter = chapter;
}
