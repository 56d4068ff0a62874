import { Impossible, type Rule, unreachable } from '@understory/table';
import { deeds } from './act.ts';
import { assignPhase } from './assign.ts';
import { itemsPhase } from './items.ts';
import { walk } from './movement.ts';
import { phaseRule } from './round.ts';
import { searchPhase } from './search.ts';
import { PHASES, type World } from './world.ts';

/** The rest of a round, from the moment at which Kora is asked something: what the round remembers is in the world. */
export function* goOn(world: World): Rule {
  const { phase } = world;
  yield* restOfPhase(world);
  for (const next of PHASES.slice(PHASES.indexOf(phase) + 1)) {
    if (world.result !== null) return;
    yield* phaseRule(world, next);
  }
}

function* restOfPhase(world: World): Rule {
  switch (world.phase) {
    case 'assign':
      return yield* assignPhase(world);
    case 'search':
      return yield* searchPhase(world);
    case 'items':
      return yield* itemsPhase(world);
    case 'act':
      if (world.steps > 0) yield* walk(world);
      return yield* deeds(world);
    case 'round start':
    case 'monsters':
    case 'track':
    case 'event':
      throw new Impossible(`Kora is asked nothing in the phase "${world.phase}"`);
    default:
      return unreachable(world.phase);
  }
}
