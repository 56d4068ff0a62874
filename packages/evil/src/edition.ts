import type { Rulebook } from '@understory/table';
import { timeOf } from '@understory/table/words';
import * as z from 'zod/mini';
import { master } from './master/at-table.ts';
import { picture } from './picture.ts';
import { round } from './round.ts';
import { sorts } from './sorts.ts';
import { standing, stoodIn } from './standing.ts';
import { TIME } from './telling/english.ts';
import { telling } from './telling/telling.ts';
import { AIMS, copyOf, newWorld, type World } from './world.ts';

export const evilOptionsSchema = z.strictObject({
  /** The Life from which on the autopilot goes on after an objective: 4 by the rulebook, 7 leaves after the first. */
  nerve: z._default(z.int().check(z.gte(1), z.lte(7)), 4),
  /** What the master hand plays for; any victory if left out. */
  aim: z.optional(z.enum(AIMS)),
});
export type EvilOptions = z.infer<typeof evilOptionsSchema>;

/** `evilOptions()`: all as usual. */
export function evilOptions(some: Partial<EvilOptions> = {}): EvilOptions {
  return evilOptionsSchema.parse(some);
}

/** Dungeon of Deadliest Evil. */
export const deadliestEvil: Rulebook<World, EvilOptions> = {
  game: 'evil',
  edition: '1',
  version: 1,
  options: evilOptionsSchema,
  telling,
  sorts,
  time: timeOf(TIME),
  begin({ nerve, aim }) {
    const world = newWorld(nerve, aim);
    world.journal.age = 'dungeon';
    return world;
  },
  /** Round by round: a game can be taken up at the start of any of them, which the advisor does. */
  next: (world) => (world.result === null ? round(world) : null),
  master,
  bookmark(world) {
    const journal = world.journal.bookmark();
    const then = copyOf(world);
    return { again: (later) => ({ ...copyOf(then), journal: journal.again(later.journal) }) };
  },
  picture,
  standing,
  stoodIn,
};
