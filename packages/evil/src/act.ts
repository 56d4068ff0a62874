import type { Rule } from '@understory/table';
import { choose } from './asks.ts';
import { attack } from './attack.ts';
import { usual } from './bot/usual.ts';
import { movement } from './movement.ts';
import { ATTACK, DONE, keyOf, MOVE } from './moves.ts';
import { whyNotAttack, whyNotMove } from './why-not.ts';
import type { Deed, Monster, World } from './world.ts';

const TARGETS = ['grislyk', 'goblin', 'skeleton'] as const satisfies readonly Monster[];

/** Phase 5, DE-ACT-01: move, attack, both in either order, or neither; all attacks before the movement, or all after. */
export function* actPhase(world: World): Rule {
  world.mayMove = true;
  world.mayAttack = true;
  world.hasAttacked = false;
  yield* deeds(world);
}

/** Phase 5 from any moment of it. */
export function* deeds(world: World): Rule {
  while (world.result === null) {
    const deed = yield* nextDeed(world);
    if (deed.kind === 'done') break;
    if (deed.kind === 'move') {
      world.mayMove = false;
      world.mayAttack &&= !world.hasAttacked;
      yield* movement(world);
    } else {
      world.hasAttacked = true;
      world.mayAttack = yield* attack(world, deed.monster); // DE-ATK-03
    }
  }
  world.mayMove = false;
  world.mayAttack = false;
}

/** DE-ATK-01: whoever attacks names the monster. */
function* nextDeed(world: World): Rule<Deed> {
  if (world.quick) return world.quick.player.act(world);
  const targets = TARGETS.filter((it) => whyNotAttack(world, it) === null);
  const deeds = [...targets.map((it) => ATTACK[it]), ...(whyNotMove(world) === null ? [MOVE] : []), DONE];
  const key = yield* choose('DE-ACT-01', {
    by: 'kora',
    topic: { kind: 'what Kora does', combat: world.dice.combat, speed: world.dice.speed },
    options: deeds.map((it) => ({
      key: keyOf(it),
      what: it,
      ...(it.kind === 'attack' && { subject: { group: it.monster } }),
    })),
    usual: usual(world, 'act'),
  });
  return deeds.find((it) => keyOf(it) === key) ?? DONE;
}
