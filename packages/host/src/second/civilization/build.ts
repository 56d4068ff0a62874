import { centreOf, type MarkKind, type Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { note, type World } from '../../world.ts';
import { label } from '../draw.ts';
import type { Civ } from './civ.ts';
import { newRoom, type RoomWish } from './rooms.ts';

/** H2-CIV-12: draw a new special room from the people's own list, labelled with its name (H2-CIV-08). */
export function* construct(civ: Civ, name: string, wish: Omit<RoomWish, 'sort' | 'title'>): Rule<Piece> {
  const room = yield* newRoom(civ, { ...wish, sort: name, title: withArticle(name) });
  built(civ, wish.clause, name, room);
  return room;
}

/** It stands: the group has built it, and its name is written by it. */
export function built(civ: Civ, clause: Clause, name: string, piece: Piece, words = name): void {
  const { world, acting } = civ;
  const text = `${acting.name} built ${withArticle(words)}.`;
  note(world, { kind: 'built', clause, group: acting.id, construction: name, piece: piece.id, text }, [
    { do: 'build', group: acting.id, what: name },
  ]);
  label(world, 'H2-CIV-08', piece.id, words, centreOf(piece.shape), 'small');
}

/** H2-CIV-T1: a mark on a piece: ☒, ⌂ and their like. */
export function mark(world: World, clause: Clause, piece: Piece, kind: MarkKind, text: string): void {
  const at = centreOf(piece.shape);
  const made = { id: world.page.newId('m'), kind, at, piece: piece.id, text: null };
  note(world, { kind: 'marked', clause, piece: piece.id, mark: kind, text }, [{ do: 'mark', mark: made }]);
}

/** Has the acting group this mark on one of its pieces? */
export function hasMark({ world }: Civ, owner: string, kind: MarkKind): boolean {
  return world.page.marks.some(
    (it) => it.until === null && it.kind === kind && world.page.piece(it.piece).owner === owner,
  );
}

export function withArticle(name: string): string {
  if (/^(The|An?|Some) /.test(name)) return name.charAt(0).toLowerCase() + name.slice(1);
  if (/s$/.test(name) && !/ss$/.test(name)) return name;
  return `${/^[AEIOU]/i.test(name) ? 'an' : 'a'} ${name}`;
}
