import { lawsOf } from '../../monsters/laws.ts';
import { spend } from '../../monsters/loot.ts';
import type { Step } from '../../monsters/step.ts';
import type { Realm } from '../../realm.ts';
import { follow, spendable } from './lair.ts';

/** H1-AVI-09: so many ○ for 1●. */
const PRICE = 3;

/** H1-AVI-09 to -11, in this order. */
export const alphaVillainSeason: readonly Step<Realm>[] = [
  {
    clause: 'H1-AVI-09',
    *play(world, me) {
      if (spendable(world, me) < PRICE) return;
      spend(world, me, 'H1-AVI-09', PRICE);
      follow(world, me, 'H1-AVI-09');
    },
  },
  {
    clause: 'H1-AVI-10',
    *play(world, me) {
      yield* lawsOf(world).grow(world, me);
    },
  },
  {
    clause: 'H1-AVI-11',
    *play(world, me) {
      yield* lawsOf(world).forage(world, me);
    },
  },
];
