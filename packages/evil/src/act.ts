import { choose, type Rule } from '@understory/table';
import { attack } from './attack.ts';
import { usual } from './bot/usual.ts';
import { movement } from './movement.ts';
import { one } from './tell.ts';
import { whyNotAttack, whyNotMove } from './why-not.ts';
import { type Deed, MONSTER_DICE, type Monster, type World } from './world.ts';

const TARGETS = ['grislyk', 'goblin', 'skeleton'] as const satisfies readonly Monster[];

/** Phase 5, DE-ACT-01: move, attack, both in either order, or neither; all attacks before the movement, or all after. */
export function* actPhase(world: World): Rule {
  world.mayMove = true;
  world.mayAttack = true;
  let hasAttacked = false;
  while (world.result === null) {
    const deed = yield* nextDeed(world);
    if (deed === 'done') break;
    if (deed === 'move') {
      world.mayMove = false;
      world.mayAttack &&= !hasAttacked;
      yield* movement(world);
    } else {
      hasAttacked = true;
      world.mayAttack = yield* attack(world, deed.slice('attack '.length) as Monster); // DE-ATK-03
    }
  }
  world.mayMove = false;
  world.mayAttack = false;
}

/** DE-ATK-01: whoever attacks names the monster. */
function* nextDeed(world: World): Rule<Deed> {
  if (world.quick) return world.quick.player.act(world);
  const targets = TARGETS.filter((it) => whyNotAttack(world, it) === null);
  return yield* choose('DE-ACT-01', {
    by: 'kora',
    prompt: 'What does Kora do?',
    options: [
      ...targets.map((it) => ({
        key: `attack ${it}` as const,
        text: `Attack ${one(it)}`,
        subject: { group: it },
        does: `Combat d${world.dice.combat} against d${MONSTER_DICE[it]}`,
      })),
      ...(whyNotMove(world) === null
        ? [{ key: 'move' as const, text: 'Move', does: `Speed d${world.dice.speed}` }]
        : []),
      { key: 'done' as const, text: 'Nothing more' },
    ],
    usual: usual(world, 'act'),
  });
}
