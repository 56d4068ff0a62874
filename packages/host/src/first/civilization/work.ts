import { line, type Piece, type Point, type Shape } from '@understory/page';
import { TUNNEL } from '../../measures.ts';
import { type Drawing, draw } from '../draw.ts';
import { areaOfSize, type Size } from '../measures.ts';
import { note } from '../note.ts';
import { joining, placeBeside, type RoomWish, roomAt } from '../words/rooms.ts';
import type { FirstWorld } from '../world.ts';
import type { Civ } from './civ.ts';
import { meet } from './meeting.ts';

type Work = Omit<Drawing, 'owner' | 'people' | 'manner'>;

/** Draw one of a civilization's own works. */
export function drawWork(world: FirstWorld, civ: Civ, work: Work): Piece {
  const { page } = world;
  const { id: group, kind: people } = civ.group;
  const piece = draw(world, { ...work, owner: group, people, manner: 'square' });
  const bond = { id: page.newId('n'), kind: 'works', group, piece: piece.id } as const;
  note(world, { kind: 'works', clause: work.clause, group, piece: piece.id }, [{ do: 'bond', bond }]);
  return piece;
}

/** A tunnel of theirs along a middle line, and whom they meet by it. */
export function digAlong(world: FirstWorld, civ: Civ, clause: Work['clause'], path: readonly number[]): Piece {
  const what = { kind: 'tunnel of the Dwarves' } as const;
  const tunnel = drawWork(world, civ, { clause, kind: 'tunnel', shape: line(path, TUNNEL), what });
  meet(world, civ, tunnel);
  return tunnel;
}

/** A room beside a parent, joined to it (H1-MEA-20); null on a full page. */
export function roomBeside(
  world: FirstWorld,
  civ: Civ,
  work: Omit<Work, 'kind' | 'shape' | 'area'>,
  wish: Omit<RoomWish, 'straight'>,
): Piece | null {
  const at = placeBeside(world.page, { ...wish, straight: true });
  if (!at) return null;
  const room = roomHere(world, civ, work, at, wish.size);
  digAlong(world, civ, work.clause, joining(wish.parent.shape, room.shape, true));
  return room;
}

/** A room with its middle at a point. */
export function roomHere(
  world: FirstWorld,
  civ: Civ,
  work: Omit<Work, 'kind' | 'shape' | 'area'>,
  at: Point,
  size: Size,
): Piece {
  const shape: Shape = roomAt(at, size);
  const room = drawWork(world, civ, { ...work, kind: 'room', shape, area: areaOfSize(size) });
  meet(world, civ, room);
  return room;
}
