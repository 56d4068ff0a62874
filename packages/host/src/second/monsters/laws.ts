import type { Rule } from '@understory/table';
import type { MonsterCard } from '../cards/tree/card.ts';
import { playFree } from './acts.ts';
import type { Den, Laws, SpawnWish } from './den.ts';
import { lifecycle } from './lifecycle.ts';
import type { Monster } from './monster.ts';
import { spawn } from './spawn/spawn.ts';
import { fell } from './villainy/outcome.ts';
import { fire, watchBeads, watchTheLiving } from './when.ts';

/** The laws of the age: the only file that imports all of their implementations. */
export const laws: Laws = Object.freeze({ watchBeads, watchTheLiving, fire, playFree, spawn: comeIntoPlay, fell });

/** H2-MON-215: a newcomer waits for the next turn, unless the house plays that it acts at once. */
function* comeIntoPlay(den: Den, card: MonsterCard, wish: SpawnWish): Rule<Monster | null> {
  const monster = yield* spawn(den, card, wish);
  const actsNow = den.world.options.newcomersAct && monster && den.monsters.includes(monster) && !den.outcome;
  if (actsNow) yield* lifecycle(den, monster);
  return monster;
}
