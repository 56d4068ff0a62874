import { centreOf, type Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { legendary } from '../../epics.ts';
import { placeRoom } from '../../words/place-room.ts';
import type { PlaytestWorld } from '../../world.ts';
import { builder, gain, lose, plainGoods } from './elves.ts';
import { explore } from './exploring.ts';
import type { Colony, Elves } from './state.ts';

/** What an expansion that is a room does besides. */
export interface Expansion {
  readonly name: string;
  /** What it takes of the colony's ○, or adds to it (PT-COL-06). */
  readonly treasure: -1 | 0 | 1;
  readonly holds: 'nothing' | 'legendary' | 'trap';
}

/** PT-COL-06, -07: a room by the colony's sanctum, and what it does. */
export function* buildExpansion(
  world: PlaytestWorld,
  elves: Elves,
  colony: Colony,
  clause: Clause,
  { name, treasure, holds }: Expansion,
): Rule<Piece> {
  const { page } = world;
  const sanctum = page.piece(colony.sanctum);
  const wish = { clause, what: { kind: 'work', name } as const, room: name };
  const placed = placeRoom(builder(world, elves, colony.group), centreOf(sanctum.shape), wish);
  explore(world, elves, placed?.room, placed?.joint);
  const room = placed?.room ?? sanctum;
  if (placed) colony.rooms.push(room.id);
  if (treasure < 0) lose(world, clause, colony.group, plainGoods(world, colony.group).slice(-1));
  if (treasure > 0) gain(world, clause, colony.group, 'treasure', room);
  if (holds === 'legendary') yield* legendary(world, clause, room, { owner: colony.group });
  return room;
}
