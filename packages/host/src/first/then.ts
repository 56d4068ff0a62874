import type { Tick } from '../events.ts';
import { lookingBack, sharedAt } from '../then.ts';
import { civsThen } from './civilization/then.ts';
import { monstersThen } from './monsters/then.ts';
import type { FirstWorld } from './world.ts';

/** The world as it stood at a tick of the journal. */
export const worldAt = lookingBack<FirstWorld>(lookedBack);

function lookedBack(world: FirstWorld, tick: Tick): FirstWorld {
  const shared = sharedAt(world, tick);
  const sheets = world.sheets.filter(({ since }) => since <= tick);
  const then: FirstWorld = {
    ...world,
    ...shared,
    sheets,
    civs: [],
    monsters: monstersThen(world.monsters, shared, tick),
  };
  then.civs.push(...civsThen(world, then, tick));
  return then;
}
