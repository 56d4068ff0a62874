import type { Rule } from '@understory/table';
import { actPhase } from './act.ts';
import { assignPhase } from './assign.ts';
import { eventPhase } from './event.ts';
import { itemsPhase } from './items.ts';
import { monstersPhase } from './monsters.ts';
import { searchPhase } from './search.ts';
import { tileAtRoundStart } from './special.ts';
import { tell } from './tell.ts';
import { trackPhase } from './track.ts';
import { PHASES, type Phase, type World } from './world.ts';

const RULES: Readonly<Record<Phase, (world: World) => Rule>> = {
  'round start': roundStart,
  monsters: monstersPhase,
  assign: assignPhase,
  search: searchPhase,
  items: itemsPhase,
  act: actPhase,
  track: trackPhase,
  event: eventPhase,
};

/** DE-RND-01, DE-RND-04: the phases in order; none is played once the game is over. */
export function* round(world: World): Rule {
  for (const phase of PHASES) {
    if (world.result !== null) return;
    yield* phaseRule(world, phase);
  }
}

/** One phase, as the table is told of it. */
export function phaseRule(world: World, phase: Phase): Rule {
  world.phase = phase;
  world.journal.chapter = { kind: phase };
  return RULES[phase](world);
}

/** DE-RND-02. */
function* roundStart(world: World): Rule {
  world.round += 1;
  world.journal.turn = world.round;
  tell(world, () => ({ kind: 'round', clause: 'DE-RND-02', round: world.round }));
  yield* tileAtRoundStart(world);
}
