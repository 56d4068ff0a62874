import { type Note, notes } from '../note.ts';
import type { World } from '../world.ts';
import type { Event } from './events.ts';
import { handed } from './hands.ts';
import type { Chapter } from './questions.ts';

const write: Note<Event> = notes();

/** Write down what happened in the first edition, and let it happen. Returns the tick. Where a named treasure changes hands by it, that is written too (H1-TRE-03). */
export const note: Note<Event> = (world, event, changes = []) => {
  const treasures = handed(world, event, changes);
  const tick = write(world, event, changes);
  for (const it of treasures) write(world, it);
  return tick;
};

/** A chapter begins: what is written from here on belongs to it. */
export function begin({ journal }: World, chapter: Chapter): void {
  journal.chapter = chapter;
}
