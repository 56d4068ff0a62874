import type { Telling } from '@understory/table';
import type { Age, World } from './world.ts';

/** How an age ended, in the words of the lines that say so; null while it lasts. */
export function ageEnd<W extends World>(world: W, telling: Telling<W>, { end }: Pick<Age, 'end'>): string | null {
  if (end === null) return null;
  const lines = end.flatMap((tick) => world.journal.entries[tick] ?? []);
  return lines.map((it) => telling.line(world, it)).join(' ');
}

/** How a world ended, in a sentence; null while it goes on. */
export function outcomeIn<W extends World>(world: W, telling: Telling<W>): string | null {
  const line = world.outcome && world.journal.entries.findLast((it) => it.kind === 'outcome');
  return line ? telling.line(world, line) : null;
}
