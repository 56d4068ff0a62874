import type { Piece } from '@understory/page';
import type { Clause } from '@understory/table';
import { putBead } from '../../../beads.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { ELVEN_TREASURE, type Place } from './elf-civ.ts';

/** H1-ELF-06: treasure in a temple or shrine is no slave. */
export function putTreasure(world: Realm, { group }: Place, clause: Clause, room: Piece): void {
  const bead = putBead(world, room, { kind: 'treasure', owner: group.id, emblem: ELVEN_TREASURE });
  const gained = { group: group.id, bead: 'treasure', count: 1, beads: [bead.bead.id], piece: room.id } as const;
  note(world, { kind: 'gained', clause, ...gained, deed: 'work' }, [bead]);
}
