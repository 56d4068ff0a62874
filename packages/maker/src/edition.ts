import type { Rulebook } from '@understory/table';
import { timeOf } from '@understory/table/words';
import { master } from './master/master.ts';
import { type MakerOptions, makerOptionsSchema } from './options.ts';
import { picture } from './picture.ts';
import { sorts } from './sorts.ts';
import { standing, stoodIn } from './standing.ts';
import { step } from './step.ts';
import { TIME } from './telling/english.ts';
import { telling } from './telling/telling.ts';
import { copyOf, newWorld, type World } from './world.ts';

/** Dungeon Maker Deluxe. */
export const deluxe: Rulebook<World, MakerOptions> = {
  game: 'maker',
  edition: 'deluxe',
  version: 1,
  options: makerOptionsSchema,
  telling,
  sorts,
  time: timeOf(TIME),
  begin: newWorld,
  next: (world) => (world.phase === 'over' ? null : step(world)),
  master,
  bookmark(world) {
    const journal = world.journal.bookmark();
    const then = copyOf(world);
    return { again: (later) => ({ ...copyOf(then), journal: journal.again(later.journal), silent: false }) };
  },
  picture,
  standing,
  stoodIn,
};
