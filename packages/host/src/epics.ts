import type { Piece } from '@understory/page';
import type { Clause, Rule, Seat } from '@understory/table';
import { name } from './asks.ts';
import { putBead } from './beads.ts';
import type { Tick } from './events.ts';
import { causedBy, note } from './note.ts';
import type { World } from './world.ts';

/** An epic treasure that comes to lie somewhere. */
export interface EpicTreasure {
  readonly clause: Clause;
  readonly into: Piece;
  readonly owner: string | null;
  /** Who names it, by which clause and from which ideas; null where epic treasures have no names. */
  readonly naming: { readonly by: Seat; readonly clause: Clause; readonly ideas: readonly string[] } | null;
  readonly cause?: Tick | undefined;
  /** It can never leave the place. */
  readonly isFixed?: boolean;
}

/** An epic treasure comes to lie in a piece, and gets a name. Returns the name. */
export function* epicTreasure(
  world: World,
  { clause, into, owner, naming, cause, isFixed }: EpicTreasure,
): Rule<string | null> {
  const called = naming
    ? yield* name(naming.clause, {
        by: naming.by,
        topic: { kind: 'name of the treasure' },
        ideas: naming.ideas,
        about: into.id,
        of: { subject: 'treasure', id: world.page.idAhead('b') },
      })
    : null;
  const put = putBead(world, into, { kind: 'epic', owner, name: called, ...(isFixed && { fixed: true }) });
  const lies = { kind: 'epic treasure', clause, group: owner, piece: into.id, name: called } as const;
  note(world, { ...lies, beads: [put.bead.id], ...causedBy(cause) }, [put]);
  return called;
}
