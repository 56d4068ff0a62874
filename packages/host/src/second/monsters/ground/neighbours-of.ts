import type { World } from '../../../world.ts';
import { denOf } from '../den.ts';
import { neighbours } from './territory.ts';

/** Who is a neighbour of a group of the Age of Monsters now (H2-MON-112), by name; none if it is not on the map. */
export function neighboursOf(world: World, group: string): readonly string[] {
  const den = denOf(world);
  const monster = den?.monsters.find((it) => it.id === group);
  if (!den || !monster) return [];
  return neighbours(den, monster).map((it) => (it.is === 'wild' ? it.name : it.group.name));
}
