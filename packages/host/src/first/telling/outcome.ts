import { ageEnd } from '../../age-end.ts';
import type { Age } from '../../world.ts';
import type { FirstWorld } from '../world.ts';
import { telling } from './telling.ts';

/** How an age ended, in a sentence or two; null while it lasts. */
export function ageEndText(world: FirstWorld, age: Pick<Age, 'end'>): string | null {
  return ageEnd(world, telling, age);
}

/** How a world ended, in a sentence; null while it goes on. */
export function outcomeText(world: FirstWorld): string | null {
  const line = world.outcome && world.journal.entries.findLast((it) => it.kind === 'outcome');
  return line ? telling.line(world, line) : null;
}
