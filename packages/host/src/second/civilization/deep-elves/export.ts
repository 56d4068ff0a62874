import type { Clause, Rule } from '@understory/table';
import { beadsOf, moveBead } from '../../../beads.ts';
import { type Group, note } from '../../../world.ts';
import { homeFor } from '../gains.ts';
import { actingAs, buryTheDead, type ElfCiv } from './elf-civ.ts';

/** H2-ELF-09: one bead from one group to another, to a sanctum or a pit of the other; false if there is none to move. */
export function* exportOne(
  civ: ElfCiv,
  clause: Clause,
  kind: 'population' | 'treasure',
  from: Group,
  to: Group,
): Rule<boolean> {
  const { world } = civ;
  if (beadsOf(world, from.id, kind).length === 0) return false;
  civ.met.clear();
  const room = yield* actingAs(civ, to, () => homeFor(civ, clause, kind));
  // What the new room met may have taken the last one.
  const bead = beadsOf(world, from.id, kind).at(-1);
  if (!bead) return false;
  const text = `${from.name} sent ${kind === 'population' ? 'a noble' : 'wealth'} to ${to.name}.`;
  note(world, { kind: 'exported', clause, group: from.id, to: to.id, bead: kind, piece: room.id, text }, [
    moveBead(world, bead, room, to.id),
  ]);
  buryTheDead(civ);
  return true;
}
