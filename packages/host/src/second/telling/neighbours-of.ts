import { denOf } from '../monsters/den.ts';
import { neighbours } from '../monsters/ground/territory.ts';
import type { SecondWorld } from '../world.ts';
import { nameOf } from './names.ts';

/** Who is a neighbour of a group of the Age of Monsters now (H2-MON-112), by name; none if it is not on the map. */
export function neighboursOf(world: SecondWorld, group: string): readonly string[] {
  const den = denOf(world);
  const monster = den?.monsters.find((it) => it.id === group);
  return den && monster ? neighbours(den, monster).map((it) => nameOf(world, it)) : [];
}
