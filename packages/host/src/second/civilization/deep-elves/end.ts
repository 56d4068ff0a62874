import { centreOf } from '@understory/page';
import { choose, type Rule } from '@understory/table';
import { putBead } from '../../../beads.ts';
import { note } from '../../../world.ts';
import type { Instruction } from '../civ.ts';
import { clearAway, roomsOf } from '../gains.ts';
import type { ElfCiv } from './elf-civ.ts';

/** H2-ELF-27: all ● and ○ go, ❖ stay; 1○ is left in an empty sanctum of the capitol. */
export function* endOfElves(civ: ElfCiv): Rule {
  const { world, group } = civ;
  const sanctums = roomsOf(civ, group, 'sanctum');
  clearAway(civ, 'H2-ELF-27');
  const key = yield* choose('H2-ELF-27', {
    by: group.id,
    prompt: 'In which sanctum is a treasure left behind?',
    options: sanctums.map((it, i) => ({ key: it.id, text: `Sanctum ${i + 1}`, subject: { piece: it.id } })),
    usual: civ.seat.id,
  });
  const sanctum = world.page.piece(key);
  const text = `A last treasure lies in a sanctum of ${group.name}.`;
  note(world, { kind: 'left behind', clause: 'H2-ELF-27', bead: 'treasure', piece: sanctum.id, text }, [
    putBead(world, sanctum, { kind: 'treasure', owner: null }),
  ]);
  achievements(civ);
}

/** H2-ELF-35. */
function achievements({ world, turn }: ElfCiv): void {
  const text = turn <= 3 ? 'They ended within three turns.' : turn >= 10 ? `They lasted ${turn} turns.` : null;
  if (text) note(world, { kind: 'achievement', clause: 'H2-ELF-35', text });
}

/** H2-ELF-28, H2-HND-T1.3: the first monster drawn comes out of a pit of the capitol. */
export function* firstOutOfAPit(civ: ElfCiv): Rule<Instruction> {
  const { world, group } = civ;
  const pits = roomsOf(civ, group, 'pit');
  const key = yield* choose('H2-ELF-28', {
    by: group.id,
    prompt: 'Out of which pit does the first monster come?',
    options: pits.map((it, i) => ({ key: it.id, text: `Pit ${i + 1}`, subject: { piece: it.id } })),
    usual: pits[0]?.id ?? null,
  });
  return {
    clause: 'H2-HND-T1.3',
    kind: 'first card',
    card: 'drawn',
    piece: key,
    at: centreOf(world.page.piece(key).shape),
  };
}
