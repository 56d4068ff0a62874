import type { Tick } from '../events.ts';
import { lookingBack, sharedAt } from '../then.ts';
import { groupOf } from '../world.ts';
import { type Civ, civsOf } from './civilization/civ.ts';
import { placesThen } from './civilization/dark-elves/then.ts';
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
  for (const civ of civsOf(world)) if (civ.group.times.founded <= tick) then.civs.push(civThen(then, civ));
  return then;
}

/** Its sheet; what it must remember within a year is of its running year alone. */
function civThen(then: FirstWorld, civ: Civ): Civ {
  const group = groupOf(then, civ.group.id);
  const { age, turn, entries } = then.journal;
  const ended = entries.some((it) => it.kind === 'civilization ended' && 'group' in it && it.group === group.id);
  return {
    ...civ,
    ...placesThen(then, civ),
    group,
    year: age === 'civilization' && !ended ? turn : civ.year,
    ending: ended ? civ.ending : null,
    isOver: ended,
  };
}
