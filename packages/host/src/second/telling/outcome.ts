import { outcomeTick } from '../monsters/villainy/outcome.ts';
import type { SecondWorld } from '../world.ts';
import { telling } from './telling.ts';

/** How a world ended, in a sentence; null while it goes on. */
export function outcomeText(world: SecondWorld): string | null {
  return world.outcome && lineAt(world, outcomeTick(world));
}

/** How an age ended, in a sentence; null while it lasts. */
export function ageEndText(world: SecondWorld, { end }: SecondWorld['ages'][number]): string | null {
  return end === null ? null : lineAt(world, end);
}

function lineAt(world: SecondWorld, tick: number): string | null {
  const line = world.journal.entries[tick];
  return line ? telling.line(world, line) : null;
}
