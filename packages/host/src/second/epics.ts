import type { Piece } from '@understory/page';
import type { Clause, Rule, Seat } from '@understory/table';
import { putBead } from '../beads.ts';
import type { Tick } from '../events.ts';
import { causedBy } from '../note.ts';
import { name } from './asks.ts';
import { freshNames } from './names.ts';
import { note } from './note.ts';
import type { SecondWorld } from './world.ts';

/** H2-CIV-28: an epic treasure comes to lie in a piece, and gets a name. With epics off it is a plain ○ that survives (H2-GEN-04). */
export function* epicTreasure(
  world: SecondWorld,
  clause: Clause,
  into: Piece,
  owner: string | null,
  by: Seat,
  { ideas, cause }: { readonly ideas?: readonly string[]; readonly cause?: Tick } = {},
): Rule<string | null> {
  const called = world.options.epics
    ? yield* name('H2-CIV-28', {
        by,
        topic: { kind: 'name of the treasure' },
        ideas: ideas ?? freshNames(world, 'epic treasure'),
        about: into.id,
      })
    : null;
  const put = putBead(world, into, { kind: 'epic', owner, name: called });
  const lies = { kind: 'epic treasure', clause, group: owner, piece: into.id, name: called } as const;
  note(world, { ...lies, beads: [put.bead.id], ...causedBy(cause) }, [put]);
  return called;
}
