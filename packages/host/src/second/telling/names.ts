import type { Creature } from '../monsters/monster.ts';
import type { SecondWorld } from '../world.ts';
import { wildName } from './facts.ts';

/** What a group is called. */
export function nameOf(world: SecondWorld, of: Creature): string {
  return of.is === 'wild' ? wildName(world, of.piece) : of.group.name;
}
