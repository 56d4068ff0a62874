import type { Bead, Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { beadsOf, moveBead } from '../../../beads.ts';
import type { Tick } from '../../../events.ts';
import { causedBy } from '../../../note.ts';
import type { Group, World } from '../../../world.ts';
import { note } from '../../note.ts';
import { homeFor } from '../gains.ts';
import { actingAs, buryTheDead, type ElfCiv } from './elf-civ.ts';

/** H2-ELF-09: one bead from one group to another, to a sanctum or a pit of the other; false if there is none to move. */
export function* exportOne(
  civ: ElfCiv,
  clause: Clause,
  kind: 'population' | 'treasure',
  from: Group,
  to: Group,
  cause?: Tick,
): Rule<boolean> {
  const { world } = civ;
  if (beadsOf(world, from.id, kind).length === 0) return false;
  civ.met.clear();
  const room = yield* actingAs(civ, to, () => homeFor(civ, clause, kind));
  // What the new room met may have taken the last one.
  const bead = beadsOf(world, from.id, kind).at(-1);
  if (!bead) return false;
  buryTheDead(civ, exported(world, { clause, ...causedBy(cause) }, bead, from, to, room));
  return true;
}

/** It goes from the one group to the other, into this room. Returns the tick. */
export function exported(
  world: World,
  why: { readonly clause: Clause; readonly cause?: Tick },
  bead: Bead,
  from: Group,
  to: Group,
  room: Piece,
): Tick {
  const { kind, name } = bead;
  const put = moveBead(world, bead, room, to.id);
  const sent = { kind: 'exported', ...why, group: from.id, to: to.id, bead: kind, piece: room.id } as const;
  return note(world, { ...sent, beads: [put.bead.id], names: name ? [name] : [] }, [put]);
}
