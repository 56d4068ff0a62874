import type { Piece } from '@understory/page';
import type { Clause, Rule, Seat } from '@understory/table';
import { epicTreasure as anyEpicTreasure } from '../epics.ts';
import type { Tick } from '../events.ts';
import { freshNames } from './names.ts';
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
  const naming = world.options.epics
    ? ({ by, clause: 'H2-CIV-28', ideas: ideas ?? freshNames(world, 'epic treasure') } as const)
    : null;
  return yield* anyEpicTreasure(world, { clause, into, owner, naming, cause });
}
