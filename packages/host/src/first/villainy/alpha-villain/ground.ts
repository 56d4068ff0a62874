import { areConnected } from '@understory/page';
import type { Rule } from '@understory/table';
import { FINGER } from '../../../measures.ts';
import { choose } from '../../asks.ts';
import { lootNear, preyOf, type Quarry, straightTo } from '../../monsters/alphas/hunting.ts';
import { digTo } from '../../monsters/dig.ts';
import { nearestToDig } from '../../monsters/digging.ts';
import { bordersOf, expand } from '../../monsters/expanding.ts';
import { factsOf } from '../../monsters/flavours.ts';
import { homeOf, type MonsterGroup } from '../../monsters/group.ts';
import { lawsOf } from '../../monsters/laws.ts';
import { freeIn, gather, spend } from '../../monsters/loot.ts';
import { isAlive } from '../../monsters/state.ts';
import { note } from '../../note.ts';
import { chambers } from '../../words/chambers.ts';
import { network } from '../../words/network.ts';
import type { FirstWorld } from '../../world.ts';
import { spendable } from './lair.ts';

/** How far it grows and digs in a season (H1-AVI-10). */
const STEP = 1;

/** H1-AVI-10: its zone grows along every frontier, and it may dig. */
export function* growAsVillain(world: FirstWorld, me: MonsterGroup): Rule {
  for (const border of bordersOf(world, me)) {
    if (!isAlive(world, me) || world.monsters.over) return;
    yield* expand(world, me, border, { clause: 'H1-AVI-10', far: STEP, ways: 'all' });
  }
  if (isAlive(world, me) && !world.monsters.over) yield* dig(world, me);
}

/** H1-AVI-10: toward the nearest part of the dungeon that is not joined to it. */
function* dig(world: FirstWorld, me: MonsterGroup): Rule {
  const { page } = world;
  const ways = network(page);
  const apart = [...[...ways.tunnels.keys()].map((id) => page.piece(id)), ...chambers(page)].filter(
    (it) => !areConnected(ways, homeOf(me), it.id),
  );
  const plan = nearestToDig(world, me, apart);
  if (!plan) return;
  const options = [{ key: 'yes' }, { key: 'no' }] as const;
  const about = `${me.id}, dig, year ${world.monsters.year}`;
  const key = yield* choose('H1-AVI-10', {
    by: me.id,
    topic: { kind: 'whether to dig', group: me.id },
    options,
    usual: 'yes',
    about,
  });
  if (key === 'yes') yield* digTo(world, me, 'H1-AVI-10', plan.from, plan.target.shape, STEP, true);
}

/** H1-AVI-11: as an alpha does, but from its zone, and without ever moving its lair. */
export function* forageAsVillain(world: FirstWorld, me: MonsterGroup): Rule {
  const { digsToPrey, gathersFirst, sleeps } = factsOf(me);
  const prey = digsToPrey ? straightTo(world, me, FINGER, 'prey') : preyOf(world, me, FINGER);
  const place = digsToPrey ? straightTo(world, me, FINGER, 'loot') : lootNear(world, me, FINGER);
  const first = gathersFirst ? (place ?? prey) : (prey ?? place);
  if (first) return yield* goFor(world, me, first);
  if (sleeps) note(world, { kind: 'slept', clause: 'H1-ALP-T1.1', group: me.id });
  else if (spendable(world, me) > 0) spend(world, me, 'H1-ALP-04', 1);
}

function* goFor(world: FirstWorld, me: MonsterGroup, quarry: Quarry): Rule {
  if (quarry.kind === 'group') yield* lawsOf(world).encounter(world, me, quarry.group, 'H1-AVI-11');
  else if (quarry.kind === 'loot') gather(world, me, 'H1-AVI-11', freeIn(world, quarry.piece, me.id));
  else yield* lawsOf(world).fightThere(world, me, quarry, 'H1-AVI-11');
}
