import { type Bead, livedAt } from '@understory/page';
import type { Tick } from './events.ts';
import type { GroupAt } from './view.ts';
import type { Group, World } from './world.ts';

/** Who of them decide anything now, and who were villains then. */
interface Roles {
  readonly players: readonly Group[];
  readonly villains: readonly string[];
}

/** Peoples, colonies and groups that had a bead on the map at a tick. What is wild is nobody's. `then` is the world as it stood. */
export function groupsWithBeads(then: World, tick: Tick, { players, villains }: Roles): GroupAt[] {
  return then.groups.flatMap(({ id, name, kind }) => {
    const beads = then.page.beads.filter((it) => it.owner === id && livedAt(it, tick));
    if (beads.length === 0) return [];
    const isVillain = villains.includes(id);
    const isHere = players.some((it) => it.id === id);
    return [{ id, name, counts: counted(beads), emblem: emblemOn(beads) ?? kind, isVillain, isHere }];
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
