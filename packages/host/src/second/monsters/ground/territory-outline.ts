import type { SecondWorld } from '../../world.ts';
import { denOf } from '../den.ts';
import { territoryOf } from './territory.ts';

/** Where a group of the Age of Monsters is at home now (H2-MON-110): closed rings x, y, x, y … to draw; none if it is not on the map. */
export function territoryOutline(world: SecondWorld, group: string): readonly (readonly number[])[] {
  const den = denOf(world);
  const monster = den?.monsters.find((it) => it.id === group);
  return den && monster ? territoryOf(den, monster).outline(world.page.width, world.page.height) : [];
}
