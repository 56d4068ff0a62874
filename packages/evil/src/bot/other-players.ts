import type { Stream } from '@understory/table';
import { ATTACK, DONE, MOVE } from '../moves.ts';
import { ONE_USE, type OneUse } from '../search.table.ts';
import { whyNotAttack, whyNotMove, whyNotStep, whyNotUse } from '../why-not.ts';
import type { Assignment, Deed, Heading, Monster, Player, World } from '../world.ts';
import { DefaultPlayer } from './default-player.ts';

/** The default player, but nothing is ever searched. */
export class Hasty extends DefaultPlayer {
  override search(): boolean {
    return false;
  }
}

const ASSIGNMENTS: readonly Assignment[] = ['8-6-4', '8-4-6', '6-8-4', '6-4-8', '4-8-6', '4-6-8'];
const MONSTERS: readonly Monster[] = ['goblin', 'skeleton', 'grislyk'];

/** Random dice, items, search and steps: whatever is allowed, all alike. */
export class RandomWalker implements Player {
  protected readonly draw: Stream;

  constructor(draw: Stream) {
    this.draw = draw;
  }

  assign(_: World): Assignment {
    return this.draw.pick(ASSIGNMENTS);
  }

  search(_: World): boolean {
    return this.draw.int(0, 1) === 1;
  }

  item(world: World): OneUse | 'done' {
    return this.draw.pick([...ONE_USE.filter((it) => whyNotUse(world, it) === null), 'done']);
  }

  act(world: World): Deed {
    const attacks = MONSTERS.filter((it) => whyNotAttack(world, it) === null).map((it) => ATTACK[it]);
    return this.draw.pick<Deed>([...attacks, ...(whyNotMove(world) === null ? [MOVE] : []), DONE]);
  }

  step(world: World): Heading {
    return this.draw.pick([
      ...(['on', 'back', 'down'] as const).filter((it) => whyNotStep(world, it) === null),
      'stop',
    ]);
  }
}

/** Random dice, items, search and heading: onward or back for a round. It fights as the default player does. */
export class Wanderer extends RandomWalker {
  readonly #fighter = new DefaultPlayer(4);
  #round = -1;
  #heading: 'on' | 'back' = 'on';

  override act(world: World): Deed {
    const deed = this.#fighter.act(world);
    if (deed.kind === 'attack') return deed;
    return world.mayMove ? MOVE : DONE;
  }

  override step(world: World): Heading {
    if (this.#round !== world.round) {
      this.#round = world.round;
      this.#heading = this.draw.pick(['on', 'back']);
    }
    const isAtStaircase = this.#heading === 'on' && whyNotStep(world, 'down') === null;
    if (isAtStaircase && this.draw.int(0, 1) === 1) return 'down';
    return whyNotStep(world, this.#heading) === null ? this.#heading : 'stop';
  }
}
