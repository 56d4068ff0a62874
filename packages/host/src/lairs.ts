import type { Bead, Piece } from '@understory/page';
import type { World } from './world.ts';

/** H2-MSR-29: a piece with ● that belong to no civilization and no monster group. All ● in one piece are one lair. */
export interface Lair {
  readonly piece: Piece;
  readonly beads: readonly Bead[];
}

export function lairs(world: World): Lair[] {
  const found = new Map<string, Bead[]>();
  for (const bead of world.page.beadsOf(null)) {
    if (bead.kind !== 'population') continue;
    const there = found.get(bead.piece);
    if (there) there.push(bead);
    else found.set(bead.piece, [bead]);
  }
  return [...found].map(([piece, beads]) => ({ piece: world.page.piece(piece), beads }));
}

export function lairIn(world: World, piece: Piece): Lair | null {
  const beads = world.page.beadsIn(piece.id, 'population').filter((it) => it.owner === null);
  return beads.length > 0 ? { piece, beads } : null;
}
