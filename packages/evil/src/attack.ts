import type { Rule } from '@understory/table';
import { attributeRoll, bonusesOf, die } from './dice.ts';
import { tell } from './tell.ts';
import { MONSTER_DICE, type Monster, type World, yourTile } from './world.ts';

/** DE-ATK-01, DE-ATK-02: is the monster slain? */
export function* attack(world: World, monster: Monster): Rule<boolean> {
  const combat = yield* attributeRoll(world, 'DE-ATK-01', 'combat');
  const rolled = yield* die(world, 'DE-ATK-01', MONSTER_DICE[monster], () => ({ kind: 'defence', monster }));
  const isSlain = combat > rolled;
  if (isSlain) slay(world, monster);
  tell(world, () => ({
    kind: isSlain ? 'slain' : 'missed',
    clause: 'DE-ATK-02',
    monster,
    combat,
    rolled,
    tile: world.at,
    ...bonusesOf(world, 'combat'),
  }));
  if (isSlain && monster === 'grislyk') {
    tell(world, () => ({ kind: 'objective', clause: 'DE-ATK-05', objective: 'grislyk' }));
  }
  return isSlain;
}

/** DE-ATK-05: one successful attack is enough for Grislyk too; he never comes back. */
function slay(world: World, monster: Monster): void {
  if (monster === 'grislyk') {
    world.grislyk = 'slain';
    world.grislykAt = -1;
  } else yourTile(world)[monster] -= 1;
}
