import { lookOf, type World } from '@understory/host';
import { type Bead, livedAt } from '@understory/page';
import type { Counts } from '../../../../parts/paper/dwellers.ts';
import { monster } from './acting.ts';

export interface GroupAt {
  readonly id: string;
  readonly name: string;
  readonly counts: Counts;
  /** What its emblem is found by. */
  readonly words: string;
  readonly isVillain: boolean;
  /** It is still on the map now, so that it can be taken over. */
  readonly isHere: boolean;
}

/** The groups of monsters that had a bead on the map at a moment, the oldest first. Wild things are nobody's. */
export function groupsAt(world: World, tick: number): GroupAt[] {
  const held = new Map<string, { readonly counts: Counts; look: string }>();
  for (const bead of world.page.beads) {
    if (bead.owner === null || !livedAt(bead, tick)) continue;
    const group = held.get(bead.owner) ?? { counts: {}, look: '' };
    group.counts[bead.kind] = (group.counts[bead.kind] ?? 0) + 1;
    group.look ||= lookOn(bead);
    held.set(bead.owner, group);
  }
  return world.groups.flatMap(({ id, name, card }) => {
    const beads = held.get(id);
    if (!beads || card === null) return [];
    const here = monster(world, id);
    return {
      id,
      name,
      counts: beads.counts,
      words: here ? lookOf(here) : beads.look,
      isVillain: here ? here.villainCard !== null : false,
      isHere: here !== undefined,
    };
  });
}

function lookOn({ kind, look }: Bead): string {
  return kind === 'population' ? (look ?? '') : '';
}
