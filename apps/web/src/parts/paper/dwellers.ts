import type { View, World } from '@understory/host';
import { type BeadKind, livedAt } from '@understory/page';
import { capital } from '@understory/table';
import type { Called } from '../../words/called-in.ts';

export type Counts = Partial<Record<BeadKind, number>>;

/** The beads that lie in a piece at a moment. */
export function beadsIn({ page }: World, piece: string, tick: number): Counts {
  const counts: Counts = {};
  for (const bead of page.beads) {
    if (bead.piece === piece && livedAt(bead, tick)) counts[bead.kind] = (counts[bead.kind] ?? 0) + 1;
  }
  return counts;
}

/** The beads of a group at a moment. */
export function beadsOf({ page }: World, group: string, tick: number): Counts {
  return page.beads
    .filter((bead) => bead.owner === group && livedAt(bead, tick))
    .reduce<Counts>((counts, { kind }) => oneMore(counts, kind), {});
}

export interface Dweller {
  readonly id: string;
  readonly name: string;
  readonly counts: Counts;
  /** Where the map can show it. */
  readonly piece: string | null;
}

/** Who lives in the dungeon at a moment: groups, and the lairs that belong to none. */
export function dwellers(
  { levelOf }: Pick<View, 'levelOf'>,
  world: World,
  tick: number,
  called: Called,
  named: (id: string, otherwise: string) => string = (_, otherwise) => otherwise,
): Dweller[] {
  const owned = new Map<string, Counts>();
  const homes = new Set<string>();
  for (const bead of world.page.beads) {
    if (!livedAt(bead, tick)) continue;
    if (bead.owner === null) homes.add(bead.piece);
    else owned.set(bead.owner, oneMore(owned.get(bead.owner) ?? {}, bead.kind));
  }
  const groups = world.groups
    .filter(({ id }) => owned.has(id))
    .map(({ id, name }) => ({ id, name: named(id, name), counts: owned.get(id) ?? {}, piece: null }));
  const lairs = world.page.pieces
    .filter((it) => homes.has(it.id) && livedAt(it, tick))
    .map((it) => ({
      id: it.id,
      name: `${capital(named(it.id, called(it.what, { tick, bare: true })))}, ${levelOf(world, it).said}`,
      counts: beadsIn(world, it.id, tick),
      piece: it.id,
    }));
  return [...groups, ...lairs];
}

function oneMore(counts: Counts, kind: BeadKind): Counts {
  return { ...counts, [kind]: (counts[kind] ?? 0) + 1 };
}
