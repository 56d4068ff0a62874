import type { World } from '@understory/host';
import { type BeadKind, livedAt } from '@understory/page';

export type Counts = Partial<Record<BeadKind, number>>;

/** The beads that lie in a piece at a moment. */
export function beadsIn({ page }: World, piece: string, tick: number): Counts {
  const counts: Counts = {};
  for (const bead of page.beads) {
    if (bead.piece === piece && livedAt(bead, tick)) counts[bead.kind] = (counts[bead.kind] ?? 0) + 1;
  }
  return counts;
}

export interface Dweller {
  readonly id: string;
  readonly name: string;
  readonly counts: Counts;
  /** Where the map can show it. */
  readonly piece: string | null;
}

/** Who lives in the dungeon at a moment: groups, and the lairs that belong to none. */
export function dwellers(world: World, tick: number): Dweller[] {
  const groups = world.groups
    .filter(({ alive }) => alive)
    .map(({ id, name, population, treasure, bonus }) => ({
      id,
      name,
      counts: { population, treasure, bonus },
      piece: null,
    }));
  const homes = new Set<string>();
  for (const bead of world.page.beads) if (bead.owner === null && livedAt(bead, tick)) homes.add(bead.piece);
  const lairs = world.page.pieces
    .filter((it) => homes.has(it.id) && livedAt(it, tick))
    .map((it) => ({
      id: it.id,
      name: lairName(it.title, it.stratum),
      counts: beadsIn(world, it.id, tick),
      piece: it.id,
    }));
  return [...groups, ...lairs];
}

function lairName(title: string, stratum: number): string {
  const name = title.replace(/^an? /, '');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${stratum === 0 ? 'surface' : `stratum ${stratum}`}`;
}
