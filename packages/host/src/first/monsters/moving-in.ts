import { centreOf, firstRunAlong, isLine, type Piece } from '@understory/page';
import { sheetOf } from '../record.ts';
import { drawAnew } from '../redrawing.ts';
import type { FirstWorld } from '../world.ts';
import { handOf } from './flavours.ts';
import { homeOf, type MonsterGroup } from './group.ts';
import { ownRooms } from './quarters.ts';
import { controlOf } from './zone-of-control.ts';

/** H1-GEN-11: where a group has moved in, what is of an older sheet is drawn anew on this one: its rooms, and the tunnels that lie wholly in its zone. */
export function moveIn(world: FirstWorld, me: MonsterGroup): void {
  const isFallow = fallowIn(world);
  const zone = controlOf(me, world);
  const rooms = new Set([world.page.piece(homeOf(me)), ...ownRooms(world, me)].filter(isFallow));
  const tunnels = [...world.page.drawn()].filter(
    (it) => it.kind === 'tunnel' && isFallow(it) && zone.reaches(it.shape) && isWithin(it, zone),
  );
  drawAnew(world, 'H1-GEN-11', me.id, [...rooms, ...tunnels], { hand: handOf(me) });
}

/** Of an older sheet, and not drawn anew on this one. */
function fallowIn(world: FirstWorld): (piece: Piece) => boolean {
  const newest = world.sheets.length;
  const anew = new Set(
    world.page.bonds.flatMap((it) => (it.kind === 'redrawn' && sheetOf(world, it) === newest ? [it.piece] : [])),
  );
  return (it) => sheetOf(world, it) < newest && !anew.has(it.id);
}

/** Does it lie in the zone: a tunnel from end to end, a room with its middle? */
export function isWithin({ shape }: Piece, zone: ReturnType<typeof controlOf>): boolean {
  if (isLine(shape)) return firstRunAlong(shape.path, (x, y) => !zone.holds(x, y)) === null;
  const { x, y } = centreOf(shape);
  return zone.holds(x, y);
}
