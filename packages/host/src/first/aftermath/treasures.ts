import type { Bead } from '@understory/page';
import type { Rule } from '@understory/table';
import { ELVEN_TREASURE } from '../civilization/dark-elves/elf-civ.ts';
import { DWARVEN_TREASURE } from '../civilization/dwarves/treasure.ts';
import { EMBLEMS } from '../emblems.ts';
import { note } from '../note.ts';
import type { Aftermathed } from './state.ts';
import { treasureName } from './treasure-name.ts';

/** H1-TRE-02: the looks of treasures of interest, and how their counters look: an artifact of the Demons is none of H1-FEA-02. */
const OF_INTEREST: Readonly<Record<string, string>> = {
  [EMBLEMS.gems]: EMBLEMS.gems,
  [DWARVEN_TREASURE]: DWARVEN_TREASURE,
  [ELVEN_TREASURE]: ELVEN_TREASURE,
  [EMBLEMS.artifact]: 'demon-artifact artifact',
  [EMBLEMS['fallen star']]: EMBLEMS['fallen star'],
};

/** H1-TRE-01: every treasure of interest that has come since the last look gets its name. */
export function* nameTreasures(world: Aftermathed): Rule {
  for (const bead of world.page.beads.slice()) {
    if (bead.until !== null || bead.since < world.aftermath.looked) continue;
    const emblem = counterOf(world, bead);
    if (emblem !== null) yield* nameTreasure(world, bead, emblem);
  }
}

/** What its counter looks like; null if it gets none. */
function counterOf({ page }: Aftermathed, { kind, name: called, emblem, piece }: Bead): string | null {
  if (kind !== 'treasure' || called !== null) return null;
  return OF_INTEREST[emblem ?? ''] ?? (page.piece(piece).room === 'crypt' ? 'hoard' : null);
}

function* nameTreasure(world: Aftermathed, bead: Bead, emblem: string): Rule {
  const { id, kind, at, piece, owner, fixed } = bead;
  const called = yield* treasureName(world, id);
  const named = { id: world.page.newId('b'), kind, at, piece, owner, fixed, emblem, name: called };
  note(world, { kind: 'treasure named', clause: 'H1-TRE-01', piece, name: called, beads: [named.id] }, [
    { do: 'move', id, bead: named },
  ]);
}
