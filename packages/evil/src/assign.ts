import type { Rule } from '@understory/table';
import { choose } from './asks.ts';
import { usual } from './bot/usual.ts';
import { tell } from './tell.ts';
import type { Assignment, World } from './world.ts';

/** The six orders: the sides on Combat, Defense and Speed. */
const ASSIGNMENTS = (
  [
    [8, 6, 4],
    [8, 4, 6],
    [6, 8, 4],
    [6, 4, 8],
    [4, 8, 6],
    [4, 6, 8],
  ] as const
).map(([combat, defense, speed]) => ({
  key: `${combat}-${defense}-${speed}` as Assignment,
  what: { kind: 'dice', combat, defense, speed } as const,
}));
const BY_KEY = Object.fromEntries(ASSIGNMENTS.map((it) => [it.key, it])) as Readonly<
  Record<Assignment, (typeof ASSIGNMENTS)[number]>
>;

/** Phase 2, DE-ASG-01 to -03. */
export function* assignPhase(world: World): Rule {
  if (world.cursed) {
    world.cursed = false;
    tell(world, () => ({ kind: 'cursed', clause: 'DE-ASG-03' }));
    return;
  }
  const key = world.quick
    ? world.quick.player.assign(world)
    : yield* choose('DE-ASG-01', {
        by: 'kora',
        topic: { kind: 'which die goes where' },
        options: ASSIGNMENTS,
        usual: usual(world, 'assign'),
      });
  const { combat, defense, speed } = BY_KEY[key].what;
  world.dice.combat = combat;
  world.dice.defense = defense;
  world.dice.speed = speed;
  tell(world, () => ({ kind: 'assigned', clause: 'DE-ASG-01', combat, defense, speed }));
}
