import { centreOf, type Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { withArticle } from '../../article.ts';
import { label } from '../../draw.ts';
import type { Tick } from '../../events.ts';
import { note, sinceLast } from '../note.ts';
import type { Civ } from './civ.ts';
import { newRoom, type RoomWish } from './rooms.ts';

/** H2-CIV-12: draw a new special room from the people's own list, labelled with its name (H2-CIV-08). */
export function* construct(civ: Civ, name: string, wish: Omit<RoomWish, 'sort' | 'title'>): Rule<Piece> {
  const room = yield* newRoom(civ, { ...wish, sort: name, title: withArticle(name) });
  built(civ, wish.clause, name, room);
  return room;
}

/** Who built the newest work, and in which line: what comes of it says so. */
export function asBuilt({ world, acting }: Civ): { readonly by: string; readonly cause?: Tick } {
  return { by: acting.id, ...sinceLast(world, 'built') };
}

/** It stands: the group has built it, and its name is written by it. `as` is what it came out as. Returns the tick. */
export function built(civ: Civ, clause: Clause, name: string, piece: Piece, as = name): Tick {
  const { world, acting } = civ;
  const tick = note(world, { kind: 'built', clause, group: acting.id, what: name, piece: piece.id, as }, [
    { do: 'build', group: acting.id, what: name },
  ]);
  label(world, 'H2-CIV-08', piece.id, as, centreOf(piece.shape), 'small');
  return tick;
}
