import type { Clause } from '@understory/table';
import type { Result } from './events.ts';
import { note } from './note.ts';
import type { FirstWorld } from './world.ts';

/** The game is over: how it ended, and whose victory it was, if anybody's. */
export function endWith(world: FirstWorld, clause: Clause, result: Result, by: string | null = null): void {
  note(world, { kind: 'outcome', clause, result, by });
  world.outcome = { kind: result, by };
  world.at = { age: 'over' };
}
