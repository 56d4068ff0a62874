import type { InPlay } from '../people.ts';
import { lookingBack, sharedAt } from '../then.ts';
import { groupOf } from '../world.ts';
import type { Tick } from './events.ts';
import { denOf } from './monsters/den.ts';
import { denThen } from './monsters/then.ts';
import type { SecondWorld } from './world.ts';

/** The world as it stood at a tick of the journal. */
export const worldAt = lookingBack<SecondWorld>(lookedBack);

function lookedBack(world: SecondWorld, tick: Tick): SecondWorld {
  const then: SecondWorld = { ...world, ...sharedAt(world, tick), civs: [], monsters: [], den: null };
  for (const civ of world.civs) if (civ.group.times.founded <= tick) then.civs.push(civThen(then, civ));
  const den = denOf(world);
  if (den && ['monsters', 'villainy'].includes(then.journal.age)) denThen(den, then, tick);
  return then;
}

/** Its sheet: who acted within its turn, and what it could build, is of its running turn alone. */
function civThen(then: SecondWorld, civ: InPlay): InPlay {
  const group = groupOf(then, civ.group.id);
  const isOver = then.journal.age !== 'civilization' || !group.alive;
  return { ...civ, group, acting: group, turn: then.journal.turn, ending: isOver ? civ.ending : null };
}
