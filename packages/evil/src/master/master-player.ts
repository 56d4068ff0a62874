import type { Stream } from '@understory/table';
import { ATTACK, DONE, MOVE } from '../moves.ts';
import { ONE_USE } from '../search.table.ts';
import { whyNotAttack, whyNotMove, whyNotStep, whyNotUse } from '../why-not.ts';
import type { Assignment, Deed, Heading, Monster, Player, World } from '../world.ts';
import { type Answered, bestAnswer } from './master.ts';

const ASSIGNMENTS: readonly Assignment[] = ['8-6-4', '8-4-6', '6-8-4', '6-4-8', '4-8-6', '4-6-8'];
const MONSTERS: readonly Monster[] = ['grislyk', 'goblin', 'skeleton'];
const STEPS = ['on', 'down', 'back'] as const;

/** Plays Kora by search: whatever she may answer is tried out before it is given. */
export class MasterPlayer implements Player {
  readonly #luck: Stream;

  constructor(luck: Stream) {
    this.#luck = luck;
  }

  assign(world: World): Assignment {
    return this.#best(world, 'assign', ASSIGNMENTS);
  }

  search(world: World): boolean {
    return this.#best(world, 'search', [true, false]);
  }

  item(world: World): Answered<'item'> {
    return this.#best(world, 'item', ['done', ...ONE_USE.filter((it) => whyNotUse(world, it) === null)]);
  }

  act(world: World): Deed {
    const attacks = MONSTERS.filter((it) => whyNotAttack(world, it) === null).map((it) => ATTACK[it]);
    return this.#best(world, 'act', [...attacks, ...(whyNotMove(world) === null ? [MOVE] : []), DONE]);
  }

  step(world: World): Heading {
    return this.#best(world, 'step', [...STEPS.filter((it) => whyNotStep(world, it) === null), 'stop']);
  }

  #best<A extends keyof Player>(world: World, asked: A, options: readonly Answered<A>[]): Answered<A> {
    return bestAnswer(world, asked, options, this.#luck);
  }
}
