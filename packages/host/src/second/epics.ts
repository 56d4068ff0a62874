import type { Piece } from '@understory/page';
import { type Clause, name, type Rule, type Seat } from '@understory/table';
import { putBead } from '../beads.ts';
import { note, type World } from '../world.ts';
import { freshNames } from './names.ts';

/** H2-CIV-28: an epic treasure comes to lie in a piece, and gets a name. With epics off it is a plain ○ that survives (H2-GEN-04). */
export function* epicTreasure(
  world: World,
  clause: Clause,
  into: Piece,
  owner: string | null,
  by: Seat,
  ideas?: readonly string[],
): Rule<string | null> {
  const called = world.options.epics
    ? yield* name('H2-CIV-28', {
        by,
        prompt: 'What is the treasure called?',
        ideas: ideas ?? freshNames(world, 'epic treasure'),
        about: into.id,
      })
    : null;
  const text = called ? `${called} lies in ${into.title}.` : `A treasure that will last lies in ${into.title}.`;
  note(world, { kind: 'epic treasure', clause, group: owner, piece: into.id, name: called, text }, [
    putBead(world, into, { kind: 'epic', owner, name: called }),
  ]);
  return called;
}
