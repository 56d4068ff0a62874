import { centreOf, type Piece } from '@understory/page';
import type { Clause } from '@understory/table';
import type { Tick, Who } from './events.ts';
import { causedBy, note } from './note.ts';
import type { World } from './world.ts';

/** An edition puts the marks on pieces that it has words for. */
export interface Marks<Kind extends string> {
  mark(world: World, clause: Clause, piece: Piece, kind: Kind, how?: How): void;
  /** Has somebody this mark on one of its pieces? */
  hasMark(world: World, owner: string, kind: Kind): boolean;
}

interface How {
  readonly by?: Who | null;
  readonly cause?: Tick;
}

/** `export const { mark, hasMark } = marks<MarkKind>()` */
export function marks<Kind extends string>(): Marks<Kind> {
  return { mark, hasMark };
}

function mark(world: World, clause: Clause, piece: Piece, kind: string, { by = null, cause }: How = {}): void {
  const at = centreOf(piece.shape);
  const made = { id: world.page.newId('m'), kind, at, piece: piece.id, what: null };
  const marked = { kind: 'marked', clause, piece: piece.id, mark: kind, what: piece.room } as const;
  note(world, { ...marked, by, ...causedBy(cause) }, [{ do: 'mark', mark: made }]);
}

function hasMark({ page }: World, owner: string, kind: string): boolean {
  return page.marks.some((it) => it.until === null && it.kind === kind && page.piece(it.piece).owner === owner);
}
