import { ageEnd } from '../../age-end.ts';
import type { Age } from '../../world.ts';
import { outcomeTick } from '../monsters/villainy/outcome.ts';
import type { SecondWorld } from '../world.ts';
import { telling } from './telling.ts';

/** How a world ended, in a sentence; null while it goes on. */
export function outcomeText(world: SecondWorld): string | null {
  return world.outcome && lineAt(world, outcomeTick(world));
}

/** How an age ended, in a sentence; null while it lasts. */
export function ageEndText(world: SecondWorld, age: Pick<Age, 'end'>): string | null {
  return ageEnd(world, telling, age);
}

function lineAt(world: SecondWorld, tick: number): string | null {
  const line = world.journal.entries[tick];
  return line ? telling.line(world, line) : null;
}
