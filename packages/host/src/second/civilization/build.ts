import { centreOf, type Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import type { Tick, Who } from '../../events.ts';
import { causedBy } from '../../note.ts';
import type { World } from '../../world.ts';
import { withArticle } from '../article.ts';
import { label } from '../draw.ts';
import { note } from '../note.ts';
import type { MarkKind } from '../nouns.ts';
import type { Civ } from './civ.ts';
import { newRoom, type RoomWish } from './rooms.ts';

/** H2-CIV-12: draw a new special room from the people's own list, labelled with its name (H2-CIV-08). */
export function* construct(civ: Civ, name: string, wish: Omit<RoomWish, 'sort' | 'title'>): Rule<Piece> {
  const room = yield* newRoom(civ, { ...wish, sort: name, title: withArticle(name) });
  built(civ, wish.clause, name, room);
  return room;
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

/** H2-CIV-T1: a mark on a piece: ☒, ⌂ and their like. */
export function mark(
  world: World,
  clause: Clause,
  piece: Piece,
  kind: MarkKind,
  { by, cause }: { readonly by?: Who; readonly cause?: Tick } = {},
): void {
  const at = centreOf(piece.shape);
  const made = { id: world.page.newId('m'), kind, at, piece: piece.id, text: null };
  const marked = { kind: 'marked', clause, piece: piece.id, mark: kind, what: piece.room } as const;
  note(world, { ...marked, ...(by ? { by } : {}), ...causedBy(cause) }, [{ do: 'mark', mark: made }]);
}

/** Has the acting group this mark on one of its pieces? */
export function hasMark({ world }: Civ, owner: string, kind: MarkKind): boolean {
  return world.page.marks.some(
    (it) => it.until === null && it.kind === kind && world.page.piece(it.piece).owner === owner,
  );
}
