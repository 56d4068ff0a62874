import type { Rule } from '@understory/table';
import { attributeRoll, die } from './dice.ts';
import { one, tell } from './tell.ts';
import { MONSTER_DICE, type Monster, type World, yourTile } from './world.ts';

const DEFENDS: Readonly<Record<Monster, string>> = {
  goblin: "a goblin's defence",
  skeleton: "a skeleton's defence",
  grislyk: "Grislyk's defence",
};

/** DE-ATK-01, DE-ATK-02: is the monster slain? */
export function* attack(world: World, monster: Monster): Rule<boolean> {
  const combat = yield* attributeRoll(world, 'DE-ATK-01', 'combat');
  const rolled = yield* die(world, 'DE-ATK-01', MONSTER_DICE[monster], DEFENDS[monster]);
  const isSlain = combat > rolled;
  if (isSlain) slay(world, monster);
  tell(world, isSlain ? 'slain' : 'missed', 'DE-ATK-02', () => ({
    monster,
    combat,
    rolled,
    tile: world.at,
    text: `Kora attacks ${one(monster)}: ${combat} against ${rolled}, ${isSlain ? 'slain.' : 'in vain.'}`,
  }));
  if (isSlain && monster === 'grislyk') {
    tell(world, 'objective', 'DE-ATK-05', () => ({
      objective: 'grislyk',
      text: 'Grislyk is slain, and will not come back.',
    }));
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
