import { count } from './beads.ts';
import type { Group, World } from './world.ts';

/** A group as other programs read it. */
export interface GroupFields {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly card?: string | undefined;
  readonly population: number;
  readonly treasure: number;
  readonly bonus: number;
  readonly aside?: string[] | undefined;
  readonly alive: boolean;
  /** Ticks of the journal. */
  readonly since?: number | undefined;
  readonly until?: number | null | undefined;
  readonly built?: { readonly what: string; readonly since: number }[] | undefined;
  readonly former?: { readonly name: string; readonly until: number }[] | undefined;
}

/** A group with the beads it has on the page. */
export function groupFields(world: World, group: Group): GroupFields {
  const { id, name, kind, card, aside, alive, times } = group;
  const beads = {
    population: count(world, id, 'population'),
    treasure: count(world, id, 'treasure'),
    bonus: count(world, id, 'bonus'),
  };
  const kept = aside.length > 0 ? { aside: [...aside] } : {};
  return {
    id,
    name,
    kind,
    ...(card === null ? {} : { card }),
    ...beads,
    ...kept,
    alive,
    since: times.founded,
    until: times.fell,
    built: group.built.map((what, i) => ({ what, since: times.built[i] ?? times.founded })),
    ...formerNames(group),
  };
}

function formerNames({ former }: Group): Pick<GroupFields, 'former'> {
  const names = former.flatMap((it) => (it.was === 'name' ? { name: it.name, until: it.until } : []));
  return names.length > 0 ? { former: names } : {};
}
