import { type Bead, centreOf, type Piece } from '@understory/page';
import type { Clause } from '@understory/table';
import { moveBead } from '../../beads.ts';
import { note } from '../note.ts';
import type { Realm } from '../realm.ts';
import { found } from './founding.ts';
import type { Lone } from './state.ts';
import { adoptedLone } from './wanderers/lone.ts';
import { typeByLook } from './wanderers/types.ts';

/** H1-MON-06, H1-PRM-14: Ancient Wyrms that were left over are alpha predators, with the ● and ○ in their caves. */
export function wakeWyrms(world: Realm): void {
  const { page } = world;
  for (const cave of [...page.drawn()]) {
    if (cave.what.kind !== 'cave of the Wyrm') continue;
    const beads = page.beadsIn(cave.id).filter((it) => it.owner === null);
    if (!beads.some((it) => it.kind === 'population')) continue;
    const { name } = cave.what as { readonly kind: string; readonly name: string };
    const me = found(world, {
      kind: 'alpha',
      flavour: 'Ancient Wyrm',
      alignment: 'hungry',
      name,
      home: cave,
      clause: 'H1-MON-06',
    });
    take(world, me.id, cave, beads, 'H1-MON-06');
  }
}

/** H1-MON-12: every other ● that is nobody's is a lone fighter from now on, by its look; those of one revolt are one (H1-ELF-27). Prisoners stay nobody's. */
export function adoptLone(
  world: Realm,
  clause: Clause,
  typed: (look: string | null) => string = (look) => typeByLook(look) ?? 'primordial beast',
): Lone[] {
  const { page } = world;
  const stacks = new Map<string, Bead[]>();
  for (const bead of page.beadsOf(null)) {
    if (bead.kind !== 'population' || bead.emblem === 'prisoner') continue;
    const type = typed(bead.emblem);
    const { owner, id } = page.piece(bead.piece);
    const key = type === 'freed slaves' && owner ? `${type} of ${owner}` : `${type} in ${id}`;
    stacks.set(key, [...(stacks.get(key) ?? []), bead]);
  }
  return [...stacks.values()].map((beads) => {
    const [first] = beads as [Bead, ...Bead[]];
    const room = page.piece(first.piece);
    const lone = adoptedLone(world, {
      clause,
      type: typed(first.emblem),
      room,
      at: centreOf(room.shape),
    });
    take(world, lone.id, room, beads, clause);
    return lone;
  });
}

function take(world: Realm, group: string, room: Piece, beads: readonly Bead[], clause: Clause): void {
  const moves = beads.map((it, nth) => moveBead(world, it, room, group, nth));
  note(world, { kind: 'left over', clause, group, piece: room.id, beads: moves.map((it) => it.bead.id) }, moves);
}
