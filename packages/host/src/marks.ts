import { centreOf, type Piece, type Point } from '@understory/page';
import type { Clause, Topic } from '@understory/table';
import type { Tick, Who } from './events.ts';
import { causedBy, note } from './note.ts';
import type { World } from './world.ts';

/** An edition puts the marks on pieces that it has words for, and writes the signs. */
export interface Marks<Kind extends string, Sign extends Topic> {
  mark(world: World, clause: Clause, piece: Piece, kind: Kind, how?: How): void;
  /** A mark with words: *plague 2*, *Fate*. */
  sign(world: World, clause: Clause, piece: Piece, kind: Kind, what: Sign): void;
  /** Has somebody this mark on one of its pieces? */
  hasMark(world: World, owner: string, kind: Kind): boolean;
}

interface How {
  readonly by?: Who | null;
  readonly cause?: Tick;
  /** Beside its middle. */
  readonly at?: Point;
}

/** `export const { mark, hasMark } = marks<MarkKind>()` */
export function marks<Kind extends string, Sign extends Topic = never>(): Marks<Kind, Sign> {
  return { mark, sign, hasMark };
}

function mark(
  world: World,
  clause: Clause,
  piece: Piece,
  kind: string,
  { by = null, cause, at = centreOf(piece.shape) }: How = {},
): void {
  const made = { id: world.page.newId('m'), kind, at, piece: piece.id, what: null };
  const marked = { kind: 'marked', clause, piece: piece.id, mark: kind, what: piece.room } as const;
  note(world, { ...marked, by, ...causedBy(cause) }, [{ do: 'mark', mark: made }]);
}

function sign(world: World, clause: Clause, piece: Piece, kind: string, what: Topic): void {
  const made = { id: world.page.newId('m'), kind, at: centreOf(piece.shape), piece: piece.id, what };
  const marked = { kind: 'marked', clause, piece: piece.id, mark: kind, what: piece.room, by: null } as const;
  note(world, { ...marked, name: what }, [{ do: 'mark', mark: made }]);
}

function hasMark({ page }: World, owner: string, kind: string): boolean {
  return page.marks.some((it) => it.until === null && it.kind === kind && page.piece(it.piece).owner === owner);
}
