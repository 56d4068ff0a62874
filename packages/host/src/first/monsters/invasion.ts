import { distance, type Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import { THUMB } from '../measures.ts';
import { chambers, isOccupied } from '../words/chambers.ts';
import type { FirstWorld } from '../world.ts';
import type { MonsterGroup } from './group.ts';
import { homeOf } from './group.ts';
import { lawsOf } from './laws.ts';
import { abandon } from './losses.ts';
import { caveOff, moveHome } from './moving.ts';
import { heartOf } from './quarters.ts';
import { isAlive } from './state.ts';
import { holderAt } from './zone.ts';
import { controlOf } from './zone-of-control.ts';

/** After so many bounces a newcomer leaves the map (H1-MON-22). */
const BOUNCES = 10;

/** H1-MON-20 to -23: a newcomer fights the lone fighters of its room, then invades whoever holds the place, and moves on where both survive. */
export function* invade(world: FirstWorld, me: MonsterGroup, spared: MonsterGroup | null = null): Rule {
  for (let bounce = 0; bounce <= BOUNCES; bounce++) {
    yield* lawsOf(world).meetLoners(world, me, 'H1-MON-23');
    if (!isAlive(world, me) || world.monsters.over) return;
    const holder = holderOf(world, me, spared);
    if (!holder) return;
    if (bounce === BOUNCES) return abandon(world, me, 'H1-MON-22');
    // Coming to another place is coming anew, also upon those met before (H1-MON-28 is of seasons).
    me.encountered = [];
    yield* lawsOf(world).encounter(world, me, holder, 'H1-MON-20');
    if (!isAlive(world, me) || world.monsters.over) return;
    if (isAlive(world, holder) && !bounceOff(world, me, holder)) return abandon(world, me, 'H1-MON-22');
  }
}

/** The group in whose zone the middle of its home lies. */
function holderOf(world: FirstWorld, me: MonsterGroup, spared: MonsterGroup | null): MonsterGroup | null {
  const holder = holderAt(world, heartOf(world, me), me);
  return holder === spared ? null : holder;
}

/** H1-MON-21: to the nearest unoccupied room a thumb outside of the zone, else to a new cave there. Whether there was any place. */
function bounceOff(world: FirstWorld, me: MonsterGroup, from: MonsterGroup): boolean {
  const { page } = world;
  const zone = controlOf(from, world);
  const here = page.piece(homeOf(me));
  const outside = (it: Piece) => zone.gap(it.shape) >= THUMB - 0.001;
  const rooms = chambers(page).filter((it) => it !== here && !isOccupied(page, it) && outside(it));
  const room = page.nearest(here.shape, rooms) ?? newCave(world, me, from);
  if (room) moveHome(world, me, room, 'H1-MON-21');
  return room !== null;
}

function newCave(world: FirstWorld, me: MonsterGroup, from: MonsterGroup): Piece | null {
  const [at, other] = [heartOf(world, me), heartOf(world, from)];
  const long = distance(at.x, at.y, other.x, other.y);
  const way = long < 0.01 ? { x: 1, y: 0 } : { x: (at.x - other.x) / long, y: (at.y - other.y) / long };
  const zone = controlOf(from, world);
  const { page } = world;
  for (let far = THUMB; far <= page.width; far += 0.5) {
    const may = ({ x, y }: { readonly x: number; readonly y: number }) =>
      zone.gap({ path: [x, y], closed: false, swell: 0.5 }) >= THUMB - 0.001;
    const cave = caveOff(world, page.piece(homeOf(me)), { way, far, may }, 'H1-MON-21');
    if (cave) return cave;
  }
  return null;
}
