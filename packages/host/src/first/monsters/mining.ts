import { distance, gap, type Piece, type Unit } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { pointShape } from '../../works.ts';
import { HANDS } from '../civilization/hands.table.ts';
import { draw, putBeads } from '../draw.ts';
import { areaOfSize, ONE_BEAD, THUMBPRINT } from '../measures.ts';
import { note } from '../note.ts';
import { lodesLeft } from '../words/lodes.ts';
import { movedIntoRock } from '../words/rock.ts';
import { roomAt } from '../words/rooms.ts';
import type { FirstWorld } from '../world.ts';
import { claim } from './claims.ts';
import { digTo } from './dig.ts';
import { digsFrom } from './digging.ts';
import { handOf } from './flavours.ts';
import type { MonsterGroup } from './group.ts';
import { lawsOf } from './laws.ts';
import { heartOf } from './quarters.ts';
import { isAlive } from './state.ts';
import { controlOf } from './zone-of-control.ts';

/** H1-DLV-03: the unmined lode nearest to its home of those that its zone touches; null if it touches none. */
function lodeInReach(world: FirstWorld, me: MonsterGroup): Unit | null {
  const { page } = world;
  const zone = controlOf(me, world);
  const { x, y } = heartOf(world, me);
  const near = lodesLeft(page).filter(({ at }) => zone.gap(pointShape(at)) <= page.measures.touch + 0.001);
  return near.sort((a, b) => distance(a.at.x, a.at.y, x, y) - distance(b.at.x, b.at.y, x, y))[0] ?? null;
}

/** H1-DLV-03, H1-MEA-42: a mine on the lode, claimed, with 1○ left free there. Whether it mined. */
export function* mine(world: FirstWorld, me: MonsterGroup, clause: Clause): Rule<boolean> {
  const lode = lodeInReach(world, me);
  if (!lode) return false;
  const place = yield* mineOn(world, me, clause, lode);
  if (!place) return false;
  claim(world, me, clause, place);
  putBeads(world, clause, place, 'treasure', 1, 'mined ore');
  for (const it of world.page.touching(place)) yield* lawsOf(world).touched(world, me, it);
  return true;
}

/** H1-MEA-42: where it touches nothing of its digger's, a tunnel joins it to the nearest of that. */
function* mineOn(world: FirstWorld, me: MonsterGroup, clause: Clause, lode: Unit): Rule<Piece | null> {
  const { page } = world;
  const size = lode.kind === 'mithral' ? ONE_BEAD : THUMBPRINT;
  const shape = movedIntoRock(page, roomAt(lode.at, size));
  const own = digsFrom(world, me);
  const off = own.map((it) => gap(it, shape));
  const nearest = own[off.indexOf(Math.min(...off))];
  if (nearest && Math.min(...off) > page.measures.touch)
    yield* digTo(world, me, clause, nearest, shape, Number.POSITIVE_INFINITY);
  // What the tunnel came upon may have been the end of them.
  if (!isAlive(world, me)) return null;
  const { hand, manner } = HANDS[handOf(me)];
  const place = draw(world, {
    clause,
    kind: 'room',
    shape,
    area: areaOfSize(size),
    what: { kind: 'mine' },
    room: 'mine',
    owner: me.id,
    people: hand,
    manner,
  });
  note(world, { kind: 'mined', clause, group: me.id, unit: lode.id, piece: place.id }, [{ do: 'end', id: lode.id }]);
  return place;
}
