import { ATTACK, DONE, MOVE } from '../moves.ts';
import type { OneUse } from '../search.table.ts';
import { isMonsterNextDoor } from '../ways.ts';
import {
  type Assignment,
  anyMonsterOn,
  type Deed,
  type Heading,
  monstersOn,
  objectives,
  type Player,
  type World,
  yourTile,
} from '../world.ts';
import { goalOf, headingTo } from './goal.ts';

/** The default player of the rulebook. After an objective it goes on while Life is at least `nerve` (DE-BOT-01: 4). */
export class DefaultPlayer implements Player {
  readonly nerve: number;

  constructor(nerve: number) {
    this.nerve = nerve;
  }

  /** DE-BOT-02. */
  assign(world: World): Assignment {
    if (anyMonsterOn(world, world.at)) return '8-6-4';
    return isMonsterNear(world) ? '4-8-6' : '4-6-8';
  }

  /** DE-BOT-03. */
  search(_: World): boolean {
    return true;
  }

  /** DE-BOT-04. */
  item(world: World): OneUse | 'done' {
    const { pack, life, at } = world;
    if (pack.balm > 0 && life <= 4) return 'balm';
    if (pack.potion > 0 && life <= 2) return 'potion';
    if (pack.fireball > 0 && isWorthAFireball(world)) return 'fireball';
    if (pack.invisibility > 0) {
      const { goblin, skeleton } = yourTile(world);
      const here = goblin + skeleton + monstersOn(world, 'grislyk', at);
      if (here >= 3 || (here > 0 && life <= 2)) return 'invisibility';
    }
    return 'done';
  }

  /** DE-BOT-05: fight what is here, then go; or go, and fight what is there. */
  act(world: World): Deed {
    if (world.mayAttack) {
      const target = targetOf(world);
      if (target !== null) return target;
    }
    return world.mayMove && wantsToMove(world, this.nerve) ? MOVE : DONE;
  }

  step(world: World): Heading {
    return headingTo(world, goalOf(world, this.nerve));
  }
}

/** Kora leaves from the Entrance by a movement of no steps, if need be (DE-MOV-05). */
function wantsToMove(world: World, nerve: number): boolean {
  const goal = goalOf(world, nerve);
  if (headingTo(world, goal) !== 'stop') return true;
  return goal.to === 'home' && objectives(world) > 0;
}

/** On track space 3, or on a tile next to Kora's. */
export function isMonsterNear(world: World): boolean {
  const { track, grislyk, grislykAt } = world;
  if (track.goblin[3] !== 0 || track.skeleton[3] !== 0 || (grislyk === 'track' && grislykAt === 3)) return true;
  return isMonsterNextDoor(world);
}

function isWorthAFireball(world: World): boolean {
  const { goblin, skeleton } = yourTile(world);
  return goblin + skeleton >= 2 || (skeleton > 0 && world.life <= 3);
}

/** DE-ATK-01: Grislyk, then a goblin, then a skeleton. */
function targetOf(world: World): Deed | null {
  if (monstersOn(world, 'grislyk', world.at) > 0) return ATTACK.grislyk;
  const { goblin, skeleton } = yourTile(world);
  if (goblin > 0) return ATTACK.goblin;
  return skeleton > 0 ? ATTACK.skeleton : null;
}
