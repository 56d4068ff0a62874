import { type Bead, livedAt } from '@understory/page';
import type { Tick } from './events.ts';
import type { GroupAt } from './view.ts';
import type { World } from './world.ts';

/** Peoples, colonies and groups that had a bead on the map at a tick. What is wild is nobody's. `then` is the world as it stood. */
export function groupsWithBeads(now: World, then: World, tick: Tick): GroupAt[] {
  return then.groups.flatMap(({ id, name, kind }) => {
    const beads = then.page.beads.filter((it) => it.owner === id && livedAt(it, tick));
    if (beads.length === 0) return [];
    const isHere = now.groups.some((it) => it.id === id && it.alive);
    return [{ id, name, counts: counted(beads), emblem: emblemOn(beads) ?? kind, isVillain: false, isHere }];
  });
}

function counted(beads: readonly Bead[]): GroupAt['counts'] {
  const counts: GroupAt['counts'] = {};
  for (const { kind } of beads) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

function emblemOn(beads: readonly Bead[]): string | null {
  return beads.find(({ kind }) => kind === 'population')?.emblem ?? null;
}
