import type { Rule } from '@understory/table';
import type { PlaytestWorld } from './world.ts';

/** PT-DIS-01: the Great Disaster comes from the first edition; it is not joined yet, and the monsters come at once. */
export function* greatDisaster(world: PlaytestWorld): Rule {
  world.at = { age: 'monsters', phase: 'arrivals', era: 1 };
}
