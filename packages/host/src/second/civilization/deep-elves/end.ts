import { centreOf } from '@understory/page';
import type { Rule } from '@understory/table';
import { putBead } from '../../../beads.ts';
import { choose } from '../../asks.ts';
import { note, sinceLast } from '../../note.ts';
import type { Instruction } from '../civ.ts';
import { clearAway, roomsOf } from '../gains.ts';
import type { ElfCiv } from './elf-civ.ts';

/** H2-ELF-27: all ● and ○ go, ❖ stay; 1○ is left in an empty sanctum of the capitol. */
export function* endOfElves(civ: ElfCiv): Rule {
  const { world, group } = civ;
  const sanctums = roomsOf(civ, group, 'sanctum');
  const cause = clearAway(civ, 'H2-ELF-27');
  const key = yield* choose('H2-ELF-27', {
    by: group.id,
    topic: { kind: 'which sanctum keeps a treasure' },
    options: sanctums.map(({ id: piece }, i) => ({
      key: piece,
      what: { kind: 'sanctum', number: i + 1 },
      subject: { piece },
    })),
    usual: civ.seat.id,
  });
  const sanctum = world.page.piece(key);
  const put = putBead(world, sanctum, { kind: 'treasure', owner: null });
  const left = { kind: 'left behind', clause: 'H2-ELF-27', group: group.id, bead: 'treasure' } as const;
  note(world, { ...left, piece: sanctum.id, beads: [put.bead.id], cause }, [put]);
  achievements(civ);
}

/** H2-ELF-35. */
function achievements({ world, group, turn }: ElfCiv): void {
  const key = turn <= 3 ? 'a short reign' : turn >= 10 ? 'a long reign' : null;
  if (!key) return;
  const since = sinceLast(world, 'civilization ended');
  note(world, { kind: 'achievement', clause: 'H2-ELF-35', group: group.id, key, turn, ...since });
}

/** H2-ELF-28, H2-HND-T1.3: the first monster drawn comes out of a pit of the capitol. */
export function* firstOutOfAPit(civ: ElfCiv): Rule<Instruction> {
  const { world, group } = civ;
  const pits = roomsOf(civ, group, 'pit');
  const key = yield* choose('H2-ELF-28', {
    by: group.id,
    topic: { kind: 'which pit the first monster comes out of' },
    options: pits.map(({ id: piece }, i) => ({ key: piece, what: { kind: 'pit', number: i + 1 }, subject: { piece } })),
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
