import type { World } from '@understory/host';
import { livedAt } from '@understory/page';
import type { Epic } from '../card.ts';

/** The epic treasures that a people and its colonies hold at a moment. */
export function epicsOf({ page, groups }: World, people: string, tick: number): Epic[] {
  const holders = new Set(groups.filter((it) => it.of === people).map(({ id }) => id)).add(people);
  return page.beads
    .filter((it) => it.kind === 'epic' && it.owner !== null && holders.has(it.owner) && livedAt(it, tick))
    .map(({ id, origin, name, piece }) => ({ id, origin, name: name ?? 'A treasure that lasts', piece }));
}
