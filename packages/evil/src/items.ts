import type { Rule } from '@understory/table';
import { choose } from './asks.ts';
import { usual } from './bot/usual.ts';
import { recover } from './life.ts';
import { ITEMS, ONE_USE, type OneUse } from './search.table.ts';
import { tell } from './tell.ts';
import { whyNotUse } from './why-not.ts';
import { FULL_LIFE, type World, yourTile } from './world.ts';

/** Phase 4, DE-ITM-01: any number of one-use items, in any order. */
export function* itemsPhase(world: World): Rule {
  for (;;) {
    const item = yield* itemToUse(world);
    if (item === 'done') return;
    use(world, item);
  }
}

function* itemToUse(world: World): Rule<OneUse | 'done'> {
  const { pack, quick } = world;
  if (pack.balm + pack.potion + pack.fireball + pack.invisibility === 0) return 'done';
  if (quick) return quick.player.item(world);
  const held = ONE_USE.filter((it) => whyNotUse(world, it) === null);
  return yield* choose('DE-ITM-01', {
    by: 'kora',
    topic: { kind: 'which item to use' },
    options: [...held.map((key) => ({ key, what: { kind: 'item', item: key } as const })), { key: 'done' as const }],
    usual: usual(world, 'item'),
  });
}

/** DE-ITM-02: used, it is removed from the game, even if it was wasted (DE-ITM-04, DE-ITM-05). */
function use(world: World, item: OneUse): void {
  world.pack[item] -= 1;
  tell(world, () => ({ kind: 'used', clause: ITEMS[item].clause, item }));
  EFFECTS[item](world);
}

const EFFECTS: Readonly<Record<OneUse, (world: World) => void>> = {
  balm: (world) => recover(world, ITEMS.balm.clause, 2, 'balm'),
  potion: (world) => recover(world, ITEMS.potion.clause, FULL_LIFE, 'potion'),
  fireball,
  /** DE-ITM-07: the Monster Track goes on. */
  invisibility: (world) => {
    world.invisible = true;
  },
};

/** DE-SCH-T2.2: Grislyk is unharmed (DE-ATK-06); the others may come again (DE-ITM-06). */
function fireball(world: World): void {
  const tile = yourTile(world);
  const { goblin, skeleton } = tile;
  tile.goblin = 0;
  tile.skeleton = 0;
  tell(world, () => ({ kind: 'burnt', clause: ITEMS.fireball.clause, goblin, skeleton, tile: world.at }));
}
